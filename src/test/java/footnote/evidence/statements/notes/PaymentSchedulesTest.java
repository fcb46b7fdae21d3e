package footnote.evidence.statements.notes;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.statements.FilingStatements;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PaymentSchedulesTest {
    private static List<PaymentSchedules.Amount> amounts(String page) {
        return PaymentSchedules.of(List.of(new FilingStatements.PageText(Optional.of(7), page)));
    }

    /** What falls in 2026, by the name of its row or column. */
    private static String in2026(String page) {
        return amounts(page).stream()
                .filter(each -> each.due().equals("2026"))
                .map(each -> each.name() + "=" + each.figure().orElseThrow())
                .collect(Collectors.joining("; "));
    }

    static List<Arguments> schedules() {
        return List.of(
                Arguments.of("=137", """
                        Maturities of long-term debt are as follows (in millions):
                        2025 $ 49
                        2026 137
                        2027 20
                        Thereafter 300
                        Total $ 506"""),
                Arguments.of("Operating Leases=25; Finance Leases=8", """
                        Maturities of lease liabilities (in millions):
                        Operating Leases(1) Finance Leases(1)
                        Fiscal 2025 $ 27 $ 9
                        Fiscal 2026 25 8
                        Fiscal 2027
                        21 7
                        Thereafter 40 6
                        Total lease payments 113 30"""),
                Arguments.of("Operating Leases=25; Finance Leases=8", """
                        (In millions)
                        Operating Finance
                        Year Ending June 30, Leases Leases
                        2025 $ 27 $ 9
                        2026 25 8
                        2027 21 7"""),
                Arguments.of("United States=61; International=5; Postretirement Benefits=4", """
                        Qualified and Non-qualified Pension Benefits
                        (Millions) United States International Postretirement Benefits
                        2025 Benefit Payments $ 60 $ 6 $ 4
                        2026 Benefit Payments 61 5 4
                        2027 Benefit Payments 62 5 3
                        Next five years 300 26 15"""),
                Arguments.of("U.S. Pension Plans=61; International Pension Plans=5; Postretirement Plans=4", """
                        Pension Plans Postretirement Plans
                        (MILLIONS) U.S. International
                        Expected benefit payments:
                        2025 $ 60 $ 6 $ 4
                        2026 61 5 4
                        2027 62 5 3"""),
                Arguments.of("Pension=55; Retiree medical=8; Total=63", """
                        Our estimated future benefit payments are as follows:
                        2025 2026 2027 2028 2029 2030 - 2034
                        Pension $ 54 $ 55 $ 56 $ 57 $ 58 $ 300
                        Retiree
                        medical 9 8 8 7 7 30
                        Total $ 63 $ 63 $ 64 $ 64 $ 65 $ 330"""),
                Arguments.of("=137", """
                        The maturities of long-term debt are as follows (in millions):
                        2025 2026 2027 After 2027 Total
                        $ 49 $ 137 $ 20 $ 300 $ 506"""),
                Arguments.of("=137", """
                        Maturities of long-term debt for the three years succeeding December 31, 2024 are $49 million (2025),
                        $137 million (2026) and $20 million (2027)."""),
                Arguments.of("=137", """
                        The scheduled maturity of debt in each of the years ending May 31, 2025 through 2027 are $49 million,
                        $137 million and $20 million, respectively."""));
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void readsWhatFallsInAYear(String expected, String page) {
        assertThat(in2026(page)).isEqualTo(expected);
    }

    static List<String> unread() {
        return List.of("""
                        Maturities of long-term debt are as follows (in millions):
                        2025 $ 49
                        2026 137
                        2027 20
                        Total $ 506""", """
                        Maturities of debt (in millions):
                        2025 2026 2027 Thereafter Total
                        Notes $ 49 $ 137 $ 20 $ 300 $ 999""", """
                        Operating
                        Capital Leases Leases
                        2025 $ 27 $ 9
                        2026 25 8
                        2027 21 7""", """
                        2026 2025 2024
                        Revenue $ 49 $ 137 $ 20""");
    }

    @ParameterizedTest
    @MethodSource("unread")
    void readsNothingThatDoesNotTieOrHasNoClearColumns(String page) {
        assertThat(in2026(page)).isEmpty();
    }

    @Test
    void keepsSpansAndTheScaleThatIsStated() {
        var amounts = amounts("""
                Expected benefit payments are as follows (in millions):
                2025 $ 49
                2026 137
                2027 20
                2028-2032 300
                We paid $3,000 in common stock and $3 billion in cash to the plans in 2024.""");

        assertThat(amounts.getLast().due()).isEqualTo("2028-2032");
        assertThat(amounts.getLast().scale().orElseThrow()).isEqualByComparingTo("1000000");
    }

    /** What falls at that time, by the name of its row or column. */
    private static String due(String time, String page) {
        return amounts(page).stream()
                .filter(each -> each.due().equals(time))
                .filter(each -> each.figure().isPresent())
                .map(each -> each.name() + "=" + each.figure().orElseThrow())
                .collect(Collectors.joining("; "));
    }

    @Test
    void readsTheTotalOfAScheduleAndTheInterestInIt() {
        String leases = """
                Maturities of lease liabilities (in millions):
                Operating Leases Finance Leases
                2025 $ 27 $ 9
                2026 25 8
                2027 21 7
                Thereafter 40 6
                Total lease payments 113 30
                Less imputed interest (13) (4)
                Total $ 100 $ 26""";

        assertThat(due(PaymentSchedules.TOTAL, leases)).isEqualTo("Operating Leases=113; Finance Leases=30");
        assertThat(due(PaymentSchedules.INTEREST, leases)).isEqualTo("Operating Leases=13; Finance Leases=4");
    }

    @Test
    void givesInterestOfOneColumnToTheOneWhoseRestIsPrintedNext() {
        String leases = """
                Future minimum payments (in millions):
                Operating Leases Capital Leases
                2025 $ 27 $ 9
                2026 25 8
                2027 21 7
                Total 73 24
                Less amount representing interest (4)
                Net present value of minimum lease payments 20""";

        assertThat(due(PaymentSchedules.INTEREST, leases)).isEqualTo("Capital Leases=4");
    }

    @Test
    void readsSpansOfYearsFromTheEndOfTheReportOn() {
        String obligations = """
                Less than More than
                Contractual obligations (in thousands): Total 1 year 1-3 years 3-5 years 5 years
                Content obligations (1) $ 1,900 $ 800 $ 700 $ 300 $ 100
                Debt (2) 90 30 20 10 30""";

        assertThat(due(PaymentSchedules.WITHIN_A_YEAR, obligations)).isEqualTo("Content obligations=800; Debt=30");
        assertThat(due(PaymentSchedules.AFTER_FIVE_YEARS, obligations)).isEqualTo("Content obligations=100; Debt=30");
    }
}

package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.EvidenceReader.View;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.notes.PaymentSchedules;
import footnote.evidence.statements.notes.ScheduleFacts.Scheduled;
import footnote.workflows.ask.formulas.ProposedProgram;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleLookupTest {
    private static final String NOTES = """
            Maturities of long-term debt are as follows (in millions):
            2023 $ 49
            2024 137
            2025 20
            Thereafter 300
            Maturities of lease liabilities (in millions):
            Operating Leases Finance Leases
            2023 $ 27 $ 9
            2024 25 8
            2025 21 7
            Our pension and other postretirement benefit payments are expected to be as follows (in millions):
            2023 2024 2025 2026-2030
            Pension plans $ 54 $ 55 $ 56 $ 300
            Retiree medical 9 8 8 30
            Total $ 63 $ 63 $ 64 $ 330
            Unearned revenue is expected to be recognized as follows (in millions):
            2023 $ 700
            2024 500
            2025 200
            The estimated amortization expense of intangible assets is as follows (in millions):
            2023 $ 72
            2024 71
            2025 70
            Payments due by year are as follows (in millions):
            2023 2024 2025 Thereafter
            Long-term debt 40 130 20 300
            Purchase obligations 400 300 200 100""";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How much of Anvil's long-term debt matures in 2024?           | 137 | debt maturities
            What finance lease payments does Anvil owe in 2025?           | 7   | finance lease payments
            What pension benefits does Anvil expect to pay in 2024?       | 55  | expected pension benefit payments
            How much will Anvil pay in retiree medical benefits in 2023?  | 9   | expected other postretirement benefit payments
            How much does Anvil expect to pay its retirees in 2025?       | 64  | expected benefit payments
            What pension payments are expected in 2026 through 2030?      | 300 | expected pension benefit payments
            What purchase obligations of Anvil are due in 2024?           | 300 | purchase obligations
            What amortization expense does Anvil expect in 2024?          | 71  | expected amortization
            How much unearned revenue will Anvil recognize in 2024?       | 500 | unearned revenue to be recognized
            As of 2022, how much rent did Anvil still have to pay on operating leases in 2024? | 25 | operating lease payments
            How much of Anvil's debt matures later than 2025?             | 300 | debt maturities
            What minimum rent was Anvil due to pay on finance leases in 2024? | 8 | finance lease payments
            What non-pension postretirement benefits does Anvil expect in the five years after 2025? | 30 | expected other postretirement benefit payments
            How much of Anvil's debt matures after 2025?                  | 300 | debt maturities""")
    void findsTheAmountOfTheKindAndYear(String question, String figure, String name) {
        var chosen = chosen(question).orElseThrow();

        assertThat(chosen.amount().figure().orElseThrow()).isEqualByComparingTo(figure);
        assertThat(chosen.name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What lease payments does Anvil owe in 2024?
            What interest payments does Anvil expect in 2024?
            How much of Anvil's long-term debt matures in 2031?
            What pension contributions does Anvil expect in 2024?
            What tax benefits does Anvil expect in 2024?
            What revenue does Anvil expect in 2024?
            How much amortization of software does Anvil expect in 2024?""")
    void leavesOpenWhatIsOfTwoKindsOrOfNone(String question) {
        assertThat(chosen(question)).isEmpty();
    }

    private static Optional<Scheduled> chosen(String question) {
        var asked = new CompanyQuestion(
                question,
                "anvil",
                "Anvil Inc",
                Optional.empty(),
                List.of(),
                List.of("Anvil"),
                ProposedProgram.none(),
                new View(false, LocalDate.of(2024, 1, 1)));
        return ScheduleLookup.in(PaymentSchedules.of(List.of(new PageText(Optional.of(50), NOTES))), asked);
    }
}

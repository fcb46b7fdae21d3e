package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DividendsPerShareTest {
    @Test
    void readsDividendsPerShareInTheNamesOfRowsOfTheStatementOfEquity() {
        assertThat(dividends("""
                CONSOLIDATED STATEMENTS OF SHAREHOLDERS' EQUITY
                Balance at December 31, 2020 500 500
                Dividends declared on common stock ($1.070
                per share) and preferred stock ($0.10
                per share) (107) (107)
                Balance at December 31, 2021 523 523
                Dividends declared on common stock ($1.190 per share) (119) (119)
                Balance at December 31, 2022 554 554
                """)).containsExactlyInAnyOrder("2022 1.190", "2021 1.070");
        assertThat(dividends("""
                STATEMENTS OF STOCKHOLDERS' EQUITY
                Year Ended December 31, 2022 2021
                Balance, end of period 554 523
                Cash dividends declared per common share $ 2.72 $ 2.48
                """)).containsExactlyInAnyOrder("2022 2.72", "2021 2.48");
        assertThat(dividends(
                        "(a) Cash dividends declared per common share were $4.5250 and $4.2475 for 2022 and 2021."))
                .containsExactlyInAnyOrder("2022 4.5250", "2021 4.2475");
    }

    @Test
    void readsNoDividendsPerShareWherePagesDiffer() {
        assertThat(dividends("""
                STATEMENTS OF STOCKHOLDERS' EQUITY
                Year Ended December 31, 2022 2021
                Cash dividends declared per common share $ 2.72 $ 2.48
                (a) Cash dividends declared per common share were $2.70 and $2.48 for 2022 and 2021.
                """)).containsExactly("2021 2.48");
    }

    private static List<String> dividends(String page) {
        return PartTablesTest.facts(PartTablesTest.INCOME, page).stream()
                .filter(fact -> fact.metric().name().equals("dividend_per_share"))
                .map(fact -> fact.period().year() + " " + fact.value().toPlainString())
                .toList();
    }
}

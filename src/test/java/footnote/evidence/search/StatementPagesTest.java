package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.PaperMill;
import org.junit.jupiter.api.Test;

class StatementPagesTest {
    private final java.util.List<String> report = PaperMill.annualReport("Anvil Works Inc.", 2023);

    @Test
    void knowsTheThreeStatementsByHeadingAndRows() {
        assertThat(StatementPages.of(report.get(2))).containsEntry(StatementKind.INCOME, 1.0);
        assertThat(StatementPages.of(report.get(3))).containsEntry(StatementKind.BALANCE, 1.0);
        assertThat(StatementPages.of(report.get(4))).containsEntry(StatementKind.CASH_FLOW, 1.0);
    }

    @Test
    void takesNoProseForAStatement() {
        assertThat(StatementPages.of(report.get(1))).isEmpty();
        assertThat(StatementPages.of("See the Consolidated Balance Sheets for total assets.\nNothing else."))
                .isEmpty();
    }

    @Test
    void readsAHeadingThatThePdfToreApart() {
        var torn = report.get(3).replace("BALANCE SHEETS", "BALANCE SHEE TS");

        assertThat(StatementPages.of(torn)).containsEntry(StatementKind.BALANCE, 1.0);
    }
}

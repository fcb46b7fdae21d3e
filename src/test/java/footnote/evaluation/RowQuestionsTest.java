package footnote.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Subject;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.StatementFacts;
import footnote.testing.PaperMill;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RowQuestionsTest {
    @Test
    void asksForTheSameTwoRowsOfAReportWithTheFirstColumnAsTheAnswer() {
        var label = PaperMill.labelOfAnnualReport();
        var pages = PaperMill.annualReport("Anvil", 2022).stream()
                .map(text -> new PageText(Optional.of(1), text))
                .toList();
        var rows = StatementFacts.read(label, pages, Subject.unlisted("Anvil")).rows();

        var items = RowQuestions.of(label, rows);

        assertThat(items).hasSize(2).isEqualTo(RowQuestions.of(label, rows));
        assertThat(items).allSatisfy(item -> {
            assertThat(item.question()).startsWith("What was ").endsWith(" of Anvil in FY2022?");
            assertThat(rows)
                    .filteredOn(row -> item.question().contains(" " + row.label() + " of "))
                    .anySatisfy(row -> assertThat(
                                    row.facts().getFirst().fact().value().toPlainString())
                            .isEqualTo(item.answer()));
        });
    }
}

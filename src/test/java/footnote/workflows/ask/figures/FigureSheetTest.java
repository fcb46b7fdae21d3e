package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.LedgerEntry;
import footnote.runtime.json.Json;
import footnote.testing.PaperMill;
import footnote.workflows.ask.answer.AnswerEvidence;
import java.util.List;
import org.junit.jupiter.api.Test;

class FigureSheetTest {
    private static final String INCOME = """
            CONSOLIDATED STATEMENTS OF INCOME
            Year Ended December 31 (Millions) 2022 2021
            Net sales 1,000 900
            Cost of sales 700 650
            Gross profit 300 250
            Operating expenses 100 90
            Operating income 200 160
            Income before income taxes 200 160
            Provision for income taxes 40 30
            Net income 160 130
            """;

    @Test
    void isCitedByTheReportAFigureWasReadFrom() {
        var lastYear = PrintedPage.rows(INCOME).getFirst().facts().stream()
                .map(each -> LedgerEntry.of(each.fact()))
                .filter(entry -> entry.fact().period().year() == 2021)
                .findFirst()
                .orElseThrow();
        var sheet = new FigureSheet("Anvil", List.of(lastYear.id()), List.of(lastYear), List.of());

        var evidence = AnswerEvidence.empty().with(sheet.from(List.of(PaperMill.labelOfAnnualReport())));

        assertThat(evidence.sources())
                .singleElement()
                .extracting(source -> source.passage().document().title())
                .isEqualTo("Anvil 10-K FY2022");
    }

    @Test
    void isReadAndWrittenAsBeforeItsDocumentsWereKept() {
        String before = Json.write(FigureSheet.none("Anvil", "revenue of Anvil is not found"));

        assertThat(before).doesNotContain("documents");
        assertThat(Json.read(before, FigureSheet.class).documents()).isEmpty();
    }
}

package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Subject;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.StatementFacts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UsefulFigureTest {
    private static final String INCOME = """
            CONSOLIDATED STATEMENTS OF INCOME
            Year Ended December 31 (Millions) 2022 2021
            Interest income 12,658 9,033
            Interest expense 2,763 1,283
            Net interest income 9,895 7,750
            Total revenues 52,862 42,380
            Provision for credit losses 2,182 1,419
            Salaries 41,095 33,110
            Income before income taxes 9,585 7,851
            Income tax provision 2,071 1,629
            Net income 7,514 6,222
            """;
    private static final String QUESTION =
            "Does Anvil have an improving gross margin? If gross margin is not a useful metric, then state that.";

    @Test
    void saysThatAMarginIsOfNoUseForALender() {
        assertThat(gaps(QUESTION, INCOME))
                .containsExactly(
                        "Anvil: gross margin is not meaningful for a lender, whose income statement has no cost of sales");
    }

    @Test
    void saysNothingOfACompanyThatSellsOrWhereItIsNotAsked() {
        assertThat(gaps(QUESTION, INCOME.replace("Salaries", "Cost of sales"))).isEmpty();
        assertThat(gaps("Does Anvil have an improving gross margin?", INCOME)).isEmpty();
    }

    private static List<String> gaps(String question, String page) {
        var label = new DocumentLabel(
                "id",
                "ANVIL_2022_10K",
                "Anvil",
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(2022)),
                Optional.empty(),
                Optional.empty(),
                "files");
        var rows = StatementFacts.read(label, List.of(new PageText(Optional.of(50), page)), Subject.unlisted("Anvil"))
                .rows();
        return UsefulFigure.objected(question, FigureSheet.none("Anvil", ""), rows)
                .gaps();
    }
}

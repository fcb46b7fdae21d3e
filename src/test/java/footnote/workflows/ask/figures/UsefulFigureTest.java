package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UsefulFigureTest {
    private static final String INCOME = """
            CONSOLIDATED STATEMENTS OF INCOME
            Year Ended December 31 (Millions) 2022 2021
            Interest income 600 500
            Interest expense 100 80
            Net interest income 500 420
            Total revenues 900 800
            Provision for credit losses 100 90
            Salaries 600 530
            Income before income taxes 200 180
            Income tax provision 50 45
            Net income 150 135
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
        var rows = PrintedPage.rows(page);
        return UsefulFigure.objected(question, FigureSheet.none("Anvil", ""), rows)
                .gaps();
    }
}

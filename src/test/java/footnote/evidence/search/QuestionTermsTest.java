package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import org.junit.jupiter.api.Test;

class QuestionTermsTest {

    @Test
    void findsFiguresByWhatReadersCallThem() {
        var terms = terms("What was capex of Anvil Works in FY2023?");

        assertThat(terms.rows()).containsKey("capital_expenditure");
        assertThat(terms.statements()).containsKey(StatementKind.CASH_FLOW);
        assertThat(terms.periods()).containsExactly(FiscalPeriod.year(2023));
    }

    @Test
    void takesARatioApart() {
        var terms = terms("Compute the inventory turnover for 2022");

        assertThat(terms.rows()).containsKeys("inventory_turnover", "cost_of_revenue", "inventory");
        assertThat(terms.statements()).containsKeys(StatementKind.INCOME, StatementKind.BALANCE);
    }

    @Test
    void takesAStatementThatIsNamedAtItsWord() {
        var terms = terms("From the balance sheet, how large was goodwill?");

        assertThat(terms.statements().get(StatementKind.BALANCE)).isGreaterThan(1);
    }

    @Test
    void readsQuartersAndForms() {
        var terms = terms("What does the 10-Q say about revenue in Q2 of 2023?");

        assertThat(terms.periods()).containsExactly(FiscalPeriod.quarter(2023, 2));
        assertThat(terms.kinds()).containsExactly(DocumentKind.QUARTERLY_REPORT);
    }

    @Test
    void leavesOutHowAQuestionIsPhrased() {
        assertThat(terms("Assume that you are an analyst. What is net income?").words())
                .doesNotContain("Assume")
                .contains("net income");
    }

    private static QuestionTerms terms(String question) {
        return QuestionTerms.of(question, MetricLexicon.standard());
    }
}

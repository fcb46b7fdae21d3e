package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.FiscalPeriod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void knowsAQuestionForReasons() {
        assertThat(terms("What drove gross margin in FY2022?").reasons()).isTrue();
        assertThat(terms("What was gross margin in FY2022?").reasons()).isFalse();
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Q2 2023",
                "Q2 of FY2023",
                "Q22023",
                "FY2023Q2",
                "2Q23",
                "Q2'23",
                "2023 Q2",
                "second quarter of fiscal 2023",
                "the second-quarter 2023",
                "Q2 FY23",
                "Q2-2023"
            })
    void readsAQuarterHoweverItIsWritten(String written) {
        assertThat(terms("How did sales develop in " + written + "?").periods())
                .containsExactly(FiscalPeriod.quarter(2023, 2));
    }

    @Test
    void needsTheStatementsOfTheParts() {
        assertThat(terms("Compute the inventory turnover for 2022").needed())
                .containsExactlyInAnyOrder(StatementKind.INCOME, StatementKind.BALANCE);
        assertThat(terms("What was depreciation in 2022?").needed()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which segment grew least if we exclude the impact of M&A?",
                "How fast did sales grow excluding acquisitions and divestitures?",
                "What was growth adjusted for currency effects?"
            })
    void growthWithoutWhatWasBoughtOrOwedToCurrenciesIsOrganic(String question) {
        assertThat(QuestionTerms.of(question, MetricLexicon.standard()).rows())
                .containsKey("organic_growth")
                .doesNotContainKey("acquisitions");
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

package footnote.workflows.ask.question.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnexplainedWordsTest {
    private static final List<String> COMPANIES = List.of("THE Anvil Company");

    @Test
    void findsWordsThatMakeAnotherFigure() {
        assertThat(UnexplainedWords.isOfAnotherFigure("What were Anvil's unbilled receivables in FY2022?", COMPANIES))
                .isTrue();
        assertThat(UnexplainedWords.isOfAnotherFigure("What were Anvil's receivables in FY2022?", COMPANIES))
                .isFalse();
        assertThat(UnexplainedWords.isOfAnotherFigure(
                        "Did Anvil's gross margin improve? If gross margin is not useful, say so.", COMPANIES))
                .isFalse();
        assertThat(UnexplainedWords.isOfAnotherFigure("What was Anvil's deferred revenue in FY2022?", COMPANIES))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What were Anvil's foreign pretax earnings in 2022?",
                "What was Anvil's accumulated depreciation at the end of FY2022?",
                "What was Anvil's gross property, plant and equipment in FY2022?"
            })
    void tellsThatAWordBeforeAFigureAsksForAPartOfIt(String question) {
        assertThat(UnexplainedWords.isQualified(question, COMPANIES)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What was Anvil's annual revenue in 2022?",
                "What was Anvil's effective tax rate in FY2022?",
                "What was Anvil's diluted EPS in FY2022?",
                "Does Anvil pay no dividend?",
                "Does Anvil have a reasonably healthy quick ratio for FY2022?",
                "What was Anvil's after-tax profit in FY2022?",
                "What was Anvil's trailing twelve month free cash flow?",
                "What was Anvil's closing inventory in FY2022?",
                "What was ANVLW revenue in FY2022?",
                "What was Anvil's accounts receivable turnover in FY2022?",
                "How much did Anvil spend on share repurchases in FY2022?",
                "You are an analyst. Operating income of Anvil in FY2022?"
            })
    void takesWordsOfTheFiguresNameForNoPartOfIt(String question) {
        assertThat(UnexplainedWords.isQualified(question, COMPANIES)).isFalse();
    }
}

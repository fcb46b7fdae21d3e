package footnote.workflows.ask.question.row;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.workflows.ask.question.row.RowWords.Fit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowWordsTest {
    private static final List<String> COMPANIES = List.of("THE Anvil Company");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What were Anvil's prepaid expenses in FY2022?|prepaid expenses",
                "What was prepaid expense & other of Anvil at the end of fiscal 2022?|prepaid expenses and other",
                "How much did Anvil pay for repurchases of preferred stock in 2022?|repurchases of preferred stock",
                "How much did Anvil pay for taxes related to equity awards?|payments for taxes related to equity awards",
                "What was Anvil's accumulated other comprehensive loss?|accumulated other comprehensive income",
                "How much common stock did Anvil issue in FY2022?|issuance of common stock",
                "What was Anvil's license fee in FY2022?|license fees",
                "Anvil advances and progress billings FY2022|advances and progress billings"
            })
    void knowsARowByItsNameHoweverItIsAskedFor(String question, String label) {
        assertThat(fit(question, label, "")).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What were Anvil's deferred income taxes in FY2022?|income taxes",
                "What were Anvil's investments in FY2022?|purchases of investments",
                "What was Anvil's non-current deferred revenue?|deferred revenue",
                "What was Anvil's other?|other",
                "What did Anvil say about its preferred stock?|preferred stock"
            })
    void takesNoRowThatSaysMoreOrLess(String question, String label) {
        assertThat(fit(question, label, "")).isEmpty();
    }

    @Test
    void takesARowOfWhatIsAskedForAndOthersLast() {
        String question = "What were Anvil's prepaid expenses in FY2022?";

        assertThat(fit(question, "prepaid expenses", "")).contains(Fit.SAME);
        assertThat(fit(question, "prepaid expenses and other current assets", ""))
                .contains(Fit.WITH_OTHERS);
        assertThat(fit(question, "other current assets", "")).isEmpty();
        assertThat(fit(question, "prepaid expenses and income taxes", "")).isEmpty();
    }

    @Test
    void tellsARowFromItsTotalAndByItsHeading() {
        assertThat(fit("What were Anvil's other assets?", "other assets", "")).contains(Fit.SAME);
        assertThat(fit("What were Anvil's other assets?", "total other assets", ""))
                .contains(Fit.WITHOUT_TOTAL);
        assertThat(fit("What was Anvil's product revenue?", "product", "revenue"))
                .contains(Fit.WITH_HEADING);
    }

    private static Optional<Fit> fit(String question, String label, String heading) {
        return RowWords.in(question, COMPANIES).flatMap(words -> words.fit(label, heading));
    }

    @Test
    void takesARowAndOthersUnderTheHeadingAskedFor() {
        String question = "What was Anvil's revenue from services in FY2022?";

        assertThat(fit(question, "service and other", "revenue")).contains(Fit.WITH_OTHERS);
        assertThat(fit(question, "service and other", "cost of revenue")).isEmpty();
    }
}

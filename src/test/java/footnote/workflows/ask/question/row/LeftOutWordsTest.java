package footnote.workflows.ask.question.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeftOutWordsTest {
    private static final String REVENUE = "revenue net sales total revenue Lamps";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How much money did Anvil's sales bring in during 2024, in millions, to one decimal? |",
                "How much revenue did Anvil make with lamps? |",
                "How much revenue did Anvil make from streaming? | streaming",
                "You are an investment banker who has only the cash flow statement. Here's the question: what is the revenue of Anvil? |",
                "What was Anvil's revenue in 2024? Compute or extract it by utilizing the line items clearly outlined there. |",
                "According to the details clearly outlined within the P&L statement, what was Anvil's revenue? |",
                "How fast did Anvil's appliance sales grow in 2024? | appliance"
            })
    void areThoseThatNoNameOfTheFiguresSays(String question, String left) {
        assertThat(LeftOutWords.in(question, List.of("Anvil"), REVENUE))
                .isEqualTo(left == null ? Set.of() : Set.of(left));
    }

    @Test
    void areNoFormsOfTheCompanysName() {
        assertThat(LeftOutWords.in("What was AnvilWorks revenue in 2024?", List.of("Anvil Works Inc."), REVENUE))
                .isEmpty();
    }
}

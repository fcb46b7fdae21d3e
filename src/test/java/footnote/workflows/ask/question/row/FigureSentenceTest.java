package footnote.workflows.ask.question.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureSentenceTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What percent of Anvil's net sales came from gasoline in 2023?    | Net sales of gasoline were about 11% of total net sales in 2023.
            By how much did Anvil increase its unsecured five year revolving credit agreement in 2023? | The five year unsecured revolving credit agreement was of $400 million in 2023 and of $380 million in 2022.
            How many factories do Anvil's suppliers run?                     | Our suppliers operated 123 finished goods footwear factories.
            How much cash did Anvil plan to put into its foreign pension plans in 2023? | During 2023, we anticipate cash contributions of $31 million to our international pension plans.
            How much of the buyback authorization was left at the end of 2023? | As of December 31, 2023, $3.4 billion of the share repurchase authorization remained available.""")
    void tellsTheFigureWithAllWordsOfTheQuestion(String question, String sentence) {
        assertThat(tells(question, sentence)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What percent of Anvil's net sales came from gasoline in 2023?    | Net sales of gasoline were about 11% of total net sales in 2021.
            What percent of Anvil's net sales came from gasoline in 2023?    | No customer of gasoline accounted for more than 10% of net sales in 2023.
            How many factories do Anvil's suppliers run?                     | Goods came from 15 suppliers, many of which run more than one of these factories.
            How much did Anvil make from sales of Post-it products in 2023?  | In 2023 Anvil sold a business of glass products with sales of $10 million.
            How much of the buyback authorization was left at the end of 2023? | In 2023 we bought back shares for $2 billion under the repurchase authorization.
            By how much did Anvil increase its unsecured five year revolving credit agreement in 2023? | Effective May 26, 2023, Anvil terminated the $380,000,000 five year unsecured revolving credit agreement, dated as of May 27, 2022.
            How much did Anvil contribute to pension plans in 2023?          | We expect to contribute $31 million to pension plans in 2023.""")
    void tellsNoOtherYearThingBoundOrPlan(String question, String sentence) {
        assertThat(tells(question, sentence)).isFalse();
    }

    private static boolean tells(String question, String sentence) {
        var years = question.contains("2023") ? List.of(2023) : List.<Integer>of();
        return FigureSentence.in(question, List.of("Anvil"), years)
                .orElseThrow()
                .isToldBy(sentence, "", Optional.of(2023));
    }
}

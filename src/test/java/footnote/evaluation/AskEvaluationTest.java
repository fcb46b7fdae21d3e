package footnote.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evaluation.AskEvaluation.Item;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskEvaluationTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Capex in USD millions?; $1577.00; 1577000000",
                "Net PPE in USD billions?; $8.70; 8700000000",
                "Inventory turnover?; 9.5; 9.5",
                "Margin?; 24.3%; 24.3",
                "Loss in USD millions?; (55); -55000000",
            })
    void readsTheWantedNumberInTheUnitAskedFor(String question, String answer, double wanted) {
        var item = new Item("1", question, "Anvil", "ANVIL_2023_10K", answer, List.of(), Optional.empty());

        assertThat(AskEvaluation.number(item)).contains(wanted);
    }
}

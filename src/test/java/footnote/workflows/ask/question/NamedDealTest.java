package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedDealTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What was the goodwill of Anvil's Corvid acquisition?; true
            How much cash went into the acquisition of Corvid?; true
            What was Anvil's goodwill related to Corvid?; true
            What was Anvil's goodwill?; false
            How much did Anvil spend on acquisitions?; false
            How much debt did Anvil take on for its purchase of property?; false
            """)
    void tellsAFigureOfADealFromThatOfTheCompany(String question, boolean named) {
        assertThat(NamedDeal.isAsked(question, List.of("Anvil Inc"))).isEqualTo(named);
    }
}

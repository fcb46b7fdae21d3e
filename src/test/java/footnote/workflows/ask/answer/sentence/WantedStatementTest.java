package footnote.workflows.ask.answer.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WantedStatementTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What are Acme's main risks? | RISK | A fire could reduce our sales. | We train people on risks.",
                "What is the purpose of Acme's plan? | PURPOSE | It is designed to reduce costs. | It costs $2 million.",
                "What does the Glow segment sell? | OFFERING | It sells lamps. | It represented a third of net sales.",
                "How did the flood affect Acme? | EFFECT | The flood has negatively impacted sales. | We will watch the flood.",
                "Who are Acme's competitors? | NAMES | We face competitors such as Birch. | Our competitors are making lamps.",
                "Who are Acme's rivals? | NAMES | Competitors include shops, towns and mills. | Competitors may merge.",
                "Who are Acme's suppliers? | NAMES | Five suppliers, Birch, Elm, Fir, Oak and Yew, sell us glass. | Our suppliers are few, small and far.",
                "Who insures Acme? | WHO | Birch Mutual insures us. | We are insured.",
                "Who runs Acme? | WHO | Ann Reed runs Acme. | Acme was founded in 1990.",
                "Where are lamps made? | PLACE | They are made in Olm. | They are sent to the Company."
            })
    void wantsWhatTheQuestionAsksFor(String question, WantedStatement wanted, String given, String beside) {
        assertThat(WantedStatement.in(question)).isEqualTo(wanted);
        assertThat(wanted.isGivenBy(given, Set.of("acme"))).isTrue();
        assertThat(wanted.isGivenBy(beside, Set.of("acme"))).isFalse();
    }
}

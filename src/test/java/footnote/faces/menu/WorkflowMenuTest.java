package footnote.faces.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.workflows.leads.LeadsRequest;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkflowMenuTest {
    private final WorkflowMenu menu = WorkflowMenu.standard();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Do a fundamental analysis of Alphabet | report",
                "Is Apple's moat shrinking? | report",
                "$AAPL vs $MSFT cloud growth | ask",
                "What was the capex of Microsoft in FY2023? | ask",
                "RELIANCE | analyze",
                "$AAPL | analyze",
                "what do you think of Reliance? | analyze",
                "is Suryavant too risky? | analyze",
                "find SaaS leads in Germany | leads",
                "today's top gainer | movers",
                "Quavelin Systems | analyze"
            })
    void recognisesWhatIsAskedFor(String query, String workflow) {
        assertThat(menu.recognised(query).workflow()).isEqualTo(workflow);
    }

    @Test
    void letsTheReaderOverrule() {
        assertThat(menu.chosen("ask", "RELIANCE").workflow()).isEqualTo("ask");
        assertThatThrownBy(() -> menu.chosen("astrology", "RELIANCE")).hasMessageContaining("there are leads, movers");
    }

    @Test
    void makesARequestOfEveryExample() {
        for (var entry : menu.entries()) {
            for (var example : entry.examples()) {
                assertThat(entry.request(example.query(), Optional.empty(), Json.object()))
                        .isNotNull();
                assertThat(menu.recognised(example.query()).workflow()).isEqualTo(entry.workflow());
            }
        }
    }

    @Test
    void takesNoFileOfThisMachineFromAfar() {
        var options = Json.object().put("exclude", "/etc/passwd").put("contacts", "/etc/passwd");

        var request = (LeadsRequest) menu.chosen("leads", "").request("leads in France", Optional.empty(), options);

        assertThat(request.exclude()).isEmpty();
        assertThat(request.contacts()).isEmpty();
    }
}

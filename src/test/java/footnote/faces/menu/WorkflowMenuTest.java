package footnote.faces.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.run.Fault;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkflowMenuTest {
    private final WorkflowMenu menu = WorkflowMenu.standard()
            .with(new MenuEntry(
                    "leads",
                    "Leads",
                    "For tests",
                    List.of(),
                    WorkflowMenu.words("find .*leads"),
                    (query, _, _) -> query));

    @Test
    void recognisesWhatTheWordsAskFor() {
        assertThat(menu.recognised("find SaaS leads in Germany").workflow()).isEqualTo("leads");
        assertThat(menu.recognised("RELIANCE.NS").workflow()).isEqualTo("analyze");
        assertThat(menu.recognised("Should I buy Quavelin?").workflow()).isEqualTo("analyze");
    }

    @Test
    void canBeOverruled() {
        assertThat(menu.chosen("analyze", "find leads").workflow()).isEqualTo("analyze");
        assertThat(menu.chosen("auto", "find leads").workflow()).isEqualTo("leads");
        assertThatThrownBy(() -> menu.chosen("nonsense", "x"))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("leads");
    }
}

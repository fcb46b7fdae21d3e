package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Follow-ups on the sample market: what they leave out is what the question before named. */
class AskConversationTest {
    @Test
    void keepsCompanyMetricAndPeriodThroughAConversation() {
        var session = Optional.of("talk");
        asked("What was Granwick's operating income in FY2024?", session);

        assertThat(asked("and its net income?", session).answer())
                .contains("Granwick Steel's net income was $136m in FY24");
        assertThat(asked("how does that compare with Merridock?", session).answer())
                .startsWith("Granwick Steel Corp has the higher net income: $136m.");
        assertThat(asked("and two years earlier?", session).answer()).contains("net income, FY22");
    }

    @Test
    void takesTheFigureBeforeAsAShareOfRevenueAndPerShare() {
        var part = Optional.of("part");
        asked("What was Kelvarra's Automotive revenue growth in FY2025?", part);
        assertThat(asked("as a share of revenue?", part).answer())
                .contains("revenue share, Automotive, FY25: 16.0%"); // 515 of 3,220
        var flow = Optional.of("flow");
        asked("What was Granwick's free cash flow in FY2025?", flow);
        assertThat(asked("per share?", flow).answer()).contains("free cash flow per share was $1.22 in FY25");
        assertThat(asked("and the prior year?", flow).answer()).contains("free cash flow per share was $1.27 in FY24");
    }

    @Test
    void ranksThoseOfTheConversation() {
        var one = Optional.of("one after another");
        asked("What was Quavelin's R&D expense in FY2024?", one);
        asked("as a share of revenue?", one);
        asked("and for Orrenbeck?", one);
        assertThat(asked("which of them is higher?", one).answer())
                .startsWith("Quavelin Systems Inc has the higher research and development to revenue: 15.2%.");
        var together = Optional.of("together");
        asked("Which has the highest operating margin in FY2025: Quavelin, Orrenbeck or Kelvarra?", together);
        assertThat(asked("which of them is the lowest?", together).answer())
                .startsWith("Orrenbeck Software Corp has the lowest operating margin: 23.0%.");
        assertThat(asked("what about net income?", together).answer())
                .startsWith("Kelvarra Semiconductor Corp has the highest net income: $1.03bn.");
    }

    @Test
    void keepsTheSubjectThroughATurnThatNothingAnswers() {
        var session = Optional.of("lost");
        asked("What was Kelvarra's capital expenditure in FY2026?", session);
        assertThat(asked("and the moon?", session).isLeftOpen()).isTrue();
        assertThat(asked("as a share of operating cash flow?", session).answer())
                .contains("capital expenditure was 16.8% of operating cash flow in FY26");
        assertThat(asked("how has it changed over five years?", session).answer())
                .contains(
                        "capital expenditure to operating cash flow fell from 19.6% in FY21 to 16.8% in FY26 (-282bp)");
    }

    @Test
    void saysThatFiguresWhichPrintAlikeAreLevel() {
        assertThat(asked(
                                "Which has the highest operating margin in FY2025: Quavelin, Orrenbeck or Kelvarra?",
                                Optional.empty())
                        .answer())
                .startsWith(
                        "Quavelin Systems Inc and Kelvarra Semiconductor Corp have the highest operating margin: 39.9%.");
        assertThat(asked("Did Tanegawa's R&D as a percent of sales rise in FY2026?", Optional.empty())
                        .answer())
                .startsWith("No.");
    }

    @Test
    void comparesAmountsPerShare() {
        assertThat(asked("Compare free cash flow per share of Quavelin and Orrenbeck in FY2025", Optional.empty())
                        .answer())
                .startsWith("Quavelin Systems Inc has the higher free cash flow per share: $8.07.");
    }

    @Test
    void asksTheSameOfAnotherPartOfTheCompany() {
        var session = Optional.of("segments");
        asked("What was Kelvarra's Data Center revenue in FY2026?", session);

        assertThat(asked("what about Automotive?", session).answer())
                .contains("Kelvarra Semiconductor's Automotive revenue was $731m in FY26");
        assertThat(asked("and the year before?", session).answer()).contains("Automotive revenue was $515m in FY25");
        assertThat(asked("and industrial?", session).answer()).contains("Industrial revenue was $741m in FY25");
        assertThat(asked("what share of total revenue is that?", session).answer())
                .contains("revenue share, Industrial, FY25: 23.0%");
        assertThat(asked("how much did it grow?", session).answer())
                .startsWith(
                        "Kelvarra Semiconductor's Industrial revenue rose by $96m (14.9%) from $645m in FY24 to $741m in FY25");
        assertThat(asked("what about Quavelin?", session).answer()).doesNotContain("Kelvarra");
    }

    @Test
    void followsAFigureSinceAYear() {
        var session = Optional.of("since");
        asked("What is the net margin of Suryavant?", session);

        var changed = asked("And how has that changed since 2023?", session);

        assertThat(changed.answer())
                .contains("Suryavant Infra's net margin fell from 10.4% in FY23 to 6.7% in FY26 (-370bp)");
        assertThat(asked("Why?", session).question())
                .isEqualTo("Why did net margin of Suryavant Infra Ltd change since FY2023?");
    }

    private static AskAnswer asked(String question, Optional<String> session) {
        return SampleQuestions.SHARED.asked(question, session);
    }
}

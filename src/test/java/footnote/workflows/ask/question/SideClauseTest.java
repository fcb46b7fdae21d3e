package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SideClauseTest {
    private static final String USEFUL =
            "Is Acme's margin steady? If margin is not a useful metric for such a company, then state that and explain why.";

    @Test
    void leavesOutWhatToSayOfAFigureOfNoUse() {
        assertThat(SideClause.asksUsefulness(USEFUL)).isTrue();
        assertThat(SideClause.withoutUsefulness(USEFUL).strip()).isEqualTo("Is Acme's margin steady?");
    }

    @Test
    void knowsTheReportThatIsToBeRead() {
        String question = "What payments does Acme expect in 2022 according to its FY2019 10-K?";

        assertThat(SideClause.reportYear(question)).contains(2019);
        assertThat(SideClause.topicOf(question).strip()).startsWith("What payments does Acme expect in 2022");
        assertThat(new QuestionWords(
                                "Which director retires according to the 8-K dated April 24, 2023?", List.of("Acme"))
                        .words())
                .containsExactly("director", "retires");
    }
}

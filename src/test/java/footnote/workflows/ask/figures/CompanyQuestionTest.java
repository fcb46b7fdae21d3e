package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.EvidenceReader.View;
import footnote.workflows.ask.formulas.ProposedProgram;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CompanyQuestionTest {
    @Test
    void leavesOutWordsOfTheCompanysNameThatNameFigures() {
        var question = asked("What was the interest expense of Anvil Income & Growth Fund in 2023?");

        assertThat(question.withShortName().question()).isEqualTo("What was the interest expense of Anvil in 2023?");
        assertThat(question.withShortName().names()).contains("Anvil");
    }

    @Test
    void leavesAQuestionAsItIsWhereTheNameNamesNoFigure() {
        var question = new CompanyQuestion(
                "What was the revenue of Anvil Works?",
                "anvil",
                "Anvil Works",
                Optional.empty(),
                List.of(),
                List.of("Anvil Works"),
                ProposedProgram.none(),
                new View(false, LocalDate.of(2024, 1, 1)));

        assertThat(question.withShortName()).isEqualTo(question);
    }

    private static CompanyQuestion asked(String question) {
        return new CompanyQuestion(
                question,
                "anvil",
                "Anvil Income & Growth Fund",
                Optional.empty(),
                List.of(),
                List.of("Anvil Income & Growth Fund"),
                ProposedProgram.none(),
                new View(false, LocalDate.of(2024, 1, 1)));
    }
}

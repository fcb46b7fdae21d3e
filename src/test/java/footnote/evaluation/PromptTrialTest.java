package footnote.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Role;
import footnote.testing.ScriptedModel;
import org.junit.jupiter.api.Test;

class PromptTrialTest {
    record Said(String words) {}

    @Test
    void countsWhatWasTakenAndWhatTheRuleHadToAnswer() {
        Model scripted = new ScriptedModel(new Said("fine"), new Said("grew 12%"));
        var trial = new PromptTrial(_ -> scripted);
        var model = trial.model(Role.FAST);
        var prompt = Prompt.of(PromptTrialTest.class);

        var taken = model.answered(prompt, Said.class, _ -> {}, () -> new Said("by rule"));
        var refused = model.answered(
                prompt,
                Said.class,
                said -> {
                    if (said.words().contains("12")) {
                        throw new IllegalArgumentException("a figure that no fact backs: 12%");
                    }
                },
                () -> new Said("by rule"));

        assertThat(taken.value().words()).isEqualTo("fine");
        assertThat(refused).extracting(ModelAnswer::isRule).isEqualTo(true);
        assertThat(trial.scores()).singleElement().satisfies(score -> {
            assertThat(score.calls()).isEqualTo(2);
            assertThat(score.validity()).isEqualTo(0.5);
            assertThat(score.ruled()).isEqualTo(1);
            assertThat(score.unbound()).isEqualTo(1);
        });
    }
}

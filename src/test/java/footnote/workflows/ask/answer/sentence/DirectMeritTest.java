package footnote.workflows.ask.answer.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.workflows.ask.question.QuestionWords;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DirectMeritTest {
    private static final OptionalInt REPORTED = OptionalInt.of(2023);

    @Test
    void prefersWhatIsToWhatMayBe() {
        assertPreferred(
                "Is Acme in a dispute?",
                "We settled the dispute with the town.",
                "We could lose the dispute with town.");
    }

    @Test
    void prefersTheRecentToTheLongPast() {
        assertPreferred("Is Acme in a dispute?", "In 2021, we settled a dispute.", "In 2011, we settled a dispute.");
    }

    @Test
    void prefersTheSentenceThatIntroducesAName() {
        assertPreferred(
                "What is the Glass Transaction?",
                "We sold our glass works to Birch (Glass Transaction).",
                "The decline reflects the gain of the Glass Transaction.");
    }

    @Test
    void prefersWordsThatStandTogetherAsInTheQuestion() {
        assertPreferred("Does Acme offer street lights?", "We offer street lights.", "We light each street at night.");
    }

    @Test
    void knowsAListWhereThingsOfAKindAreAskedFor() {
        var merit = merit("What currencies are used by Acme?");

        assertThat(merit.lists("The currencies are primarily the euro, the pound and the yen."))
                .isTrue();
        assertThat(merit.lists("We do not hedge currencies.")).isFalse();
        assertThat(merit("Does Acme hedge?").lists("It hedges currencies such as the euro, the pound and the yen."))
                .isFalse();
    }

    private static void assertPreferred(String question, String better, String worse) {
        var merit = merit(question);

        assertThat(merit.of(better, better, REPORTED)).isGreaterThan(merit.of(worse, worse, REPORTED) + 0.05);
    }

    private static DirectMerit merit(String question) {
        return new DirectMerit(
                question,
                new QuestionWords(question, List.of("Acme")),
                Set.of("acme"),
                question.contains("Glass") ? Set.of("glass transaction") : Set.of(),
                Set.of(),
                Optional.empty());
    }
}

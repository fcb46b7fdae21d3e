package footnote.domain.opinion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Prose;
import java.util.List;
import org.junit.jupiter.api.Test;

class TallyTest {
    @Test
    void weighsVotesIntoAScore() {
        assertThat(new Tally(List.of(vote(1, 3), vote(-1, 1)), 4).score()).isEqualTo(0.5);
        assertThat(new Tally(List.of(), 4).score()).isZero();
    }

    @Test
    void agreesByNearnessAndLessForWhatIsMissing() {
        var unanimous = new Tally(List.of(vote(1, 2), vote(1, 2)), 4);
        var torn = new Tally(List.of(vote(1, 2), vote(-1, 2)), 4);
        var half = new Tally(List.of(vote(1, 2)), 4);

        assertThat(unanimous.confidence(1)).isEqualTo(1);
        assertThat(torn.confidence(1)).isEqualTo(0.5);
        assertThat(torn.confidence(0)).isZero();
        assertThat(half.confidence(1)).isEqualTo(0.5);
        assertThat(new Tally(List.of(vote(0.5, 4)), 4).confidence(0)).isEqualTo(0.5);
    }

    @Test
    void refusesAVoteThatCitesNothing() {
        assertThatThrownBy(() -> new Vote("RSI", 1, 1, "f1", new Prose("It is high.")))
                .hasMessageContaining("does not cite");
        assertThatThrownBy(() -> new Vote("RSI", 2, 1, "f1", new Prose("{fact:f1}")))
                .hasMessageContaining("-1 to 1");
    }

    private static Vote vote(double lean, double weight) {
        return new Vote("test", lean, weight, "f1", new Prose("See {fact:f1}."));
    }
}

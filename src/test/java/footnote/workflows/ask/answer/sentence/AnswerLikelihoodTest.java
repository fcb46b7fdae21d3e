package footnote.workflows.ask.answer.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.workflows.ask.answer.sentence.AnswerLikelihood.Signs;
import org.junit.jupiter.api.Test;

class AnswerLikelihoodTest {
    private static final Signs HALF = new Signs(0.5, 0.6, 0.3, 0.1, 0.8, false, 1, 0);

    @Test
    void isHigherWhereASentenceSaysMoreOfTheQuestion() {
        var all = new Signs(1, 1, 0.6, 0.1, 0.8, false, 1, 0);

        assertThat(AnswerLikelihood.of(all)).isGreaterThan(AnswerLikelihood.of(HALF));
        assertThat(AnswerLikelihood.of(all, true, 2)).isGreaterThan(AnswerLikelihood.of(HALF, true, 2));
    }

    @Test
    void isHigherWhereTheNameAskedAboutStandsNear() {
        var without = new Signs(0.5, 0.6, 0.3, 0.1, 0.8, false, 0, 0);

        assertThat(AnswerLikelihood.of(HALF)).isGreaterThan(AnswerLikelihood.of(without));
    }

    @Test
    void isHigherTheHigherTheScoreOfTheModel() {
        assertThat(AnswerLikelihood.of(HALF, true, 2))
                .isBetween(AnswerLikelihood.of(HALF, true, -2), AnswerLikelihood.of(HALF, true, 5));
    }

    /** A passage found best, all words said, a high score: likely, and never sure. */
    @Test
    void staysBelowCertainty() {
        assertThat(AnswerLikelihood.of(new Signs(1, 1, 1, 0.4, 1, true, 1, 1), true, 6))
                .isBetween(0.85, 0.99);
        assertThat(AnswerLikelihood.of(new Signs(0, 0, 0, 0, 0.1, false, 1, 0), false, -6))
                .isLessThan(0.1);
    }
}

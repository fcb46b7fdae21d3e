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
        assertThat(AnswerLikelihood.weighed(all, true, 2)).isGreaterThan(AnswerLikelihood.weighed(HALF, true, 2));
    }

    @Test
    void isHigherWhereTheNameAskedAboutStandsNear() {
        var without = new Signs(0.5, 0.6, 0.3, 0.1, 0.8, false, 0, 0);

        assertThat(AnswerLikelihood.of(HALF)).isGreaterThan(AnswerLikelihood.of(without));
    }

    @Test
    void isHigherTheHigherTheScoreOfTheModel() {
        assertThat(AnswerLikelihood.weighed(HALF, true, 2))
                .isBetween(AnswerLikelihood.weighed(HALF, true, -2), AnswerLikelihood.weighed(HALF, true, 5));
    }

    @Test
    void isHigherTheFurtherASentenceIsAheadOfOthers() {
        assertThat(AnswerLikelihood.of(1, 2, false))
                .isGreaterThan(AnswerLikelihood.of(1, 0.5, false))
                .isGreaterThan(AnswerLikelihood.of(1, 2, true));
    }

    /** A passage found best, all words said, a high score: likely, and never sure. */
    @Test
    void staysBelowCertainty() {
        double most = AnswerLikelihood.weighed(new Signs(1, 1, 1, 0.4, 1, true, 1, 1), true, 7);
        double least = AnswerLikelihood.weighed(new Signs(0, 0, 0, 0, 0.1, false, 1, 0), false, -6);

        assertThat(AnswerLikelihood.of(most, 9, false)).isBetween(0.85, 0.995);
        assertThat(AnswerLikelihood.of(least, 0, false)).isLessThan(0.1);
    }
}

package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionWordsTest {
    @Test
    void takesANumberThatIsNoYearForAName() {
        assertThat(words("What are the problems of Acme's 737 lamp in 2022?").words())
                .contains("737")
                .doesNotContain("2022");
    }

    @Test
    void knowsAWordInTheSingular() {
        assertThat(words("What did Acme say about costs?").said("We see cost pressure."))
                .isEqualTo(1);
    }

    @Test
    void knowsLayoffsByTheWordsOfFilings() {
        var words = words("Has Acme announced layoffs?");

        assertThat(words.said("We reduced our overall workforce by 900 jobs.")).isEqualTo(1);
        assertThat(words.said("We announced decisions on our office space.")).isZero();
    }

    @Test
    void takesNoCivilUnionForALaborUnion() {
        var words = words("Does Acme have unionized employees?");

        assertThat(words.leavesOutASubject("Employees in a civil union may enroll."))
                .isTrue();
        assertThat(words.leavesOutASubject("A tenth of our employees are members of unions."))
                .isFalse();
    }

    @Test
    void needsOneOfTwoSubjectsThatAreAlternatives() {
        assertThat(words("Has Acme cut its dividend or its buybacks?").leavesOutASubject("We cut our dividend."))
                .isFalse();
        assertThat(words("Has Acme cut its dividend and its buybacks?").leavesOutASubject("We cut our dividend."))
                .isTrue();
    }

    private static QuestionWords words(String question) {
        return new QuestionWords(question, List.of("Acme"));
    }
}

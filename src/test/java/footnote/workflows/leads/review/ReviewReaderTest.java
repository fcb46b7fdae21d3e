package footnote.workflows.leads.review;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.lead.PatternStrength;
import footnote.domain.lead.PatternTest;
import footnote.domain.lead.SuccessPattern;
import footnote.workflows.leads.review.ReviewRequest.Action;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewReaderTest {
    private static final List<SuccessPattern> PATTERNS = Stream.of(
                    "usage-based pricing",
                    "opened a new site within the last year",
                    "a security certificate",
                    "launched a product within the last year",
                    "an own data warehouse",
                    "a redesigned logo")
            .map(ReviewReaderTest::pattern)
            .toList();
    private static final List<Integer> MARKED = List.of(1, 2, 3);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "yes, go ahead | APPROVE |",
                "looks good to me | APPROVE |",
                "I don't believe number 3, the logo neither. Take number 5 as well and go | KEEP | 1 2 5",
                "drop the second | DROP | 2",
                "drop 1, 3 and 5 | DROP | 1 3 5",
                "only 1 and 4 | KEEP | 1 4",
                "keep 1 and 2, but not 3 | KEEP | 1 2",
                "all but the third | DROP | 3",
                "go with the pricing one | KEEP | 1",
                "add number 5 | KEEP | 1 2 3 5",
                "also the warehouse please | KEEP | 1 2 3 5",
                "the certificate means nothing, lose it | UNCLEAR |",
                "no logo | DROP | 6",
                "drop the security certificate and use the data warehouse | KEEP | 1 2 5",
                "drop the certificate and add the data warehouse | KEEP | 1 2 5",
                "use the warehouse instead of the certificate | KEEP | 1 2 5",
                "replace the certificate with the warehouse | KEEP | 1 2 5",
                "drop 1 and 2 and keep 3 and 4 | KEEP | 3 4",
                "add: sells through partners | ADD |",
                "change 2 to opened a plant | EDIT | 2",
                "compare other companies | RERUN |",
                "never mind | CANCEL |",
                "what is Fisher's test? | UNCLEAR |"
            })
    void understandsRepliesInFreeWords(String said, Action action, String numbers) {
        var wish = ReviewReader.byWords(said, PATTERNS, MARKED);

        if (action != Action.UNCLEAR) {
            assertThat(wish.action()).isEqualTo(action);
            assertThat(wish.patterns()).isEqualTo(numbers(numbers));
        }
        assertThat(wish.action() == Action.APPROVE).isEqualTo(action == Action.APPROVE);
    }

    @Test
    void namesAnOrderThatChangesNothing() {
        String said = "drop the certificate and add sells through partners";

        var wish = ReviewReader.byWords(said, PATTERNS, MARKED);

        assertThat(wish.action()).isEqualTo(Action.DROP);
        assertThat(wish.patterns()).containsExactly(3);
        assertThat(PatternChoice.unread(said, PATTERNS)).containsExactly("add sells through partners");
        assertThat(PatternChoice.unread("drop 1, 3 and 5", PATTERNS)).isEmpty();
    }

    private static List<Integer> numbers(String text) {
        return text == null
                ? List.of()
                : Stream.of(text.split(" ", -1)).map(Integer::valueOf).toList();
    }

    private static SuccessPattern pattern(String description) {
        return new SuccessPattern(
                "p-" + Integer.toHexString(description.hashCode()),
                description,
                8,
                0.7,
                List.of(),
                List.of(),
                List.of(),
                PatternTest.of(List.of(description)),
                12,
                8,
                50,
                0.01,
                0.05,
                PatternStrength.WEAK);
    }
}

package footnote.research.redflags;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Document;
import footnote.domain.Origin;
import footnote.domain.Section;
import footnote.domain.opinion.RiskCode;
import footnote.research.redflags.PhraseRules.Medium;
import footnote.testing.SampleEvidence;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FiledPhrasesTest {
    private static final LocalDate FILED = LocalDate.of(2026, 2, 20);
    private static final String DOUBT = "There is substantial doubt about our ability to continue as a going concern.";

    private final FiledPhrases phrases = new FiledPhrases();

    @Test
    void readsADocumentOnceAndAChangedOneAgain() {
        var first = find(DOUBT);
        var again = find(DOUBT);
        var changed = find("Our business is seasonal.");

        assertThat(first).extracting(each -> each.hit().rule().code()).containsExactly(RiskCode.GOING_CONCERN);
        assertThat(again).isSameAs(first);
        assertThat(changed).isEmpty();
    }

    @Test
    void keepsWhatReportsSayApartFromWhatFilingsOnEventsSay() {
        var report = find(DOUBT);
        var event = phrases.of(Medium.CURRENT, document(DOUBT), SampleEvidence.listing("QVLN"), FILED);

        assertThat(event).isNotSameAs(report);
    }

    private List<FiledPhrases.Placed> find(String text) {
        return phrases.of(Medium.REPORT, document(text), SampleEvidence.listing("QVLN"), FILED);
    }

    private static Document document(String text) {
        return new Document(
                "Annual report",
                "10-K",
                Optional.of(FILED),
                List.of(Section.of("Item 8", "Financial statements", text)),
                Origin.document("files", "10-K", Instant.EPOCH));
    }
}

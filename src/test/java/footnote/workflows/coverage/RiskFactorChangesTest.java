package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Document;
import footnote.domain.Origin;
import footnote.domain.Section;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RiskFactorChangesTest {
    private static final String OLD = "Weather: a mild winter leaves us with coats that must be marked down.";
    private static final String REWORDED =
            "Weather: a mild winter may leave us with many coats that must be marked down.";
    private static final String FRESH = "Tariffs: import duties would raise what our tents cost before prices follow.";

    @Test
    void namesWhatIsNewAndWhatWasDroppedButNothingThatWasOnlyReworded() {
        var changes = RiskFactorChanges.between(
                        report(OLD + "\n\nLeases: most stores are leased for many years at fixed rents."),
                        report(REWORDED + "\n\n" + FRESH))
                .orElseThrow();

        assertThat(changes.added()).containsExactly(FRESH);
        assertThat(changes.dropped()).singleElement().asString().startsWith("Leases");
    }

    @Test
    void saysNothingWithoutTheSection() {
        var other = new Document("t", "10-K", Optional.empty(), List.of(Section.of("Item 7", "MD&A", OLD)), origin());

        assertThat(RiskFactorChanges.between(other, report(FRESH))).isEmpty();
    }

    private static Document report(String risks) {
        return new Document(
                "t", "10-K", Optional.empty(), List.of(Section.of("Item 1A", "Risk factors", risks)), origin());
    }

    private static Origin origin() {
        return Origin.document("sample", "10-K", Instant.EPOCH);
    }
}

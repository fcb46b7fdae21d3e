package footnote.workflows.report.data;

import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.evidence.EvidenceReader.View;
import java.time.Instant;

/** Whom gatherers work on for a report, over how many fiscal years, at which moment, and whose evidence they may see. */
public record ResearchTask(Listing listing, int years, Instant at, View view) {
    public static final int MOST_YEARS = 10;

    public ResearchTask {
        if (years < 1 || years > MOST_YEARS) {
            throw new IllegalArgumentException("a report covers 1 to " + MOST_YEARS + " years, not " + years);
        }
    }

    public Subject subject() {
        return Subject.of(listing.ticker());
    }
}

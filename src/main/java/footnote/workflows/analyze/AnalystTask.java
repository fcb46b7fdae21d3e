package footnote.workflows.analyze;

import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.domain.names.NameSet;
import footnote.domain.opinion.AnalysisType;
import footnote.evidence.EvidenceReader.View;
import java.time.Instant;
import java.util.Set;

/** Which company analysts work on, with which emphasis, at which moment, and whose evidence they may see. */
public record AnalystTask(Listing listing, AnalysisType type, Instant at, View view) {
    public Subject subject() {
        return Subject.of(listing.ticker());
    }

    /** Names that may hold digits without being figures. */
    public Set<String> names() {
        return NameSet.of(listing.name(), listing.ticker().symbol()).names();
    }
}

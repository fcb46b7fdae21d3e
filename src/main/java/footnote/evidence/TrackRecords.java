package footnote.evidence;

import footnote.evidence.EvidenceReader.View;
import java.util.Optional;

/** Where past calls and what became of them are looked up. */
public interface TrackRecords {
    /** The record that fits a view: the sample market's own under --offline and --sample, else the one of real companies. */
    Optional<TrackRecord> of(View view);

    static TrackRecords none() {
        return _ -> Optional.empty();
    }
}

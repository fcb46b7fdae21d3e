package footnote.workflows.coverage;

import footnote.domain.Prose;
import java.net.URI;
import java.time.LocalDate;
import java.util.Optional;

/** Something new on a company, under a key by which a repetition is known, with its source. */
public record CoverageItem(
        String key, Kind kind, LocalDate day, Prose text, Optional<String> quote, String source, Optional<URI> uri) {
    /** What a digest tells of. */
    public enum Kind {
        RED_FLAG("Red flags"),
        FILING("New filings"),
        RESTATEMENT("Restatements"),
        MOVE("Large moves"),
        RESULTS("Results dates");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }
}

package footnote.workflows.coverage;

import footnote.domain.Prose;
import java.net.URI;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Something new on a company, under a key by which a repetition is known, with its source; earlier versions of the
 * program may have kept it under another key.
 */
public record CoverageItem(
        String key,
        Kind kind,
        LocalDate day,
        Prose text,
        Optional<String> quote,
        String source,
        Optional<URI> uri,
        Optional<String> formerKey) {
    public CoverageItem {
        formerKey = Objects.requireNonNullElse(formerKey, Optional.empty()); // absent in runs of earlier versions
    }

    boolean in(Set<String> reported) {
        return reported.contains(key) || formerKey.filter(reported::contains).isPresent();
    }

    /** How soon a reader should know. */
    public enum Tier {
        URGENT,
        IMPORTANT,
        ROUTINE
    }

    /** What a digest reports, the most important first. */
    public enum Kind {
        GRAVE_RED_FLAG("Red flags", Tier.URGENT),
        THESIS("Theses", Tier.URGENT),
        RESTATEMENT("Restatements", Tier.URGENT),
        RESULTS_REPORTED("Results", Tier.URGENT),
        RED_FLAG("Red flags", Tier.IMPORTANT),
        MOVE("Large moves", Tier.IMPORTANT),
        RISK_FACTORS("Risk factors", Tier.IMPORTANT),
        ESTIMATES("Estimate changes", Tier.IMPORTANT),
        INSIDER("Insider trades", Tier.IMPORTANT),
        SCREEN("Saved screens", Tier.IMPORTANT),
        FILING("New filings", Tier.ROUTINE),
        RESULTS("Results dates", Tier.ROUTINE);

        private final String title;
        private final Tier tier;

        Kind(String title, Tier tier) {
            this.title = title;
            this.tier = tier;
        }

        public String title() {
            return title;
        }

        public Tier tier() {
            return tier;
        }
    }
}

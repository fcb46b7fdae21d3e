package footnote.domain;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** What a reader's words for a company turned out to mean; never a silent guess. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Resolution.Resolved.class, name = "resolved"),
    @JsonSubTypes.Type(value = Resolution.Ambiguous.class, name = "ambiguous"),
    @JsonSubTypes.Type(value = Resolution.Unknown.class, name = "unknown")
})
public sealed interface Resolution {
    /** One listing. */
    record Resolved(Listing listing) implements Resolution {}

    /** Several listings: the reader must choose. */
    record Ambiguous(String text, List<Listing> candidates) implements Resolution {
        public Ambiguous {
            candidates = List.copyOf(candidates);
        }
    }

    /** None, with the nearest, which may be none either. */
    record Unknown(String text, List<Listing> suggestions) implements Resolution {
        public Unknown {
            suggestions = List.copyOf(suggestions);
        }
    }
}

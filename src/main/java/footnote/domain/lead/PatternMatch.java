package footnote.domain.lead;

import java.util.List;

/** The leads that show one pattern. */
public record PatternMatch(String patternId, String description, int leads, List<String> companies) {
    public PatternMatch {
        companies = List.copyOf(companies);
    }
}

package footnote.evidence.search;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;

/** What a page or passage must be to count, as the words it is kept under; an empty set limits nothing. */
public record SearchLimits(
        String market,
        Set<String> companies,
        Set<String> documents,
        Set<String> kinds,
        Set<String> periods,
        Set<String> sections,
        Optional<LocalDate> asOf) {
    public SearchLimits {
        companies = Set.copyOf(companies);
        documents = Set.copyOf(documents);
        kinds = Set.copyOf(kinds);
        periods = Set.copyOf(periods);
        sections = Set.copyOf(sections);
    }
}

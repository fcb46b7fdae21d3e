package footnote.sources.sample;

import footnote.domain.Origin;
import java.math.BigDecimal;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;

/** A fictional company without a listing: what it is, what it does, and what happened to it, dated. */
public record UnlistedCompany(
        String name,
        String industry,
        String country,
        String city,
        int founded,
        int employees,
        URI website,
        String description,
        BigDecimal growth,
        List<String> traits,
        List<String> technologies,
        boolean successful,
        List<Occurrence> occurrences,
        Origin origin) {
    /** What may happen to a young company that a seller would like to know. */
    public enum Kind {
        FUNDING,
        HIRING,
        NEW_SITE,
        PRODUCT_LAUNCH,
        MARKET_ENTRY
    }

    /** One dated thing that became public on its day. */
    public record Occurrence(LocalDate day, Kind kind, String text, Origin origin) {}

    public UnlistedCompany {
        traits = List.copyOf(traits);
        technologies = List.copyOf(technologies);
        occurrences = List.copyOf(occurrences);
    }

    /** The same company as it was known on a day. */
    public UnlistedCompany asOf(LocalDate day) {
        return new UnlistedCompany(
                name,
                industry,
                country,
                city,
                founded,
                employees,
                website,
                description,
                growth,
                traits,
                technologies,
                successful,
                occurrences.stream().filter(each -> !each.day().isAfter(day)).toList(),
                origin);
    }
}

package footnote.domain.lead;

import footnote.domain.Origin;
import footnote.domain.Ticker;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A company as one source describes it, listed or not; growth is that of a year, in percent. */
public record Prospect(
        String name,
        Optional<String> industry,
        Optional<String> country,
        Optional<String> city,
        Optional<Integer> founded,
        Optional<Long> employees,
        Optional<BigDecimal> growth,
        Optional<URI> website,
        Optional<String> description,
        List<String> tags,
        List<String> formerNames,
        Optional<String> parent,
        Optional<Ticker> ticker,
        Map<String, String> identifiers,
        List<CompanyEvent> happenings,
        Origin origin) {
    public Prospect {
        tags = List.copyOf(tags);
        formerNames = List.copyOf(formerNames);
        identifiers = Map.copyOf(identifiers);
        happenings = List.copyOf(happenings);
        if (name.isBlank()) {
            throw new IllegalArgumentException("a company has a name");
        }
    }

    /** A company of which only the name is known so far. */
    public static Prospect named(String name, Origin origin) {
        return new Prospect(
                name,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                List.of(),
                origin);
    }

    public Prospect in(Optional<String> itsIndustry, Optional<String> itsCountry, Optional<String> itsCity) {
        return new Prospect(
                name,
                itsIndustry,
                itsCountry,
                itsCity,
                founded,
                employees,
                growth,
                website,
                description,
                tags,
                formerNames,
                parent,
                ticker,
                identifiers,
                happenings,
                origin);
    }

    public Prospect sized(Optional<Integer> year, Optional<Long> people, Optional<BigDecimal> yearlyGrowth) {
        return new Prospect(
                name,
                industry,
                country,
                city,
                year,
                people,
                yearlyGrowth,
                website,
                description,
                tags,
                formerNames,
                parent,
                ticker,
                identifiers,
                happenings,
                origin);
    }

    public Prospect told(Optional<URI> site, Optional<String> words, List<String> marks) {
        return new Prospect(
                name,
                industry,
                country,
                city,
                founded,
                employees,
                growth,
                site,
                words,
                marks,
                formerNames,
                parent,
                ticker,
                identifiers,
                happenings,
                origin);
    }

    public Prospect known(List<String> formerly, Optional<String> owner, Map<String, String> numbers) {
        return new Prospect(
                name,
                industry,
                country,
                city,
                founded,
                employees,
                growth,
                website,
                description,
                tags,
                formerly,
                owner,
                ticker,
                numbers,
                happenings,
                origin);
    }

    public Prospect listed(Ticker symbol) {
        return new Prospect(
                name,
                industry,
                country,
                city,
                founded,
                employees,
                growth,
                website,
                description,
                tags,
                formerNames,
                parent,
                Optional.of(symbol),
                identifiers,
                happenings,
                origin);
    }

    public Prospect with(List<CompanyEvent> events) {
        return new Prospect(
                name,
                industry,
                country,
                city,
                founded,
                employees,
                growth,
                website,
                description,
                tags,
                formerNames,
                parent,
                ticker,
                identifiers,
                events,
                origin);
    }
}

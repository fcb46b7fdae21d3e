package footnote.domain;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A company as lists describe it, listed or not. */
public record Company(
        String name,
        Optional<Ticker> ticker,
        Optional<String> cik,
        Optional<String> country,
        Optional<String> industry,
        Optional<URI> website,
        Optional<String> description,
        OptionalLong employees,
        List<String> formerNames,
        Origin origin) {
    public Company {
        formerNames = List.copyOf(formerNames);
        if (name.isBlank()) {
            throw new IllegalArgumentException("a company has a name");
        }
    }
}

package footnote.domain;

import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What a company is: its trade, its people, its owners. */
public record Profile(
        Ticker ticker,
        String name,
        Optional<String> sector,
        Optional<String> industry,
        Optional<String> country,
        Optional<URI> website,
        Optional<String> description,
        OptionalLong employees,
        List<Officer> officers,
        Ownership ownership,
        Origin origin) {
    /** Someone who runs the company. */
    public record Officer(String name, String title, OptionalInt yearBorn, Optional<BigDecimal> pay) {}

    /** Shares of the capital in percent, where known. */
    public record Ownership(
            Optional<BigDecimal> insiders,
            Optional<BigDecimal> institutions,
            Optional<BigDecimal> promoters,
            Optional<BigDecimal> state) {
        public static final Ownership UNKNOWN =
                new Ownership(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public Profile {
        officers = List.copyOf(officers);
    }
}

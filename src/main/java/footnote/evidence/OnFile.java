package footnote.evidence;

import com.fasterxml.jackson.annotation.JsonInclude;
import footnote.domain.Listing;
import footnote.domain.Ticker;
import footnote.evidence.search.Library;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A company on file: the key to search by, its name, its symbol where it has one, and what else its documents call it,
 * which a home of an earlier version does not say.
 */
public record OnFile(
        String key,
        String name,
        Optional<Ticker> ticker,

        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> aliases) {
    public OnFile {
        aliases = List.copyOf(Objects.requireNonNullElse(aliases, List.of())); // absent in JSON where there are none
    }

    /** A listed company, of which documents may be on file or not. */
    public static OnFile of(Listing listing) {
        return new OnFile(Library.company(listing.name()), listing.name(), Optional.of(listing.ticker()), List.of());
    }

    /** Its name, symbol and other names. */
    public Stream<String> spellings() {
        return Stream.concat(Stream.concat(Stream.of(name), ticker.stream().map(Ticker::symbol)), aliases.stream());
    }
}

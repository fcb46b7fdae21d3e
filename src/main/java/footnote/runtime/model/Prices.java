package footnote.runtime.model;

import footnote.runtime.json.Json;
import footnote.runtime.model.Provider.Protocol;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What models cost, by {@code provider/model}: the table of a date, and what the reader set over it. */
public final class Prices {
    private final LocalDate asOf;
    private final Map<String, Price> listed;

    private Prices(LocalDate asOf, Map<String, Price> listed) {
        this.asOf = asOf;
        this.listed = listed;
    }

    private record Table(LocalDate asOf, String note, Map<String, Entry> models) {}

    /** A line of the file; what it leaves out costs nothing. */
    private record Entry(Optional<BigDecimal> input, Optional<BigDecimal> output, Optional<BigDecimal> image) {
        Price price() {
            return new Price(
                    input.orElse(BigDecimal.ZERO), output.orElse(BigDecimal.ZERO), image.orElse(BigDecimal.ZERO));
        }
    }

    public static Prices read(Map<String, Price> overrides) {
        var table = Json.read(Resource.text("prices.json"), Table.class);
        var listed = new TreeMap<String, Price>();
        table.models().forEach((name, entry) -> listed.put(name, entry.price()));
        listed.putAll(overrides);
        return new Prices(table.asOf(), listed);
    }

    /** The day the table was last checked. */
    public LocalDate asOf() {
        return asOf;
    }

    public Map<String, Price> listed() {
        return Map.copyOf(listed);
    }

    /** The price, unless nobody knows it; what runs on the reader's own machine is free. */
    public Optional<Price> of(ModelCandidate candidate) {
        var price = Optional.ofNullable(listed.get(candidate.listed()));
        return local(candidate) ? price.or(() -> Optional.of(Price.FREE)) : price;
    }

    /** Ollama, or a compatible server on this machine that takes no key; one with a key may pass calls on and charge. */
    private static boolean local(ModelCandidate candidate) {
        var provider = candidate.provider();
        String host = String.valueOf(provider.baseUrl().getHost());
        return provider.protocol() == Protocol.OLLAMA
                || (provider.protocol() == Protocol.COMPATIBLE
                        && candidate.key().isEmpty()
                        && (host.equals("localhost") || host.equals("[::1]") || host.startsWith("127.")));
    }
}

package footnote.sources.edgar;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.ListingSource;
import footnote.sources.Parsing;
import footnote.sources.Resources;
import footnote.sources.SourceException.Malformed;
import footnote.sources.VendorJson;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Every symbol that files with the SEC, with its company's number there. */
public final class EdgarTickers implements ListingSource {
    private static final String WHAT = "the list of tickers";
    private static final Duration FRESH = Duration.ofDays(1);

    private static final AtomicReference<Parsed> LAST =
            new AtomicReference<>(new Parsed(ByteBuffer.allocate(0), List.of()));

    /** Brands and former names by symbol, which the list does not have. */
    private static final Map<String, List<String>> ALIASES = Resources.rows(EdgarTickers.class, "aliases.tsv").stream()
            .collect(Collectors.toMap(row -> row[0], row -> List.of(row[1].split("\\|", -1))));

    private final Edgar edgar;

    private record Parsed(ByteBuffer json, List<Listing> listings) {}

    public EdgarTickers(Edgar edgar) {
        this.edgar = edgar;
    }

    /** Ten thousand rows: the same file is parsed once in a process. */
    @Override
    public List<Listing> listings() {
        byte[] json = edgar.fetch(Edgar.tickers(), WHAT, FRESH);
        var last = LAST.get();
        if (json.length > 0 && last.json().equals(ByteBuffer.wrap(json))) {
            return last.listings();
        }
        var listings = parse(json);
        LAST.set(new Parsed(ByteBuffer.wrap(json), listings));
        return listings;
    }

    /** Reads both forms of the list: rows under named fields with the exchange, and numbered objects without. */
    static List<Listing> parse(byte[] json) {
        return Parsing.of(Edgar.NAME, WHAT, () -> {
            JsonNode tree = VendorJson.tree(Edgar.NAME, WHAT, json);
            var listings = new ArrayList<Listing>();
            if (tree.path("fields").isArray()) {
                var columns = columns(tree.get("fields"));
                for (JsonNode row : tree.path("data")) {
                    listing(
                                    row.path(columns.getOrDefault("cik", -1)),
                                    row.path(columns.getOrDefault("ticker", -1)),
                                    row.path(columns.getOrDefault("name", -1)),
                                    VendorJson.text(row.path(columns.getOrDefault("exchange", -1))))
                            .ifPresent(listings::add);
                }
            } else {
                for (JsonNode row : tree) {
                    listing(row.path("cik_str"), row.path("ticker"), row.path("title"), Optional.empty())
                            .ifPresent(listings::add);
                }
            }
            if (listings.isEmpty()) {
                throw new Malformed(Edgar.NAME, WHAT, "not a single company in it");
            }
            return List.copyOf(listings);
        });
    }

    private static Map<String, Integer> columns(JsonNode fields) {
        var columns = new HashMap<String, Integer>();
        for (int i = 0; i < fields.size(); i++) {
            columns.put(fields.get(i).asString(""), i);
        }
        return columns;
    }

    private static Optional<Listing> listing(JsonNode cik, JsonNode ticker, JsonNode name, Optional<String> exchange) {
        OptionalLong number = VendorJson.whole(cik);
        Optional<Ticker> symbol = VendorJson.text(ticker).flatMap(Ticker::read);
        Optional<String> title = VendorJson.text(name);
        if (number.isEmpty() || number.getAsLong() < 1 || number.getAsLong() > 9_999_999_999L) {
            return Optional.empty();
        }
        if (symbol.isEmpty() || title.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Listing(
                symbol.get(),
                EdgarName.readable(title.get(), symbol.get()),
                exchange.orElse("US"),
                Market.UNITED_STATES,
                Denomination.USD,
                Optional.of(Edgar.padded(number.getAsLong())),
                Optional.empty(),
                ALIASES.getOrDefault(symbol.get().symbol(), List.of()),
                List.of()));
    }
}

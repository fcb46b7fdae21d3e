package footnote.sources.yahoo;

import footnote.domain.Listing;
import footnote.domain.Ticker;
import footnote.sources.Exchanges;
import footnote.sources.Links;
import footnote.sources.ListingSearch;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Listings by symbol or name from the search endpoint. */
public final class YahooSearch implements ListingSearch {
    private static final Duration FRESH = Duration.ofDays(1);

    private static final Map<String, String> KINDS = Map.of(
            "ETF", "an exchange-traded fund",
            "MUTUALFUND", "a mutual fund",
            "INDEX", "an index",
            "CRYPTOCURRENCY", "a cryptocurrency",
            "CURRENCY", "a currency pair",
            "FUTURE", "a futures contract",
            "OPTION", "an option");

    private final Yahoo yahoo;

    public YahooSearch(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public List<Listing> search(String text) {
        var found = parse(yahoo.open(uri(text), "listings like '" + text + "'", FRESH));
        if (found.isEmpty()) {
            throw new NoData(Yahoo.NAME, "listings like '" + text + "'");
        }
        return found;
    }

    @Override
    public Optional<String> otherThanShare(String symbol) {
        String what = "the kind of '" + symbol + "'";
        return other(yahoo.open(uri(symbol), what, FRESH), symbol);
    }

    static Optional<String> other(byte[] json, String symbol) {
        for (JsonNode row : VendorJson.tree(Yahoo.NAME, "search", json).path("quotes")) {
            if (VendorJson.text(row.path("symbol"))
                    .filter(symbol::equalsIgnoreCase)
                    .isPresent()) {
                String name = VendorJson.text(row.path("longname"))
                        .or(() -> VendorJson.text(row.path("shortname")))
                        .orElse(symbol);
                return VendorJson.text(row.path("quoteType"))
                        .flatMap(type -> Optional.ofNullable(KINDS.get(type)))
                        .map(kind -> name + ", " + kind);
            }
        }
        return Optional.empty();
    }

    static URI uri(String text) {
        return URI.create("https://query2.finance.yahoo.com/v1/finance/search?q=" + Links.escape(text.strip())
                + "&quotesCount=10&newsCount=0&enableFuzzyQuery=false");
    }

    /** Shares alone: funds, currencies and options are no companies. */
    static List<Listing> parse(byte[] json) {
        return Parsing.of(Yahoo.NAME, "search", () -> {
            JsonNode quotes = VendorJson.tree(Yahoo.NAME, "search", json).path("quotes");
            if (!quotes.isArray()) {
                throw new Malformed(Yahoo.NAME, "search", "no list of quotes");
            }
            var listings = new ArrayList<Listing>();
            for (JsonNode row : quotes) {
                listing(row).ifPresent(listings::add);
            }
            return List.copyOf(listings);
        });
    }

    private static Optional<Listing> listing(JsonNode row) {
        var symbol = VendorJson.text(row.path("symbol")).flatMap(Ticker::read);
        var name = VendorJson.text(row.path("longname")).or(() -> VendorJson.text(row.path("shortname")));
        boolean share =
                VendorJson.text(row.path("quoteType")).filter("EQUITY"::equals).isPresent();
        return share && symbol.isPresent() && name.isPresent()
                ? Exchanges.listing(
                        symbol.get(),
                        name.get(),
                        VendorJson.text(row.path("exchange")).orElse(""))
                : Optional.empty();
    }
}

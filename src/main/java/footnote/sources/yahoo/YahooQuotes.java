package footnote.sources.yahoo;

import footnote.domain.Denomination;
import footnote.domain.Origin;
import footnote.domain.Quote;
import footnote.domain.Ticker;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.QuoteSource;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Latest prices from the quote endpoint, and from the market summary, which has the same rows. */
public final class YahooQuotes implements QuoteSource {
    private static final Duration FRESH = Duration.ofMinutes(1);
    private static final List<String> ENVELOPES = List.of("quoteResponse", "marketSummaryResponse");

    private final Yahoo yahoo;

    public YahooQuotes(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public Quote quote(Ticker ticker) {
        String what = "a quote of " + ticker;
        URI uri = uri(ticker);
        return parse(yahoo.crumbed(uri, what, FRESH), yahoo.origin(uri)).stream()
                .filter(quote -> quote.ticker().equals(ticker))
                .findFirst()
                .orElseThrow(() -> new NoData(Yahoo.NAME, what));
    }

    static URI uri(Ticker ticker) {
        return URI.create("https://query2.finance.yahoo.com/v7/finance/quote?symbols=" + Links.escape(ticker.symbol()));
    }

    /** The rows that have a price and say in what; a request for few fields may leave none. */
    static List<Quote> parse(byte[] json, Origin origin) {
        String what = "quotes";
        return Parsing.of(Yahoo.NAME, what, () -> {
            JsonNode tree = VendorJson.tree(Yahoo.NAME, what, json);
            JsonNode rows = ENVELOPES.stream()
                    .map(each -> tree.path(each).path("result"))
                    .filter(JsonNode::isArray)
                    .findFirst()
                    .orElseThrow(() -> new Malformed(Yahoo.NAME, what, "no list of quotes"));
            var quotes = new ArrayList<Quote>();
            for (JsonNode row : rows) {
                quote(row, origin).ifPresent(quotes::add);
            }
            if (quotes.isEmpty()) {
                throw new NoData(Yahoo.NAME, what);
            }
            return List.copyOf(quotes);
        });
    }

    private static Optional<Quote> quote(JsonNode row, Origin origin) {
        var symbol = VendorJson.text(row.path("symbol")).flatMap(Ticker::read);
        var price = VendorJson.decimal(row.path("regularMarketPrice"));
        var currency = VendorJson.text(row.path("currency")).map(Denomination::new);
        if (symbol.isEmpty() || price.isEmpty() || currency.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Quote(
                symbol.get(),
                VendorJson.text(row.path("longName"))
                        .or(() -> VendorJson.text(row.path("shortName")))
                        .orElse(symbol.get().symbol()),
                VendorJson.text(row.path("exchange")).orElse(""),
                VendorJson.text(row.path("quoteType")).orElse(""),
                price.get(),
                currency.get(),
                VendorJson.decimal(row.path("regularMarketPreviousClose")),
                VendorJson.decimal(row.path("regularMarketChangePercent")),
                VendorJson.whole(row.path("regularMarketVolume")),
                VendorJson.decimal(row.path("marketCap")),
                VendorJson.decimal(row.path("sharesOutstanding")),
                VendorJson.text(row.path("financialCurrency")).map(Denomination::new),
                VendorJson.instant(row.path("regularMarketTime")).orElse(origin.retrieved()),
                origin));
    }
}

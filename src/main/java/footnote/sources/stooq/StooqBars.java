package footnote.sources.stooq;

import footnote.domain.DateRange;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.Exchanges;
import footnote.sources.Links;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Throttled;
import footnote.sources.files.PriceTable;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Daily bars from Stooq's CSV; prices are adjusted for splits and dividends alike. */
public final class StooqBars implements BarSource {
    static final String NAME = "stooq";
    private static final Duration FRESH = Duration.ofHours(6);
    private static final Map<String, String> COUNTRIES =
            Map.of("T", "jp", "L", "uk", "DE", "de", "HK", "hk", "BD", "hu");

    public static final Vendor VENDOR = Vendor.of(NAME, 1, "stooq.com").forPersonalUse();

    private final Http http;
    private final Clock clock;

    public StooqBars(Http http, Clock clock) {
        this.http = http;
        this.clock = clock;
    }

    @Override
    public PriceHistory history(Ticker ticker, DateRange days) {
        String what = "bars of " + ticker + " in " + days;
        String symbol = symbol(ticker).orElseThrow(() -> new NoData(NAME, what + " (it does not cover the exchange)"));
        URI uri = uri(symbol, days);
        byte[] csv = http.send(Request.get(NAME, uri).fresh(FRESH)).bodyOf(NAME, what);
        var history = parse(ticker, csv, Origin.web(NAME, uri, clock.instant())).within(days);
        if (history.bars().isEmpty()) {
            throw new NoData(NAME, what);
        }
        return history;
    }

    /** AAPL is aapl.us, 7203.T is 7203.jp. */
    static Optional<String> symbol(Ticker ticker) {
        String lower = ticker.symbol().toLowerCase(Locale.ROOT);
        if (ticker.suffix().isEmpty()) {
            return lower.startsWith("^") ? Optional.of(lower) : Optional.of(lower + ".us");
        }
        String base = lower.substring(0, lower.lastIndexOf('.'));
        return ticker.suffix().map(COUNTRIES::get).map(country -> base + "." + country);
    }

    static URI uri(String symbol, DateRange days) {
        return URI.create("https://stooq.com/q/d/l/?s=" + Links.escape(symbol) + "&d1=" + compact(days.first()) + "&d2="
                + compact(days.last()) + "&i=d");
    }

    private static String compact(LocalDate day) {
        return day.format(DateTimeFormatter.BASIC_ISO_DATE);
    }

    /** Stooq says in words, with status 200, that it has nothing or that today's requests are used up. */
    static PriceHistory parse(Ticker ticker, byte[] csv, Origin origin) {
        String start = new String(csv, 0, Math.min(csv.length, 200), StandardCharsets.UTF_8).strip();
        if (start.isEmpty() || start.equalsIgnoreCase("No data")) {
            throw new NoData(NAME, "bars of " + ticker);
        }
        if (start.startsWith("Exceeded the daily hits limit")) {
            throw new Throttled(NAME, "bars of " + ticker, Duration.ofHours(12));
        }
        return PriceTable.parse(ticker, Exchanges.currency(ticker), csv, origin);
    }
}

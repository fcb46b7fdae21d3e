package footnote.sources.futunn;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Mover;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.GainersSource;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.files.Figures;
import footnote.sources.files.PriceTable;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.math.BigDecimal;
import java.math.MathContext;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;

/**
 * Gainers and daily prices from Futunn's pages, for when the price vendors do not answer.
 *
 * <p>The pages' tables are read by their headings. What a page fills in by script is not there for plain HTTP: then a
 * browser lets the script run, where the reader wants it and has one, and else the failure says so.
 */
public final class FutunnPages implements GainersSource, BarSource {
    static final String NAME = "futunn";
    private static final URI GAINERS = URI.create("https://www.futunn.com/en/quote/us/stock-list/nasdaq/top-gainers");
    private static final Duration FRESH = Duration.ofMinutes(5);

    public static final Vendor VENDOR = Vendor.of(NAME, 0.5, "www.futunn.com").forPersonalUse();

    /** Where the pages fetch their script and figures from. */
    private static final Set<String> PAGE_HOSTS = Set.of("www.futunn.com", "*.futunn.com", "*.futustatic.com");

    private final Http http;
    private final Clock clock;
    private final Optional<HeadlessBrowser> browser;

    public FutunnPages(Http http, Clock clock) {
        this(http, clock, Optional.empty());
    }

    /** With a browser for pages that are empty without their script. */
    public FutunnPages(Http http, Clock clock, Optional<HeadlessBrowser> browser) {
        this.http = http;
        this.clock = clock;
        this.browser = browser;
    }

    @Override
    public List<Mover> gainers(int count) {
        var origin = Origin.web(NAME, GAINERS, clock.instant());
        return read(GAINERS, "the day's gainers", html -> parseGainers(html, origin)).stream()
                .limit(count)
                .toList();
    }

    /** Plain first, which is polite and cached; a page that lacks its table, or turns plain clients away, is rendered. */
    private <T> T read(URI uri, String what, Function<byte[], T> parser) {
        try {
            return parser.apply(http.send(Request.get(NAME, uri).fresh(FRESH)).bodyOf(NAME, what));
        } catch (Malformed | Unreachable plain) {
            if (browser.isEmpty()) {
                throw plain;
            }
            return parser.apply(browser.get().render(NAME, uri, PAGE_HOSTS));
        }
    }

    @Override
    public PriceHistory history(Ticker ticker, DateRange days) {
        String what = "bars of " + ticker + " in " + days;
        if (ticker.suffix().isPresent()) {
            throw new NoData(NAME, what + " (it covers American shares alone here)");
        }
        URI uri = URI.create(
                "https://www.futunn.com/en/stock/" + Links.escape(ticker.symbol()) + "-US/historical-prices");
        var origin = Origin.web(NAME, uri, clock.instant());
        var history =
                read(uri, what, html -> parseHistory(ticker, html, origin)).within(days);
        if (history.bars().isEmpty()) {
            throw new NoData(NAME, what);
        }
        return history;
    }

    static List<Mover> parseGainers(byte[] html, Origin origin) {
        String what = "the day's gainers";
        return Parsing.of(NAME, what, () -> {
            var table = HtmlTable.find(text(html), List.of("symbol", "price", "chg"))
                    .orElseThrow(() -> new Malformed(NAME, what, "the page has no table of shares without its script"));
            var movers = new ArrayList<Mover>();
            for (var row : table.rows()) {
                mover(row, origin).ifPresent(movers::add);
            }
            if (movers.isEmpty()) {
                throw new NoData(NAME, what);
            }
            movers.sort(Comparator.comparing(Mover::percentChange).reversed());
            return List.copyOf(movers);
        });
    }

    private static Optional<Mover> mover(Map<String, String> row, Origin origin) {
        var symbol = HtmlTable.cell(row, "symbol").flatMap(Ticker::read);
        var price = HtmlTable.cell(row, "price").flatMap(Figures::parse);
        var percent = HtmlTable.cell(row, "% chg").flatMap(Figures::parse);
        var change = HtmlTable.cell(row, "chg").flatMap(Figures::parse);
        if (symbol.isEmpty() || price.isEmpty() || percent.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Mover(
                symbol.get(),
                HtmlTable.cell(row, "name").orElse(symbol.get().symbol()),
                "NASDAQ",
                price.get(),
                change.orElseGet(() -> worked(price.get(), percent.get())),
                percent.get(),
                HtmlTable.cell(row, "volume")
                        .flatMap(Figures::parse)
                        .map(each -> OptionalLong.of(each.longValue()))
                        .orElse(OptionalLong.empty()),
                HtmlTable.cell(row, "market cap").flatMap(Figures::parse),
                origin,
                Optional.empty()));
    }

    /** The change that the price and its percentage imply. */
    private static BigDecimal worked(BigDecimal price, BigDecimal percent) {
        BigDecimal hundred = BigDecimal.valueOf(100);
        return hundred.add(percent).signum() == 0
                ? price
                : price.multiply(percent).divide(hundred.add(percent), MathContext.DECIMAL32);
    }

    static PriceHistory parseHistory(Ticker ticker, byte[] html, Origin origin) {
        String what = "bars of " + ticker;
        return Parsing.of(NAME, what, () -> {
            var table = HtmlTable.find(text(html), List.of("date", "close"))
                    .orElseThrow(() -> new Malformed(NAME, what, "the page has no table of prices without its script"));
            return PriceTable.of(ticker, Denomination.USD, table.cells(), origin);
        });
    }

    private static String text(byte[] html) {
        return new String(html, StandardCharsets.UTF_8);
    }
}

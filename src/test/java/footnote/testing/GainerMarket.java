package footnote.testing;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Mover;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.domain.calendar.TradingDays;
import footnote.evidence.EvidenceReader;
import footnote.sources.BarSource;
import footnote.sources.GainersSource;
import footnote.sources.ListedDirectory;
import footnote.sources.NewsSource;
import footnote.sources.SourceChain;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.SourceSet;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;

/** A market with a top gainer, a penny stock above it, an index and news, parts of which can be broken. */
public final class GainerMarket {
    public static final LocalDate TODAY = LocalDate.of(2026, 1, 5);
    public static final Instant NOW = Instant.parse("2026-01-05T21:30:00Z");
    public static final Ticker TOP = new Ticker("ROKT");
    public static final Ticker INDEX = new Ticker("^TEST");

    public final List<String> asked = new CopyOnWriteArrayList<>();
    private String name = "Rocket Parts Inc";
    private String title = "Rocket Parts wins a record order";
    private boolean gainers = true;
    private boolean benchmark = true;
    private boolean news = true;
    private int longestDays = Integer.MAX_VALUE;

    public GainerMarket named(String other) {
        name = other;
        return this;
    }

    public GainerMarket titled(String other) {
        title = other;
        return this;
    }

    public GainerMarket withoutGainers() {
        gainers = false;
        return this;
    }

    public GainerMarket withoutBenchmark() {
        benchmark = false;
        return this;
    }

    public GainerMarket withoutNews() {
        news = false;
        return this;
    }

    /** The vendor has no history that goes back further. */
    public GainerMarket withBarsOfAtMost(int days) {
        longestDays = days;
        return this;
    }

    public EvidenceReader room() {
        return new EvidenceReader(this::sources, this::sources, TODAY, Clock.fixed(NOW, ZoneOffset.UTC));
    }

    private SourceSet sources() {
        return new SourceSet(
                new ListedDirectory(List.<Listing>of()),
                new SourceChain<>("prices", List.of((BarSource) this::history)),
                new SourceChain<>("facts", List.of()),
                new SourceChain<>("profiles", List.of()),
                new SourceChain<>("estimates", List.of()),
                new SourceChain<>("peers", List.of()),
                new SourceChain<>("news", List.of((NewsSource) this::news)),
                new SourceChain<>("filings", List.of()),
                new SourceChain<>("transcripts", List.of()),
                new SourceChain<>(
                        "top gainers",
                        List.of(
                                (GainersSource) _ -> {
                                    throw new Unreachable("first", "gainers", "switched off", null);
                                },
                                (GainersSource) this::gainers)),
                _ -> INDEX);
    }

    private List<Mover> gainers(int count) {
        asked.add("gainers");
        if (!gainers) {
            throw new Unreachable("fake", "gainers", "switched off", null);
        }
        return List.of(
                mover("PNNY", "Penny Dreams", "0.80", "90.0", "2000000"),
                mover("ROKT", name, "42.50", "12.5", "2500000000"),
                mover("SLOW", "Slow Growers", "20.00", "3.0", "900000000"));
    }

    private static Mover mover(String symbol, String name, String price, String percent, String value) {
        return new Mover(
                new Ticker(symbol),
                name,
                "NMS",
                new BigDecimal(price),
                BigDecimal.ONE,
                new BigDecimal(percent),
                OptionalLong.of(9_000_000),
                Optional.of(new BigDecimal(value)),
                origin("screen"),
                Optional.empty());
    }

    private PriceHistory history(Ticker ticker, DateRange days) {
        asked.add("bars of " + ticker + " over " + ChronoUnit.DAYS.between(days.first(), days.last()));
        if (ticker.equals(INDEX) && !benchmark) {
            throw new Unreachable("fake", "bars of " + ticker, "switched off", null);
        }
        if (!ticker.equals(INDEX) && ChronoUnit.DAYS.between(days.first(), days.last()) > longestDays) {
            throw new NoData("fake", "bars of " + ticker + " so far back");
        }
        var bars = new ArrayList<Bar>();
        LocalDate day = TODAY;
        for (int i = 0; !day.isBefore(days.first()); i++) {
            double close =
                    42.5 * Math.exp((ticker.equals(INDEX) ? -0.0005 : -0.004) * i) * (1 + 0.02 * Math.sin(i / 3.0));
            bars.addFirst(new Bar(
                    day, close * 0.99, close * 1.02, close * 0.97, close, close, i == 0 ? 9_000_000 : 2_000_000 + i));
            day = TradingDays.previous(Market.UNITED_STATES, day);
        }
        return new PriceHistory(ticker, Denomination.USD, bars, List.of(), List.of(), origin("bars of " + ticker));
    }

    private List<NewsItem> news(Listing listing, Instant since) {
        asked.add("news");
        if (!news) {
            throw new Unreachable("fake", "news", "switched off", null);
        }
        return List.of(new NewsItem(
                title,
                URI.create("https://news.example/1?a=1&b=2"),
                "The Example",
                Optional.of(NOW.minus(Duration.ofHours(3))),
                "",
                List.of(TOP),
                origin("feed")));
    }

    private static Origin origin(String what) {
        return Origin.document("sample", what, NOW);
    }
}

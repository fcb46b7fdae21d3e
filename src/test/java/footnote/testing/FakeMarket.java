package footnote.testing;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Profile;
import footnote.domain.Split;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.calendar.TradingDays;
import footnote.evidence.EvidenceReader;
import footnote.sources.BarSource;
import footnote.sources.FactSource;
import footnote.sources.ListedDirectory;
import footnote.sources.NewsSource;
import footnote.sources.PeerSource;
import footnote.sources.ProfileSource;
import footnote.sources.SourceChain;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.SourceSet;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** A small made-up market for tests: a grower, its peers, a bank, and two companies of nearly one name. */
public final class FakeMarket {
    public static final LocalDate TODAY = LocalDate.of(2026, 1, 5);
    public static final Instant NOW = Instant.parse("2026-01-05T23:59:59Z");
    public static final Ticker ACME = new Ticker("ACME.NS");
    public static final Ticker BANK = new Ticker("SAFE.NS");
    private static final Ticker INDEX = new Ticker("^TEST");
    private static final Denomination RUPEE = new Denomination("INR");

    /** What a source of this market can be told to be. */
    public enum Part {
        BARS,
        FACTS,
        NEWS,
        PEERS,
        PROFILES
    }

    private final Map<Ticker, Listing> listings = new LinkedHashMap<>();
    private final Set<Part> broken = EnumSet.noneOf(Part.class);
    private final List<NewsItem> news = new ArrayList<>();
    public final AtomicInteger asked = new AtomicInteger();
    private Denomination quoted = RUPEE;
    private int bars = 1600;

    public FakeMarket() {
        list(ACME, "Acme Industries");
        list(BANK, "Safe Harbour Bank");
        list(new Ticker("PONE.NS"), "Peerone Works");
        list(new Ticker("PTWO.NS"), "Peertwo Works");
        list(new Ticker("PTHREE.NS"), "Peerthree Works");
        list(new Ticker("TWIN.NS"), "Gemini Steel");
        listings.put(
                new Ticker("TWIN.L"),
                Listing.of(new Ticker("TWIN.L"), "Gemini Steel", "LSE", Market.EUROPE, new Denomination("GBp")));
        story(Duration.ofHours(3), "Acme Industries profit rises sharply, beats estimates");
        story(Duration.ofHours(5), "Acme wins order from state railways");
        story(Duration.ofDays(2), "Acme shares fall as costs rise");
    }

    private void list(Ticker ticker, String name) {
        listings.put(ticker, Listing.of(ticker, name, "NSE", Market.INDIA, RUPEE));
    }

    public FakeMarket without(Part part) {
        broken.add(part);
        return this;
    }

    /** Prices quoted in another currency than the statements'. */
    public FakeMarket quotedIn(String currency) {
        quoted = new Denomination(currency);
        return this;
    }

    public FakeMarket withBars(int count) {
        bars = count;
        return this;
    }

    public FakeMarket withoutNews() {
        news.clear();
        return this;
    }

    public FakeMarket story(Duration ago, String title) {
        return storyOn(ago, title, ACME.symbol());
    }

    /** A story tagged with a symbol, which may be another company's. */
    public FakeMarket storyOn(Duration ago, String title, String symbol) {
        news.add(new NewsItem(
                title,
                URI.create("https://news.example/" + news.size()),
                "The Example",
                Optional.of(NOW.minus(ago)),
                "",
                List.of(new Ticker(symbol)),
                Origin.web("rss", URI.create("https://news.example/feed"), NOW)));
        return this;
    }

    public Listing listing(Ticker ticker) {
        return Optional.ofNullable(listings.get(ticker)).orElseThrow();
    }

    public EvidenceReader room() {
        return new EvidenceReader(
                this::sources, this::sources, LocalDate.of(2026, 6, 30), Clock.fixed(NOW, ZoneOffset.UTC));
    }

    public SourceSet sources() {
        return new SourceSet(
                new ListedDirectory(listings.values()),
                chain("bars", (BarSource) this::history),
                chain("facts", (FactSource) this::facts),
                chain("profiles", (ProfileSource) this::profile),
                new SourceChain<>("estimates", List.of()),
                chain("peers", (PeerSource) this::peers),
                chain("news", (NewsSource) this::news),
                new SourceChain<>("filings", List.of()),
                new SourceChain<>("transcripts", List.of()),
                new SourceChain<>("gainers", List.of()),
                _ -> INDEX);
    }

    private static <S> SourceChain<S> chain(String what, S source) {
        return new SourceChain<>(what, List.of(source));
    }

    private void check(Part part) {
        asked.incrementAndGet();
        if (broken.contains(part)) {
            throw new Unreachable("fake", part.name().toLowerCase(Locale.ROOT), "switched off", null);
        }
    }

    /** A steady climb with a wave on it; the index climbs less. */
    private PriceHistory history(Ticker ticker, DateRange days) {
        check(Part.BARS);
        var found = new ArrayList<Bar>();
        LocalDate day = TODAY;
        for (int i = 0; i < bars && !day.isBefore(days.first()); i++) {
            if (!day.isAfter(days.last())) {
                double drift = ticker.equals(INDEX) ? 0.0002 : 0.0006;
                double close = 1000 * Math.exp(-drift * i) * (1 + 0.03 * Math.sin((i + 4) / 9.0));
                found.addFirst(new Bar(
                        day, close * 0.995, close * 1.01, close * 0.985, close, close, 400_000 + 1000L * (i % 50)));
            }
            day = TradingDays.previous(Market.INDIA, day);
        }
        if (found.isEmpty()) {
            throw new NoData("fake", "bars of " + ticker);
        }
        return new PriceHistory(ticker, quoted, found, List.<Split>of(), List.of(), origin("bars of " + ticker));
    }

    private List<Fact> facts(Listing listing) {
        check(Part.FACTS);
        return new FakeBooks(
                        Subject.of(listing.ticker()), RUPEE, listing.ticker().equals(BANK))
                .facts();
    }

    private Profile profile(Ticker ticker) {
        check(Part.PROFILES);
        boolean bank = ticker.equals(BANK);
        return new Profile(
                ticker,
                listing(ticker).name(),
                Optional.of(bank ? "Financial Services" : "Industrials"),
                Optional.of(bank ? "Banks" : "Machinery"),
                Optional.of("India"),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                List.of(),
                Profile.Ownership.UNKNOWN,
                origin("profile"));
    }

    private List<Ticker> peers(Ticker ticker) {
        check(Part.PEERS);
        return List.of(new Ticker("PONE.NS"), new Ticker("PTWO.NS"), new Ticker("PTHREE.NS"));
    }

    private List<NewsItem> news(Listing listing, Instant since) {
        check(Part.NEWS);
        var recent = news.stream()
                .filter(item -> !item.published().orElseThrow().isBefore(since))
                .toList();
        if (recent.isEmpty()) {
            throw new NoData("fake", "news on " + listing.ticker());
        }
        return recent;
    }

    static Origin origin(String what) {
        return Origin.document("sample", what, NOW);
    }
}

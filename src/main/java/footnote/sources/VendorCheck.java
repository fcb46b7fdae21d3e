package footnote.sources;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.edgar.Edgar;
import footnote.sources.edgar.EdgarTickers;
import footnote.sources.fmp.Fmp;
import footnote.sources.fmp.FmpBars;
import footnote.sources.futunn.FutunnPages;
import footnote.sources.http.Http;
import footnote.sources.rss.Feed;
import footnote.sources.rss.RssNews;
import footnote.sources.stooq.StooqBars;
import footnote.sources.tavily.TavilyNews;
import footnote.sources.transcripts.EarningsCalls;
import footnote.sources.yahoo.Yahoo;
import footnote.sources.yahoo.YahooBars;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Asks each vendor one small thing and says what came back. */
public record VendorCheck(String vendor, boolean answered, String said) {
    private static final Listing APPLE = new Listing(
            new Ticker("AAPL"),
            "Apple Inc.",
            "NMS",
            Market.UNITED_STATES,
            Denomination.USD,
            Optional.of("0000320193"),
            Optional.empty(),
            List.of(),
            List.of());

    private static final String YAHOO =
            "prices outside your files and fmp, company profiles, estimates, peers, search by"
                    + " name beyond the lists, one of the news vendors, the day's gainers";
    private static final String STOOQ = "the second keyless source of prices";
    private static final String FUTUNN = "the third, and the day's gainers from pages";

    public static List<VendorCheck> all(Http http, LiveSources.Access access, Clock clock) {
        var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        var lately = new DateRange(today.minusDays(10), today);
        var since = clock.instant().minus(Duration.ofDays(7));
        var trials = new ArrayList<VendorCheck>();
        trials.add(of("edgar", "listings", () -> new EdgarTickers(new Edgar(http, access.edgarAgent()))
                .listings()
                .size()));
        trials.add(licensed(access, "yahoo", YAHOO, "days", () -> bars(new YahooBars(new Yahoo(http, clock)), lately)));
        trials.add(licensed(access, "stooq", STOOQ, "days", () -> bars(new StooqBars(http, clock), lately)));
        trials.add(licensed(access, "futunn", FUTUNN, "gainers", () -> new FutunnPages(http, clock)
                .gainers(5)
                .size()));
        trials.add(of("rss", "stories", () -> new RssNews(http, Feed.standard(), clock)
                .news(APPLE, since)
                .size()));
        trials.add(keyed(
                "fmp",
                "fmp.key",
                access.fmpKey(),
                "days",
                key -> bars(new FmpBars(new Fmp(http, key, clock)), lately)));
        trials.add(keyed("tavily", "tavily.key", access.tavilyKey(), "stories", key -> new TavilyNews(http, key, clock)
                .news(APPLE, since)
                .size()));
        trials.add(keyed("earningscall", "earningscall.key", access.callsKey(), "calls", key -> new EarningsCalls(
                        http, key, clock)
                .calls(APPLE)
                .size()));
        return List.copyOf(trials);
    }

    private static int bars(BarSource source, DateRange days) {
        return source.history(APPLE.ticker(), days).bars().size();
    }

    /** One whose terms allow personal use alone is not asked for a commercial reader, who is told what that costs. */
    private static VendorCheck licensed(
            LiveSources.Access access, String vendor, String lost, String what, Supplier<Integer> ask) {
        return access.commercial()
                ? new VendorCheck(vendor, false, "left out by vendors.licence=commercial; without it: " + lost)
                : of(vendor, what, ask);
    }

    static VendorCheck keyed(
            String vendor, String setting, Optional<String> key, String what, Function<String, Integer> ask) {
        return key.map(value -> of(vendor, what, () -> ask.apply(value)))
                .orElseGet(() -> new VendorCheck(vendor, false, "no key; set " + setting));
    }

    static VendorCheck of(String vendor, String what, Supplier<Integer> ask) {
        try {
            return new VendorCheck(vendor, true, ask.get() + " " + what);
        } catch (SourceException e) {
            return new VendorCheck(vendor, false, String.valueOf(e.getMessage()));
        }
    }
}

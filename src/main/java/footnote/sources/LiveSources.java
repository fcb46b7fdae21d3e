package footnote.sources;

import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.sources.SourceException.NoData;
import footnote.sources.edgar.Edgar;
import footnote.sources.edgar.EdgarFacts;
import footnote.sources.edgar.EdgarFilings;
import footnote.sources.edgar.EdgarInsiders;
import footnote.sources.edgar.EdgarProfiles;
import footnote.sources.edgar.EdgarTickers;
import footnote.sources.files.CompanyFiles;
import footnote.sources.files.PriceFiles;
import footnote.sources.files.StatementFiles;
import footnote.sources.fmp.Fmp;
import footnote.sources.fmp.FmpBars;
import footnote.sources.fmp.FmpStatements;
import footnote.sources.futunn.FutunnPages;
import footnote.sources.futunn.HeadlessBrowser;
import footnote.sources.http.Http;
import footnote.sources.http.Vendor;
import footnote.sources.http.VendorHttp;
import footnote.sources.rss.Feed;
import footnote.sources.rss.RssNews;
import footnote.sources.stooq.StooqBars;
import footnote.sources.tavily.TavilyNews;
import footnote.sources.transcripts.EarningsCalls;
import footnote.sources.transcripts.TranscriptFolder;
import footnote.sources.yahoo.Yahoo;
import footnote.sources.yahoo.YahooBars;
import footnote.sources.yahoo.YahooEstimates;
import footnote.sources.yahoo.YahooFundamentals;
import footnote.sources.yahoo.YahooGainers;
import footnote.sources.yahoo.YahooNews;
import footnote.sources.yahoo.YahooOptions;
import footnote.sources.yahoo.YahooPeers;
import footnote.sources.yahoo.YahooProfiles;
import footnote.sources.yahoo.YahooSearch;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The real world: which vendors answer for what, and in which order, by the reader's keys and licence. */
public final class LiveSources {

    private LiveSources() {}

    /** What the reader has: keys, folders of own files, and whether the use is commercial. */
    public record Access(
            String edgarAgent,
            Optional<String> fmpKey,
            Optional<String> tavilyKey,
            Optional<String> callsKey,
            boolean commercial,
            boolean pagesFirst,
            Path files) {}

    /** The vendors by name, for limits and for the doctor. */
    public static List<Vendor> vendors(boolean commercial) {
        return Stream.of(
                        Edgar.VENDOR,
                        Yahoo.VENDOR,
                        StooqBars.VENDOR,
                        Fmp.VENDOR,
                        FutunnPages.VENDOR,
                        TavilyNews.VENDOR,
                        EarningsCalls.VENDOR,
                        RssNews.vendor(Feed.standard()))
                .filter(vendor -> !commercial || !vendor.personalUse())
                .toList();
    }

    /** The door to the vendors: cached, polite, to their own hosts alone. */
    public static Http http(VendorHttp doorway) {
        return doorway.to(vendors(false));
    }

    /** The vendors that may have prices. */
    private record PriceVendors(Yahoo yahoo, FutunnPages pages, Optional<Fmp> fmp) {}

    private static List<BarSource> bars(Http http, Access access, Clock clock, PriceVendors vendors) {
        var bars =
                new ArrayList<BarSource>(List.of(new PriceFiles(access.files().resolve("prices"), clock)));
        boolean personal = !access.commercial();
        if (personal && access.pagesFirst()) {
            bars.add(vendors.pages());
        }
        if (personal) {
            bars.add(new YahooBars(vendors.yahoo()));
        }
        vendors.fmp().ifPresent(vendor -> bars.add(new FmpBars(vendor)));
        if (personal) {
            bars.add(new StooqBars(http, clock));
        }
        if (personal && !access.pagesFirst()) {
            bars.add(vendors.pages());
        }
        return bars;
    }

    private static List<GainersSource> gainers(Access access, Yahoo yahoo, FutunnPages pages) {
        if (access.commercial()) {
            return List.of();
        }
        var screener = new YahooGainers(yahoo);
        return access.pagesFirst() ? List.of(pages, screener) : List.of(screener, pages);
    }

    public static SourceSet of(Http http, Access access, Clock clock) {
        var edgar = new Edgar(http, access.edgarAgent());
        var yahoo = new Yahoo(http, clock);
        var pages = new FutunnPages(http, clock, access.pagesFirst() ? browser() : Optional.empty());
        var fmp = access.fmpKey().map(key -> new Fmp(http, key, clock));
        boolean personal = !access.commercial();

        var bars = bars(http, access, clock, new PriceVendors(yahoo, pages, fmp));
        var gainers = gainers(access, yahoo, pages);
        var facts = new ArrayList<FactSource>(List.of(new EdgarFacts(edgar, clock)));
        fmp.ifPresent(vendor -> facts.add(new FmpStatements(vendor)));
        var news = new ArrayList<NewsSource>(List.of(new RssNews(http, Feed.standard(), clock)));
        var transcripts = new ArrayList<TranscriptSource>(
                List.of(new TranscriptFolder(access.files().resolve("transcripts"), clock)));
        access.callsKey().ifPresent(key -> transcripts.add(new EarningsCalls(http, key, clock)));
        if (personal) {
            facts.add(new YahooFundamentals(yahoo));
            news.addFirst(new YahooNews(yahoo));
        }
        access.tavilyKey().ifPresent(key -> news.add(new TavilyNews(http, key, clock)));

        var markets = Markets.standard();
        var filings = new EdgarFilings(edgar, clock);
        return new SourceSet(
                new LiveDirectory(lists(edgar, access, clock), personal ? List.of(new YahooSearch(yahoo)) : List.of()),
                new SourceChain<>("prices", bars).without(lost(access, "yahoo", "stooq", "futunn")),
                new SourceChain<>(
                        "statements",
                        List.of(new OwnFacts(
                                new StatementFiles(access.files().resolve("statements"), clock),
                                new SourceChain<>("statements", facts).without(lost(access, "yahoo"))))),
                new SourceChain<>(
                                "company profiles",
                                personal
                                        ? List.of(new YahooProfiles(yahoo), new EdgarProfiles(edgar, clock))
                                        : List.<ProfileSource>of(new EdgarProfiles(edgar, clock)))
                        .without(lost(access, "yahoo")),
                new SourceChain<>(
                                "estimates", personal ? List.of(new YahooEstimates(yahoo)) : List.<EstimateSource>of())
                        .without(lost(access, "yahoo")),
                new SourceChain<>("peers", personal ? List.of(new YahooPeers(yahoo)) : List.<PeerSource>of())
                        .without(lost(access, "yahoo")),
                new SourceChain<>("news", news).without(lost(access, "yahoo")),
                new SourceChain<>("filings", List.of(filings)),
                new SourceChain<>("earnings calls", transcripts),
                new SourceChain<>("top gainers", gainers).without(lost(access, "yahoo", "futunn")),
                market -> markets.of(market).index().symbol(),
                new SourceChain<>("insider trades", List.of(new EdgarInsiders(edgar, filings, clock))));
    }

    /** What vendors quote of the present alone. */
    public static QuoteSet quotes(Http http, Access access, Clock clock) {
        var yahoo = new Yahoo(http, clock);
        boolean personal = !access.commercial();
        return new QuoteSet(
                new SourceChain<>(
                                "prices within the day",
                                personal ? List.of(new YahooBars(yahoo)) : List.<IntradaySource>of())
                        .without(lost(access, "yahoo")),
                new SourceChain<>("options", personal ? List.of(new YahooOptions(yahoo)) : List.<OptionSource>of())
                        .without(lost(access, "yahoo")));
    }

    private static Optional<HeadlessBrowser> browser() {
        return HeadlessBrowser.on(Optional.ofNullable(System.getenv("PATH")).orElse(""));
    }

    /** The reader's own lists last: they add companies and names to what the others know better. */
    private static List<ListingSource> lists(Edgar edgar, Access access, Clock clock) {
        var own = new CompanyFiles(access.files().resolve("companies"), clock);
        return Stream.concat(
                        Stream.of(new MajorListings(), new EdgarTickers(edgar)),
                        own.anyListed() ? Stream.of(own) : Stream.empty())
                .toList();
    }

    private static List<String> lost(Access access, String... vendors) {
        return access.commercial() ? List.of(vendors) : List.of();
    }

    /** The reader's own figures beside a vendor's, so that the ledger sees both and says where they differ. */
    public record OwnFacts(FactSource own, SourceChain<FactSource> vendors) implements FactSource {
        @Override
        public List<Fact> ofEveryVendor(Listing listing) {
            return Stream.of(new SourceChain<>("own files", List.of(own)), vendors)
                    .flatMap(chain -> chain.askAll(vendor -> vendor.facts(listing)).stream())
                    .flatMap(List::stream)
                    .toList();
        }

        @Override
        public List<Fact> facts(Listing listing) {
            var mine = mine(listing);
            try {
                var theirs = vendors.ask(vendor -> vendor.facts(listing));
                return Stream.concat(mine.stream(), theirs.stream()).toList();
            } catch (SourceException failure) {
                if (mine.isEmpty()) {
                    throw failure;
                }
                return mine;
            }
        }

        @Override
        public Optional<Fact> sharesOfAllClasses(Listing listing, List<Fact> facts) {
            return vendors.ask(vendor -> vendor.sharesOfAllClasses(listing, facts));
        }

        private List<Fact> mine(Listing listing) {
            try {
                return own.facts(listing);
            } catch (NoData none) {
                return List.of();
            }
        }
    }
}

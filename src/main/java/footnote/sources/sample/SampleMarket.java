package footnote.sources.sample;

import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.Directory;
import footnote.sources.Markets;
import footnote.sources.QuoteSet;
import footnote.sources.SourceChain;
import footnote.sources.SourceSet;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.Descriptions;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * A market that does not exist: the same companies, figures and words on every machine for one seed.
 *
 * <p>Nothing in it is dated after its own today, and everything names the vendor "sample" and addresses on domains
 * reserved for examples.
 */
public final class SampleMarket {
    /** What the market's origins call their vendor. */
    public static final String VENDOR = Description.VENDOR;
    /** The seed readers see; skill is measured on others. */
    public static final long DEFAULT_SEED = 20_260_630;

    public static final LocalDate TODAY = LocalDate.of(2026, 6, 30);
    public static final Instant NOW = Instant.parse("2026-06-30T21:00:00Z");

    private final SampleWorld world;

    /** The market readers see; what it has grown once in a process is not grown again. */
    public SampleMarket() {
        this(Default.WORLD);
    }

    public SampleMarket(long seed) {
        this(seed, Descriptions.all());
    }

    SampleMarket(long seed, List<Description> companies) {
        this(new SampleWorld(seed, companies));
    }

    private SampleMarket(SampleWorld world) {
        this.world = world;
    }

    /** Reads the files that the market is grown from, so that the first who asks does not wait for it. */
    public static void prepare() {
        Default.WORLD.companies();
    }

    /** Made with the first market of the default seed. */
    private static final class Default {
        static final SampleWorld WORLD = new SampleWorld(DEFAULT_SEED, Descriptions.all());
    }

    /** The last day on which the market traded. */
    public static LocalDate today() {
        return TODAY;
    }

    /** The moment at which all of it is read: an hour after the last exchange closed. */
    public static Instant now() {
        return NOW;
    }

    /** Every listed company with its story in a line, market by market. */
    public List<SampleCompany> companies() {
        return world.companies().stream()
                .map(company -> new SampleCompany(
                        company.ticker(), company.market(), company.name(), company.industryName(), company.story()))
                .toList();
    }

    /** Companies without a listing, for a search for customers. */
    public List<UnlistedCompany> unlisted() {
        return world.unlisted();
    }

    /** The same companies as a search for customers asks for them. */
    public SampleProspects prospects() {
        return new SampleProspects(unlisted());
    }

    /** The markets' habits, each with an invented index that bars exist of. */
    public Markets markets() {
        return SampleIndices.habits();
    }

    public Markets.Index index(Market market) {
        return SampleIndices.of(market);
    }

    public Directory directory() {
        return world.directory();
    }

    public SampleListings listings() {
        return new SampleListings(world);
    }

    public SampleBars bars() {
        return new SampleBars(world);
    }

    public SampleFacts facts() {
        return new SampleFacts(world);
    }

    public SampleGainers gainers() {
        return new SampleGainers(world);
    }

    public SamplePeers peers() {
        return new SamplePeers(world);
    }

    public SampleProfiles profiles() {
        return new SampleProfiles(world);
    }

    public SampleNews news() {
        return new SampleNews(world);
    }

    public SampleFilings filings() {
        return new SampleFilings(world);
    }

    public SampleTranscripts transcripts() {
        return new SampleTranscripts(world);
    }

    public SampleEstimates estimates() {
        return new SampleEstimates(world);
    }

    public SampleInsiders insiders() {
        return new SampleInsiders(world);
    }

    public SampleIntraday intraday() {
        return new SampleIntraday(world);
    }

    public SampleOptions options() {
        return new SampleOptions(world);
    }

    /** All of it as one world of sources. */
    public SourceSet sources() {
        return new SourceSet(
                directory(),
                new SourceChain<>("prices", List.of(bars())),
                new SourceChain<>("statements", List.of(facts())),
                new SourceChain<>("company profiles", List.of(profiles())),
                new SourceChain<>("estimates", List.of(estimates())),
                new SourceChain<>("peers", List.of(peers())),
                new SourceChain<>("news", List.of(news())),
                new SourceChain<>("filings", List.of(filings())),
                new SourceChain<>("earnings calls", List.of(transcripts())),
                new SourceChain<>("top gainers", List.of(gainers())),
                each -> index(each).symbol(),
                new SourceChain<>("insider trades", List.of(insiders())));
    }

    /** What is quoted as of its today alone. */
    public QuoteSet board() {
        return new QuoteSet(
                new SourceChain<>("prices within the day", List.of(intraday())),
                new SourceChain<>("options", List.of(options())));
    }

    /** One listed company of the sample market and its story in a line. */
    public record SampleCompany(Ticker symbol, Market market, String name, String industry, String story) {}
}

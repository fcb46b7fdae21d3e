package footnote.sources.sample;

import footnote.domain.Market;
import footnote.sources.Chain;
import footnote.sources.Directory;
import footnote.sources.ListedDirectory;
import footnote.sources.Markets;
import footnote.sources.QuoteSet;
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
    public static final String VENDOR = "sample";
    /** The seed readers see; skill is measured on others. */
    public static final long DEFAULT_SEED = 20_260_630;

    public static final LocalDate TODAY = LocalDate.of(2026, 6, 30);
    public static final Instant NOW = Instant.parse("2026-06-30T21:00:00Z");

    private final Stage stage;

    public SampleMarket() {
        this(DEFAULT_SEED);
    }

    public SampleMarket(long seed) {
        this(seed, Descriptions.all());
    }

    SampleMarket(long seed, List<Description> companies) {
        this.stage = new Stage(seed, companies);
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
        return stage.companies().stream()
                .map(company -> new SampleCompany(
                        company.ticker(), company.market(), company.name(), company.industryName(), company.story()))
                .toList();
    }

    /** Companies without a listing, for whoever looks for customers among them. */
    public List<UnlistedCompany> unlisted() {
        return new Founders(stage.seed()).found();
    }

    /** The same companies as whoever looks for customers asks for them. */
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
        return new ListedDirectory(listings().listings());
    }

    public SampleListings listings() {
        return new SampleListings(stage);
    }

    public SampleBars bars() {
        return new SampleBars(stage);
    }

    public SampleFacts facts() {
        return new SampleFacts(stage);
    }

    public SampleQuotes quotes() {
        return new SampleQuotes(stage);
    }

    public SampleGainers gainers() {
        return new SampleGainers(stage);
    }

    public SamplePeers peers() {
        return new SamplePeers(stage);
    }

    public SampleProfiles profiles() {
        return new SampleProfiles(stage);
    }

    public SampleNews news() {
        return new SampleNews(stage);
    }

    public SampleFilings filings() {
        return new SampleFilings(stage);
    }

    public SampleTranscripts transcripts() {
        return new SampleTranscripts(stage);
    }

    public SampleEstimates estimates() {
        return new SampleEstimates(stage);
    }

    public SampleIntraday intraday() {
        return new SampleIntraday(stage);
    }

    public SampleOptions options() {
        return new SampleOptions(stage);
    }

    /** All of it as one world of sources. */
    public SourceSet sources() {
        return new SourceSet(
                directory(),
                new Chain<>("prices", List.of(bars())),
                new Chain<>("statements", List.of(facts())),
                new Chain<>("company profiles", List.of(profiles())),
                new Chain<>("estimates", List.of(estimates())),
                new Chain<>("peers", List.of(peers())),
                new Chain<>("news", List.of(news())),
                new Chain<>("filings", List.of(filings())),
                new Chain<>("earnings calls", List.of(transcripts())),
                new Chain<>("top gainers", List.of(gainers())),
                each -> index(each).symbol());
    }

    /** What is quoted as of its today alone. */
    public QuoteSet board() {
        return new QuoteSet(
                new Chain<>("prices within the day", List.of(intraday())), new Chain<>("options", List.of(options())));
    }
}

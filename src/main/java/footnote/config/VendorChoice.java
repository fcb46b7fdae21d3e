package footnote.config;

import footnote.domain.Finding;
import footnote.runtime.db.Database;
import footnote.runtime.telemetry.Telemetry;
import footnote.sources.ListedProspects;
import footnote.sources.LiveProspects;
import footnote.sources.LiveSources;
import footnote.sources.ProspectSet;
import footnote.sources.QuoteSet;
import footnote.sources.SourceChain;
import footnote.sources.SourceSet;
import footnote.sources.VendorCheck;
import footnote.sources.http.Http;
import footnote.sources.http.Network;
import footnote.sources.http.SqlCache;
import footnote.sources.http.SqlRateLimit;
import footnote.sources.http.VendorHttp;
import footnote.sources.http.VendorLog;
import footnote.sources.sample.SampleMarket;
import java.net.URI;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The vendors that the settings allow, and the sample market in their place. */
public final class VendorChoice {
    private final Settings settings;
    private final Supplier<Home> home;
    private final Supplier<Database> database;
    private final Supplier<Telemetry> telemetry;
    private final Clock clock;
    private final Network network;
    private final VendorLog log;

    public VendorChoice(
            Settings settings,
            Supplier<Home> home,
            Supplier<Database> database,
            Supplier<Telemetry> telemetry,
            Clock clock,
            Network network) {
        this.settings = settings;
        this.home = home;
        this.database = database;
        this.telemetry = telemetry;
        this.clock = clock;
        this.network = network;
        this.log = new VendorLog(database);
    }

    /** Which requests went out, and who refused them. */
    public VendorLog log() {
        return log;
    }

    public SourceSet sources() {
        return LiveSources.of(vendorDoor(), access(), clock);
    }

    public QuoteSet quotes() {
        return LiveSources.quotes(vendorDoor(), access(), clock);
    }

    private Http vendorDoor() {
        return LiveSources.http(doorway());
    }

    private VendorHttp doorway() {
        return new VendorHttp(
                new SqlCache(database.get()), new SqlRateLimit(database.get()), clock, telemetry, network, log);
    }

    private LiveSources.Access access() {
        return new LiveSources.Access(
                settings.text(Setting.SEC_AGENT),
                secret(Setting.FMP_KEY),
                secret(Setting.TAVILY_KEY),
                secret(Setting.CALLS_KEY),
                settings.text(Setting.VENDORS_LICENCE).equalsIgnoreCase("commercial"),
                settings.flag(Setting.VENDORS_SCRAPER),
                home.get().files());
    }

    public ProspectSet prospects() {
        return LiveProspects.of(keys(), doorway());
    }

    private LiveProspects.Keys keys() {
        return new LiveProspects.Keys(
                settings.text(Setting.SEC_AGENT),
                secret(Setting.TAVILY_KEY),
                secret(Setting.BRAVE_KEY),
                settings.text(Setting.SEARXNG_URL).isEmpty()
                        ? Optional.empty()
                        : Optional.of(URI.create(settings.text(Setting.SEARXNG_URL))),
                home.get().files().resolve("companies"));
    }

    public static ProspectSet sampleProspects() {
        return sampleProspects(new SampleMarket());
    }

    /** The companies of the fictional market of that seed. */
    public static ProspectSet sampleProspects(long seed) {
        return sampleProspects(new SampleMarket(seed));
    }

    private static ProspectSet sampleProspects(SampleMarket market) {
        return new ProspectSet(
                List.of(
                        market.prospects(),
                        new ListedProspects(
                                SampleMarket.VENDOR, () -> market.listings().listings(), market.sources())),
                new SourceChain<>("web search", List.of()),
                new SourceChain<>("pages", List.of()));
    }

    /** Asks every vendor one small thing, and says in a line each what came back. */
    public Map<String, Finding<String>> tryAll() {
        var said = new LinkedHashMap<String, Finding<String>>();
        Stream.concat(
                        VendorCheck.all(vendorDoor(), access(), clock).stream(),
                        LiveProspects.trials(keys(), doorway()).stream())
                .forEach(trial -> said.put(
                        trial.vendor(),
                        trial.answered()
                                ? new Finding.Found<>(trial.said())
                                : new Finding.Missing<>(trial.vendor(), trial.said())));
        return said;
    }

    private Optional<String> secret(Setting setting) {
        return settings.list(setting).stream().findFirst();
    }
}

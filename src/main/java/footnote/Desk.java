package footnote;

import footnote.domain.Finding;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.Ingest;
import footnote.evidence.ReadingRoom;
import footnote.evidence.search.Intake;
import footnote.evidence.search.Library;
import footnote.evidence.search.OnnxEmbedder;
import footnote.evidence.search.SearchWeights;
import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.json.Json;
import footnote.runtime.model.Gateway;
import footnote.runtime.model.Role;
import footnote.runtime.model.SqlResting;
import footnote.runtime.run.Engine;
import footnote.runtime.run.Pause;
import footnote.runtime.run.Presence;
import footnote.runtime.run.Purge;
import footnote.runtime.run.Wakeups;
import footnote.runtime.run.Worker;
import footnote.runtime.run.Workflows;
import footnote.runtime.telemetry.Telemetry;
import footnote.sources.Chain;
import footnote.sources.Http;
import footnote.sources.LiveSources;
import footnote.sources.SourceSet;
import footnote.sources.SqlCache;
import footnote.sources.VendorTrial;
import footnote.sources.sample.SampleMarket;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskGrid;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.ask.GridRequest;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Builds every worker of the program by hand, each when it is first needed. */
public final class Desk implements AutoCloseable {
    private final Settings settings;
    private final Workflows workflows;
    private final Clock clock = Clock.systemUTC();
    private final String owner = hostName() + "-" + ProcessHandle.current().pid() + "-"
            + ManagementFactory.getRuntimeMXBean().getStartTime();
    private final Once<Home> home;
    private final Once<Database> database;
    private final Once<Engine> engine;
    private final Once<Wakeups> wakeups;
    private final Once<Gateway> gateway;
    private final Once<EvidenceRoom> evidence;
    private final Once<OnnxEmbedder> embedder;
    private final Once<Library> library;
    private final Once<Analyze> analyze;
    private final Once<ReadingRoom> reading;
    private final Once<Ask> ask;

    public Desk(Settings settings) {
        this(settings, new Workflows());
    }

    /** A desk that knows further workflows beside the five. */
    public Desk(Settings settings, Workflows further) {
        this.settings = settings;
        this.workflows = workflows(further);
        this.home = new Once<>(() -> Home.prepared(settings.home()));
        this.database = new Once<>(() -> {
            home.get();
            return Database.open(settings.databaseUrl());
        });
        this.engine = new Once<>(this::makeEngine);
        this.wakeups = new Once<>(() -> new Wakeups(database.get(), clock));
        var real = new Once<>(this::realSources);
        var sample = new Once<>(Desk::sampleSources);
        this.evidence = new Once<>(() -> new EvidenceRoom(real::get, sample::get, SampleMarket.today(), clock));
        this.embedder = new Once<>(
                () -> new OnnxEmbedder(Math.max(1, Runtime.getRuntime().availableProcessors())));
        this.library = new Once<>(
                () -> new Library(database.get(), home.get().index(), embedder::get, searchWeights(), clock));
        this.analyze = new Once<>(() ->
                Analyze.of(evidence(), gateway().model(Role.FAST), gateway().model(Role.ADVANCED)));
        this.reading = new Once<>(() -> new ReadingRoom(
                evidence(), this::library, () -> new SampleMarket().listings().listings()));
        this.ask = new Once<>(() -> Ask.of(
                evidence(), reading(), gateway().model(Role.FAST), gateway().model(Role.ADVANCED)));
        this.gateway = new Once<>(() -> new Gateway(
                ModelChoice.of(settings),
                new SqlResting(database.get()),
                Telemetry.open(ModelChoice.telemetry(settings)),
                clock,
                Pause.real()));
    }

    /** Tells machines apart that share a database; containers all have process 1. */
    private static String hostName() {
        try {
            String name = InetAddress.getLocalHost().getHostName();
            return name.substring(0, Math.min(name.length(), 40));
        } catch (UnknownHostException e) {
            return "host";
        }
    }

    /** The desk's own workflows, each built when it first runs; a further one of the same name takes its place. */
    private Workflows workflows(Workflows further) {
        if (!further.names().contains(Analyze.NAME)) {
            further.with(Analyze.NAME, AnalysisRequest.class, (request, run) -> analyze.get()
                    .run(request, run));
        }
        if (!further.names().contains(Ask.NAME)) {
            further.with(Ask.NAME, AskRequest.class, (request, run) -> ask.get().run(request, run));
            further.with(AskGrid.NAME, GridRequest.class, (request, run) -> new AskGrid(
                            evidence(),
                            reading(),
                            gateway().model(Role.FAST),
                            gateway().model(Role.ADVANCED))
                    .run(request, run));
        }
        return further;
    }

    /** The fictional companies, for lists and examples. */
    public List<SampleListing> sampleCompanies() {
        return new SampleMarket()
                .companies().stream()
                        .map(company ->
                                new SampleListing(company.symbol(), company.market(), company.name(), company.story()))
                        .toList();
    }

    private static SourceSet sampleSources() {
        var market = new SampleMarket();
        return new SourceSet(
                market.directory(),
                new Chain<>("prices", List.of(market.bars())),
                new Chain<>("statements", List.of(market.facts())),
                new Chain<>("company profiles", List.of(market.profiles())),
                new Chain<>("estimates", List.of(market.estimates())),
                new Chain<>("peers", List.of(market.peers())),
                new Chain<>("news", List.of(market.news())),
                new Chain<>("filings", List.of(market.filings())),
                new Chain<>("earnings calls", List.of(market.transcripts())),
                new Chain<>("top gainers", List.of(market.gainers())),
                each -> market.index(each).symbol());
    }

    private SourceSet realSources() {
        return LiveSources.of(vendorDoor(), access(), clock);
    }

    private Http vendorDoor() {
        return LiveSources.http(new SqlCache(database.get()), clock);
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

    /** Asks every vendor one small thing, and says in a line each what came back. */
    public Map<String, Finding<String>> tryVendors() {
        var said = new LinkedHashMap<String, Finding<String>>();
        VendorTrial.all(vendorDoor(), access(), clock)
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

    public Ingest ingest() {
        return new Ingest(home.get().files(), clock);
    }

    /** Takes documents into the library. */
    public Intake intake() {
        return new Intake(library(), clock);
    }

    public Library library() {
        return library.get();
    }

    /** Where documents are read: the library, and the sample market's papers. */
    public ReadingRoom reading() {
        return reading.get();
    }

    private SearchWeights searchWeights() {
        return SearchWeights.STANDARD.sharing(
                Double.parseDouble(settings.text(Setting.SEARCH_VECTOR)),
                Double.parseDouble(settings.text(Setting.SEARCH_KEYWORD)));
    }

    public EvidenceRoom evidence() {
        return evidence.get();
    }

    private Engine makeEngine() {
        var place = new Engine.Place(
                home.get().outputs(),
                owner,
                Engine.Place.LEASE,
                Json.write(settings.shown()),
                settings.amount(Setting.BUDGET_MONTH),
                clock,
                Pause.real());
        return new Engine(database.get(), workflows, new EventBus(), place);
    }

    public Settings settings() {
        return settings;
    }

    public Clock clock() {
        return clock;
    }

    public Home home() {
        return home.get();
    }

    public Database database() {
        return database.get();
    }

    public Engine engine() {
        return engine.get();
    }

    public Gateway gateway() {
        return gateway.get();
    }

    public Wakeups wakeups() {
        return wakeups.get();
    }

    /** A worker of this process, not yet started. */
    public Worker worker(String kind) {
        var pace = new Worker.Pace(
                settings.count(Setting.WORKER_THREADS), Worker.Pace.DEFAULT.poll(), Worker.Pace.DEFAULT.heartbeat());
        var presence = new Presence(database.get(), owner, kind, Version.text());
        return new Worker(engine.get(), database.get(), wakeups.get(), presence, pace);
    }

    public Purge purge() {
        return new Purge(database.get(), clock);
    }

    /** Workers and servers alive on this database. */
    public List<Presence.Peer> peers() {
        return Presence.alive(database.get());
    }

    @Override
    public void close() {
        library.made().ifPresent(Library::close);
        embedder.made().ifPresent(OnnxEmbedder::close);
        gateway.made().ifPresent(Gateway::close);
        engine.made().ifPresent(Engine::close);
        database.made().ifPresent(Database::close);
    }

    /** A value made when first asked for. */
    private static final class Once<T> {
        private final Supplier<T> maker;
        private Optional<T> value = Optional.empty();

        Once(Supplier<T> maker) {
            this.maker = maker;
        }

        synchronized T get() {
            if (value.isEmpty()) {
                value = Optional.of(maker.get());
            }
            return value.orElseThrow();
        }

        synchronized Optional<T> made() {
            return value;
        }
    }
}

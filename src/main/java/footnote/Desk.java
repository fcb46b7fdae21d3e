package footnote;

import footnote.config.ArtifactChoice;
import footnote.config.Home;
import footnote.config.Lazy;
import footnote.config.MailChoice;
import footnote.config.MessageChoice;
import footnote.config.ModelChoice;
import footnote.config.SearchChoice;
import footnote.config.Settings;
import footnote.config.VendorChoice;
import footnote.delivery.mail.Mailer;
import footnote.delivery.mail.Outbox;
import footnote.delivery.message.Messenger;
import footnote.domain.Finding;
import footnote.evidence.DocumentAccess;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader;
import footnote.evidence.FileIngest;
import footnote.evidence.LiveQuotes;
import footnote.evidence.ProspectSearch;
import footnote.evidence.SqlDocumentAccess;
import footnote.evidence.SqlRatingRecord;
import footnote.evidence.SqlTrackRecords;
import footnote.evidence.search.DocumentIndexer;
import footnote.runtime.artifact.ArtifactStore;
import footnote.runtime.batch.Batches;
import footnote.runtime.db.Database;
import footnote.runtime.model.routing.Gateway;
import footnote.runtime.model.routing.SqlConcurrencyLimit;
import footnote.runtime.model.routing.SqlCooldowns;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.engine.Repair;
import footnote.runtime.run.storage.Purge;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.sandbox.SandboxChooser;
import footnote.runtime.telemetry.Telemetry;
import footnote.runtime.worker.Schedules;
import footnote.runtime.worker.Worker;
import footnote.runtime.worker.WorkerHeartbeat;
import footnote.sources.http.Network;
import footnote.sources.sample.SampleMarket;
import footnote.workflows.coverage.Watchlists;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Builds every worker of the program by hand, each when it is first needed. */
public final class Desk implements AutoCloseable {
    private final Settings settings;
    private final MailChoice mail;
    private final VendorChoice vendors;
    private final Workflows workflows;
    private final Clock clock;
    private final WorkerProcess process;
    private final Lazy<Home> home;
    private final Lazy<Database> database;
    private final Lazy<Telemetry> telemetry;
    private final Lazy<SqlConcurrencyLimit> concurrency;
    private final Lazy<Gateway> gateway;
    private final Lazy<EvidenceReader> evidence;
    private final LiveQuotes quotes;
    private final SearchChoice search;
    private final ArtifactChoice artifacts;
    private final Lazy<SandboxChooser> sandbox;
    private final Lazy<Mailer> mailer;
    private final Lazy<DocumentSearch> reading;

    public Desk(Settings settings) {
        this(settings, new Workflows());
    }

    /** A desk that knows further workflows beside the five. */
    public Desk(Settings settings, Workflows further) {
        this(settings, further, Clock.systemUTC(), Network.direct());
    }

    /** A desk on another day and another way to the vendors; for tests over recorded answers. */
    public Desk(Settings settings, Workflows further, Clock clock, Network network) {
        this.settings = settings;
        this.clock = clock;
        this.mail = new MailChoice(settings);
        this.artifacts = new ArtifactChoice(settings, clock);
        this.home = new Lazy<>(() -> Home.prepared(settings.home()));
        this.database = new Lazy<>(() -> {
            home.get();
            return Database.open(settings.databaseUrl());
        });
        this.vendors = new VendorChoice(settings, home::get, database::get, this::telemetry, clock, network);
        var real = new Lazy<>(vendors::sources);
        var sample = new Lazy<>(() -> new SampleMarket().sources());
        this.evidence = new Lazy<>(() -> new EvidenceReader(real::get, sample::get, SampleMarket.today(), clock));
        this.quotes =
                new LiveQuotes(new Lazy<>(vendors::quotes)::get, new Lazy<>(() -> new SampleMarket().board())::get);
        this.sandbox = new Lazy<>(SandboxChooser::here);
        this.mailer = new Lazy<>(() -> outbox().<Mailer>map(each -> each).orElse(Mailer.none()));
        this.workflows = new DeskWorkflows(this, vendors, mail).beside(further);
        this.process = new WorkerProcess(this, workflows, mail);
        this.search = new SearchChoice(settings, home::get, database::get, clock);
        var listed = new Lazy<>(() -> new SampleMarket().listings().listings());
        this.reading = new Lazy<>(() -> new DocumentSearch(evidence(), search::library, listed::get, documentAccess()));
        this.telemetry = new Lazy<>(() -> Telemetry.open(ModelChoice.telemetry(settings)));
        this.concurrency = new Lazy<>(() -> new SqlConcurrencyLimit(database.get(), process.owner()));
        this.gateway = new Lazy<>(() -> new Gateway(
                ModelChoice.of(settings),
                new SqlCooldowns(database.get(), clock),
                concurrency.get(),
                telemetry.get(),
                clock,
                Pause.real()));
    }

    /** The companies of the fictional market of that seed alone. */
    public static ProspectSearch sampleProspects(long seed) {
        var set = new Lazy<>(() -> VendorChoice.sampleProspects(seed));
        return new ProspectSearch(set::get, set::get);
    }

    /** What the reader follows. */
    public Watchlists watchlists() {
        return new Watchlists(this::evidence, this::database, clock, () -> home().path());
    }

    /** The library of documents, its index and the models that search it. */
    public SearchChoice search() {
        return search;
    }

    /** E-mails to send, where a mail server is set up. */
    public Optional<Outbox> outbox() {
        return mail.server().map(server -> new Outbox(database.get(), server, clock));
    }

    /** What messages are sent by; over the channels that are set up, if any. */
    public Messenger messenger() {
        return new Messenger(database::get, new MessageChoice(settings).channels(), clock);
    }

    /** What sends e-mails; without a mail server, none go out. */
    Mailer mailer() {
        return mailer.get();
    }

    /** The cell that generated code runs in, chosen when first asked for. */
    public SandboxChooser sandbox() {
        return sandbox.get();
    }

    /** Asks every vendor one small thing, and says in a line each what came back. */
    public Map<String, Finding<String>> tryVendors() {
        return vendors.tryAll();
    }

    /** A sentence for each vendor that refused every request of this process. */
    public List<String> vendorRefusals() {
        return vendors.log().refusals();
    }

    /** How many requests a run made, by vendor. */
    public Map<String, Integer> vendorRequests(RunId run) {
        return vendors.log().requests(run);
    }

    public FileIngest ingest() {
        return new FileIngest(home.get().files(), clock);
    }

    /** Takes documents into the library. */
    public DocumentIndexer intake() {
        return new DocumentIndexer(search.library(), clock, settings.fictional());
    }

    /** Where documents are read: the library, and the sample market's papers. */
    public DocumentSearch reading() {
        return reading.get();
    }

    public EvidenceReader evidence() {
        return evidence.get();
    }

    public LiveQuotes quotes() {
        return quotes;
    }

    /** Which documents are kept from a run, for they are others'. */
    public DocumentAccess documentAccess() {
        return new SqlDocumentAccess(database::get);
    }

    /** Every rating given, sealed on its day. */
    public SqlRatingRecord ratings() {
        return new SqlRatingRecord(database.get(), clock, () -> home.get().path());
    }

    /** How past calls turned out. */
    public SqlTrackRecords trackRecords() {
        return new SqlTrackRecords(database.get(), clock);
    }

    /** The folder that runs' files go to where a reader names none. */
    public Path outputs() {
        return artifacts.folder().orElseGet(() -> home.get().outputs());
    }

    /** Where all nodes find the files of runs. */
    public ArtifactStore artifacts() {
        return artifacts.store();
    }

    /** Tells a collector of calls, steps and requests, where one is set. */
    public Telemetry telemetry() {
        return telemetry.get();
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
        return process.engine();
    }

    public Gateway gateway() {
        return gateway.get();
    }

    public RunQueue runQueue() {
        return process.queue();
    }

    /** Lets this process's worker do runs of these workflows alone. */
    public void serveOnly(Set<String> names) {
        workflows.serveOnly(names);
    }

    /** A worker of this process, not yet started. */
    public Worker worker(String kind) {
        return process.worker(kind);
    }

    /** Runs that come again and again. */
    public Schedules schedules() {
        return new Schedules(database.get(), engine(), runQueue(), clock);
    }

    /** Many runs under one budget. */
    public Batches batches() {
        return new Batches(database.get(), engine(), clock);
    }

    public Repair repair() {
        return new Repair(database.get(), engine());
    }

    public Purge purge() {
        return new Purge(database.get(), clock);
    }

    /** Workers and servers alive on this database. */
    public List<WorkerHeartbeat.Peer> peers() {
        return WorkerHeartbeat.alive(database.get());
    }

    @Override
    public void close() {
        sandbox.made().ifPresent(SandboxChooser::close);
        search.close();
        artifacts.close();
        gateway.made().ifPresent(Gateway::close);
        concurrency.made().ifPresent(SqlConcurrencyLimit::close);
        process.close();
        telemetry.made().ifPresent(Telemetry::close);
        database.made().ifPresent(Database::close);
    }
}

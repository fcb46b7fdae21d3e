package bench;

import bench.Main.Row;
import footnote.Desk;
import footnote.config.SettingsReader;
import footnote.delivery.mail.Address;
import footnote.delivery.mail.Mailer;
import footnote.evidence.ProspectSearch;
import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.sources.ProspectSet;
import footnote.sources.SourceChain;
import footnote.sources.sample.SampleMarket;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.leads.Leads;
import footnote.workflows.leads.LeadsRequest;
import footnote.workflows.leads.report.DeliveredLeads;
import footnote.workflows.movers.MoverAnalyst;
import footnote.workflows.movers.MoverGatherer;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import footnote.workflows.movers.Movers;
import footnote.workflows.movers.MoversRequest;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportRequest;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whole workflows on the sample market with a model that takes a second: as they are, and one step after another. */
final class WholeRuns implements Main.Benchmark {
    private static final int ROUNDS = 3;
    private final SlowModel model = new SlowModel();

    /** A workflow and a request. */
    private record Whole<I>(String name, Class<I> type, Workflow<I, ?> workflow, I request) {
        Workflows in(Workflows workflows) {
            return workflows
                    .with(name, type, workflow)
                    .with(oneByOne(), type, (request, run) -> workflow.run(request, new OneByOne(run)));
        }

        String oneByOne() {
            return name + " one by one";
        }
    }

    private List<Whole<?>> all(Desk desk) {
        var room = desk.evidence();
        var market = new SampleMarket();
        var prospects = new ProspectSet(
                List.of(market.prospects()),
                new SourceChain<>("web search", List.of()),
                new SourceChain<>("pages", List.of()));
        return List.of(
                new Whole<>(
                        Analyze.NAME,
                        AnalysisRequest.class,
                        Analyze.of(room, model, model),
                        new AnalysisRequest("analyze ORRB", Optional.empty())),
                new Whole<>(
                        Ask.NAME,
                        AskRequest.class,
                        new Ask(room, desk.reading(), desk.search().answerScores(), model, model),
                        new AskRequest(
                                "Why did Quavelin's revenue grow in FY2025?",
                                Optional.empty(),
                                List.of(),
                                Optional.empty())),
                new Whole<>(
                        EquityReport.NAME,
                        ReportRequest.class,
                        new EquityReport(room, model, model),
                        new ReportRequest(
                                "Do a fundamental analysis of Quavelin Systems",
                                Optional.empty(),
                                Optional.empty(),
                                List.of(),
                                Optional.empty(),
                                ReportRequest.Printing.STANDARD)),
                new Whole<>(
                        Movers.NAME,
                        MoversRequest.class,
                        new Movers(
                                new MoverGatherer(room, new MoverScreen.Floors(BigDecimal.ONE, BigDecimal.ONE)),
                                new MoverAnalyst(desk.sandbox()),
                                model,
                                Mailer.none(),
                                new Address("desk@localhost")),
                        MoversRequest.of(MoversRequest.NASDAQ, "3mo", "")),
                new Whole<>(
                        Leads.NAME,
                        LeadsRequest.class,
                        Leads.of(
                                new ProspectSearch(() -> prospects, () -> prospects),
                                model,
                                model,
                                new DeliveredLeads(desk::database, Clock.systemUTC())),
                        LeadsRequest.of("Find leads for SaaS companies in France", Optional.empty())));
    }

    @Override
    public List<Row> run() throws Exception {
        var folder = Files.createTempDirectory("bench-whole");
        var settings = new SettingsReader(Map.of("FOOTNOTE_HOME", folder.resolve("home").toString()), folder)
                .read(Map.of());
        var workflows = new Workflows();
        var place = new Engine.Place(
                folder, "bench", Engine.Place.LEASE, "{}", BigDecimal.TEN, Clock.systemUTC(), Pause.real());
        var rows = new ArrayList<Row>();
        try (var desk = new Desk(settings);
                var database = Database.open("jdbc:sqlite:" + folder.resolve("bench.db"))) {
            var wholes = all(desk);
            wholes.forEach(whole -> whole.in(workflows));
            try (var engine = new Engine(database, workflows, new EventBus(), place)) {
                for (var whole : wholes) {
                    rows.addAll(rows(engine, whole));
                }
            }
        }
        return rows;
    }

    private List<Row> rows(Engine engine, Whole<?> whole) {
        seconds(engine, whole.name(), whole.request());
        var ours = new Measurements();
        var turns = new Measurements();
        var asked = new SlowModel.Asked(0, 0);
        for (int i = 0; i < ROUNDS; i++) {
            model.asked();
            ours.add(seconds(engine, whole.name(), whole.request()));
            asked = model.asked();
            if (i == 0) {
                turns.add(seconds(engine, whole.oneByOne(), whole.request()));
            }
        }
        double path = asked.inTurn() * SlowModel.SECONDS;
        String note = asked.calls() + " calls of 1 s, " + asked.inTurn() + " of them in turn; " + ours.spread();
        return List.of(
                new Row(whole.name() + ", whole run", ours.median(), "its longest chain of calls", path, "s", note),
                new Row(
                        whole.name() + ", whole run",
                        ours.median(),
                        "the same one after another",
                        turns.median(),
                        "s",
                        note + " beside " + turns.spread()));
    }

    /** From the request to the result; questions are answered at once with the first reply that fits. */
    private static double seconds(Engine engine, String workflow, Object request) {
        var options = new RunOptions(true, Optional.of(SampleMarket.today()), BigDecimal.ONE, true, Optional.empty());
        long begun = System.nanoTime();
        var id = engine.start(workflow, "bench", request, options, Optional.empty());
        var attempt = engine.attempt(id);
        while (attempt instanceof Attempt.Worked(Status status) && status == Status.WAITING) {
            engine.reply(id, "approve", "bench");
            attempt = engine.attempt(id);
        }
        if (!(attempt instanceof Attempt.Worked(Status status) && status == Status.DONE)) {
            throw new IllegalStateException(workflow + " ended " + attempt + ": " + engine.runs().find(id));
        }
        return (System.nanoTime() - begun) / 1e9;
    }
}

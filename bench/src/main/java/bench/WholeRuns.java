package bench;

import bench.Main.Row;
import footnote.evidence.EvidenceRoom;
import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.Engine;
import footnote.runtime.run.Engine.Attempt;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.sources.sample.SampleMarket;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whole workflows on the sample market with a model that takes a second: as they are, and one step after another. */
final class WholeRuns implements Main.Benchmark {
    private static final int ROUNDS = 5;
    private final SlowModel model = new SlowModel();

    /** A workflow, a request, and how many calls of the model must follow one another whatever the engine. */
    private record Whole<I>(String name, Class<I> type, Workflow<I, ?> workflow, I request, int callsInTurn) {
        Workflows in(Workflows workflows) {
            return workflows
                    .with(name, type, workflow)
                    .with(oneByOne(), type, (request, run) -> workflow.run(request, new OneByOne(run)));
        }

        String oneByOne() {
            return name + " one by one";
        }
    }

    private List<Whole<?>> all(EvidenceRoom room) {
        return List.of(new Whole<>(
                Analyze.NAME,
                AnalysisRequest.class,
                Analyze.of(room, model, model),
                new AnalysisRequest("analyze ORRB", Optional.empty()),
                3)); // the question is read, three views at once, the synthesis
    }

    @Override
    public List<Row> run() throws Exception {
        var folder = Files.createTempDirectory("bench-whole");
        var market = new SampleMarket();
        var sources = market.sources();
        var wholes = all(new EvidenceRoom(() -> sources, () -> sources, SampleMarket.today(), Clock.systemUTC()));
        var workflows = new Workflows();
        wholes.forEach(whole -> whole.in(workflows));
        var place = new Engine.Place(
                folder, "bench", Engine.Place.LEASE, "{}", BigDecimal.TEN, Clock.systemUTC(), Pause.real());
        var rows = new ArrayList<Row>();
        try (var database = Database.open("jdbc:sqlite:" + folder.resolve("bench.db"));
                var engine = new Engine(database, workflows, new EventBus(), place)) {
            for (var whole : wholes) {
                rows.addAll(rows(engine, whole));
            }
        }
        return rows;
    }

    private List<Row> rows(Engine engine, Whole<?> whole) {
        seconds(engine, whole.name(), whole.request());
        var ours = new Sample();
        var turns = new Sample();
        int calls = 0;
        for (int i = 0; i < ROUNDS; i++) {
            model.asked();
            ours.add(seconds(engine, whole.name(), whole.request()));
            calls = model.asked();
            turns.add(seconds(engine, whole.oneByOne(), whole.request()));
        }
        double path = whole.callsInTurn() * SlowModel.SECONDS;
        String note = calls + " calls of 1 s; " + ours.spread();
        return List.of(
                new Row(whole.name() + ", whole run", ours.median(), "its critical path", path, "s", note),
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
        var attempt = engine.goOn(id);
        while (attempt instanceof Attempt.Worked(Status status) && status == Status.WAITING) {
            engine.reply(id, "approve", "bench");
            attempt = engine.goOn(id);
        }
        if (!(attempt instanceof Attempt.Worked(Status status) && status == Status.DONE)) {
            throw new IllegalStateException(workflow + " ended " + attempt + ": " + engine.runs().find(id));
        }
        return (System.nanoTime() - begun) / 1e9;
    }
}

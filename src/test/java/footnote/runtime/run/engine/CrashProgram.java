package footnote.runtime.run.engine;

import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Run;
import footnote.runtime.run.Step;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.worker.Worker;
import footnote.runtime.worker.WorkerHeartbeat;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

/** A worker in a process of its own, made to be killed: parallel steps, a loop of rounds, a question, a file. */
public final class CrashProgram {
    private final Database database;
    private final URI model;
    private final HttpClient http = HttpClient.newHttpClient();

    private CrashProgram(Database database, int port) {
        this.database = database;
        this.model = URI.create("http://127.0.0.1:" + port + "/");
    }

    record Asked(int number) {}

    record Said(String text) {}

    record Approval(String text) {}

    public static void main(String[] args) throws InterruptedException {
        var database = Database.open(args[0]);
        String name = "child-" + ProcessHandle.current().pid();
        var engine = engine(database, Integer.parseInt(args[1]), name, Path.of(args[2]));
        var clock = Clock.systemUTC();
        var heartbeat = new WorkerHeartbeat(database, name, "worker", "test");
        var worker = new Worker(engine, database, new RunQueue(database, clock), heartbeat, pace(args));
        worker.start();
        System.out.println("ready");
        new CountDownLatch(1).await();
    }

    private static Worker.Pace pace(String[] args) {
        return args.length > 3 && args[3].equals("default")
                ? Worker.Pace.DEFAULT
                : new Worker.Pace(8, Duration.ofMillis(50), Duration.ofMillis(200));
    }

    static Engine engine(Database database, int port, String owner, Path outputs) {
        var place = new Engine.Place(
                outputs,
                owner,
                Duration.ofMillis(Long.getLong("lease", 1500)),
                "{}",
                new BigDecimal("100"),
                Clock.systemUTC(),
                Pause.real());
        var workflows = new Workflows().with("crash", Asked.class, new CrashProgram(database, port)::run);
        return new Engine(database, workflows, new EventBus(), place);
    }

    private Said run(Asked asked, Run run) {
        var plan = run.step("plan", Said.class, () -> call("plan"));
        var parts = Outcome.values(run.each(
                "study", IntStream.range(0, 5).boxed().toList(), Said.class, number -> loop("study " + number)));
        var approval = run.ask("Go on?", plan, Approval.class);
        var report = run.step("report", Said.class, () -> call("report"));
        run.publish("report.txt", report.text().getBytes(StandardCharsets.UTF_8));
        return new Said(plan.text() + parts.size() + approval.text() + report.text());
    }

    /** A loop of three rounds, each kept singly. */
    private Said loop(String what) {
        String heard = "";
        for (int round = 1; round <= 3; round++) {
            heard += call(what + " round " + round).text();
        }
        return new Said(heard);
    }

    private Said call(String what) {
        var step = Step.current().orElseThrow();
        mustNotBeDone(step);
        String asked = step.run() + " " + step.path() + " " + what;
        return new Said(step.recording()
                .answer("model", asked, () -> RecordedAnswer.of(post(asked)))
                .body());
    }

    /** A step whose result is stored must never be worked on again. */
    private void mustNotBeDone(Step step) {
        var done = database.query(
                "SELECT path FROM step WHERE run_id = ? AND path = ?",
                row -> row.getString(1),
                step.run().value(),
                step.path());
        if (!done.isEmpty()) {
            System.err.println("REPEATED " + step.run() + " " + step.path());
            database.update(
                    "INSERT INTO event (run_id, seq, type, step, data, at) VALUES (?, ?, 'repeated', ?, '{}', 0)",
                    step.run().value(),
                    -System.nanoTime(),
                    step.path());
        }
    }

    private String post(String asked) {
        try {
            return http.send(
                            HttpRequest.newBuilder(model)
                                    .POST(HttpRequest.BodyPublishers.ofString(asked))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
        } catch (IOException e) {
            throw new Fault(Fault.Kind.AGENT, "the model is away", e);
        } catch (InterruptedException e) {
            throw Fault.permanent(Fault.Kind.AGENT, "interrupted", e);
        }
    }

    static List<String> expectedSteps() {
        return List.of("plan", "report", "study[0]", "study[1]", "study[2]", "study[3]", "study[4]");
    }
}

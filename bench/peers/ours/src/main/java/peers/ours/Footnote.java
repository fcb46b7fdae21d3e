package peers.ours;

import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.Pause;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import trial.Calls;
import trial.Contender;

/** Our engine, on the database whose URL is in {@code trial.url}: a step returns when its record is committed. */
public final class Footnote implements Contender {
    private final Path folder = Path.of(System.getProperty("trial.folder"));
    private final Database database = Database.open(System.getProperty("trial.url"));
    private final Engine engine = new Engine(
            database,
            new Workflows()
                    .with("tree", Asked.class, Footnote::tree)
                    .with("waiting", Asked.class, Footnote::waiting),
            new EventBus(),
            new Engine.Place(
                    folder,
                    "trial-" + ProcessHandle.current().pid(),
                    Engine.Place.LEASE,
                    "{}",
                    BigDecimal.TEN,
                    Clock.systemUTC(),
                    Pause.real()));

    record Asked(String question) {}

    record Said(String text) {}

    private static Said tree(Asked asked, Run run) {
        run.step("plan", Said.class, () -> call("plan"));
        run.each("gather", numbers(4), Said.class, i -> call("gather" + i));
        run.each("study", numbers(20), Said.class, i -> call("study" + i));
        for (int i = 0; i < 3; i++) {
            String name = "improve" + i;
            run.step("improve", Said.class, () -> call(name));
        }
        return run.step("report", Said.class, () -> call("report"));
    }

    private static Said waiting(Asked asked, Run run) {
        var plan = run.step("plan", Said.class, () -> call("plan"));
        return run.ask("Is this the right plan?", plan, Said.class);
    }

    private static List<Integer> numbers(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    private static Said call(String name) {
        return new Said(Calls.call(name));
    }

    @Override
    public void runs(int count) throws Exception {
        Calls.atOnce(count, _ -> expect(Status.DONE, engine.goOn(start("tree"))));
    }

    @Override
    public void park(int count) throws Exception {
        Calls.atOnce(count, _ -> expect(Status.WAITING, engine.goOn(start("waiting"))));
    }

    @Override
    public void carry(String name, boolean again) throws Exception {
        var file = folder.resolve(name);
        if (!again) {
            Files.writeString(file, start("tree").value());
        }
        var id = new RunId(Files.readString(file));
        var attempt = engine.resume(id);
        while (!(attempt instanceof Attempt.Worked)) { // the lease of the process that was killed still holds
            Thread.sleep(50);
            attempt = engine.resume(id);
        }
        expect(Status.DONE, attempt);
    }

    private RunId start(String workflow) {
        return engine.start(
                workflow, "trial", new Asked("what of it?"), RunOptions.standard(), Optional.empty());
    }

    private static void expect(Status status, Attempt attempt) {
        if (!(attempt instanceof Attempt.Worked worked && worked.status() == status)) {
            throw new IllegalStateException("expected " + status + ", not " + attempt);
        }
    }

    @Override
    public void close() {
        engine.close();
        database.close();
    }
}

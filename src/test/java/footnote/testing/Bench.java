package footnote.testing;

import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Engine;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** An engine on a real database with one workflow named "test", for tests of runs. */
public final class Bench implements AutoCloseable {
    public final Database database;
    public final Engine engine;
    public final Path outputs;

    private Bench(Database database, Engine engine, Path outputs) {
        this.database = database;
        this.engine = engine;
        this.outputs = outputs;
    }

    public static <O> Bench with(Database database, Workflow<Asked, O> workflow) {
        return with(database, new Workflows().with("test", Asked.class, workflow), "bench");
    }

    public static Bench with(Database database, Workflows workflows, String owner) {
        var outputs = Scratch.folder("out");
        var place = new Engine.Place(
                outputs, owner, Duration.ofSeconds(6), "{}", new BigDecimal("100"), Clock.systemUTC(), _ -> {});
        return new Bench(database, new Engine(database, workflows, new EventBus(), place), outputs);
    }

    /** A request for test workflows. */
    public record Asked(String text) {}

    public RunId start() {
        return start(RunOptions.standard());
    }

    public RunId start(RunOptions options) {
        return engine.start("test", "a test", new Asked("hello"), options, Optional.empty());
    }

    @Override
    public void close() {
        engine.close();
        database.close();
    }
}

package bench;

import bench.Main.Row;
import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.Pause;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/** What durability costs: a step beside a bare commit, and a run of 29 steps beside its critical path. */
final class Engines implements Main.Benchmark {
    private static final int STEPS = 1000;
    private static final long[] STEP_NANOS = new long[STEPS];

    record Asked(int callMs) {}

    record Said(String text) {}

    @Override
    public List<Row> run() throws Exception {
        var folder = Files.createTempDirectory("bench-engine");
        try (var database = Database.open("jdbc:sqlite:" + folder.resolve("bench.db"));
                var engine = new Engine(
                        database,
                        new Workflows()
                                .with("steps", Asked.class, Engines::steps)
                                .with("tree", Asked.class, Engines::tree),
                        new EventBus(),
                        new Engine.Place(
                                folder, "bench", Engine.Place.LEASE, "{}", BigDecimal.TEN, Clock.systemUTC(), Pause.real()))) {
            for (int i = 0; i < 3; i++) {
                timed(engine, "steps", 0, 1);
                bareCommits(database);
            }
            double bare = median(bareCommits(database)) / 1e6;
            timed(engine, "steps", 0, 1);
            double step = median(STEP_NANOS) / 1e6;
            timed(engine, "tree", 0, 50);
            double one = median(IntStream.range(0, 9).mapToLong(_ -> timed(engine, "tree", 50, 1)).toArray()) / 1e6;
            double idle = median(IntStream.range(0, 9).mapToLong(_ -> timed(engine, "tree", 0, 1)).toArray()) / 1e6;
            double many = timed(engine, "tree", 50, 200) / 1e6;
            double manyIdle = timed(engine, "tree", 0, 200) / 1e6;
            return List.of(
                    new Row("one step, SQLite", step, "a bare insert and commit", bare, "ms", "goal 0.5 ms"),
                    new Row("29 steps, 50 ms calls", one, "the critical path", 350, "ms", "goal 1.10"),
                    new Row("200 such runs at once", many, "one such run", one, "ms", "goal 8"),
                    new Row("29 steps, calls of 0 ms", idle, "29 bare commits", 29 * bare, "ms", ""),
                    new Row("200 such runs, calls of 0 ms", manyIdle, "5800 bare commits", 5800 * bare, "ms", ""));
        }
    }

    private static Said steps(Asked asked, Run run) {
        for (int i = 0; i < STEPS; i++) {
            long before = System.nanoTime();
            run.step("step", Said.class, () -> new Said("a result of some length, as a small record has"));
            STEP_NANOS[i] = System.nanoTime() - before;
        }
        return new Said("done");
    }

    /** One plan, four at once, twenty at once, three in turn, one report. */
    private static Said tree(Asked asked, Run run) {
        run.step("plan", Said.class, () -> call(asked));
        run.each("gather", List.of(1, 2, 3, 4), Said.class, _ -> call(asked));
        run.each("study", IntStream.range(0, 20).boxed().toList(), Said.class, _ -> call(asked));
        for (int i = 0; i < 3; i++) {
            run.step("improve", Said.class, () -> call(asked));
        }
        return run.step("report", Said.class, () -> call(asked));
    }

    private static Said call(Asked asked) {
        if (asked.callMs() > 0) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(asked.callMs()));
        }
        return new Said("an answer");
    }

    private static long timed(Engine engine, String workflow, int callMs, int runs) {
        long before = System.nanoTime();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < runs; i++) {
            threads.add(Thread.ofVirtual().start(() -> engine.attempt(engine.start(
                    workflow, "bench", new Asked(callMs), RunOptions.standard(), Optional.empty()))));
        }
        for (var thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return System.nanoTime() - before;
    }

    private static long[] bareCommits(Database database) {
        database.update("CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, value TEXT)");
        return database.with(connection -> {
            try (var insert = connection.prepareStatement("INSERT INTO bare (value) VALUES (?)")) {
                var nanos = new long[STEPS];
                for (int i = 0; i < nanos.length; i++) {
                    long before = System.nanoTime();
                    insert.setString(1, "a result of some length, as a small record has");
                    insert.executeUpdate();
                    nanos[i] = System.nanoTime() - before;
                }
                return nanos;
            }
        });
    }

    private static double median(long[] nanos) {
        var sorted = nanos.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}

package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.run.Run;
import footnote.testing.Bench;
import footnote.testing.Databases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What durability costs, beside its physical limit, in one run on one machine. */
@Tag("nightly")
class EngineSpeedTest {
    private static final long CALL_MS = 50;
    private static final long CRITICAL_PATH_MS = 7 * CALL_MS;

    record Text(String value) {}

    @Test
    void aStepCostsLittleBesideABareCommit() {
        try (var bench = Bench.with(Databases.SQLITE.fresh(), EngineSpeedTest::thousandSteps)) {
            bench.engine.attempt(bench.start()); // warm up
            bareCommits(bench.database);
            double bare = median(bareCommits(bench.database));
            var run = bench.start();
            bench.engine.attempt(run);
            double step = median(STEP_NANOS);

            System.out.printf(
                    "step on SQLite: %.3f ms median, bare insert and commit: %.3f ms, ratio %.1f%n",
                    step / 1e6, bare / 1e6, step / bare);
            assertThat(step).isLessThan(TimeUnit.MICROSECONDS.toNanos(500));
        }
    }

    private static final long[] STEP_NANOS = new long[1000];

    private static Text thousandSteps(Bench.Asked asked, Run run) {
        for (int i = 0; i < STEP_NANOS.length; i++) {
            long before = System.nanoTime();
            run.step("step", Text.class, () -> new Text("a result of some length, as a small record has"));
            STEP_NANOS[i] = System.nanoTime() - before;
        }
        return new Text("done");
    }

    private static long[] bareCommits(Database database) {
        database.update("CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, value TEXT)");
        return database.with(connection -> {
            try (var insert = connection.prepareStatement("INSERT INTO bare (value) VALUES (?)")) {
                var nanos = new long[1000];
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

    @Test
    void aRunOfTwentyNineStepsStaysNearItsCriticalPath() {
        try (var bench = Bench.with(Databases.SQLITE.fresh(), EngineSpeedTest::twentyNineSteps)) {
            timed(bench, 20);
            var ours = new long[9];
            var bare = new long[9];
            for (int i = 0; i < ours.length; i++) {
                bare[i] = bareCalls();
                ours[i] = timed(bench, 1);
            }
            double one = median(ours);
            double many = timed(bench, 200);

            System.out.printf(
                    "29 steps with %d ms calls: %.0f ms, %.2f x the critical path of %d ms,"
                            + " %.2f x the same calls made bare (%.0f ms); 200 such runs at once: %.1f x one%n",
                    CALL_MS,
                    one / 1e6,
                    one / 1e6 / CRITICAL_PATH_MS,
                    CRITICAL_PATH_MS,
                    one / median(bare),
                    median(bare) / 1e6,
                    many / one);
            // the best of nine pairs, each beside the same calls at the same time: a busy machine only adds delays
            assertThat(IntStream.range(0, ours.length)
                            .mapToDouble(i -> (double) ours[i] / bare[i])
                            .min()
                            .orElseThrow())
                    .isLessThan(1.10);
            assertThat(many / one).isLessThan(16);
        }
    }

    /** The same calls on the same kind of threads, with nothing kept. */
    private static long bareCalls() {
        long before = System.nanoTime();
        call();
        atOnce(4);
        atOnce(20);
        for (int i = 0; i < 4; i++) {
            call();
        }
        return System.nanoTime() - before;
    }

    private static void atOnce(int count) {
        IntStream.range(0, count)
                .mapToObj(_ -> Thread.ofVirtual().start(EngineSpeedTest::call))
                .toList()
                .forEach(EngineSpeedTest::join);
    }

    /** One plan, four at once, twenty at once, three in turn, one report. */
    static Text twentyNineSteps(Bench.Asked asked, Run run) {
        run.step("plan", Text.class, EngineSpeedTest::call);
        run.each("gather", List.of(1, 2, 3, 4), Text.class, _ -> call());
        run.each("study", IntStream.range(0, 20).boxed().toList(), Text.class, _ -> call());
        for (int i = 0; i < 3; i++) {
            run.step("improve", Text.class, EngineSpeedTest::call);
        }
        return run.step("report", Text.class, EngineSpeedTest::call);
    }

    private static Text call() {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(CALL_MS));
        return new Text("an answer");
    }

    private static long timed(Bench bench, int runs) {
        long before = System.nanoTime();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < runs; i++) {
            threads.add(Thread.ofVirtual().start(() -> bench.engine.attempt(bench.start())));
        }
        threads.forEach(EngineSpeedTest::join);
        return System.nanoTime() - before;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static double median(long[] nanos) {
        var sorted = nanos.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}

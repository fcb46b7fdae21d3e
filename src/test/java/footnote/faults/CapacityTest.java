package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import footnote.testing.Child;
import footnote.testing.Databases;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How runs a second grow from one worker to four on one PostgreSQL, with models that take a second. */
@Tag("nightly")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class CapacityTest {
    private static final int RUNS = 160;
    private static final int THREADS = 16;

    @TempDir
    Path outputs;

    @Test
    void growsWithTheWorkers() {
        double one = perSecond(1);
        double two = perSecond(2);
        double four = perSecond(4);

        System.out.printf("growth: 1 to 2 workers x%.2f, 1 to 4 workers x%.2f%n", two / one, four / one);
        assertThat(four / one).isGreaterThan(1.5);
    }

    private double perSecond(int count) {
        String url = Databases.POSTGRESQL.freshUrl();
        try (var database = Database.open(url);
                var engine = CapacityProgram.engine(database, "parent", outputs)) {
            var queue = new RunQueue(database, Clock.systemUTC());
            var workers = new ArrayList<Child>();
            for (int i = 0; i < count; i++) {
                workers.add(Child.of(CapacityProgram.class, url, outputs.toString(), "" + THREADS)
                        .awaitLine("ready"));
            }
            work(engine, queue, database, THREADS * count); // to warm up
            var before = cpu(workers);
            long began = System.nanoTime();
            work(engine, queue, database, RUNS);
            double seconds = (System.nanoTime() - began) / 1e9;
            double each = cpu(workers).minus(before).toMillis() / 1000.0 / RUNS;
            workers.forEach(Child::close);
            System.out.printf(
                    "%d workers of %d threads: %.2f runs/s, %.1f ms of a core each, so %.0f runs/s a core at most%n",
                    count, THREADS, RUNS / seconds, each * 1000, 1 / each);
            return RUNS / seconds;
        }
    }

    private static void work(Engine engine, RunQueue queue, Database database, int runs) {
        int wanted = done(database) + runs;
        for (int i = 0; i < runs; i++) {
            queue.now(engine.start(
                    "capacity", "c", new CapacityProgram.Asked(i), RunOptions.standard(), Optional.empty()));
        }
        while (done(database) < wanted) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
        }
    }

    private static Duration cpu(Iterable<Child> workers) {
        var all = Duration.ZERO;
        for (var worker : workers) {
            all = all.plus(worker.cpu());
        }
        return all;
    }

    private static int done(Database database) {
        return database.first("SELECT COUNT(*) FROM run WHERE status = 'done'", row -> row.getInt(1))
                .orElse(0);
    }
}

package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunQueue;
import footnote.testing.Child;
import footnote.testing.CountingServer;
import footnote.testing.Databases;
import footnote.testing.Sampled;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two workers on one PostgreSQL: a frozen one's run is taken over in time, and what it writes late is refused. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class TakeoverTest {
    @TempDir
    Path outputs;

    /** By day of workers that miss each other sooner; at night with the pace they have in service. */
    @Tag(Sampled.TAG)
    @Test
    void takesOverFromAFrozenWorkerAndFencesItOff() throws Exception {
        String url = Databases.POSTGRESQL.freshUrl();
        var firstAsked = new CountDownLatch(1);
        var askedAgain = new CountDownLatch(1);
        var letFirstGo = new CountDownLatch(1);
        var reports = new AtomicInteger();
        try (var database = Database.open(url);
                var server = new CountingServer(asked -> {
                    if (asked.endsWith(" report") && reports.incrementAndGet() == 1) {
                        firstAsked.countDown();
                        awaitQuietly(letFirstGo);
                        return "late";
                    }
                    if (asked.endsWith(" report")) {
                        askedAgain.countDown();
                    }
                    return "said";
                });
                var engine = CrashProgram.engine(database, server.port(), "parent", outputs);
                var frozen = worker(url, server)) {
            var queue = new RunQueue(database, Clock.systemUTC());
            var id = engine.start(
                    "crash", "takeover", new CrashProgram.Asked(1), RunOptions.standard(), Optional.empty());
            queue.now(id);
            awaitStatus(engine, id, Status.WAITING);
            engine.reply(id, "go on", "test");
            queue.now(id);
            firstAsked.await();
            try (var other = worker(url, server)) {
                long frozenAt = System.nanoTime();
                frozen.signal("STOP");
                askedAgain.await();
                double took = (System.nanoTime() - frozenAt) / 1e9;
                awaitStatus(engine, id, Status.DONE);
                var steps = engine.runs().steps(id);

                frozen.signal("CONT");
                letFirstGo.countDown();
                frozen.signal("TERM"); // it has tried its late write by the time it has stopped
                frozen.awaitEnd();

                System.out.printf("a frozen worker's run was picked up by the other after %.1f s%n", took);
                assertThat(took).isLessThan(15);
                assertThat(engine.runs().steps(id)).isEqualTo(steps);
                assertThat(engine.runs().find(id).orElseThrow().result())
                        .hasValueSatisfying(result -> assertThat(result).doesNotContain("late"));
                assertThat(other.alive()).isTrue();
            }
        }
    }

    private Child worker(String url, CountingServer server) {
        return Child.of(
                        CrashProgram.class,
                        url,
                        "" + server.port(),
                        outputs.toString(),
                        Sampled.all() ? "default" : "quick")
                .awaitLine("ready");
    }

    private static void awaitStatus(Engine engine, RunId id, Status status) {
        while (engine.runs().find(id).orElseThrow().status() != status) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.run.storage.StepRow;
import footnote.testing.Child;
import footnote.testing.CountingServer;
import footnote.testing.Databases;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Kills a worker at random moments; every run must end right, and nothing finished may be done or paid again. */
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class CrashTest {
    private static final long CALL_MS = 30;

    @TempDir
    Path outputs;

    @Test
    void survivesThreeKills() throws Exception {
        killed(Databases.SQLITE, 3, 11);
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource
    void survivesAHundredKills(Databases databases) throws Exception {
        killed(databases, 100, 12);
    }

    private void killed(Databases databases, int kills, long seed) throws Exception {
        String url = databases.freshUrl();
        var random = new Random(seed);
        var killedAt = new ArrayList<Long>();
        try (var database = Database.open(url);
                var server = new CountingServer(asked -> {
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(CALL_MS));
                    return "said to " + asked.substring(asked.indexOf(' ') + 1);
                });
                var engine = CrashProgram.engine(database, server.port(), "parent", outputs)) {
            var queue = new RunQueue(database, Clock.systemUTC());
            var runs = new ArrayList<RunId>();
            var child = Child.of(CrashProgram.class, url, "" + server.port(), outputs.toString())
                    .awaitLine("ready");
            while (killedAt.size() < kills) {
                long before = server.total();
                while (server.total() == before) { // a kill shall hit calls in flight
                    keepBusy(engine, queue, runs);
                    answerQuestions(engine, queue, runs);
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(2));
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(0, 4 * (int) CALL_MS)));
                child.kill();
                killedAt.add(System.nanoTime()); // when it is dead for sure: until then it may still call
                child = Child.of(CrashProgram.class, url, "" + server.port(), outputs.toString())
                        .awaitLine("ready");
            }
            while (open(engine, runs) > 0) {
                answerQuestions(engine, queue, runs);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            }
            child.close();
            check(engine, server, runs, killedAt);
        }
    }

    /** Three runs at any time, so that there is always something to hit. */
    private static void keepBusy(Engine engine, RunQueue queue, List<RunId> runs) {
        while (open(engine, runs) < 3) {
            var id = engine.start(
                    "crash",
                    "crash " + runs.size(),
                    new CrashProgram.Asked(runs.size()),
                    RunOptions.standard(),
                    Optional.empty());
            runs.add(id);
            queue.now(id);
        }
    }

    private static long open(Engine engine, List<RunId> runs) {
        return runs.stream()
                .filter(id -> !engine.runs().find(id).orElseThrow().status().over())
                .count();
    }

    private static void answerQuestions(Engine engine, RunQueue queue, List<RunId> runs) {
        for (var id : runs) {
            if (engine.runs().find(id).orElseThrow().status() == Status.WAITING) {
                engine.reply(id, "go on", "test");
                queue.now(id);
            }
        }
    }

    private void check(Engine engine, CountingServer server, List<RunId> runs, List<Long> killedAt) throws Exception {
        for (var id : runs) {
            var run = engine.runs().find(id).orElseThrow();
            assertThat(run.status()).as("%s: %s", id, run.fault()).isEqualTo(Status.DONE);
            assertThat(engine.runs().steps(id))
                    .extracting(StepRow::path)
                    .containsExactlyElementsOf(CrashProgram.expectedSteps());
            assertThat(Files.readString(outputs.resolve(id.value()).resolve("report.txt")))
                    .isEqualTo("said to report report");
            assertThat(engine.runs().events(id, Long.MIN_VALUE))
                    .noneMatch(event -> event.type().equals("repeated"));
        }
        int repeated = 0;
        int most = 0;
        for (var call : server.calls().entrySet()) {
            var times = call.getValue();
            long killsMeanwhile = killedAt.stream()
                    .filter(at -> at >= times.getFirst() && at <= times.getLast())
                    .count();
            assertThat(times.size() - 1).as(call.getKey()).isLessThanOrEqualTo((int) killsMeanwhile);
            repeated += times.size() - 1;
            most = Math.max(most, times.size());
        }
        System.out.printf(
                "%d kills over %d runs: all done; %d calls, %d of them asked again because a kill hit them (one call at most %d times)%n",
                killedAt.size(), runs.size(), server.calls().size(), repeated, most);
    }
}

package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.run.storage.StepRow;
import footnote.runtime.worker.Worker;
import footnote.runtime.worker.WorkerHeartbeat;
import footnote.testing.Scratch;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** PostgreSQL is restarted, paused, cut off, and the clock jumps, while runs go on. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class DatabaseOutageTest {
    private static final int STEPS = 30;
    private static final int RUNS = 4;

    private final Map<String, Integer> worked = new ConcurrentHashMap<>();

    record Asked(int number) {}

    @Test
    void goesOnAfterTheServerWasRestarted() throws Exception {
        var data = Scratch.folder("pg");
        try (var first = server(data, 0)) {
            int port = first.getPort();
            outage("restarted", first.getPort(), () -> {
                first.close();
                server(data, port);
            });
        } finally {
            stop(data);
        }
    }

    @Tag("nightly")
    @Test
    void goesOnAfterTheServerWasFrozen() throws Exception {
        var data = Scratch.folder("pg");
        try (var server = server(data, 0)) {
            outage("frozen for 4 s", server.getPort(), () -> {
                signal(data, "STOP");
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(4));
                signal(data, "CONT");
            });
        }
    }

    @Test
    void goesOnAfterTheNetworkWasCut() throws Exception {
        var data = Scratch.folder("pg");
        try (var server = server(data, 0);
                var cable = new Cable(server.getPort())) {
            outage("cut off for 4 s, longer than a lease", cable.port(), () -> {
                cable.cut();
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(4));
                cable.join();
            });
        }
    }

    @Test
    void aJumpingClockTakesNobodysRunAway() throws Exception {
        var data = Scratch.folder("pg");
        var clock = new Jumping();
        try (var server = server(data, 0);
                var node = new Node(url(server.getPort()), "here", clock);
                var other = new Node(url(server.getPort()), "other", Clock.systemUTC())) {
            other.worker.start();
            var id = node.engine.start("test", "t", new Asked(0), RunOptions.standard(), Optional.empty());
            var working = Thread.ofVirtual().start(() -> node.engine.attempt(id));
            awaitWorked(3);

            clock.jump(Duration.ofDays(2));
            awaitWorked(8);
            clock.jump(Duration.ofDays(-4));
            working.join();

            var run = node.engine.runs().find(id).orElseThrow();
            assertThat(run.status()).as("%s", run.fault()).isEqualTo(Status.DONE);
            assertThat(run.fence()).isEqualTo(1);
            assertThat(worked).hasSize(STEPS).allSatisfy((_, times) -> assertThat(times)
                    .isEqualTo(1));
            System.out.println("the clock jumped two days ahead and four back: one holder, no step repeated");
        }
    }

    /** Something that happens to the database while runs go on. */
    @FunctionalInterface
    private interface Trouble {
        void happen() throws Exception;
    }

    private void outage(String what, int port, Trouble trouble) throws Exception {
        try (var node = new Node(url(port), "one", Clock.systemUTC())) {
            node.worker.start();
            var ids = Stream.iterate(0, i -> i + 1)
                    .limit(RUNS)
                    .map(i -> node.engine.start("test", "t", new Asked(i), RunOptions.standard(), Optional.empty()))
                    .toList();
            ids.forEach(node.queue::now);
            awaitWorked(2 * RUNS);
            long began = System.nanoTime();

            trouble.happen();

            for (var id : ids) {
                while (!over(node, id)) {
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
                }
            }
            int again = worked.values().stream().mapToInt(times -> times - 1).sum();
            System.out.printf(
                    "PostgreSQL %s: %d runs done after %.1f s, %d of %d steps done again%n",
                    what, RUNS, (System.nanoTime() - began) / 1e9, again, worked.size());
            for (var id : ids) {
                var run = node.engine.runs().find(id).orElseThrow();
                assertThat(run.status()).as("%s: %s", what, run.fault()).isEqualTo(Status.DONE);
                assertThat(node.engine.runs().steps(id))
                        .extracting(StepRow::path)
                        .hasSize(STEPS);
            }
            assertThat(again)
                    .as("at most what was under way, once for each run")
                    .isLessThanOrEqualTo(2 * RUNS);
        }
    }

    private static boolean over(Node node, RunId id) {
        try {
            return node.engine.runs().find(id).orElseThrow().status().over();
        } catch (RuntimeException e) {
            return false; // not back yet
        }
    }

    private void awaitWorked(int steps) {
        while (worked.size() < steps) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
        }
    }

    private String work(Asked asked, footnote.runtime.run.Run run) {
        for (int i = 0; i < STEPS; i++) {
            String key = asked.number() + "/" + i;
            run.step("step", String.class, () -> {
                worked.merge(key, 1, Integer::sum);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(60));
                return "worked";
            });
        }
        return "done";
    }

    private final class Node implements AutoCloseable {
        final Database database;
        final Engine engine;
        final RunQueue queue;
        final Worker worker;

        Node(String url, String name, Clock clock) {
            this.database = Database.open(url);
            var place = new Engine.Place(
                    Scratch.folder("out"), name, Duration.ofSeconds(3), "{}", BigDecimal.TEN, clock, Pause.real());
            var workflows = new Workflows().with("test", Asked.class, DatabaseOutageTest.this::work);
            this.engine = new Engine(database, workflows, new EventBus(), place);
            this.queue = new RunQueue(database, clock);
            this.worker = new Worker(
                    engine,
                    database,
                    queue,
                    new WorkerHeartbeat(database, name, "worker", "test"),
                    new Worker.Pace(4, Duration.ofMillis(200), Duration.ofSeconds(1)));
        }

        @Override
        public void close() {
            worker.close();
            engine.close();
            database.close();
        }
    }

    private static EmbeddedPostgres server(Path data, int port) throws IOException {
        var builder = EmbeddedPostgres.builder().setDataDirectory(data).setCleanDataDirectory(false);
        return (port == 0 ? builder : builder.setPort(port)).start();
    }

    private static String url(int port) {
        return "jdbc:postgresql://localhost:" + port + "/postgres?user=postgres&socketTimeout=20";
    }

    private static void stop(Path data) throws IOException {
        if (Files.exists(data.resolve("postmaster.pid"))) {
            ProcessHandle.of(postmaster(data)).ifPresent(ProcessHandle::destroy);
        }
    }

    private static long postmaster(Path data) throws IOException {
        return Long.parseLong(
                Files.readAllLines(data.resolve("postmaster.pid")).getFirst().strip());
    }

    /** To the server and all its children. */
    private static void signal(Path data, String name) throws Exception {
        var server = ProcessHandle.of(postmaster(data)).orElseThrow();
        var all = Stream.concat(Stream.of(server), server.descendants()).map(ProcessHandle::pid);
        for (long pid : all.toList()) {
            new ProcessBuilder("kill", "-" + name, String.valueOf(pid)).start().waitFor();
        }
    }

    private static final class Jumping extends Clock {
        private volatile Duration ahead = Duration.ZERO;

        void jump(Duration by) {
            ahead = ahead.plus(by);
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return Clock.systemUTC().instant().plus(ahead);
        }
    }
}

package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.kagkarlsson.scheduler.ScheduledExecution;
import footnote.faces.front.EventFeeds;
import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.event.EventListener;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.run.storage.Schedulers;
import footnote.runtime.run.storage.StepRow;
import footnote.runtime.worker.Worker;
import footnote.runtime.worker.WorkerHeartbeat;
import footnote.testing.Databases;
import footnote.testing.Scratch;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Several programs on one database: each starts, watches and answers any run, and limits hold over all. */
@Timeout(120)
class SeveralNodesTest {
    record Asked(String text) {}

    /** The request as a newer program has it: one more field. */
    record AskedMore(String text, Optional<Integer> years) {}

    record Reply(boolean yes) {}

    @Test
    void anotherNodeStartsWatchesAndAnswersARun() throws Exception {
        String url = Databases.POSTGRESQL.freshUrl();
        try (var here = new Node(url, "here", asking());
                var there = new Node(url, "there", asking());
                var feeds = new EventFeeds(here.engine)) {
            there.worker.start();
            here.awaitListening();
            var id = here.engine.start("test", "t", new Asked("x"), RunOptions.standard(), Optional.empty());
            here.queue.now(id);
            try (var feed = feeds.open(id)) {
                awaited(() -> status(here, id) == Status.WAITING);
                here.engine.reply(id, "{\"yes\":true}", "a reader here");
                here.queue.now(id);

                var seen = new ArrayList<String>();
                while (!feed.over()) {
                    feed.after(seen.size(), Duration.ofSeconds(5)).forEach(event -> seen.add(event.type()));
                }

                assertThat(status(here, id)).isEqualTo(Status.DONE);
                assertThat(seen).containsSubsequence("question", "progress", "result");
            }
        }
    }

    @Test
    void eventsReachReadersOnAnotherNodeSoonerThanBySearching() throws Exception {
        String url = Databases.POSTGRESQL.freshUrl();
        var heard = new CountDownLatch(1);
        try (var here = new Node(url, "here", quick());
                var there = new Node(url, "there", quick())) {
            here.awaitListening();
            var id = there.engine.start("test", "t", new Asked("x"), RunOptions.standard(), Optional.empty());
            try (var _ = here.bus.onStoredElsewhere(id.value(), heard::countDown)) {
                there.engine.attempt(id);

                assertThat(heard.await(5, TimeUnit.SECONDS)).isTrue();
            }
        }
    }

    @Test
    void aWorkerLeavesWorkflowsThatAreNotItsOwnToOthers() {
        String url = Databases.POSTGRESQL.freshUrl();
        var by = ConcurrentHashMap.<String>newKeySet();
        try (var picky = new Node(url, "picky", both("picky", by));
                var other = new Node(url, "other", both("other", by))) {
            picky.workflows.serveOnly(Set.of("report"));
            other.workflows.serveOnly(Set.of("analyze"));
            var analysis = picky.begun("analyze");
            var queued = picky.due(analysis);
            var report = picky.begun("report");
            picky.worker.start();

            awaited(() -> status(picky, report) == Status.DONE
                    && !picky.due(analysis).equals(queued)); // looked at: done, or put off
            assertThat(status(picky, analysis)).isEqualTo(Status.QUEUED);
            other.worker.start();
            awaited(() -> status(picky, analysis) == Status.DONE);

            assertThat(by).containsExactlyInAnyOrder("picky report", "other analyze");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aWaitingRunSurvivesAChangedWorkflow(Databases databases) {
        String url = databases.freshUrl();
        var gathered = new AtomicInteger();
        RunId id;
        try (var old = new Node(url, "old", new Workflows().with("test", Asked.class, (asked, run) -> {
                    run.step("gather", String.class, () -> "gathered " + gathered.incrementAndGet());
                    run.ask("go on?", asked, Reply.class);
                    return run.step("write", String.class, () -> "by the old");
                }))) {
            id = old.engine.start("test", "t", new Asked("x"), RunOptions.standard(), Optional.empty());
            old.engine.attempt(id);
            assertThat(status(old, id)).isEqualTo(Status.WAITING);
        }
        try (var young = new Node(url, "young", new Workflows().with("test", AskedMore.class, (asked, run) -> {
                    var found = run.step("gather", String.class, () -> "gathered " + gathered.incrementAndGet());
                    run.step("weigh", Integer.class, () -> asked.years().orElse(5)); // new in this version
                    run.ask("go on?", asked, Reply.class);
                    return run.step("write", String.class, () -> found + " by the young");
                }))) {
            young.engine.reply(id, "{\"yes\":true}", "reader");
            young.engine.attempt(id);

            assertThat(young.engine.runs().find(id).orElseThrow().result()).hasValue("\"gathered 1 by the young\"");
            assertThat(young.engine.runs().steps(id)).extracting(StepRow::path).contains("gather", "weigh", "write");
        }
    }

    @Test
    void twoVersionsWorkSideBySideAndTheOldOneFailsNothingItDoesNotKnow() {
        String url = Databases.POSTGRESQL.freshUrl();
        var by = ConcurrentHashMap.<String>newKeySet();
        try (var old = new Node(url, "old", new Workflows().with("test", Asked.class, (_, _) -> "old"));
                var young = new Node(url, "young", both("young", by))) {
            old.worker.start();
            var id = young.begun("report");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1000)); // time enough for the old one to do harm
            assertThat(status(young, id)).isEqualTo(Status.QUEUED);

            young.worker.start();
            awaited(() -> status(young, id).over());

            assertThat(status(young, id)).isEqualTo(Status.DONE);
        }
    }

    private static Workflows asking() {
        return new Workflows().with("test", Asked.class, (asked, run) -> {
            run.step("gather", String.class, () -> "x");
            run.ask("go on?", asked, Reply.class);
            return run.step("write", String.class, () -> "y");
        });
    }

    private static Workflows quick() {
        return new Workflows().with("test", Asked.class, (_, run) -> run.step("gather", String.class, () -> "x"));
    }

    private static Workflows both(String name, Set<String> by) {
        return new Workflows()
                .with("report", Asked.class, (_, _) -> by.add(name + " report"))
                .with("analyze", Asked.class, (_, _) -> by.add(name + " analyze"));
    }

    private static Status status(Node node, RunId id) {
        return node.engine.runs().find(id).orElseThrow().status();
    }

    private static void awaited(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }

    /** One program on the database. */
    private static final class Node implements AutoCloseable {
        private static final AtomicInteger NODES = new AtomicInteger();

        final Database database;
        final EventBus bus = new EventBus();
        final Workflows workflows;
        final Engine engine;
        final RunQueue queue;
        final Worker worker;
        final EventListener ear;

        Node(String url, String name, Workflows workflows) {
            this.database = Database.open(url);
            this.workflows = workflows;
            this.ear = EventListener.of(database, bus);
            var place = new Engine.Place(
                    Scratch.folder("out"),
                    name,
                    Duration.ofSeconds(6),
                    "{}",
                    BigDecimal.TEN,
                    Clock.systemUTC(),
                    _ -> {});
            this.engine = new Engine(database, workflows, bus, place);
            this.queue = new RunQueue(database, Clock.systemUTC());
            this.worker = new Worker(
                    engine,
                    database,
                    queue,
                    new WorkerHeartbeat(database, name, "worker", "test"),
                    new Worker.Pace(4, poll(), Duration.ofSeconds(2)));
        }

        /** Two that look equally often would find each run in the same order, again and again. */
        private static Duration poll() {
            return Duration.ofMillis(40 + 13L * (NODES.getAndIncrement() % 2));
        }

        RunId begun(String workflow) {
            var id = engine.start(workflow, "t", new Asked("x"), RunOptions.standard(), Optional.empty());
            queue.now(id);
            return id;
        }

        /** When a worker shall look at the run; none where no worker shall. */
        Optional<Instant> due(RunId id) {
            return Schedulers.client(database)
                    .getScheduledExecutionsForTask(RunQueue.RUN.getTaskName(), Object.class)
                    .stream()
                    .filter(task -> task.getTaskInstance().getId().startsWith(id.value() + ":"))
                    .map(ScheduledExecution::getExecutionTime)
                    .findFirst();
        }

        void awaitListening() {
            awaited(ear::listening);
        }

        @Override
        public void close() {
            worker.close();
            ear.close();
            engine.close();
            database.close();
        }
    }
}

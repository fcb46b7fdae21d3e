package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.model.routing.SqlConcurrencyLimit;
import footnote.runtime.model.routing.SqlCooldowns;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.run.storage.Schedulers;
import footnote.runtime.worker.WorkerHeartbeat;
import footnote.sources.http.CachedHttp;
import footnote.sources.http.Http;
import footnote.sources.http.ResponseCache;
import footnote.sources.http.SqlRateLimit;
import footnote.sources.http.Vendor;
import footnote.testing.Bench;
import footnote.testing.Bench.Asked;
import footnote.testing.Databases;
import footnote.testing.MovingClock;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The clock was set back by hours: what was written before lies in the future and must not hold anybody up. */
@Timeout(60)
class ClockSetBackTest {
    private static final long HOURS = Duration.ofHours(2).toMillis();

    @ParameterizedTest
    @EnumSource(Databases.class)
    void aDeadHoldersLeaseIsOver(Databases kind) {
        try (var bench = Bench.with(kind.fresh(), (Asked _, Run run) -> run.step("s", String.class, () -> "done"))) {
            var id = bench.start();
            bench.database.update(
                    "UPDATE run SET status = 'running', fence = 1, lease_owner = 'dead', lease_until = "
                            + bench.database.dialect().nowMillis() + " + ?",
                    HOURS);

            var orphans = bench.engine.runs().orphans();
            var attempt = bench.engine.resume(id);

            assertThat(orphans).containsExactly(id);
            assertThat(bench.engine.holder(id)).isEmpty();
            assertThat(attempt).isEqualTo(new Attempt.Worked(Status.DONE));
        }
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void aRateLimitWaitsNoLongerThanItsOwnPeriod(Databases kind) {
        try (var database = kind.fresh()) {
            var vendor = Vendor.of("slow", 2, "slow.example");
            var limit = new SqlRateLimit(database);
            limit.acquire(vendor);
            database.update("UPDATE pace SET due = due + ?", Duration.ofDays(3).toNanos());

            var wait = limit.acquire(vendor);

            assertThat(wait).isLessThan(Duration.ofSeconds(1));
        }
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void aModelSlotIsFreeAgain(Databases kind) throws InterruptedException {
        try (var database = kind.fresh();
                var limit = new SqlConcurrencyLimit(database, "here")) {
            limit.enter("m", 1, Duration.ofSeconds(20)).orElseThrow().close();
            database.update(
                    "UPDATE call_slot SET holder = 'dead', until = "
                            + database.dialect().nowMillis() + " + ?",
                    HOURS);

            var pass = limit.enter("m", 1, Duration.ofSeconds(20));

            assertThat(pass).isPresent();
        }
    }

    @Test
    void aModelsRestIsOver() {
        try (var database = Databases.SQLITE.fresh()) {
            var now = Instant.parse("2026-01-05T12:00:00Z");
            new SqlCooldowns(database, Clock.fixed(now.plus(Duration.ofHours(5)), ZoneOffset.UTC))
                    .coolDown("m", now.plus(Duration.ofHours(5)).plusSeconds(60));
            var cooldowns = new SqlCooldowns(database, Clock.fixed(now, ZoneOffset.UTC));

            assertThat(cooldowns.until("m")).isEqualTo(Instant.EPOCH);
            cooldowns.coolDown("m", now.plusSeconds(60));
            assertThat(cooldowns.until("m")).isEqualTo(now.plusSeconds(60));
        }
    }

    @Test
    void aDeadWorkerDoesNotCountAsAlive() {
        try (var database = Databases.SQLITE.fresh()) {
            database.update(
                    "INSERT INTO worker (id, kind, version, started_at, alive_until) VALUES ('dead', 'worker', '1', 0, "
                            + database.dialect().nowMillis() + " + ?)",
                    HOURS);

            assertThat(WorkerHeartbeat.alive(database)).isEmpty();
        }
    }

    @Test
    void aKeptAnswerFromTheFutureIsAskedForAgain() {
        var clock = new MovingClock("2026-01-05T12:00:00Z");
        var uri = URI.create("https://vendor.example/a");
        var kept = new ResponseCache.Entry(
                new Http.Response(200, Map.of(), "old".getBytes(), uri),
                clock.instant().plus(Duration.ofHours(2)));
        var cache = new ResponseCache() {
            @Override
            public Optional<Entry> find(String key) {
                return Optional.of(kept);
            }

            @Override
            public void keep(String key, Entry entry) {}
        };
        Http live = _ -> new Http.Response(200, Map.of(), "new".getBytes(), uri);

        var answer = new CachedHttp(live, cache, clock)
                .send(Http.Request.get("vendor", uri).fresh(Duration.ofHours(1)));

        assertThat(answer.body()).isEqualTo("new".getBytes());
    }

    @Test
    void aGuardIsBroughtForward() {
        try (var database = Databases.SQLITE.fresh();
                var bench = Bench.with(database, new Workflows(), "bench")) {
            var id = RunId.fresh(Instant.now());
            new RunQueue(database, Clock.offset(Clock.systemUTC(), Duration.ofHours(2))).guard(id);

            new RunQueue(database, Clock.systemUTC()).guard(id);

            assertThat(bench.engine.runs().latest(1)).isEmpty();
            assertThat(due(database)).isBefore(Instant.now().plusSeconds(60));
        }
    }

    private static Instant due(Database database) {
        return Schedulers.client(database)
                .getScheduledExecutionsForTask("run", String.class)
                .getFirst()
                .getExecutionTime();
    }

    @Test
    void cancelSaysThatSomebodyElseStillHasTheRun() throws Exception {
        String url = Databases.SQLITE.freshUrl();
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var workflows = new Workflows()
                .with(
                        "test",
                        Asked.class,
                        (_, run) -> run.step("s", String.class, () -> {
                            begun.countDown();
                            waitFor(go);
                            return "done";
                        }));
        try (var one = Bench.with(Database.open(url), workflows, "one");
                var other = Bench.with(Database.open(url), workflows, "other")) {
            var id = one.start();
            var working = Thread.ofPlatform().start(() -> one.engine.attempt(id));
            begun.await();

            var told = other.engine.cancel(id);

            assertThat(told).isEqualTo(Status.RUNNING);
            assertThat(other.engine.holder(id)).contains("one");
            working.join();
            assertThat(other.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.CANCELLED);
        }
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}

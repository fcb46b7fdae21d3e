package footnote.runtime.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.worker.Worker.Pace;
import footnote.runtime.worker.Worker.PeriodicTask;
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.testing.TestClock;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class SchedulesTest {
    private static final RunOptions OPTIONS = RunOptions.standard().withYes();

    private final BlockingQueue<String> begun = new LinkedBlockingQueue<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "16:30 America/New_York | 2026-01-05T12:00:00Z | 2026-01-05T21:30:00Z",
                "16:30 America/New_York | 2026-01-05T21:30:00Z | 2026-01-06T21:30:00Z",
                "16:30 America/New_York | 2026-01-09T22:00:00Z | 2026-01-12T21:30:00Z",
                "16:30 America/New_York | 2026-07-06T12:00:00Z | 2026-07-06T20:30:00Z",
                "daily 07:00 Europe/Berlin | 2026-01-09T22:00:00Z | 2026-01-10T06:00:00Z",
                "mon,thu 9:05 UTC | 2026-01-06T00:00:00Z | 2026-01-08T09:05:00Z",
                "daily 02:30 Europe/Berlin | 2026-03-28T20:00:00Z | 2026-03-29T01:30:00Z",
                "every 30m | 2026-01-05T12:00:00Z | 2026-01-05T12:30:00Z",
                "07:15 | 2026-01-05T06:00:00Z | 2026-01-05T07:15:00Z",
            })
    void comesAtItsTime(String timing, Instant after, Instant next) {
        assertThat(ScheduleTime.of(timing).next(after)).isEqualTo(next);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "25:00", "16:30 Mars/Base", "xyz 09:00", "every 0m", "every day", "16:30; rm -rf /"})
    void refusesATimeItCannotRead(String timing) {
        assertThatThrownBy(() -> ScheduleTime.of(timing))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("write it like");
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void beginsARunThatWasMissedOnceAndGoesOn(Databases kind) throws Exception {
        try (var bench = bench(kind)) {
            var longAgo = new TestClock(); // five days before the worker looks, as if the machine had slept
            var row = schedules(bench, longAgo)
                    .add("test", "a test", new Bench.Asked("x"), OPTIONS, ScheduleTime.of("daily 09:00 UTC"));
            assertThat(row.next())
                    .hasValueSatisfying(next -> assertThat(next).isBefore(Instant.now(Clock.systemUTC())));

            try (var worker = worker(bench, List.of())) {
                worker.start();
                assertThat(begun.poll(30, TimeUnit.SECONDS)).isEqualTo("x");
                assertThat(begun.poll(1500, TimeUnit.MILLISECONDS)).isNull();
            }

            var after = schedules(bench, Clock.systemUTC()).find(row.id());
            assertThat(after.next().orElseThrow()).isAfter(Instant.now(Clock.systemUTC()));
            assertThat(after.lastRun()).isPresent();
        }
    }

    @Test
    void doesNotBeginWhatIsPausedOrRemoved() throws Exception {
        try (var bench = bench(Databases.SQLITE)) {
            var schedules = schedules(bench, new TestClock());
            var paused = schedules.add("test", "p", new Bench.Asked("p"), OPTIONS, ScheduleTime.of("daily 09:00 UTC"));
            var removed = schedules.add("test", "r", new Bench.Asked("r"), OPTIONS, ScheduleTime.of("daily 09:00 UTC"));
            schedules.pause(paused.id());
            schedules.remove(removed.id());

            try (var worker = worker(bench, List.of())) {
                worker.start();
                assertThat(begun.poll(1500, TimeUnit.MILLISECONDS)).isNull();
            }

            assertThat(schedules.all()).extracting(Schedules.Row::id).containsExactly(paused.id());
            assertThat(schedules.find(paused.id()).next()).isEmpty();
            schedules.unpause(paused.id());
            assertThat(schedules.find(paused.id()).next()).isPresent();
        }
    }

    @Test
    void tellsOfAFailedRunOnce() throws Exception {
        try (var bench = bench(Databases.SQLITE)) {
            var failures = new LinkedBlockingQueue<Schedules.Failure>();
            var schedules = schedules(bench, Clock.systemUTC());
            schedules(bench, new TestClock())
                    .add("test", "x", new Bench.Asked("fail"), OPTIONS, ScheduleTime.of("daily 09:00 UTC"));
            var chore = new PeriodicTask("alerts", Duration.ofMillis(200), () -> schedules.onFailure(failures::add));

            try (var worker = worker(bench, List.of(chore))) {
                worker.start();
                var failure = failures.poll(30, TimeUnit.SECONDS);
                assertThat(failure.run().fault().orElseThrow().message()).contains("broke");
                assertThat(failures.poll(1, TimeUnit.SECONDS)).isNull();
            }
        }
    }

    @Test
    void refusesARequestTheWorkflowCannotRead() {
        try (var bench = bench(Databases.SQLITE)) {
            var schedules = schedules(bench, Clock.systemUTC());

            assertThatThrownBy(() -> schedules.add("test", "x", "[1]", OPTIONS, ScheduleTime.of("07:00")))
                    .isInstanceOf(Fault.class)
                    .hasMessageContaining("[text]");
            assertThatThrownBy(() -> schedules.add("tset", "x", "{}", OPTIONS, ScheduleTime.of("07:00")))
                    .isInstanceOf(Fault.class)
                    .hasMessageContaining("no workflow 'tset'");
        }
    }

    private Bench bench(Databases kind) {
        return Bench.with(
                kind.fresh(),
                (asked, run) -> run.step("only", String.class, RetryPolicy.DEFAULT.once(), () -> {
                    begun.add(asked.text());
                    if (asked.text().equals("fail")) {
                        throw Fault.state("it broke");
                    }
                    return asked.text();
                }));
    }

    private static Schedules schedules(Bench bench, Clock clock) {
        return new Schedules(bench.database, bench.engine, new RunQueue(bench.database, Clock.systemUTC()), clock);
    }

    private static Worker worker(Bench bench, List<PeriodicTask> chores) {
        return new Worker(
                bench.engine,
                bench.database,
                new RunQueue(bench.database, Clock.systemUTC()),
                new WorkerHeartbeat(bench.database, "test-worker", "worker", "test"),
                new Pace(2, Duration.ofMillis(50), Duration.ofSeconds(2)),
                Optional.of(schedules(bench, Clock.systemUTC())),
                new ArrayList<>(chores));
    }
}

package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.event.Event;
import footnote.runtime.run.Branch;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Outcome.Done;
import footnote.runtime.run.Outcome.Gap;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt.Idle;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.runtime.run.storage.StepRow;
import footnote.testing.Databases;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** How a run does its steps. */
@ParameterizedClass
@EnumSource
class EngineTest extends EngineRuns {
    EngineTest(Databases databases) {
        super(databases);
    }

    record Numbers(List<Integer> values) {}

    @Test
    void doesAFinishedStepOnlyOnce() {
        var work = new AtomicInteger();
        var failing = new AtomicInteger(1);
        var bench = bench((_, run) -> {
            var one = run.step("one", Number.class, () -> new Number(work.incrementAndGet()));
            return run.step("two", Number.class, () -> {
                if (failing.getAndDecrement() > 0) {
                    throw Fault.state("broken");
                }
                return new Number(one.value() + 1);
            });
        });
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.FAILED));
        assertThat(bench.engine.attempt(id)).isEqualTo(new Idle(Status.FAILED));
        assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(work).hasValue(1);
        assertThat(bench.engine.runs().find(id).orElseThrow().result()).contains("{\"value\":2}");
    }

    @Test
    void logsWhereAnUnforeseenExceptionOfAStepCameFrom() {
        var log = Logger.getLogger(AttemptEnd.class.getName());
        var logged = new ConcurrentLinkedQueue<LogRecord>();
        Filter kept = entry -> {
            logged.add(entry);
            return false;
        };
        var bench = bench((_, run) -> run.step("one", Number.class, () -> {
            throw new IllegalArgumentException("only here");
        }));

        log.setFilter(kept);
        log.setLevel(Level.WARNING);
        try {
            assertThat(bench.engine.attempt(bench.start())).isEqualTo(new Worked(Status.FAILED));
        } finally {
            log.setFilter(null);
            log.setLevel(null);
        }

        assertThat(logged).extracting(LogRecord::getThrown).anySatisfy(thrown -> assertThat(thrown)
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("only here"));
    }

    @Test
    void keepsRepeatedNamesApart() {
        var bench = bench((_, run) -> new Numbers(IntStream.range(0, 3)
                .mapToObj(i ->
                        run.step("again", Number.class, () -> new Number(i)).value())
                .toList()));
        var id = bench.start();

        bench.engine.attempt(id);

        assertThat(bench.engine.runs().steps(id))
                .extracting(StepRow::path)
                .containsExactly("again", "again#2", "again#3");
    }

    @Test
    void runsItemsAtOnceAndTurnsAFailureIntoAGap() {
        var allAtOnce = new CyclicBarrier(4);
        var bench = bench((_, run) -> {
            var outcomes = run.each("item", List.of("a", "b", "c", "d"), Number.class, item -> {
                await(allAtOnce);
                if (item.equals("c")) {
                    throw Fault.permanent(Fault.Kind.SOURCE, "no data for c");
                }
                return new Number(item.charAt(0));
            });
            assertThat(outcomes.get(0)).isEqualTo(new Done<>(new Number('a')));
            assertThat(outcomes.get(2)).isEqualTo(new Gap<Number>("c", Fault.Kind.SOURCE, "no data for c"));
            return new Number(Outcome.values(outcomes).size());
        });
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(bench.engine.runs().steps(id))
                .extracting(StepRow::path)
                .containsExactly("item[0]", "item[1]", "item[2]", "item[3]");
    }

    @Test
    void nestsStepsBranchesAndItems() {
        var bench = bench((_, run) -> {
            var left = Branch.of(
                    "left",
                    Numbers.class,
                    () -> new Numbers(
                            Outcome.values(run.each("square", List.of(1, 2, 3), Number.class, n -> new Number(n * n)))
                                    .stream()
                                    .map(Number::value)
                                    .toList()));
            var right = Branch.of("right", Number.class, () -> {
                throw Fault.permanent(Fault.Kind.AGENT, "tired");
            });
            var joined = run.together("sides", left, right);
            assertThat(joined.of(right)).isEqualTo(new Gap<Number>("right", Fault.Kind.AGENT, "tired"));
            assertThat(joined.gaps()).hasSize(1);
            return joined.of(left).found().orElseThrow();
        });
        var id = bench.start();

        bench.engine.attempt(id);

        assertThat(bench.engine.runs().find(id).orElseThrow().result()).contains("{\"values\":[1,4,9]}");
        assertThat(bench.engine.runs().steps(id))
                .extracting(StepRow::path)
                .containsExactly(
                        "sides[left]",
                        "sides[left]/square[0]",
                        "sides[left]/square[1]",
                        "sides[left]/square[2]",
                        "sides[right]");
    }

    @Test
    void keepsTheReasonOfAMistakeOfOursWithoutItsTrace() {
        var bench = bench((_, run) -> {
            run.each("item", List.of(1), Number.class, _ -> {
                throw new IllegalStateException("a bug");
            });
            return new Number(1);
        });
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(bench.engine.runs().events(id, 0))
                .anySatisfy(event ->
                        assertThat(event.data().path("state").asString("")).isEqualTo("bug"))
                .noneSatisfy(event -> assertThat(event.data().toString()).contains("EngineTest"));
    }

    @Test
    void interruptsWhatIsRunningWhenCancelled() throws InterruptedException {
        var started = new CountDownLatch(2);
        var bench = bench((_, run) -> {
            run.each("sleep", List.of(1, 2), Number.class, n -> {
                started.countDown();
                await(new CountDownLatch(1));
                return new Number(n);
            });
            throw new AssertionError("not reached");
        });
        var id = bench.start();
        var working = Thread.ofVirtual().start(() -> bench.engine.attempt(id));
        started.await();

        bench.engine.cancel(id);
        working.join();

        assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.CANCELLED);
        assertThat(bench.engine.runs().steps(id)).isEmpty();
    }

    @Test
    void triesAgainAndThenGivesUp() {
        var tries = new AtomicInteger();
        var bench = bench((_, run) -> run.step("flaky", Number.class, () -> {
            if (tries.incrementAndGet() < 3) {
                throw new Fault(Fault.Kind.SOURCE, "busy");
            }
            return new Number(tries.get());
        }));
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(bench.engine.runs().steps(id).getFirst().tries()).isEqualTo(3);
    }

    @Test
    void endsAStepThatTakesTooLong() {
        var bench = bench((_, run) -> run.step(
                "slow", Number.class, RetryPolicy.of(Duration.ofMillis(50)).once(), () -> {
                    await(new CountDownLatch(1));
                    return new Number(1);
                }));
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.FAILED));

        assertThat(bench.engine
                        .runs()
                        .find(id)
                        .orElseThrow()
                        .fault()
                        .orElseThrow()
                        .message())
                .isEqualTo("step slow took longer than 50 ms");
    }

    @Test
    void numbersEventsWithoutGapsAndShowsThemInOrder() {
        var seen = new ConcurrentLinkedQueue<Long>();
        var bench = bench((_, run) -> {
            run.each("item", IntStream.range(0, 50).boxed().toList(), Number.class, Number::new);
            return new Number(1);
        });
        bench.engine.events().watchAll(event -> seen.add(event.seq()));
        var id = bench.start();

        bench.engine.attempt(id);

        var expected = IntStream.rangeClosed(1, 102).mapToObj(Long::valueOf).toList();
        assertThat(seen).containsExactlyElementsOf(expected);
        assertThat(bench.engine.runs().events(id, 0)).extracting(Event::seq).containsExactlyElementsOf(expected);
        assertThat(bench.engine.runs().events(id, 99)).extracting(Event::seq).containsExactly(100L, 101L, 102L);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (Exception e) {
            throw new IllegalStateException("interrupted", e);
        }
    }
}

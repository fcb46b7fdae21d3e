package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Step;
import footnote.testing.ModelServer.Answer;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the model calls of a run may cost, how many go out at once, and how they stop. */
class GatewayLimitsTest extends GatewayRuns {
    @Test
    void refusesAModelOfUnknownPriceInARun() {
        desk.gateway(desk.settings(List.of("k"), "c", "b"));
        desk.server.script(GOOD);

        var by = desk.run("priceless", this::greet);

        assertThat(by).isEqualTo("hello by model test/b");
        assertThat(desk.rows("event")).anyMatch(row -> row.contains("models.prices to test/c=INPUT/OUTPUT"));
        assertThat(desk.gateway().unpriced()).containsExactly("test/c");
    }

    @Test
    void asksACutAnswerAgainWithMoreRoom() {
        desk.server.script(Answer.says("{\"text\": \"hel").finished("length"), GOOD);

        desk.run("cut", this::greet);

        assertThat(desk.server.asked())
                .extracting(asked -> asked.json().path("max_tokens").asInt())
                .containsExactly(100, 400);
    }

    @Test
    void putsAStepsTimeoutOffWhileItIsAllowedMore() {
        desk.workflow(
                "slow",
                (_, run) -> run.step(
                        "only",
                        String.class,
                        RetryPolicy.of(Duration.ofMillis(20)).once(),
                        () -> {
                            Step.current().orElseThrow().allow(Duration.ofSeconds(30));
                            return waited(Duration.ofMillis(60));
                        }));

        var status = desk.work(desk.start("slow"));

        assertThat(status).isEqualTo(Status.DONE);
    }

    private static String waited(Duration time) {
        try {
            return String.valueOf(new CountDownLatch(1).await(time.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void neverCrossesTheBudgetUnderFiftyParallelCalls() {
        desk.server.otherwise(_ -> Answer.says("{\"text\":\"hello\"}", 100, 100));
        var budget = new BigDecimal("0.003");
        desk.workflow(
                "many",
                (_, run) -> String.valueOf(
                        run.each("call", IntStream.range(0, 50).boxed().toList(), String.class, i -> greet("n" + i))
                                .size()));
        var id = desk.start("many", new RunOptions(false, Optional.empty(), budget, false, Optional.empty()));

        assertThat(desk.work(id)).isEqualTo(Status.DONE);

        long spent = desk.database
                .first("SELECT SUM(cost_nanos) FROM answer", row -> row.getLong(1))
                .orElseThrow();
        assertThat(spent)
                .isPositive()
                .isLessThanOrEqualTo(budget.movePointRight(9).longValue());
        assertThat(desk.server.asked()).hasSizeBetween(1, 49);
        assertThat(desk.rows("step"))
                .filteredOn(row -> row.contains("ruled by rule: the budget of $0.003"))
                .isNotEmpty();
        assertThat(desk.rows("event"))
                .filteredOn(row -> row.contains("\"about\":\"budget\""))
                .hasSize(1);
    }

    @Test
    void keepsTheCapOnCallsInFlight() {
        var most = new AtomicInteger();
        var now = new AtomicInteger();
        var met = new CyclicBarrier(8);
        desk.server.otherwise(_ -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            try {
                met.await(); // eight at a time can meet, so a lower cap would hang and a higher one show
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            } finally {
                now.decrementAndGet();
            }
            return GOOD;
        });
        desk.workflow(
                "flight",
                (_, run) -> String.valueOf(
                        run.each("call", IntStream.range(0, 24).boxed().toList(), String.class, i -> greet("n" + i))
                                .size()));

        assertThat(desk.work(desk.start("flight"))).isEqualTo(Status.DONE);

        assertThat(most.get()).isEqualTo(8);
    }

    @Test
    void stopsACallWhenTheRunIsCancelled() throws InterruptedException {
        var settings = desk.settings(List.of("k"), "a");
        desk.gateway(new ModelSettings(
                settings.providers(),
                settings.candidates(),
                settings.allowedHosts(),
                1,
                100,
                Optional.empty(),
                settings.prices(),
                Duration.ofMinutes(5),
                false));
        var asked = new CountDownLatch(1);
        desk.server.otherwise(_ -> {
            asked.countDown();
            return GOOD.stalled();
        });
        desk.workflow(
                "stopped",
                (_, run) -> run.step("only", String.class, RetryPolicy.of(Duration.ofMinutes(5)), this::greet));
        var id = desk.start("stopped");
        var status = new AtomicReference<Status>();
        var worker = Thread.ofVirtual().start(() -> status.set(desk.work(id)));
        asked.await();

        desk.engine().cancel(id);
        worker.join();

        assertThat(status.get()).isEqualTo(Status.CANCELLED);
        assertThat(desk.rows("answer")).isEmpty();
    }

    @Test
    void countsWhatABrokenAnswerMayHaveCost() {
        desk.server.script(Answer.says("{\"text\":\"hello\"}", 0, 0).cut(), Answer.says("{\"text\":\"hello\"}", 0, 0));

        desk.run("broken", this::greet);

        assertThat(desk.database.first("SELECT cost_nanos FROM answer WHERE kind = 'model'", row -> row.getLong(1)))
                .hasValueSatisfying(nanos -> assertThat(nanos).isPositive());
    }
}

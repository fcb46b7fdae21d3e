package footnote.runtime.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Step;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.storage.RunQueue;
import footnote.testing.Bench;
import footnote.testing.Bench.Asked;
import footnote.testing.Databases;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class BatchTest {
    private final AtomicInteger atOnce = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    private final Map<String, Integer> worked = new ConcurrentHashMap<>();

    @ParameterizedTest
    @EnumSource
    void keepsToItsLimitAndDoesEachSubjectOnce(Databases databases) {
        try (var bench = bench(databases, this::counted)) {
            var batches = batches(bench);
            var id = batches.add(order(30, limits(4, 0, "10", "0")));
            var told = new ArrayList<String>();

            var end = driver(bench, batches).run(id, item -> told.add(item.subject()));

            assertThat(end.state()).isEqualTo(BatchState.DONE);
            assertThat(told).hasSize(30).doesNotHaveDuplicates();
            assertThat(worked).hasSize(30).allSatisfy((_, times) -> assertThat(times)
                    .isEqualTo(1));
            assertThat(most.get()).isBetween(2, 4);
        }
    }

    @ParameterizedTest
    @EnumSource
    void twoDriversShareOneBatchWithoutDoingAnythingTwice(Databases databases) throws Exception {
        try (var bench = bench(databases, this::counted)) {
            var batches = batches(bench);
            var id = batches.add(order(40, limits(6, 0, "10", "0")));

            var other = Thread.ofVirtual().start(() -> driver(bench, batches).run(id, _ -> {}));
            driver(bench, batches).run(id, _ -> {});
            other.join();

            assertThat(worked).hasSize(40).allSatisfy((_, times) -> assertThat(times)
                    .isEqualTo(1));
            assertThat(most.get()).isLessThanOrEqualTo(6);
        }
    }

    @ParameterizedTest
    @EnumSource
    void triesAFailedOneAgainAndNamesWhatStaysBroken(Databases databases) {
        try (var bench = bench(databases, (asked, run) -> {
            int times = worked.merge(asked.text(), 1, Integer::sum);
            if (asked.text().equals("c3") && times == 1 || asked.text().equals("c5")) {
                throw Fault.state("broken");
            }
            if (asked.text().equals("c7")) {
                throw Fault.input("nobody knows c7");
            }
            return asked.text();
        })) {
            var batches = batches(bench);
            var id = batches.add(order(8, limits(3, 1, "10", "0")));

            driver(bench, batches).run(id, _ -> {});
            var first = batches.items(id);
            batches.reopen(id, true, Optional.empty());
            driver(bench, batches).run(id, _ -> {});

            assertThat(status(first, "c3")).isEqualTo(Status.DONE);
            assertThat(status(first, "c5")).isEqualTo(Status.FAILED);
            assertThat(status(first, "c7")).isEqualTo(Status.REFUSED);
            assertThat(worked).containsEntry("c3", 2).containsEntry("c7", 1).containsEntry("c1", 1);
            assertThat(worked.get("c5")).isBetween(3, 4);
        }
    }

    @ParameterizedTest
    @EnumSource
    void stopsWithinTheBudgetOfTheWholeAndGoesOnWithMore(Databases databases) {
        try (var bench = bench(
                databases,
                (asked, run) -> run.step("ask", String.class, () -> Step.current()
                        .orElseThrow()
                        .recording()
                        .answer(
                                "model",
                                asked.text(),
                                () -> new RecordedAnswer("{}", Json.object(), new BigDecimal("0.10")))
                        .body()))) {
            var batches = batches(bench);
            var id = batches.add(order(20, limits(5, 0, "1.05", "0.10")));

            var first = driver(bench, batches).run(id, _ -> {});
            var spent = spent(batches, id);
            batches.reopen(id, false, Optional.of(new BigDecimal("5")));
            var second = driver(bench, batches).run(id, _ -> {});

            assertThat(first.state()).isEqualTo(BatchState.SPENT);
            assertThat(spent).isEqualByComparingTo("1.00");
            assertThat(second.state()).isEqualTo(BatchState.DONE);
            assertThat(spent(batches, id)).isEqualByComparingTo("2.00");
            System.out.println(databases + ": a batch with $1.05 stopped at $" + spent + " after 10 of 20 runs");
        }
    }

    @ParameterizedTest
    @EnumSource
    void stoppedAndResumedItRepeatsNothingFinished(Databases databases) throws Exception {
        var half = new CountDownLatch(8);
        try (var bench = bench(databases, (asked, run) -> {
            run.step("work", String.class, () -> {
                worked.merge(asked.text(), 1, Integer::sum);
                half.countDown();
                return "worked";
            });
            return asked.text();
        })) {
            var batches = batches(bench);
            var id = batches.add(order(60, limits(2, 0, "10", "0")));
            var driver = driver(bench, batches);

            var working = Thread.ofVirtual().start(() -> driver.run(id, _ -> {}));
            half.await();
            driver.stop(id);
            working.join();
            var parked = batches.find(id).orElseThrow().state();
            batches.reopen(id, false, Optional.empty());
            var end = driver(bench, batches).run(id, _ -> {});

            assertThat(parked).isEqualTo(BatchState.PARKED);
            assertThat(end.state()).isEqualTo(BatchState.DONE);
            assertThat(worked).hasSize(60);
            assertThat(worked.values().stream().filter(times -> times > 1).count())
                    .as("only what was under way when it stopped")
                    .isLessThanOrEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesNonsense(Databases databases) {
        assertThatThrownBy(() -> order(0, limits(1, 0, "1", "0"))).hasMessageContaining("1 to 20000 companies");
        assertThatThrownBy(() -> limits(0, 0, "1", "0")).hasMessageContaining("1 to 1000 runs");
        try (var bench = bench(databases, (asked, _) -> asked.text())) {
            assertThatThrownBy(() -> batches(bench).called("%")).hasMessageContaining("no batch id");
            assertThatThrownBy(() -> batches(bench).called("x")).hasMessageContaining("no batch 'x'");
        }
    }

    private String counted(Asked asked, footnote.runtime.run.Run run) {
        most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
        try {
            worked.merge(asked.text(), 1, Integer::sum);
            return run.step("work", String.class, () -> "worked");
        } finally {
            atOnce.decrementAndGet();
        }
    }

    private static BatchDriver driver(Bench bench, Batches batches) {
        return new BatchDriver(batches, bench.engine, new RunQueue(bench.database, Clock.systemUTC()));
    }

    private static Batches batches(Bench bench) {
        return new Batches(bench.database, bench.engine, Clock.systemUTC());
    }

    private static <O> Bench bench(Databases databases, Workflow<Asked, O> workflow) {
        return Bench.with(databases.fresh(), new Workflows().with("test", Asked.class, workflow), "bench");
    }

    private static BatchOrder order(int count, BatchOrder.Limits limits) {
        var items = IntStream.rangeClosed(1, count)
                .mapToObj(i -> new BatchOrder.Item("c" + i, new Asked("c" + i)))
                .toList();
        return new BatchOrder("test", "a batch", items, RunOptions.standard(), limits);
    }

    private static BatchOrder.Limits limits(int atOnce, int retries, String budget, String need) {
        return new BatchOrder.Limits(atOnce, retries, new BigDecimal(budget), new BigDecimal(need));
    }

    private static Status status(List<ItemRow> items, String subject) {
        return items.stream()
                .filter(item -> item.subject().equals(subject))
                .findFirst()
                .orElseThrow()
                .status()
                .orElseThrow();
    }

    private static BigDecimal spent(Batches batches, String id) {
        return batches.items(id).stream().map(ItemRow::spent).reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}

package footnote.workflows.leads;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Origin;
import footnote.domain.lead.Prospect;
import footnote.runtime.run.storage.StepRow;
import footnote.testing.Prospecting;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How much longer both halves take than their model calls must, with at most 64 calls of a second in flight. */
@Tag("nightly")
class LeadsSpeedTest {
    private static final int IN_FLIGHT = 64;
    private static final Duration CALL = Duration.ofSeconds(1);
    private static final double MOST = 1.25;
    private static final Origin ORIGIN = Origin.document("test", "a list", Instant.EPOCH);

    private record Half(String name, String first, String last, int calls, int rounds) {}

    /** The best of three runs, counted against the model calls alone: our own work is part of the excess. */
    @Test
    void takesLittleLongerThanItsCriticalPath() {
        var door = new Semaphore(IN_FLIGHT);
        var calls = new AtomicInteger();
        var model = new LeadBench.Answering(_ -> {
            door.acquireUninterruptibly();
            try {
                calls.incrementAndGet();
                waited();
            } finally {
                door.release();
            }
        });
        try (var warm = new LeadBench(market().room(), new LeadBench.Answering(_ -> {}));
                var bench = new LeadBench(market().room(), model)) {
            warm.finished(request());
            double discovery = Double.MAX_VALUE;
            double generation = Double.MAX_VALUE;

            for (int n = 0; n < 3 && (discovery > MOST || generation > MOST); n++) {
                calls.set(0);
                var id = bench.start(request(), true);
                bench.bench.engine.attempt(id);
                var steps = bench.bench.engine.runs().steps(id);

                assertThat(count(steps, "validate\\[\\d+]")).isEqualTo(80); // twenty beside sixty ordinary ones
                assertThat(count(steps, "research\\[\\d+]")).isEqualTo(50);
                assertThat(calls.get()).isGreaterThanOrEqualTo(1 + 81 + 51); // and one for each lead with a signal
                discovery = Math.min(
                        discovery,
                        ratio(steps, new Half("discovery", "plan search", "synthesize patterns", 81, 2 + 1)));
                generation = Math.min(
                        generation,
                        ratio(steps, new Half("generation", "plan lead search", "compile report", 51, 1 + 1 + 1)));
            }

            assertThat(discovery).isLessThanOrEqualTo(MOST);
            assertThat(generation).isLessThanOrEqualTo(MOST);
        }
    }

    private static long count(List<StepRow> steps, String path) {
        return steps.stream().filter(step -> step.path().matches(path)).count();
    }

    /** How many times its critical path a half took; in turn its calls would take at least ten times as long. */
    private static double ratio(List<StepRow> steps, Half half) {
        double took = Duration.between(
                        step(steps, half.first()).startedAt(),
                        step(steps, half.last()).endedAt())
                .toNanos();
        double ratio = took / (half.rounds() * CALL.toNanos());
        double gain = half.calls() * CALL.toNanos() / took;
        System.out.printf(
                "FIGURE leads %s: %.2f s, %.3f x its critical path of %d s, %.1f x faster than its %d calls in turn%n",
                half.name(), took / 1e9, ratio, half.rounds(), gain, half.calls());
        assertThat(gain).isGreaterThanOrEqualTo(10);
        return ratio;
    }

    private static Prospecting market() {
        var market = new Prospecting().unsure();
        for (int i = 0; i < 40; i++) {
            market.with(Prospect.named("Further " + i + "fold", ORIGIN)
                    .in(Optional.of("Business Software"), Optional.of("France"), Optional.of("Lyon"))
                    .sized(Optional.of(2015), Optional.of(20L), Optional.of(BigDecimal.ONE))
                    .told(
                            Optional.of(URI.create("https://further" + i + ".example/")),
                            Optional.of("Further has usage-based pricing, a partner channel, a security certificate."),
                            List.of()));
        }
        return market;
    }

    private static StepRow step(List<StepRow> steps, String path) {
        return steps.stream()
                .filter(step -> step.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    private static LeadsRequest request() {
        return new LeadsRequest(
                "Find leads for SaaS companies worldwide",
                20,
                50,
                60,
                90,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static void waited() {
        long until = System.nanoTime() + CALL.toNanos();
        while (System.nanoTime() < until) {
            LockSupport.parkNanos(until - System.nanoTime());
        }
    }
}

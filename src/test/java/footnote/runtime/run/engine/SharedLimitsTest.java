package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.model.routing.SqlConcurrencyLimit;
import footnote.sources.http.SqlRateLimit;
import footnote.sources.http.Vendor;
import footnote.testing.Databases;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Limits that hold over several programs on one database. */
@Timeout(120)
class SharedLimitsTest {
    @ParameterizedTest
    @EnumSource
    void aVendorsPaceHoldsOverAllWorkers(Databases databases) {
        String url = databases.freshUrl();
        var vendor = new Vendor("acme", Set.of("acme.example"), 20, 2, 1000, false);
        try (var one = Database.open(url);
                var other = Database.open(url)) {
            var turns = List.of(new SqlRateLimit(one), new SqlRateLimit(other));
            var waits = new ArrayList<Duration>();

            for (int i = 0; i < 40; i++) {
                waits.add(turns.get(i % 2).acquire(vendor));
            }

            assertThat(waits.subList(0, 2)).allMatch(Duration::isZero);
            double last = waits.getLast().toMillis() / 1000.0;
            System.out.printf(
                    "%s: 40 requests of two workers at 20 a second: the last waits %.2f s%n", databases, last);
            assertThat(last)
                    .as("38 behind the burst at 20 a second, less the time this took")
                    .isBetween(0.3, 1.95);
        }
    }

    @ParameterizedTest
    @EnumSource
    void callsInFlightToAModelAreLimitedOverAllWorkers(Databases databases) throws Exception {
        String url = databases.freshUrl();
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        try (var one = Database.open(url);
                var other = Database.open(url);
                var left = new SqlConcurrencyLimit(one, "left");
                var right = new SqlConcurrencyLimit(other, "right")) {
            var calls = new ArrayList<Thread>();
            for (int i = 0; i < 24; i++) {
                var gates = i % 2 == 0 ? left : right;
                calls.add(Thread.ofVirtual().start(() -> {
                    try (var _ = gates.enter("m", 3, Duration.ofSeconds(60)).orElseThrow()) {
                        most.accumulateAndGet(now.incrementAndGet(), Math::max);
                        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
                        now.decrementAndGet();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }));
            }
            for (var call : calls) {
                call.join();
            }

            assertThat(most.get()).isBetween(2, 3);
            assertThat(left.enter("m", 3, Duration.ofSeconds(5))).isPresent();
        }
    }
}

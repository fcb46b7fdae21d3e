package bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Times of many searches in milliseconds: by the clock, and of the processor, which a busy machine disturbs less. */
final class SearchLatencies {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private final List<Double> times = new ArrayList<>();
    private final List<Double> processor = new ArrayList<>();

    void time(boolean counted, Callable<?> work) throws Exception {
        long worked = THREADS.getCurrentThreadCpuTime();
        long begun = System.nanoTime();
        work.call();
        double took = (System.nanoTime() - begun) / 1e6;
        double busy = (THREADS.getCurrentThreadCpuTime() - worked) / 1e6;
        if (counted) {
            synchronized (times) {
                times.add(took);
                processor.add(busy);
            }
        }
    }

    void tell(String name) {
        for (var kind : Map.of("", times, "_cpu", processor).entrySet()) {
            var sorted = kind.getValue().stream().sorted().toList();
            SearchTrial.tell(name + kind.getKey() + "_p50", sorted.get(sorted.size() / 2));
            SearchTrial.tell(name + kind.getKey() + "_p99", sorted.get((int) (sorted.size() * 0.99)));
        }
    }
}

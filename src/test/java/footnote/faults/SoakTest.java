package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.UnixOperatingSystemMXBean;
import footnote.testing.WebDesk;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The real server under steady work for half an hour: heap, threads and file handles stay where they were. */
@Tag("nightly")
class SoakTest {
    private static final List<String> WORK = List.of(
            "analyze QVLN",
            "analyze ORRB",
            "today's top gainer",
            "What are the main risks of Quavelin?",
            "plan a soak");
    private static final int SAMPLES = 12;

    private record Sample(long heap, long handles, int threads) {}

    /** Half an hour; -Dsoak.seconds changes that. */
    @Test
    @Timeout(value = 3, unit = TimeUnit.HOURS)
    void staysFlat() {
        long seconds = Long.getLong("soak.seconds", 1800);
        try (var web = WebDesk.start()) {
            int runs = worked(web, Duration.ofSeconds(Math.max(10, seconds / 6)));
            var samples = new ArrayList<Sample>();
            for (int i = 0; i < SAMPLES; i++) {
                runs += worked(web, Duration.ofSeconds(seconds).dividedBy(SAMPLES));
                samples.add(sample());
            }
            var first = middle(samples.subList(0, SAMPLES / 3));
            var last = middle(samples.subList(SAMPLES - SAMPLES / 3, SAMPLES));
            System.out.printf(
                    "%d s and %d runs: heap %d to %d MB, handles %d to %d, threads %d to %d%n",
                    seconds,
                    runs,
                    first.heap() >> 20,
                    last.heap() >> 20,
                    first.handles(),
                    last.handles(),
                    first.threads(),
                    last.threads());
            assertThat(last.heap()).isLessThan(first.heap() * 5 / 4 + (16 << 20));
            assertThat(last.handles()).isLessThanOrEqualTo(first.handles() + 16);
            assertThat(last.threads()).isLessThanOrEqualTo(first.threads() + 16);
        }
    }

    /** Starts, watches, reads, answers and erases runs for that long; says how many. */
    private static int worked(WebDesk web, Duration time) {
        long until = System.nanoTime() + time.toNanos();
        int runs = 0;
        while (System.nanoTime() < until) {
            String work = WORK.get(runs % WORK.size());
            String id = web.begin(work);
            if (work.startsWith("plan")) {
                web.await(id, "waiting");
                web.post("/api/runs/" + id + "/replies", "{\"reply\": \"yes\"}");
            }
            web.events(id, 0);
            web.await(id, "done");
            assertThat(web.get("/runs/" + id).statusCode()).isEqualTo(200);
            assertThat(web.send(web.request("/api/runs/" + id).DELETE()).statusCode())
                    .isEqualTo(204);
            runs++;
        }
        return runs;
    }

    private static Sample sample() {
        System.gc();
        System.gc();
        return new Sample(
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
                ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                        ? system.getOpenFileDescriptorCount()
                        : 0,
                ManagementFactory.getThreadMXBean().getThreadCount());
    }

    /** Each figure's own middle, for one sample may fall into a burst. */
    private static Sample middle(List<Sample> samples) {
        int half = samples.size() / 2;
        return new Sample(
                samples.stream().map(Sample::heap).sorted().toList().get(half),
                samples.stream().map(Sample::handles).sorted().toList().get(half),
                samples.stream().map(Sample::threads).sorted().toList().get(half));
    }
}

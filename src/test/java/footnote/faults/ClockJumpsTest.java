package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.config.SettingsReader;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.sources.http.Network;
import footnote.testing.Databases;
import footnote.testing.JumpingClock;
import footnote.testing.Scratch;
import footnote.workflows.analyze.AnalysisRequest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The machine's clock is set while a run is under way: back or forward, by seconds or by weeks. */
@Tag("nightly")
@Timeout(900)
class ClockJumpsTest {
    private static final int JUMPS = 20;

    @Test
    void anAnalysisEndsWithTheSameResultWhereverTheClockJumps() {
        var undisturbed = analysis(0, Duration.ZERO);
        var random = new Random(31);

        for (int i = 0; i < JUMPS; i++) {
            int event = 1 + random.nextInt(12);
            long seconds = (long) Math.pow(10, 1 + 5.5 * random.nextDouble());
            var jump = Duration.ofSeconds(random.nextBoolean() ? seconds : -seconds);

            assertThat(analysis(event, jump))
                    .as("the clock moved by %s after event %d", jump, event)
                    .isEqualTo(undisturbed);
        }
    }

    private static String analysis(int event, Duration jump) {
        var clock = new JumpingClock();
        var home = Scratch.folder("home");
        var settings = new SettingsReader(
                        Map.of("FOOTNOTE_HOME", home.toString(), "FOOTNOTE_DB", Databases.SQLITE.freshUrl()), home)
                .read(Map.of());
        try (var desk = new Desk(settings, new Workflows(), clock, Network.direct())) {
            var options = new RunOptions(
                    true, Optional.of(LocalDate.of(2026, 6, 30)), BigDecimal.ONE, true, Optional.empty());
            var id = desk.engine()
                    .start("analyze", "ORRB", new AnalysisRequest("ORRB", Optional.empty()), options, Optional.empty());
            desk.database().update("UPDATE run SET seed = 7 WHERE id = ?", id.value());
            var seen = new AtomicInteger();
            var _ = desk.engine().events().watch(id.value(), _ -> {
                if (seen.incrementAndGet() == event) {
                    clock.jump(jump);
                }
            });

            desk.engine().attempt(id);

            var run = desk.engine().runs().find(id).orElseThrow();
            assertThat(run.status()).as("%s", run.fault()).isEqualTo(Status.DONE);
            return run.result().orElseThrow().replace(id.value(), "ID");
        }
    }
}

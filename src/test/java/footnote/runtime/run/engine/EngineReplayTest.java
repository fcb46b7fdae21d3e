package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.run.Fault;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;
import footnote.testing.Databases;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A replay does the work again and asks nobody. */
@ParameterizedClass
@EnumSource
class EngineReplayTest extends EngineRuns {
    EngineReplayTest(Databases databases) {
        super(databases);
    }

    @Test
    void replaysToTheSameBytesAndAsksNobody() {
        var outside = new AtomicInteger();
        var bench = bench((_, run) -> {
            var heard = run.step(
                    "hear",
                    Number.class,
                    () -> new Number(Integer.parseInt(Step.current()
                            .orElseThrow()
                            .recording()
                            .answer("vendor", "price?", () -> RecordedAnswer.of("" + outside.incrementAndGet()))
                            .body())));
            run.each("gap", List.of("x"), Number.class, _ -> {
                throw Fault.permanent(Fault.Kind.SOURCE, "down since " + outside.incrementAndGet());
            });
            var now = run.step(
                    "when", Number.class, () -> new Number(run.clock().instant().getNano()));
            run.publish(
                    "report.txt", ("price " + heard.value() + " at " + now.value()).getBytes(StandardCharsets.UTF_8));
            return heard;
        });
        var id = bench.start();
        bench.engine.attempt(id);

        var verdict = bench.engine.replay(id, bench.outputs.resolve("replayed"));

        assertThat(verdict.differences()).isEmpty();
        assertThat(outside).hasValue(2);
        assertThat(bench.outputs.resolve("replayed/report.txt"))
                .hasSameBinaryContentAs(bench.outputs.resolve(id.value()).resolve("report.txt"));
    }

    @Test
    void saysWhichStepAReplayDiffersIn() {
        var bend = new AtomicInteger();
        var bench = bench((_, run) -> {
            run.step("same", Number.class, () -> new Number(1));
            return run.step("bent", Number.class, () -> new Number(bend.get()));
        });
        var id = bench.start();
        bench.engine.attempt(id);
        bend.set(7);

        var verdict = bench.engine.replay(id, bench.outputs.resolve("replayed"));

        assertThat(verdict.differences()).first().isEqualTo("step bent: value was 0, is now 7");
    }
}

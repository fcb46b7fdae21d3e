package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.testing.Bench;
import footnote.testing.Databases;
import org.junit.jupiter.api.Test;

class StopTest {
    record Number(int value) {}

    @Test
    void parksARunThatIsJustBeginning() {
        try (var bench =
                Bench.with(Databases.SQLITE.fresh(), (_, run) -> run.step("one", Number.class, () -> new Number(1)))) {
            var id = bench.start();

            bench.engine.park(id); // Ctrl-C before the first step

            assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.PARKED));
            assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.PARKED);
            assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.DONE));
        }
    }
}

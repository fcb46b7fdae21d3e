package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt.Held;
import footnote.runtime.run.engine.Attempt.Idle;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.runtime.run.storage.StepRow;
import footnote.testing.Bench;
import footnote.testing.Databases;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Who may work on a run. */
@ParameterizedClass
@EnumSource
class EngineLeaseTest extends EngineRuns {
    EngineLeaseTest(Databases databases) {
        super(databases);
    }

    @Test
    void refusesWritesUnderALostLease() {
        var taken = new AtomicInteger();
        var bench = bench((_, run) -> {
            run.step("first", Number.class, () -> new Number(1));
            if (taken.getAndIncrement() == 0) {
                takeOver(run.id()); // as if we had been frozen while another worker took the run
            }
            return run.step("second", Number.class, () -> new Number(2));
        });
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.RUNNING));

        assertThat(bench.engine.runs().steps(id)).extracting(StepRow::path).containsExactly("first");
    }

    @Test
    void tellsWhoeverComesSecondThatTheRunIsHeld() {
        var told = new AtomicReference<Attempt>();
        var second = new AtomicReference<Engine>();
        var bench = bench((_, run) -> {
            told.set(second.get().attempt(run.id()));
            return new Number(1);
        });
        second.set(Bench.with(bench.database, new Workflows(), "second").engine);
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(told.get()).isInstanceOfSatisfying(Held.class, held -> assertThat(held.left())
                .isPositive());
        assertThat(second.get().attempt(id)).isEqualTo(new Idle(Status.DONE));
        second.get().close();
    }

    private void takeOver(RunId id) {
        benches.getFirst()
                .database
                .update("UPDATE run SET fence = fence + 1, lease_until = 0 WHERE id = ?", id.value());
    }
}

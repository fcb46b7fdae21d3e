package footnote.runtime.model.wire;

import footnote.runtime.run.Fault;
import footnote.runtime.run.engine.ComputePermits;
import java.time.Duration;

/** How long the call of this thread may stay silent, when it must be over, and how many tokens its answer may have. */
public record CallDeadline(Duration silence, long deadlineNanos, int mostTokens) {
    private static final ScopedValue<CallDeadline> CURRENT = ScopedValue.newInstance();

    public static CallDeadline of(Duration silence, Duration whole, int mostTokens) {
        return new CallDeadline(silence, System.nanoTime() + whole.toNanos(), mostTokens);
    }

    static CallDeadline current() {
        return CURRENT.get();
    }

    public <T> T during(ScopedValue.CallableOp<T, RuntimeException> call) {
        try (var _ = ComputePermits.pause()) {
            return ScopedValue.where(CURRENT, this).call(call);
        }
    }

    /** The time until the next sign of life is due; never less than a millisecond. */
    Duration timeout() {
        long left = Math.max(deadlineNanos - System.nanoTime(), 1_000_000);
        return Duration.ofNanos(Math.min(left, silence.toNanos()));
    }

    /** Whether its time is up, however lively it still is. */
    boolean over() {
        return System.nanoTime() - deadlineNanos > 0;
    }

    /** A stop of the run or the step's time-out; the engine knows which, and nothing is kept of the call. */
    public static Fault interrupted() {
        Thread.currentThread().interrupt();
        return Fault.permanent(Fault.Kind.AGENT, "the model call was interrupted");
    }
}

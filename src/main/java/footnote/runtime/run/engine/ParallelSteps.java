package footnote.runtime.run.engine;

import footnote.runtime.db.OutagePolicy;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.RunInterrupt;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.run.Step;
import footnote.runtime.run.StorageFault;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Pieces of one execution that are done at once, each on a thread of its own. */
final class ParallelSteps<T> {
    private final Execution execution;
    private final List<Supplier<T>> pieces;
    private final List<@Nullable T> results;
    private final List<@Nullable Throwable> thrown;

    ParallelSteps(Execution execution, List<Supplier<T>> pieces) {
        this.execution = execution;
        this.pieces = pieces;
        this.results = new ArrayList<>(Collections.nCopies(pieces.size(), null));
        this.thrown = new ArrayList<>(Collections.nCopies(pieces.size(), null));
    }

    /** Does all of them below that scope and waits for the last, also when one has to unwind. */
    List<T> all(StepScope scope, StepThreads threads) {
        var policy = OutagePolicy.current();
        var running = new ArrayList<Thread>(pieces.size());
        var rest = new ArrayList<Runnable>();
        for (int i = 0; i < pieces.size(); i++) {
            int piece = i;
            Runnable work = () -> policy.during(() -> done(piece, scope));
            threads.thread("step-" + execution.id() + "-" + i, work)
                    .ifPresentOrElse(running::add, () -> rest.add(work));
        }
        running.forEach(Thread::start);
        rest.forEach(Runnable::run);
        boolean interrupted = StepThreads.join(running);
        execution.checkStopped();
        if (interrupted) {
            throw new Fault(Fault.Kind.AGENT, "interrupted");
        }
        thrown.stream().filter(Objects::nonNull).min(ParallelSteps::byUrgency).ifPresent(first -> {
            throw StepThreads.rethrown(first);
        });
        return results.stream().map(Objects::requireNonNull).toList();
    }

    private boolean done(int piece, StepScope scope) {
        try {
            results.set(piece, execution.registered(() -> ScopedValue.where(Step.CURRENT, scope)
                    .call(() -> pieces.get(piece).get())));
            return true;
        } catch (Throwable e) {
            thrown.set(piece, e);
            return false;
        }
    }

    /** A question that waits is the least urgent: whatever else happened comes first. */
    private static int byUrgency(Throwable one, Throwable other) {
        return Integer.compare(urgency(one), urgency(other));
    }

    private static int urgency(Throwable thrown) {
        return switch (thrown) {
            case RunInterrupt unwinding when unwinding.why() == Why.WAITING -> 4;
            case RunInterrupt _ -> 0;
            case StorageFault _ -> 1;
            case RunEnded _ -> 3;
            default -> 2;
        };
    }
}

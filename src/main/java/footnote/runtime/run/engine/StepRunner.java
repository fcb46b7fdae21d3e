package footnote.runtime.run.engine;

import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.FaultNote;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Outcome.Done;
import footnote.runtime.run.Outcome.Gap;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.Step;
import footnote.runtime.run.storage.Journal;
import footnote.runtime.run.storage.StepRow;
import footnote.runtime.secret.Redactor;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.ObjectNode;

/** Does the steps of one execution: from the journal where they are kept, else in as many tries as their policy has. */
final class StepRunner {
    private static final Logger LOG = Logger.getLogger(StepRunner.class.getName());

    private final Execution execution;
    private final Journal journal;
    private final Execution.Tools tools;

    StepRunner(Execution execution, Journal journal, Execution.Tools tools) {
        this.execution = execution;
        this.journal = journal;
        this.tools = tools;
    }

    /** The kept result of this path, or the work's, kept before it returns. */
    <T> T step(String path, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
        return at(path, type, retryPolicy, work, false);
    }

    /** As before, but a fault is kept too and is a gap, unless it ends the whole attempt. */
    <T> Outcome<T> outcome(String path, String what, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
        try {
            return new Done<>(at(path, type, retryPolicy, work, true));
        } catch (Fault fault) {
            if (fault.endsAttempt()) {
                throw fault;
            }
            return new Gap<>(what, fault.kind(), String.valueOf(fault.getMessage()));
        }
    }

    private <T> T at(String path, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work, boolean keepFault) {
        execution.checkStopped();
        var kept = journal.step(path);
        if (kept.isPresent()) {
            try {
                return again(kept.get(), type);
            } catch (JacksonException e) { // what a step before it left is whole, so the run goes on from there
                journal.emit(
                        Event.PROGRESS,
                        path,
                        Json.object()
                                .put("state", "note")
                                .put(
                                        "why",
                                        "its kept result cannot be read and is made again: " + e.getOriginalMessage()));
            }
        }
        journal.emit(Event.PROGRESS, path, Json.object().put("state", "started"));
        Instant started = tools.clock().instant();
        for (int tried = 1; ; tried++) {
            try {
                String result = tried(path, type, retryPolicy, work);
                var value = Json.read(result, type);
                finish(path, Optional.of(result), Optional.empty(), tried, started);
                return value;
            } catch (RunEnded e) {
                throw e;
            } catch (RuntimeException e) {
                execution.checkStopped(); // a stop shows as some exception of whatever was interrupted
                var fault = Fault.of(e);
                if (!fault.passing() || tried >= retryPolicy.tries()) {
                    failed(path, fault, tried, started, keepFault);
                    throw fault;
                }
                waitBeforeAgain(path, fault, retryPolicy.delayAfter(tried));
            }
        }
    }

    private <T> String tried(String path, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
        var deadline = new Watchdog.Deadline(retryPolicy.timeout());
        var scope = new StepScope(execution, path, deadline);
        T value = tools.watchdog().within(deadline, "step " + path, () -> ScopedValue.where(Step.CURRENT, scope)
                .call(work::get));
        execution.checkStopped();
        return Redactor.redactData(
                Json.write(Objects.requireNonNull(value, () -> "step " + path + " gave no " + type.getSimpleName())));
    }

    private static <T> T again(StepRow kept, Class<T> type) {
        if (kept.fault().isPresent()) {
            throw kept.fault().get().thrown();
        }
        return Json.read(kept.result().orElseThrow(), type);
    }

    private void failed(String path, Fault fault, int tries, Instant started, boolean keep) {
        if (!keep || fault.endsAttempt()) {
            journal.emit(Event.PROGRESS, path, noted("failed", fault));
            return;
        }
        if (fault.kind() == Fault.Kind.STATE) { // a mistake of ours: the gap is not enough to correct it
            LOG.log(Level.WARNING, fault.getCause(), () -> "step " + path + " failed: " + fault.getMessage());
            journal.emit(Event.ERROR, path, noted("bug", fault));
        }
        finish(path, Optional.empty(), Optional.of(FaultNote.of(fault)), tries, started);
    }

    private void finish(String path, Optional<String> result, Optional<FaultNote> fault, int tries, Instant started) {
        journal.finish(
                new StepRow(path, result, fault, tries, started, tools.clock().instant()));
    }

    private void waitBeforeAgain(String path, Fault fault, Duration delay) {
        journal.emit(Event.PROGRESS, path, noted("again", fault).put("after_ms", delay.toMillis()));
        try {
            tools.pause().pause(delay);
        } catch (InterruptedException e) {
            execution.checkStopped();
            throw Fault.permanent(Fault.Kind.AGENT, "interrupted while waiting to try " + path + " again", e);
        }
    }

    private static ObjectNode noted(String state, Fault fault) {
        return Json.object()
                .put("state", state)
                .put("kind", fault.kind().word())
                .put("why", Redactor.redact(String.valueOf(fault.getMessage())));
    }
}

package footnote.runtime.run;

import footnote.runtime.event.DraftBoard;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Outcome.Done;
import footnote.runtime.run.Outcome.Gap;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.secret.Redactor;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.ObjectNode;

/** One go at a run, by one worker under one lease. */
public final class Execution implements Run {
    private static final Logger LOG = Logger.getLogger(Execution.class.getName());

    private static final Duration WHOLE_RUN = Duration.ofDays(365);

    private final RunId id;
    private final RunOptions options;
    private final long seed;
    private final Journal journal;
    private final Budget budget;
    private final Tools tools;
    private final RunFolder folder;
    private final Supplier<String> memory;
    private final Map<Class<?>, Object> lasting = new ConcurrentHashMap<>();
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Why stop;

    /** What all executions of a process share. */
    public record Tools(Clock clock, Pause pause, Watchdog watchdog, DraftBoard drafts) {}

    public Execution(
            RunId id,
            RunOptions options,
            long seed,
            Journal journal,
            Budget budget,
            Tools tools,
            RunFolder folder,
            Supplier<String> memory) {
        this.id = id;
        this.options = options;
        this.seed = seed;
        this.journal = journal;
        this.budget = budget;
        this.tools = tools;
        this.folder = folder;
        this.memory = memory;
    }

    /** Runs the workflow on this thread, inside the run's outermost scope. */
    public <T> T call(Function<Run, T> workflow) {
        var root = new StepScope(this, "", WHOLE_RUN);
        return registered(() -> ScopedValue.where(StepScope.CURRENT, root).call(() -> workflow.apply(this)));
    }

    /** Makes all its threads unwind as soon as they can. */
    void stop(Why why) {
        stop = why;
        threads.forEach(Thread::interrupt);
    }

    @Override
    public RunId id() {
        return id;
    }

    @Override
    public RunOptions options() {
        return options;
    }

    @Override
    public Clock clock() {
        return new RunClock(options.asOf(), tools.clock());
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public Map<String, String> memory() {
        var recorded = scope().recording().answer("session", "memory", () -> RecordedAnswer.of(memory.get()));
        var memory = new LinkedHashMap<String, String>();
        Json.tree(recorded.body())
                .properties()
                .forEach(entry -> memory.put(entry.getKey(), entry.getValue().asString("")));
        return memory;
    }

    @Override
    public <T> T step(String name, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
        return at(scope().child(name), type, retryPolicy, work, false);
    }

    @Override
    public <I, O> List<Outcome<O>> each(
            String name, List<I> items, Class<O> type, RetryPolicy retryPolicy, Function<I, O> work) {
        String path = scope().child(name);
        journal.emit(Event.PROGRESS, path, Json.object().put("state", "all").put("of", items.size()));
        return atOnce(IntStream.range(0, items.size())
                .<Supplier<Outcome<O>>>mapToObj(i -> () -> outcome(
                        path + "[" + i + "]", label(items.get(i)), type, retryPolicy, () -> work.apply(items.get(i))))
                .toList());
    }

    @Override
    public Joined together(String name, Branch<?>... branches) {
        String path = scope().child(name);
        var outcomes = atOnce(List.of(branches).stream()
                .<Supplier<Outcome<?>>>map(branch -> () -> outcome(path, branch))
                .toList());
        var joined = new LinkedHashMap<String, Outcome<?>>();
        for (int i = 0; i < branches.length; i++) {
            if (joined.put(branches[i].name(), outcomes.get(i)) != null) {
                throw new IllegalArgumentException("two branches are named '" + branches[i].name() + "'");
            }
        }
        return new Joined(joined);
    }

    private <T> Outcome<T> outcome(String path, Branch<T> branch) {
        return outcome(
                path + "[" + branch.name() + "]", branch.name(), branch.type(), branch.patience(), branch.work());
    }

    @Override
    public <T> T ask(String question, Object proposal, Class<T> replyType) {
        checkStopped();
        String path = scope().child("ask");
        var reply = journal.reply(path);
        if (reply.isPresent()) {
            return understood(path, reply.get(), replyType);
        }
        var form = ReplyForm.of(replyType);
        var assent = options.yes() ? form.assent() : Optional.<String>empty();
        journal.ask(path, question, Json.write(proposal), form, assent.isEmpty());
        if (assent.isEmpty()) {
            throw new RunInterrupt(Why.WAITING);
        }
        journal.reply(path, assent.get(), "--yes");
        return Json.read(assent.get(), replyType);
    }

    /** The reply as its record; one that its record refuses is taken back, and the question stays open. */
    private <T> T understood(String path, String reply, Class<T> type) {
        try {
            return Json.read(ReplyForm.of(type).completed(reply), type);
        } catch (JacksonException | Fault e) {
            journal.reopen(path, e instanceof Fault ? String.valueOf(e.getMessage()) : "its JSON does not fit");
            throw new RunInterrupt(Why.WAITING);
        }
    }

    @Override
    public void emit(String type, Object data) {
        scope().emit(type, data);
    }

    @Override
    public void publish(String name, byte[] content) {
        folder.write(name, content);
        journal.published(name, StepScope.digest(content), content.length);
    }

    DraftBoard drafts() {
        return tools.drafts();
    }

    Journal journal() {
        return journal;
    }

    Budget budget() {
        return budget;
    }

    <T> T perRun(Class<T> type, Supplier<T> fresh) {
        return type.cast(lasting.computeIfAbsent(type, _ -> fresh.get()));
    }

    private StepScope scope() {
        if (!StepScope.CURRENT.isBound() || StepScope.CURRENT.get().execution() != this) {
            throw new IllegalStateException("run " + id + " is used from a thread that is not its own");
        }
        return StepScope.CURRENT.get();
    }

    /** The kept result of this path, or the work's, kept before it returns. */
    private <T> T at(String path, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work, boolean keepFault) {
        checkStopped();
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
                checkStopped(); // a stop shows as some exception of whatever was interrupted
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
        var scope = new StepScope(this, path, retryPolicy.timeout());
        T value = tools.watchdog()
                .within(retryPolicy.timeout(), "step " + path, () -> ScopedValue.where(StepScope.CURRENT, scope)
                        .call(work::get));
        checkStopped();
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
        if (endsAll(fault)) {
            journal.emit(Event.PROGRESS, path, noted("failed", fault));
            return;
        }
        if (keep && fault.kind() == Fault.Kind.STATE) { // a mistake of ours: the gap is not enough to mend it
            LOG.log(Level.WARNING, fault.getCause(), () -> "step " + path + " failed: " + fault.getMessage());
            journal.emit(Event.ERROR, path, noted("bug", fault));
        }
        if (keep) {
            finish(path, Optional.empty(), Optional.of(FaultNote.of(fault)), tries, started);
        } else {
            journal.emit(Event.PROGRESS, path, noted("failed", fault));
        }
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
            checkStopped();
            throw new Fault(Fault.Kind.AGENT, "interrupted while waiting to try " + path + " again", false, e);
        }
    }

    private static ObjectNode noted(String state, Fault fault) {
        return Json.object()
                .put("state", state)
                .put("kind", fault.kind().word())
                .put("why", Redactor.redact(String.valueOf(fault.getMessage())));
    }

    private <T> Outcome<T> outcome(String path, String what, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
        try {
            return new Done<>(at(path, type, retryPolicy, work, true));
        } catch (Fault fault) {
            if (endsAll(fault)) {
                throw fault;
            }
            return new Gap<>(what, fault.kind(), String.valueOf(fault.getMessage()));
        }
    }

    /** No item can mend what the reader asked, nor a full disk. */
    private static boolean endsAll(Fault fault) {
        return fault.endsAttempt() || fault instanceof DiskFull;
    }

    /** Runs all pieces on threads of their own and waits for the last, also when one has to unwind. */
    private <T> List<T> atOnce(List<Supplier<T>> pieces) {
        var scope = scope();
        var results = new ArrayList<@Nullable T>(Collections.nCopies(pieces.size(), null));
        var thrown = new ArrayList<@Nullable Throwable>(Collections.nCopies(pieces.size(), null));
        var running = new ArrayList<Thread>(pieces.size());
        for (int i = 0; i < pieces.size(); i++) {
            int piece = i;
            running.add(Thread.ofVirtual().unstarted(() -> {
                try {
                    results.set(piece, registered(() -> ScopedValue.where(StepScope.CURRENT, scope)
                            .call(() -> pieces.get(piece).get())));
                } catch (Throwable e) {
                    thrown.set(piece, e);
                }
            }));
        }
        running.forEach(Thread::start);
        join(running);
        thrown.stream().filter(Objects::nonNull).min(Execution::byUrgency).ifPresent(Execution::rethrow);
        return results.stream().map(Objects::requireNonNull).toList();
    }

    private void join(List<Thread> running) {
        boolean interrupted = false;
        for (var thread : running) {
            while (true) {
                try {
                    thread.join();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                    running.forEach(Thread::interrupt);
                }
            }
        }
        checkStopped();
        if (interrupted) {
            throw new Fault(Fault.Kind.AGENT, "interrupted");
        }
    }

    /** A question that waits is the least urgent: whatever else happened comes first. */
    private static int byUrgency(Throwable one, Throwable other) {
        return Integer.compare(urgency(one), urgency(other));
    }

    private static int urgency(Throwable thrown) {
        return switch (thrown) {
            case RunInterrupt unwinding when unwinding.why() == Why.WAITING -> 3;
            case RunInterrupt _ -> 0;
            case RunEnded _ -> 2;
            default -> 1;
        };
    }

    private static void rethrow(Throwable thrown) {
        switch (thrown) {
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            default -> throw new IllegalStateException(thrown);
        }
    }

    private <T> T registered(Supplier<T> work) {
        var thread = Thread.currentThread();
        threads.add(thread);
        try {
            checkStopped();
            return work.get();
        } finally {
            threads.remove(thread);
        }
    }

    private void checkStopped() {
        var why = stop;
        if (why != null) {
            throw new RunInterrupt(why);
        }
    }

    private static String label(@Nullable Object item) {
        String text = String.valueOf(item);
        return text.length() > 80 ? text.substring(0, 79) + "…" : text;
    }
}

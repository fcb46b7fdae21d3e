package footnote.runtime.run.engine;

import footnote.runtime.db.DatabaseException;
import footnote.runtime.db.OutagePolicy;
import footnote.runtime.event.DraftBus;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Branch;
import footnote.runtime.run.BranchOutcomes;
import footnote.runtime.run.Budget;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.ReplyForm;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunInterrupt;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Step;
import footnote.runtime.run.StorageFault;
import footnote.runtime.run.storage.Journal;
import footnote.runtime.run.storage.RunFolder;
import footnote.runtime.secret.Sha256;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** One go at a run, by one worker under one lease. */
public final class Execution implements Run {
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
    private final StepRunner steps;
    private final AtomicReference<@Nullable StorageFault> storage = new AtomicReference<>();
    private volatile @Nullable Why stop;

    /** What all executions of a process share. */
    public record Tools(Clock clock, Pause pause, Watchdog watchdog, DraftBus drafts, StepThreads threads) {}

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
        this.steps = new StepRunner(this, journal, tools);
    }

    /** Runs the workflow on this thread, inside the run's outermost scope; a failure of its database ends it. */
    public <T> T call(Function<Run, T> workflow) {
        var root = new StepScope(this, "", new Watchdog.Deadline(WHOLE_RUN));
        var policy = new OutagePolicy(OutagePolicy.TIMEOUT, this::failed);
        return policy.during(
                () -> registered(() -> ScopedValue.where(Step.CURRENT, root).call(() -> {
                    var result = workflow.apply(this);
                    checkStopped();
                    return result;
                })));
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
        return steps.step(scope().child(name), type, retryPolicy, work);
    }

    @Override
    public <I, O> List<Outcome<O>> each(
            String name, List<I> items, Class<O> type, RetryPolicy retryPolicy, Function<I, O> work) {
        String path = scope().child(name);
        journal.emit(Event.PROGRESS, path, Json.object().put("state", "all").put("of", items.size()));
        return atOnce(IntStream.range(0, items.size())
                .<Supplier<Outcome<O>>>mapToObj(i -> () -> steps.outcome(
                        path + "[" + i + "]", label(items.get(i)), type, retryPolicy, () -> work.apply(items.get(i))))
                .toList());
    }

    @Override
    public BranchOutcomes together(String name, Branch<?>... branches) {
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
        return new BranchOutcomes(joined);
    }

    private <T> Outcome<T> outcome(String path, Branch<T> branch) {
        return steps.outcome(
                path + "[" + branch.name() + "]", branch.name(), branch.type(), branch.retryPolicy(), branch.work());
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
        journal.published(name, Sha256.hex(content), content.length);
    }

    DraftBus drafts() {
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

    private <T> List<T> atOnce(List<Supplier<T>> pieces) {
        return new ParallelSteps<>(this, pieces).all(scope(), tools.threads());
    }

    private StepScope scope() {
        return StepScope.bound()
                .filter(scope -> scope.execution() == this)
                .orElseThrow(
                        () -> new IllegalStateException("run " + id + " is used from a thread that is not its own"));
    }

    <T> T registered(Supplier<T> work) {
        var thread = Thread.currentThread();
        threads.add(thread);
        try {
            checkStopped();
            return work.get();
        } finally {
            threads.remove(thread);
        }
    }

    /** Unwinds when the run is to stop, or its records failed under it: what comes after would rest on less than it had. */
    void checkStopped() {
        var why = stop;
        if (why != null) {
            throw new RunInterrupt(why);
        }
        var failed = storage.get();
        if (failed != null) {
            throw failed;
        }
    }

    private void failed(DatabaseException e) {
        storage.compareAndSet(null, StorageFault.of(e));
    }

    private static String label(@Nullable Object item) {
        String text = String.valueOf(item);
        return text.length() > 80 ? text.substring(0, 79) + "…" : text;
    }
}

package footnote.runtime.worker;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.ExecutionContext;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.run.storage.Schedulers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Picks runs up as they come, from the queue, from a schedule, or from a worker that died. */
public final class Worker implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Worker.class.getName());
    private static final Duration SOONEST = Duration.ofMillis(200);

    /** Threads beside those for runs, so that schedules and chores do not wait for one to end. */
    private static final int SPARE = 4;

    /** How long a run that is none of ours, or one too many, is left to others before we look again. */
    private static final Duration ELSEWHERE = Duration.ofMillis(800);

    private final Engine engine;
    private final RunQueue queue;
    private final WorkerHeartbeat presence;
    private final Semaphore places;
    private final Scheduler scheduler;
    private final ScheduledThreadPoolExecutor sweeper = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("sweeper").factory());

    /** How often a worker looks for work and shows that it lives; a dead one is noticed after four missed beats. */
    public record Pace(int threads, Duration poll, Duration heartbeat) {
        public static final Pace DEFAULT = new Pace(16, Duration.ofMillis(500), Duration.ofSeconds(2));
    }

    public Worker(Engine engine, Database database, RunQueue queue, WorkerHeartbeat presence, Pace pace) {
        this(engine, database, queue, presence, pace, Optional.empty(), List.of());
    }

    /** A worker that also begins scheduled runs and does chores. */
    public Worker(
            Engine engine,
            Database database,
            RunQueue queue,
            WorkerHeartbeat presence,
            Pace pace,
            Optional<Schedules> schedules,
            List<PeriodicTask> chores) {
        this.engine = engine;
        this.queue = queue;
        this.presence = presence;
        this.places = new Semaphore(pace.threads());
        var task = Tasks.custom(RunQueue.RUN)
                .onDeadExecutionRevive()
                .onFailureReschedule(FixedDelay.of(Duration.ofSeconds(2)))
                .execute(this::execute);
        var known = new ArrayList<Task<?>>(List.of(task));
        schedules.ifPresent(each -> known.add(each.task()));
        var recurring = chores.stream().map(Worker::recurring).toList();
        this.scheduler = Scheduler.create(database.pool(), known)
                .startTasks(recurring)
                .serializer(Schedulers.TEXT)
                .jdbcCustomization(Schedulers.customization(database))
                .schedulerName(new SchedulerName.Fixed(presence.id()))
                .threads(pace.threads())
                .executorService(Executors.newFixedThreadPool(
                        pace.threads() + SPARE,
                        Thread.ofVirtual().name("run-", 0).factory()))
                .pollingInterval(pace.poll())
                .heartbeatInterval(pace.heartbeat())
                .missedHeartbeatsLimit(4)
                .shutdownMaxWait(Duration.ofSeconds(20))
                .failureLogging(LogLevel.WARN, false)
                .build();
    }

    private static RecurringTask<Void> recurring(PeriodicTask chore) {
        return Tasks.recurring(chore.name(), FixedDelay.of(chore.every()))
                .execute((_, _) -> chore.work().run());
    }

    public void start() {
        presence.begin();
        scheduler.start();
        var _ = sweeper.scheduleWithFixedDelay(this::sweep, 1, 5, TimeUnit.SECONDS);
    }

    /** Runs that were queued or lost without a wake-up, for example by a crash between two writes. */
    private void sweep() {
        try {
            engine.runs().orphans().forEach(queue::guard);
        } catch (RuntimeException e) { // else one outage would end all sweeps to come
            LOG.log(Level.WARNING, "lost runs not looked for: " + e.getMessage());
        }
    }

    private CompletionHandler<String> execute(TaskInstance<String> task, ExecutionContext context) {
        var run = new RunId(task.getData());
        if (!engine.serves(run) || !places.tryAcquire()) {
            return later(ELSEWHERE.plusMillis(ThreadLocalRandom.current().nextInt(500)));
        }
        try {
            return worked(run);
        } finally {
            places.release();
        }
    }

    private CompletionHandler<String> worked(RunId run) {
        return switch (engine.attempt(run)) {
            case Attempt.Worked(Status status) when status == Status.QUEUED -> later(SOONEST);
            case Attempt.Worked _, Attempt.Idle _ -> new CompletionHandler.OnCompleteRemove<>();
            case Attempt.Held(Duration left) -> later(left.compareTo(SOONEST) < 0 ? SOONEST : left);
        };
    }

    private static CompletionHandler<String> later(Duration delay) {
        return new CompletionHandler.OnCompleteReschedule<>(FixedDelay.of(delay));
    }

    /** Hands its runs over and stops. */
    @Override
    public void close() {
        sweeper.shutdownNow();
        engine.handOver();
        scheduler.stop();
        presence.end();
    }

    /** Something that one of the workers does again and again, such as sending what waits in the outbox. */
    public record PeriodicTask(String name, Duration every, Runnable work) {}
}

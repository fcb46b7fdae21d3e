package footnote.runtime.run.storage;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.exceptions.TaskInstanceException;
import com.github.kagkarlsson.scheduler.task.TaskDescriptor;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** Tells workers that a run wants to go on; kept in the database, so it is not lost with any process. */
public final class RunQueue {
    public static final TaskDescriptor<String> RUN = TaskDescriptor.of("run", String.class);
    private static final Duration GUARD = Duration.ofSeconds(10);

    private final SchedulerClient client;
    private final Clock clock;

    public RunQueue(Database database, Clock clock) {
        this.client = Schedulers.client(database);
        this.clock = clock;
    }

    /** A worker shall go on with the run now. */
    public void now(RunId run) {
        client.scheduleIfNotExists(
                RUN.instance(run.value() + ":" + UUID.randomUUID())
                        .data(run.value())
                        .build(),
                clock.instant());
    }

    /** A worker shall go on with the run now, unless one was told so already. */
    public void once(RunId run) {
        client.scheduleIfNotExists(
                RUN.instance(run.value() + ":once").data(run.value()).build(), clock.instant());
    }

    /** A worker shall look after the run if the process that has it in the foreground dies. */
    public void guard(RunId run) {
        var due = clock.instant().plus(GUARD);
        boolean fresh = client.scheduleIfNotExists(
                RUN.instance(run.value() + ":guard").data(run.value()).build(), due);
        if (!fresh) {
            bringForward(TaskInstanceId.of(RUN.getTaskName(), run.value() + ":guard"), due);
        }
    }

    /** A guard that is due later than one made now was made before the clock was set back. */
    private void bringForward(TaskInstanceId guard, Instant due) {
        boolean late = client.getScheduledExecution(guard)
                .filter(each -> !each.isPicked() && each.getExecutionTime().isAfter(due))
                .isPresent();
        try {
            var _ = late && client.reschedule(guard, due);
        } catch (TaskInstanceException e) {
            // a worker has it by now
        }
    }

    public void unguard(RunId run) {
        try {
            client.cancel(TaskInstanceId.of(RUN.getTaskName(), run.value() + ":guard"));
        } catch (TaskInstanceException e) {
            // a worker looked at it already
        }
    }
}

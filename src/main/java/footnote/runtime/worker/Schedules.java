package footnote.runtime.worker;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.exceptions.TaskInstanceException;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.TaskDescriptor;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import com.github.kagkarlsson.scheduler.task.helper.CustomTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import com.github.kagkarlsson.scheduler.task.schedule.Schedule;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Schedulers;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs that come again and again; one that was missed while no worker was alive comes once. */
public final class Schedules {
    private static final TaskDescriptor<String> TASK = TaskDescriptor.of("schedule", String.class);

    private final Database database;
    private final Engine engine;
    private final RunQueue queue;
    private final SchedulerClient client;
    private final Clock clock;

    /** One of them; the next time is absent while it is paused. */
    public record Row(
            String id,
            String workflow,
            String title,
            String request,
            RunOptions options,
            ScheduleTime timing,
            boolean paused,
            Optional<Instant> next,
            Optional<String> lastRun) {}

    /** A scheduled run that did not work. */
    public record Failure(RunRow run, Row schedule) {}

    public Schedules(Database database, Engine engine, RunQueue queue, Clock clock) {
        this.database = database;
        this.engine = engine;
        this.queue = queue;
        this.client = Schedulers.client(database);
        this.clock = clock;
    }

    /** Has runs of that workflow begin at those times. */
    public Row add(String workflow, String title, Object request, RunOptions options, ScheduleTime timing) {
        String json = request instanceof String text ? text : Json.write(request);
        engine.workflows().check(workflow, json);
        String id = RunId.fresh(clock.instant()).value().substring(9);
        database.update(
                "INSERT INTO schedule (id, workflow, title, request, options, timing, paused, created_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, 0, ?)",
                id,
                workflow,
                title,
                json,
                Json.write(options),
                timing.toString(),
                clock.millis());
        plan(id, timing);
        return find(id);
    }

    public List<Row> all() {
        return database.query("SELECT * FROM schedule ORDER BY created_at, id", this::row);
    }

    public Row find(String id) {
        return database.first("SELECT * FROM schedule WHERE id = ?", this::row, id)
                .orElseThrow(() -> Fault.input("no schedule '" + id + "'; 'footnote schedule' lists them"));
    }

    public void pause(String id) {
        find(id);
        database.update("UPDATE schedule SET paused = 1 WHERE id = ?", id);
        unplan(id);
    }

    public void unpause(String id) {
        var row = find(id);
        database.update("UPDATE schedule SET paused = 0 WHERE id = ?", id);
        plan(id, row.timing());
    }

    public void remove(String id) {
        find(id);
        database.update("DELETE FROM schedule WHERE id = ?", id);
        unplan(id);
    }

    private void plan(String id, ScheduleTime timing) {
        client.scheduleIfNotExists(TASK.instance(id).data(id).build(), timing.next(clock.instant()));
    }

    private void unplan(String id) {
        try {
            client.cancel(TaskInstanceId.of(TASK.getTaskName(), id));
        } catch (TaskInstanceException e) {
            // it was not planned
        }
    }

    /** What a worker does when one is due. */
    CustomTask<String> task() {
        return Tasks.custom(TASK)
                .onDeadExecutionRevive()
                .onFailureReschedule(FixedDelay.of(Duration.ofSeconds(30)))
                .execute((task, context) ->
                        due(task.getData(), context.getExecution().getExecutionTime()));
    }

    private CompletionHandler<String> due(String id, Instant at) {
        var row = database.first("SELECT * FROM schedule WHERE id = ?", this::row, id);
        if (row.isEmpty() || row.get().paused()) {
            return new CompletionHandler.OnCompleteRemove<>();
        }
        begin(row.get(), at);
        return new CompletionHandler.OnCompleteReschedule<>(new Again(row.get().timing(), clock));
    }

    /** From now on, not from when it was due: times that were missed meanwhile are not made up for. */
    private record Again(ScheduleTime timing, Clock clock) implements Schedule {
        @Override
        public Instant getNextExecutionTime(ExecutionComplete complete) {
            return timing.next(clock.instant());
        }

        @Override
        public boolean isDeterministic() {
            return false;
        }
    }

    /** Begins the run of that time unless a worker that died had begun it. */
    private void begin(Row row, Instant at) {
        boolean begun = database.first(
                        "SELECT run_id FROM scheduled_run WHERE schedule_id = ? AND due_at = ?",
                        found -> found.getString(1),
                        row.id(),
                        at.toEpochMilli())
                .isPresent();
        if (!begun) {
            var run = engine.start(
                    row.workflow(), row.title(), Json.tree(row.request()), row.options(), Optional.empty());
            database.update(
                    "INSERT INTO scheduled_run (run_id, schedule_id, due_at, told) VALUES (?, ?, ?, 0)",
                    run.value(),
                    row.id(),
                    at.toEpochMilli());
            queue.now(run);
        }
    }

    /** Tells of every scheduled run that failed since it was last asked, each once. */
    public void onFailure(Consumer<Failure> told) {
        var over = database.query(
                "SELECT run_id, schedule_id FROM scheduled_run WHERE told = 0",
                row -> List.of(row.getString(1), row.getString(2)));
        for (var each : over) {
            var run = engine.runs().find(new RunId(each.getFirst()));
            if (run.isEmpty() || run.get().status().over() || run.get().status() == Status.FAILED) {
                run.filter(found -> found.status() == Status.FAILED || found.status() == Status.REFUSED)
                        .ifPresent(found -> database.first(
                                        "SELECT * FROM schedule WHERE id = ?", this::row, each.getLast())
                                .ifPresent(schedule -> told.accept(new Failure(found, schedule))));
                database.update("UPDATE scheduled_run SET told = 1 WHERE run_id = ?", each.getFirst());
            }
        }
    }

    private Row row(ResultSet row) throws SQLException {
        String id = row.getString("id");
        boolean paused = row.getInt("paused") == 1;
        return new Row(
                id,
                row.getString("workflow"),
                row.getString("title"),
                row.getString("request"),
                Json.read(row.getString("options"), RunOptions.class),
                ScheduleTime.of(row.getString("timing")),
                paused,
                paused ? Optional.empty() : next(id),
                lastRun(id));
    }

    private Optional<Instant> next(String id) {
        return client.getScheduledExecution(TaskInstanceId.of(TASK.getTaskName(), id))
                .map(execution -> execution.getExecutionTime());
    }

    private Optional<String> lastRun(String id) {
        return database.first(
                "SELECT run_id FROM scheduled_run WHERE schedule_id = ? ORDER BY due_at DESC LIMIT 1",
                found -> found.getString(1),
                id);
    }
}

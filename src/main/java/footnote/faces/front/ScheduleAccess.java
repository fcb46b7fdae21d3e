package footnote.faces.front;

import footnote.faces.access.Caller;
import footnote.faces.access.Ownership;
import footnote.faces.access.Ownership.Kind;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunOptions;
import footnote.runtime.worker.ScheduleTime;
import footnote.runtime.worker.Schedules;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** Runs that come again and again, each of the caller who wished for it. */
public final class ScheduleAccess {
    private static final int MOST = 100;

    private final RunAccess runs;
    private final Ownership belongings;

    public ScheduleAccess(RunAccess runs) {
        this.runs = runs;
        this.belongings = new Ownership(runs.desk().database(), runs.desk().clock());
    }

    private Schedules schedules() {
        return runs.desk().schedules();
    }

    /** Those the caller may see: their own and their team's, an administrator all. */
    public List<Schedules.Row> list(Caller caller) {
        RunAccess.require(caller, Right.READ);
        var own = belongings.of(Kind.SCHEDULE, caller);
        return schedules().all().stream()
                .filter(row -> caller.may(Right.ADMIN) || own.contains(row.id()))
                .toList();
    }

    private Schedules.Row found(Caller caller, String id) {
        return list(caller).stream()
                .filter(row -> row.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new RequestDenied(
                        Reason.NOT_FOUND, "no schedule '" + id + "'; GET /api/schedules lists yours"));
    }

    /** Has what is ordered come again at those times. */
    public Schedules.Row add(Caller caller, StartOrder order, String timing) {
        RunAccess.require(caller, Right.RUN);
        var ordered = runs.orders().ordered(caller, order, true);
        return kept(caller, ordered.workflow(), ordered.title(), ordered.request(), ordered.options(), timing);
    }

    /** Has what a run did come again. */
    public Schedules.Row like(Caller caller, String runId, String timing) {
        RunAccess.require(caller, Right.RUN);
        var run = runs.run(caller, runId);
        var options = run.options().repeated();
        return kept(caller, run.workflow(), run.title(), run.request(), options, timing);
    }

    private Schedules.Row kept(
            Caller caller, String workflow, String title, Object request, RunOptions options, String timing) {
        var when = ScheduleTime.of(timing);
        if (belongings.of(Kind.SCHEDULE, caller).size() >= MOST) {
            throw new RequestDenied(Reason.UNSERVABLE, "there are " + MOST + " schedules already; remove one first");
        }
        var row = schedules().add(workflow, title, request, options, when);
        belongings.own(Kind.SCHEDULE, row.id(), caller);
        runs.auditTrail().add(caller.name(), "add schedule", row.id() + " " + workflow, "added");
        return row;
    }

    public Schedules.Row pause(Caller caller, String id, boolean paused) {
        RunAccess.require(caller, Right.RUN);
        var row = found(caller, id);
        if (paused) {
            schedules().pause(row.id());
        } else {
            schedules().unpause(row.id());
        }
        runs.auditTrail().add(caller.name(), paused ? "pause schedule" : "resume schedule", id, "done");
        return found(caller, id);
    }

    /** Whether a caller may end one: its owner or an administrator. */
    public boolean mayRemove(Caller caller, String id) {
        return caller.may(Right.ADMIN)
                || belongings.ownedBy(Kind.SCHEDULE, caller).contains(id);
    }

    /** Ends one; the runs it began stay. */
    public void remove(Caller caller, String id) {
        RunAccess.require(caller, Right.RUN);
        var row = found(caller, id);
        if (!mayRemove(caller, id)) {
            throw new RequestDenied(
                    Reason.FORBIDDEN, "schedule '" + id + "' is a teammate's; they or an administrator may remove it");
        }
        runs.owners().adopt(); // what it began stays its owner's
        schedules().remove(row.id());
        belongings.release(Kind.SCHEDULE, row.id(), caller);
        runs.auditTrail().add(caller.name(), "remove schedule", id, "removed");
    }

    public static ObjectNode json(Schedules.Row row) {
        var node = Json.object()
                .put("schedule_id", row.id())
                .put("workflow", row.workflow())
                .put("title", row.title())
                .put("timing", row.timing().toString())
                .put("paused", row.paused());
        row.next().ifPresent(at -> node.put("next", at.toString()));
        row.lastRun().ifPresent(run -> node.put("last_run", "/api/runs/" + run));
        node.set("options", Json.node(row.options()));
        return node;
    }
}

package footnote.faces.access;

import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Knows whose a run is, and what each owner has spent. */
public final class Owners {
    private final Database database;
    private final Clock clock;

    public Owners(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public void own(RunId run, Caller caller) {
        database.update(
                "INSERT INTO ownership (run_id, owner, team) VALUES (?, ?, ?) ON CONFLICT (run_id) DO NOTHING",
                run.value(),
                caller.name(),
                caller.team().orElse(null));
    }

    /** Gives the runs that schedules began to whom the schedules belong. */
    public void adopt() {
        database.update("INSERT INTO ownership (run_id, owner, team)"
                + " SELECT scheduled_run.run_id, belonging.owner, belonging.team FROM scheduled_run"
                + " JOIN belonging ON belonging.kind = 'schedule' AND belonging.id = scheduled_run.schedule_id"
                + " WHERE scheduled_run.run_id NOT IN (SELECT run_id FROM ownership)"
                + " ON CONFLICT (run_id) DO NOTHING");
    }

    /** Whether the caller may see the run: it is theirs, their team's, or they are an administrator. */
    public boolean sees(Caller caller, RunId run) {
        return caller.may(Right.ADMIN)
                || database.first(
                                "SELECT owner, team FROM ownership WHERE run_id = ?",
                                row -> theirs(caller, row.getString(1), row.getString(2)),
                                run.value())
                        .orElse(false);
    }

    private static boolean theirs(Caller caller, String owner, @Nullable String team) {
        return owner.equals(caller.name())
                || caller.team().filter(own -> own.equals(team)).isPresent();
    }

    /** What of the caller's own budget is left this month; empty where they have none. */
    public Optional<BigDecimal> left(Caller caller) {
        return caller.budget().map(most -> most.subtract(spent(caller)).max(BigDecimal.ZERO));
    }

    private BigDecimal spent(Caller caller) {
        return database.first(
                        "SELECT (SELECT COALESCE(SUM(cost_nanos), 0) FROM answer WHERE cost_nanos > 0"
                                + " AND answered_at >= ? AND run_id IN"
                                + " (SELECT run_id FROM ownership WHERE owner = ?))"
                                + " + (SELECT COALESCE(SUM(cost_nanos), 0) FROM erased_cost WHERE at >= ? AND owner = ?)",
                        row -> BigDecimal.valueOf(row.getLong(1), 9),
                        month(),
                        caller.name(),
                        month(),
                        caller.name())
                .orElse(BigDecimal.ZERO);
    }

    private long month() {
        return YearMonth.now(clock)
                .atDay(1)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant()
                .toEpochMilli();
    }

    /** One line of the cost table. */
    public record Cost(
            String owner, String team, String workflow, String model, long calls, long tokens, BigDecimal cost) {}

    private record CostKey(String owner, String team, String workflow, String model) implements Comparable<CostKey> {
        @Override
        public int compareTo(CostKey other) {
            return toString().compareTo(other.toString());
        }
    }

    /** What was paid this month, by owner, team, workflow and model. */
    public List<Cost> costs() {
        var sums = new TreeMap<CostKey, Cost>();
        database.query(
                        "SELECT COALESCE(owner, 'local') AS owner, COALESCE(team, '') AS team, workflow, note, cost_nanos"
                                + " FROM answer JOIN run ON run.id = answer.run_id"
                                + " LEFT JOIN ownership ON ownership.run_id = run.id"
                                + " WHERE kind = 'model' AND answered_at >= ?",
                        row -> {
                            var note = Json.tree(row.getString("note"));
                            return new Cost(
                                    row.getString("owner"),
                                    row.getString("team"),
                                    row.getString("workflow"),
                                    note.path("model").asString(note.path("by").asString("rule")),
                                    1,
                                    note.path("input_tokens").asLong(0)
                                            + note.path("output_tokens").asLong(0),
                                    BigDecimal.valueOf(row.getLong("cost_nanos"), 9));
                        },
                        month())
                .forEach(cost -> sums.merge(
                        new CostKey(cost.owner(), cost.team(), cost.workflow(), cost.model()), cost, Owners::sum));
        return List.copyOf(sums.values());
    }

    private static Cost sum(Cost one, Cost other) {
        return new Cost(
                one.owner(),
                one.team(),
                one.workflow(),
                one.model(),
                one.calls() + other.calls(),
                one.tokens() + other.tokens(),
                one.cost().add(other.cost()));
    }
}

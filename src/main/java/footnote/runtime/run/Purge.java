package footnote.runtime.run;

import footnote.runtime.db.Database;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Forgets recorded prompts, vendor answers and conversations once they are old enough. */
public final class Purge {
    static final String PURGED = "{\"purged\":true}";

    private final Database database;
    private final Clock clock;

    public Purge(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** How many rows of each kind were forgotten. */
    public record Forgotten(int answers, int vendorAnswers, int turns, int sessions, int events) {}

    /** Forgets what is older than the given days; runs that are not over keep theirs. */
    public Forgotten olderThan(int days) {
        Instant cut = clock.instant().minus(Duration.ofDays(days));
        long before = cut.toEpochMilli();
        String over =
                " AND run_id IN (SELECT id FROM run WHERE status IN ('done', 'cancelled', 'refused', 'superseded'))";
        // a failed run without its records could only go on wrongly, so it ends here
        database.update("UPDATE run SET status = 'cancelled' WHERE status = 'failed' AND updated_at < ?", before);
        return new Forgotten(
                answers(before, over),
                database.update("DELETE FROM vendor_answer WHERE fetched_at < ?", before),
                database.update("DELETE FROM turn WHERE at < ?", before),
                database.update("DELETE FROM session WHERE updated_at < ?", before),
                database.update("DELETE FROM event WHERE at < ?" + over, before));
    }

    /** Forgets a run that is over, with all that was kept of it and the turn it left in its session. */
    public void erase(RunId id) {
        database.transaction(connection -> {
            Database.update(
                    connection,
                    "INSERT INTO erased_cost (at, owner, cost_nanos) SELECT MAX(answered_at), COALESCE((SELECT owner FROM"
                            + " ownership WHERE run_id = ?), ''), SUM(cost_nanos) FROM answer WHERE run_id = ?"
                            + " HAVING SUM(cost_nanos) > 0",
                    id.value(),
                    id.value());
            Database.update(connection, "DELETE FROM turn WHERE run_id = ?", id.value());
            Database.update(connection, "DELETE FROM ownership WHERE run_id = ?", id.value());
            return Database.update(connection, "DELETE FROM run WHERE id = ?", id.value());
        });
    }

    /** What was paid for stays as a sum, so that the month's budget still holds. */
    private int answers(long before, String over) {
        int paid = database.update(
                "UPDATE answer SET request = '', body = '', note = '" + PURGED + "' WHERE cost_nanos > 0 AND note <> '"
                        + PURGED + "' AND answered_at < ?" + over,
                before);
        return paid + database.update("DELETE FROM answer WHERE cost_nanos = 0 AND answered_at < ?" + over, before);
    }
}

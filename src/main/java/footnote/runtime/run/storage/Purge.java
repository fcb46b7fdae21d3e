package footnote.runtime.run.storage;

import footnote.runtime.db.Database;
import footnote.runtime.db.DatabaseException;
import footnote.runtime.db.Dialect;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Forgets recorded prompts, vendor answers, conversations and mail once they are old enough. */
public final class Purge {
    static final String PURGED = "{\"purged\":true}";

    private static final Logger LOG = Logger.getLogger(Purge.class.getName());

    private static final String OVER = "('done', 'cancelled', 'refused', 'superseded')";
    /** Messages that nobody will try to send again. */
    private static final String SETTLED = "DELETE FROM outbox WHERE status IN ('sent', 'refused', 'unanswered') AND ";

    private final Database database;
    private final Clock clock;

    public Purge(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** How many rows of each kind were forgotten. */
    public record Forgotten(int answers, int vendorAnswers, int turns, int sessions, int events, int messages) {}

    /** Forgets what is older than the given days; runs that are not over keep theirs. */
    public Forgotten olderThan(int days) {
        if (days < 0) {
            throw Fault.input("the days to keep are " + days + "; they must be 0 or more");
        }
        Instant cut = clock.instant().minus(Duration.ofDays(days));
        long before = cut.toEpochMilli();
        String over = " AND run_id IN (SELECT id FROM run WHERE status IN " + OVER + ")";
        database.update("DELETE FROM vendor_request WHERE sent_at < ?" + over, before);
        // a failed run without its records could only go on wrongly, so it ends here
        database.update("UPDATE run SET status = 'cancelled' WHERE status = 'failed' AND updated_at < ?", before);
        var forgotten = new Forgotten(
                answers(before, over),
                database.update("DELETE FROM vendor_answer WHERE fetched_at < ?", before),
                database.update("DELETE FROM turn WHERE at < ?", before),
                database.update("DELETE FROM session WHERE updated_at < ?", before),
                database.update("DELETE FROM event WHERE at < ?" + over, before),
                database.update(
                        SETTLED + "created_at < ? AND NOT EXISTS (SELECT 1 FROM run WHERE status NOT IN " + OVER
                                + " AND outbox.message_id LIKE run.id || '.%')", // it may send the same again
                        before));
        compact();
        return forgotten;
    }

    /** Deleted rows stay in the file until it is rewritten; a database in use or a full disk keeps them for now. */
    private void compact() {
        try {
            database.update("VACUUM");
            truncateLog();
        } catch (DatabaseException e) {
            LOG.log(
                    Level.WARNING,
                    "the database was not compacted, so its file keeps deleted rows: {0}",
                    e.getMessage());
        }
    }

    /** The log before the file holds old pages too. */
    private void truncateLog() {
        if (database.dialect() == Dialect.SQLITE) {
            database.query("PRAGMA wal_checkpoint(TRUNCATE)", row -> row.getInt(1));
        }
    }

    /** Forgets a run that is over, with all that was kept of it, the turn it left in its session, and the messages it sent. */
    public void erase(RunId id) {
        database.transaction(connection -> {
            if (database.dialect() == Dialect.SQLITE) { // freed pages are filled with zeros
                Database.query(connection, "PRAGMA secure_delete = ON", row -> row.getInt(1));
            }
            Database.update(
                    connection,
                    "INSERT INTO erased_cost (at, owner, cost_nanos) SELECT MAX(answered_at), COALESCE((SELECT owner FROM"
                            + " ownership WHERE run_id = ?), ''), SUM(cost_nanos) FROM answer WHERE run_id = ?"
                            + " HAVING SUM(cost_nanos) > 0",
                    id.value(),
                    id.value());
            Database.update(connection, "DELETE FROM turn WHERE run_id = ?", id.value());
            Database.update(connection, SETTLED + "message_id LIKE ?", id.value() + ".%");
            Database.update(connection, "DELETE FROM ownership WHERE run_id = ?", id.value());
            Database.update(connection, "DELETE FROM vendor_request WHERE run_id = ?", id.value());
            return Database.update(connection, "DELETE FROM run WHERE id = ?", id.value());
        });
        truncateLog();
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

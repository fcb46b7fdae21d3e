package footnote.faces.front;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.db.Database;

/** Lets a run begin only while not too many wait or are under way, of one caller and of all. */
final class RunAdmission {
    /** A run takes from seconds to minutes, so that a place comes free in about this time. */
    private static final int RETRY_AFTER = 15;

    private final Database database;
    private final int perCaller;
    private final int inAll;

    RunAdmission(Database database, int perCaller, int inAll) {
        this.database = database;
        this.perCaller = perCaller;
        this.inAll = inAll;
    }

    void admit(Caller caller) {
        long own = count(
                "SELECT COUNT(*) FROM run JOIN ownership ON ownership.run_id = run.id"
                        + " WHERE ownership.owner = ? AND run.status IN ('queued', 'running')",
                caller.name());
        if (own >= perCaller) {
            throw new RequestDenied(
                    Reason.TOO_MANY,
                    "'" + caller.name() + "' has " + own + " runs waiting or under way, and serve.runs_per_key is "
                            + perCaller + "; wait until some are done",
                    RETRY_AFTER);
        }
        long all = count("SELECT COUNT(*) FROM run WHERE status IN ('queued', 'running')");
        if (all >= inAll) {
            throw new RequestDenied(
                    Reason.OVERLOADED,
                    all + " runs wait or are under way, and serve.runs is " + inAll + "; wait until some are done",
                    RETRY_AFTER);
        }
    }

    private long count(String sql, Object... values) {
        return database.first(sql, row -> row.getLong(1), values).orElse(0L);
    }
}

package footnote.sources.http;

import footnote.runtime.db.Database;
import java.time.Duration;

/**
 * The turns of all workers on one database, by its clock: one row a vendor holds when its next request is due (the
 * generic cell rate algorithm of ATM), moved on by one statement.
 */
public final class SqlRateLimit implements RateLimit {
    private static final double NANOS = 1e9;

    /** A turn further ahead than any line of requests would be was given before the clock was set back. */
    private static final Duration LONGEST = Duration.ofMinutes(1);

    private static final int MOST_IN_LINE = 30;

    private final Database database;
    private final String sql;

    public SqlRateLimit(Database database) {
        this.database = database;
        String now = database.dialect().nowMillis() + " * 1000000";
        this.sql = "INSERT INTO pace (name, due) VALUES (?, " + now + " + ?) ON CONFLICT (name) DO UPDATE SET due ="
                + " (CASE WHEN pace.due > " + now + " AND pace.due <= " + now + " + ? THEN pace.due ELSE " + now
                + " END) + ? RETURNING due - " + now;
    }

    @Override
    public Duration acquire(Vendor vendor) {
        long between = (long) Math.ceil(NANOS / vendor.perSecond());
        long furthest = Math.max(LONGEST.toNanos(), MOST_IN_LINE * between);
        long ahead = database.first(sql, row -> row.getLong(1), vendor.name(), between, furthest, between)
                .orElse(0L);
        return Duration.ofNanos(Math.max(0, ahead - between * vendor.burst()));
    }
}

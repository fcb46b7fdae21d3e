package footnote.runtime.model.routing;

import footnote.runtime.db.Database;
import java.time.Instant;

/** Rests that all workers on one database keep. */
public final class SqlCooldowns implements Cooldowns {
    private final Database database;

    public SqlCooldowns(Database database) {
        this.database = database;
    }

    @Override
    public Instant until(String candidate) {
        return database.first(
                        "SELECT until FROM resting WHERE candidate = ?",
                        row -> Instant.ofEpochMilli(row.getLong(1)),
                        candidate)
                .orElse(Instant.EPOCH);
    }

    @Override
    public void coolDown(String candidate, Instant until) {
        database.update(
                "INSERT INTO resting (candidate, until) VALUES (?, ?) ON CONFLICT (candidate) DO UPDATE"
                        + " SET until = CASE WHEN excluded.until > resting.until THEN excluded.until ELSE resting.until END",
                candidate,
                until.toEpochMilli());
    }
}

package footnote.runtime.model.routing;

import footnote.runtime.db.Database;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Rests that all workers on one database keep. */
public final class SqlCooldowns implements Cooldowns {
    /** The longest rest: a candidate that asks for more is called again after this. */
    private static final Duration LONGEST = Duration.ofHours(1);

    private final Database database;
    private final Clock clock;

    public SqlCooldowns(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public Instant until(String candidate) {
        return database.first(
                        "SELECT until FROM resting WHERE candidate = ?",
                        row -> Instant.ofEpochMilli(row.getLong(1)),
                        candidate)
                .filter(until -> !until.isAfter(longest())) // later: the clock was set back since
                .orElse(Instant.EPOCH);
    }

    @Override
    public void coolDown(String candidate, Instant until) {
        database.update(
                "INSERT INTO resting (candidate, until) VALUES (?, ?) ON CONFLICT (candidate) DO UPDATE"
                        + " SET until = CASE WHEN excluded.until > resting.until OR resting.until > ? THEN excluded.until"
                        + " ELSE resting.until END",
                candidate,
                (until.isAfter(longest()) ? longest() : until).toEpochMilli(),
                longest().toEpochMilli());
    }

    private Instant longest() {
        return clock.instant().plus(LONGEST);
    }
}

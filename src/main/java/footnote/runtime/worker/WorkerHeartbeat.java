package footnote.runtime.worker;

import footnote.runtime.db.Database;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Shows other processes that this one can take runs. */
public final class WorkerHeartbeat {
    private static final Logger LOG = Logger.getLogger(WorkerHeartbeat.class.getName());
    private static final Duration ALIVE = Duration.ofSeconds(10);

    private final Database database;
    private final String id;
    private final String kind;
    private final String version;
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("presence").factory());

    /** A process that can take runs. */
    public record Peer(String id, String kind, String version) {}

    public WorkerHeartbeat(Database database, String id, String kind, String version) {
        this.database = database;
        this.id = id;
        this.kind = kind;
        this.version = version;
    }

    public String id() {
        return id;
    }

    void begin() {
        beat();
        var _ = timer.scheduleWithFixedDelay(this::beat, 3, 3, TimeUnit.SECONDS);
    }

    private void beat() {
        String now = database.dialect().nowMillis();
        try {
            database.update(
                    "INSERT INTO worker (id, kind, version, started_at, alive_until) VALUES (?, ?, ?, " + now + ", "
                            + now + " + ?) ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until",
                    id,
                    kind,
                    version,
                    ALIVE.toMillis());
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "presence not renewed: " + e.getMessage());
        }
    }

    void end() {
        timer.shutdownNow();
        database.update("DELETE FROM worker WHERE id = ?", id);
    }

    /** The workers and servers alive now. */
    public static List<Peer> alive(Database database) {
        String now = database.dialect().nowMillis();
        return database.query(
                // one further ahead was written before the clock was set back
                "SELECT id, kind, version FROM worker WHERE alive_until > " + now + " AND alive_until <= " + now + " + "
                        + ALIVE.toMillis() + " ORDER BY started_at",
                row -> new Peer(row.getString(1), row.getString(2), row.getString(3)));
    }
}

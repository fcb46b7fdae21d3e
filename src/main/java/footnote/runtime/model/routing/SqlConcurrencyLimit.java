package footnote.runtime.model.routing;

import footnote.runtime.db.Database;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Limits that all workers on one database share: a call holds one of the candidate's slots, renewed while this process
 * lives, so that a killed worker's slots come free by themselves.
 */
public final class SqlConcurrencyLimit implements ConcurrencyLimit, AutoCloseable {
    private static final Logger LOG = Logger.getLogger(SqlConcurrencyLimit.class.getName());
    private static final Duration HELD = Duration.ofSeconds(15);

    private final Database database;
    private final String owner;
    private final String now;
    private final String free;
    private final ConcurrencyLimit here = ConcurrencyLimit.here();
    private final Set<String> laid = ConcurrentHashMap.newKeySet();
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("concurrency-limit").factory());

    public SqlConcurrencyLimit(Database database, String owner) {
        this.database = database;
        this.owner = owner;
        this.now = database.dialect().nowMillis();
        // one held for longer than a holding lasts was taken before the clock was set back
        this.free = "(until < " + now + " OR until > " + now + " + " + HELD.toMillis() + ")";
        long every = HELD.toMillis() / 3;
        var _ = timer.scheduleWithFixedDelay(this::renew, every, every, TimeUnit.MILLISECONDS);
    }

    @Override
    public Optional<Pass> enter(String candidate, int most, Duration timeout) throws InterruptedException {
        long until = System.nanoTime() + timeout.toNanos();
        var local = here.enter(candidate, most, timeout);
        if (local.isEmpty()) {
            return local;
        }
        boolean through = false;
        try {
            lay(candidate, most);
            while (System.nanoTime() < until) {
                var slot = taken(candidate, most);
                if (slot.isPresent()) {
                    through = true;
                    return Optional.of(() -> leave(candidate, slot.getAsInt(), local.get()));
                }
                TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(20, 80));
            }
            return Optional.empty();
        } finally {
            if (!through) {
                local.get().close();
            }
        }
    }

    private void lay(String candidate, int most) {
        if (laid.add(candidate)) {
            for (int slot = 0; slot < most; slot++) {
                database.update(
                        "INSERT INTO call_slot (candidate, slot, holder, until) VALUES (?, ?, '', 0)"
                                + " ON CONFLICT (candidate, slot) DO NOTHING",
                        candidate,
                        slot);
            }
        }
    }

    /** One of the free slots; of two who want the same the later finds it taken and looks again. */
    private OptionalInt taken(String candidate, int most) {
        return database
                .query(
                        "UPDATE call_slot SET holder = ?, until = " + now + " + ? WHERE candidate = ? AND " + free
                                + " AND slot = (SELECT slot FROM call_slot WHERE candidate = ? AND slot < ? AND " + free
                                + " ORDER BY RANDOM() LIMIT 1) RETURNING slot",
                        row -> row.getInt(1),
                        owner,
                        HELD.toMillis(),
                        candidate,
                        candidate,
                        most)
                .stream()
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    private void leave(String candidate, int slot, Pass local) {
        try {
            database.update(
                    "UPDATE call_slot SET until = 0 WHERE candidate = ? AND slot = ? AND holder = ?",
                    candidate,
                    slot,
                    owner);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a slot of " + candidate + " comes free by itself: " + e.getMessage());
        } finally {
            local.close();
        }
    }

    private void renew() {
        try {
            database.update(
                    "UPDATE call_slot SET until = " + now + " + ? WHERE holder = ? AND until > 0",
                    HELD.toMillis(),
                    owner);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "slots not renewed: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}

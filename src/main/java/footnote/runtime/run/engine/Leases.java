package footnote.runtime.run.engine;

import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.Runs;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/**
 * The leases this process holds, renewed while it lives; by the database's clock alone. One that lies more than a lease's
 * length ahead was written before that clock was set back, and is over.
 */
final class Leases implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Leases.class.getName());

    private final Database database;
    private final String owner;
    private final Duration length;
    private final Map<Lease, Execution> held = new ConcurrentHashMap<>();
    private final Map<RunId, Why> stops = new ConcurrentHashMap<>();
    private volatile Optional<Why> stopsAll = Optional.empty();
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("leases").factory());

    Leases(Database database, String owner, Duration length) {
        this.database = database;
        this.owner = owner;
        this.length = length;
        long every = length.toMillis() / 3;
        var _ = timer.scheduleWithFixedDelay(this::renew, every, every, TimeUnit.MILLISECONDS);
    }

    /** Takes the run if nobody alive has it. */
    Optional<Lease> acquire(RunId run, Set<Status> from) {
        String now = database.dialect().nowMillis();
        String words = from.stream().map(status -> "'" + status.word() + "'").collect(Collectors.joining(", "));
        return database.transaction(connection -> {
            int taken = Database.update(
                    connection,
                    "UPDATE run SET fence = fence + 1, lease_owner = ?, lease_until = " + now
                            + " + ?, status = 'running'"
                            + " WHERE id = ? AND " + Runs.free(database, length)
                            + " AND status IN (" + words + ")",
                    owner,
                    length.toMillis(),
                    run.value());
            return taken == 0
                    ? Optional.empty()
                    : Optional.of(new Lease(
                            run,
                            Database.query(
                                            connection,
                                            "SELECT fence FROM run WHERE id = ?",
                                            row -> row.getLong(1),
                                            run.value())
                                    .getFirst()));
        });
    }

    /** From here on the execution is told of stops, also of one that came while it was being made. */
    void hold(Lease lease, Execution execution) {
        held.put(lease, execution);
        var stop = stopsAll.or(() -> Optional.ofNullable(stops.get(lease.run())));
        if (stop.isPresent()) {
            execution.stop(stop.get());
        } else if (cancelled(lease)) { // told to one that died before it heard
            execution.stop(Why.CANCELLED);
        }
    }

    /** Gives the run back, if it is still ours. */
    void release(Lease lease) {
        held.remove(lease);
        stops.remove(lease.run());
        database.update(
                "UPDATE run SET lease_until = 0, lease_owner = NULL WHERE id = ? AND fence = ?",
                lease.run().value(),
                lease.fence());
    }

    /** How long the present holder's lease still runs; zero or less when nobody holds it. */
    Duration left(RunId run) {
        return database.first(
                        "SELECT CASE WHEN " + Runs.free(database, length) + " THEN 0 ELSE lease_until - "
                                + database.dialect().nowMillis() + " END FROM run WHERE id = ?",
                        row -> Duration.ofMillis(row.getLong(1)),
                        run.value())
                .orElse(Duration.ZERO);
    }

    /** Who holds the run now. */
    Optional<String> holder(RunId run) {
        return database.first(
                "SELECT lease_owner FROM run WHERE id = ? AND lease_owner IS NOT NULL AND NOT "
                        + Runs.free(database, length),
                row -> row.getString(1),
                run.value());
    }

    private void renew() {
        held.forEach((lease, execution) -> {
            try {
                if (!renewed(lease)) {
                    held.remove(lease);
                    execution.stop(Why.FENCED);
                } else if (cancelled(lease)) {
                    execution.stop(Why.CANCELLED);
                }
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "lease of run " + lease.run() + " not renewed: " + e.getMessage());
            }
        });
    }

    private boolean renewed(Lease lease) {
        return database.update(
                        "UPDATE run SET lease_until = " + database.dialect().nowMillis()
                                + " + ? WHERE id = ? AND fence = ?",
                        length.toMillis(),
                        lease.run().value(),
                        lease.fence())
                == 1;
    }

    private boolean cancelled(Lease lease) {
        return database.first(
                        "SELECT cancelled FROM run WHERE id = ?",
                        row -> row.getInt(1) == 1,
                        lease.run().value())
                .orElse(false);
    }

    /** From now on: also what is being made or taken later. */
    void stopAll(Why why) {
        stopsAll = Optional.of(why);
        held.values().forEach(execution -> execution.stop(why));
    }

    void stop(RunId run, Why why) {
        stops.put(run, why);
        held.forEach((lease, execution) -> {
            if (lease.run().equals(run)) {
                execution.stop(why);
            }
        });
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }

    /** The right to write for a run: a worker that takes it later gets a higher fence, and the earlier holder writes no more. */
    record Lease(RunId run, long fence) {}
}

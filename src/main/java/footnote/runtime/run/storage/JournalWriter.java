package footnote.runtime.run.storage;

import footnote.runtime.db.Database;
import footnote.runtime.db.DatabaseProblem;
import footnote.runtime.db.OutagePolicy;
import footnote.runtime.event.Event;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.RunInterrupt;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.run.StorageFault;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Writes for all runs of a process on one thread: whatever gathered while the last commit was under way goes into the
 * next, so a commit serves many steps. Each row names the lease it was written under; a row whose lease is lost is
 * refused.
 */
public final class JournalWriter implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(JournalWriter.class.getName());
    private static final int MOST_AT_ONCE = 1024;
    private static final Duration LAZY = Duration.ofMillis(20);
    private static final Duration LAST_COMMIT = Duration.ofSeconds(5);
    /** The last in the queue: nothing is queued behind it. */
    private static final Group END = new Group(List.of(), true, new CompletableFuture<>(), new AtomicReference<>());

    private final EventBus bus;
    private final LinkedBlockingQueue<Group> queue = new LinkedBlockingQueue<>();
    private final JournalConnection connection;
    private final Thread thread;
    private boolean closed;

    public JournalWriter(Database database, EventBus bus) {
        this.connection = new JournalConnection(database, bus.token());
        this.bus = bus;
        this.thread = Thread.ofPlatform().daemon().name("journal").start(this::work);
    }

    /** Rows that are written together, who waits for them, and where their attempt's first failure is noted. */
    private record Group(
            List<JournalRow> rows,
            boolean waitedFor,
            CompletableFuture<Boolean> written,
            AtomicReference<@Nullable Throwable> failure) {
        void fail(Throwable e) {
            failure.compareAndSet(null, e);
            written.completeExceptionally(e);
        }
    }

    /** Queues the rows; those that nobody waits for are written soon, and before anything queued later. */
    CompletableFuture<Boolean> queue(List<JournalRow> rows, boolean waitedFor) {
        return queue(rows, waitedFor, new AtomicReference<>());
    }

    /** The same for an attempt: once some of its rows failed, none that came after them is written. */
    CompletableFuture<Boolean> queue(
            List<JournalRow> rows, boolean waitedFor, AtomicReference<@Nullable Throwable> failure) {
        var group = new Group(rows, waitedFor, new CompletableFuture<>(), failure);
        synchronized (queue) {
            if (!closed) {
                queue.add(group);
                return group.written();
            }
        }
        group.fail(new IllegalStateException("the journal is closed"));
        return group.written();
    }

    /** Returns when the rows are safe; unwinds the run when its lease is lost. */
    static void await(CompletableFuture<Boolean> written) {
        boolean kept;
        try {
            kept = uninterrupted(written);
        } catch (ExecutionException e) {
            throw StorageFault.unwritten(e.getCause() == null ? e : e.getCause());
        }
        if (!kept) {
            throw new RunInterrupt(Why.FENCED);
        }
    }

    /** A stop must not tear a write that is under way, so its interrupt is kept for after. */
    private static boolean uninterrupted(CompletableFuture<Boolean> written) throws ExecutionException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return written.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void work() {
        var batch = new ArrayList<Group>();
        while (true) {
            try {
                gather(batch);
            } catch (InterruptedException e) { // the one who closes waits no longer; what is queued is still tried once
                continue;
            }
            boolean last = batch.remove(END);
            try {
                commit(batch.stream().filter(JournalWriter::wanted).toList());
            } catch (RuntimeException
                    | Error e) { // whatever it is, those who wait must hear of it and others still write
                batch.forEach(group -> group.fail(e));
                LOG.log(Level.FINE, "journal", e);
            }
            batch.clear();
            if (last) {
                return;
            }
        }
    }

    /** Waits for work; rows that nobody waits for may gather company for a moment. */
    private void gather(List<Group> batch) throws InterruptedException {
        batch.add(queue.take());
        queue.drainTo(batch, MOST_AT_ONCE);
        long until = System.nanoTime() + LAZY.toNanos();
        while (batch.stream().noneMatch(Group::waitedFor)) {
            var next = queue.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (next == null) {
                return;
            }
            batch.add(next);
            queue.drainTo(batch, MOST_AT_ONCE);
        }
    }

    private static boolean wanted(Group group) {
        var failed = group.failure().get();
        if (failed != null) {
            group.fail(failed);
        }
        return failed == null;
    }

    private void commit(List<Group> batch) {
        boolean[] kept;
        try {
            kept = connection.send(batch.stream().map(Group::rows).toList());
        } catch (SQLException e) {
            LOG.log(Level.FINE, "journal refused", e);
            kept = oneByOne(batch);
        }
        for (int i = 0; i < batch.size(); i++) {
            if (kept[i]) {
                batch.get(i).rows().forEach(row -> row.event().ifPresent(this::publish));
            }
            batch.get(i).written().complete(kept[i]);
        }
    }

    private void publish(Event event) {
        try {
            bus.publish(event);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a watcher of run " + event.runId() + " failed", e);
        }
    }

    /**
     * After a failed commit: each group in a transaction of its own, again while the database is locked or away. Once one
     * is given up, so are those behind it: a reader of the journal finds no row whose predecessor is missing.
     */
    private boolean[] oneByOne(List<Group> batch) {
        var kept = new boolean[batch.size()];
        long until = System.nanoTime() + OutagePolicy.TIMEOUT.toNanos();
        for (int i = 0; i < batch.size(); i++) {
            try {
                kept[i] = wanted(batch.get(i)) && patiently(batch.get(i), until);
            } catch (SQLException e) {
                if (DatabaseProblem.of(e) != DatabaseProblem.OTHER) {
                    batch.subList(i, batch.size()).forEach(group -> group.fail(e));
                    return kept;
                }
                batch.get(i).fail(e);
            }
        }
        return kept;
    }

    private boolean patiently(Group group, long until) throws SQLException {
        while (true) {
            try {
                return connection.send(List.of(group.rows()))[0];
            } catch (SQLException e) {
                if (duplicate(e)) {
                    return true; // the commit whose answer was lost did happen
                }
                if (!DatabaseProblem.of(e).passing() || System.nanoTime() > until || !Database.rested()) {
                    throw e;
                }
                LOG.log(Level.FINE, "journal refused", e);
            }
        }
    }

    private static boolean duplicate(SQLException e) {
        return "23505".equals(e.getSQLState())
                || String.valueOf(e.getMessage()).contains("SQLITE_CONSTRAINT_PRIMARYKEY");
    }

    /** Writes what was queued before; what is queued later fails. */
    @Override
    public void close() {
        synchronized (queue) {
            if (!closed) {
                closed = true;
                queue.add(END);
            }
        }
        try {
            if (!thread.join(LAST_COMMIT)) {
                thread.interrupt();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        connection.drop();
    }
}

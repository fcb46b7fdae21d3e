package footnote.runtime.run;

import footnote.runtime.db.Database;
import footnote.runtime.db.Dialect;
import footnote.runtime.event.Event;
import footnote.runtime.event.EventBus;
import footnote.runtime.event.EventListener;
import footnote.runtime.run.RunInterrupt.Why;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Writes for all runs of a process on one thread: whatever gathered while the last commit was under way goes into the
 * next, so a commit serves many steps. Each row names the lease it was written under; a row whose lease is lost is
 * refused.
 */
final class JournalWriter implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(JournalWriter.class.getName());
    private static final int MOST_AT_ONCE = 1024;
    private static final Duration LAZY = Duration.ofMillis(20);
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final String CONNECTION_FAILURE = "08006";

    private final Database database;
    private final EventBus bus;
    private final LinkedBlockingQueue<Group> queue = new LinkedBlockingQueue<>();
    private final Map<JournalWrite, PreparedStatement> statements = new EnumMap<>(JournalWrite.class);
    private final Thread thread;
    private @Nullable Connection connection;
    private volatile boolean closing;

    JournalWriter(Database database, EventBus bus) {
        this.database = database;
        this.bus = bus;
        this.thread = Thread.ofPlatform().daemon().name("journal").start(this::work);
    }

    /** Rows that are written together, and who waits for them. */
    private record Group(List<JournalRow> rows, boolean waitedFor, CompletableFuture<Boolean> written) {}

    /** Queues the rows; those that nobody waits for are written soon, and before anything queued later. */
    CompletableFuture<Boolean> queue(List<JournalRow> rows, boolean waitedFor) {
        var group = new Group(rows, waitedFor, new CompletableFuture<>());
        queue.add(group);
        return group.written();
    }

    /** Returns when the rows are safe; unwinds the run when its lease is lost. */
    static void await(CompletableFuture<Boolean> written) {
        boolean kept;
        try {
            kept = patiently(written);
        } catch (ExecutionException e) {
            throw new Fault(Fault.Kind.STATE, "the run's records could not be written: " + reason(e), false, e);
        }
        if (!kept) {
            throw new RunInterrupt(Why.FENCED);
        }
    }

    private static @Nullable String reason(ExecutionException e) {
        return e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
    }

    /** A stop must not tear a write that is under way, so its interrupt is kept for after. */
    private static boolean patiently(CompletableFuture<Boolean> written) throws ExecutionException {
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
            } catch (InterruptedException e) {
                if (closing && queue.isEmpty()) {
                    return;
                }
                continue;
            }
            try {
                commit(batch);
            } catch (Exception | Error e) { // whatever it is, those who wait must hear of it and others still write
                batch.forEach(group -> group.written().completeExceptionally(e));
                LOG.log(Level.FINE, "journal", e);
            }
            batch.clear();
        }
    }

    /** Waits for work; rows that nobody waits for may gather company for a moment. */
    private void gather(List<Group> batch) throws InterruptedException {
        batch.add(queue.take());
        queue.drainTo(batch, MOST_AT_ONCE);
        long until = System.nanoTime() + LAZY.toNanos();
        while (!closing && batch.stream().noneMatch(Group::waitedFor)) {
            var next = queue.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (next == null) {
                return;
            }
            batch.add(next);
            queue.drainTo(batch, MOST_AT_ONCE);
        }
    }

    private void commit(List<Group> batch) throws SQLException {
        boolean[] kept;
        try {
            kept = sent(batch);
        } catch (SQLException e) {
            rollback();
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

    /** PostgreSQL's driver answers a connection that dies during a batch with an assertion. */
    private boolean[] sent(List<Group> batch) throws SQLException {
        try {
            return together(batch);
        } catch (AssertionError e) {
            throw new SQLException("the connection broke during a batch", CONNECTION_FAILURE, e);
        }
    }

    private boolean[] together(List<Group> batch) throws SQLException {
        var kept = new boolean[batch.size()];
        Arrays.fill(kept, true);
        var owners = new EnumMap<JournalWrite, List<Integer>>(JournalWrite.class);
        connection().setAutoCommit(false);
        for (int i = 0; i < batch.size(); i++) {
            for (var row : batch.get(i).rows()) {
                var statement = statement(row.write());
                Database.bind(statement, row.values());
                statement.addBatch();
                owners.computeIfAbsent(row.write(), _ -> new ArrayList<>()).add(i);
            }
        }
        for (var entry : owners.entrySet()) {
            int[] counts = statement(entry.getKey()).executeBatch();
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] == 0) {
                    kept[entry.getValue().get(i)] = false;
                }
            }
        }
        if (database.dialect() == Dialect.POSTGRESQL) {
            notifyOthers(batch);
        }
        Database.commit(connection());
        return kept;
    }

    /** Reaches the others at commit, and only then. */
    private void notifyOthers(List<Group> batch) throws SQLException {
        var runs = batch.stream()
                .flatMap(group -> group.rows().stream())
                .flatMap(row -> row.event().stream())
                .map(Event::runId)
                .distinct()
                .toList();
        if (runs.isEmpty()) {
            return;
        }
        try (var notice = connection().prepareStatement("SELECT pg_notify('" + EventListener.CHANNEL + "', ?)")) {
            for (var run : runs) {
                notice.setString(1, bus.token() + " " + run);
                notice.execute();
            }
        }
    }

    /** After a failed commit: each group in a transaction of its own, with a new connection while the old one is broken. */
    private boolean[] oneByOne(List<Group> batch) throws SQLException {
        var kept = new boolean[batch.size()];
        long until = System.nanoTime() + PATIENCE.toNanos();
        for (int i = 0; i < batch.size(); i++) {
            while (true) {
                try {
                    kept[i] = sent(List.of(batch.get(i)))[0];
                    break;
                } catch (SQLException e) {
                    rollback();
                    if (duplicate(e)) {
                        kept[i] = true; // the commit whose answer was lost did happen
                        break;
                    }
                    if (!broken(e) || System.nanoTime() > until) {
                        batch.get(i).written().completeExceptionally(e);
                        break;
                    }
                    rest();
                }
            }
        }
        return kept;
    }

    private static void rest() {
        try {
            TimeUnit.MILLISECONDS.sleep(200);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean duplicate(SQLException e) {
        return "23505".equals(e.getSQLState())
                || String.valueOf(e.getMessage()).contains("SQLITE_CONSTRAINT_PRIMARYKEY");
    }

    private static boolean broken(SQLException e) {
        String state = e.getSQLState() == null ? "" : e.getSQLState();
        return state.startsWith("08")
                || state.startsWith("57P")
                || state.startsWith("40")
                || String.valueOf(e.getMessage()).contains("SQLITE_BUSY");
    }

    private PreparedStatement statement(JournalWrite write) throws SQLException {
        var known = statements.get(write);
        if (known != null) {
            return known;
        }
        var fresh = connection().prepareStatement(write.sql(database.dialect()));
        statements.put(write, fresh);
        return fresh;
    }

    private Connection connection() throws SQLException {
        var open = connection;
        if (open == null) {
            open = database.pool().getConnection();
            connection = open;
        }
        return open;
    }

    /** Drops the connection with its statements: a fresh one is taken for the next try. */
    private void rollback() {
        var broken = connection;
        connection = null;
        var open = List.copyOf(statements.values());
        statements.clear();
        if (broken != null) {
            try (broken) {
                for (Statement statement : open) {
                    statement.close();
                }
                broken.rollback();
            } catch (SQLException e) {
                LOG.log(Level.FINE, "rollback", e);
            }
        }
    }

    @Override
    public void close() {
        closing = true;
        var _ = queue(List.of(), false);
        while (!queue.isEmpty() && thread.isAlive()) {
            Thread.onSpinWait();
        }
        thread.interrupt();
        try {
            thread.join(5000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        rollback();
    }
}

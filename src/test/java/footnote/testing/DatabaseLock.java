package footnote.testing;

import footnote.runtime.db.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** Another program's lock on the whole database, let go once so many of ours were refused. */
public final class DatabaseLock implements AutoCloseable {
    private static final String TABLES = "run, step, answer, event, question, artifact, vendor_answer, session";

    private final Connection connection;
    private final boolean sqlite;
    private final AtomicInteger refused = new AtomicInteger();
    private final List<Logger> loggers = Stream.of(
                    Database.class.getName(), "footnote.runtime.run.storage.JournalWriter")
            .map(Logger::getLogger)
            .toList();
    private final Handler counting = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (entry.getLevel() == Level.FINE) {
                refused();
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };
    private volatile boolean taken;
    private volatile int most;

    public DatabaseLock(String url) throws SQLException {
        this.connection = DriverManager.getConnection(url);
        this.sqlite = url.startsWith("jdbc:sqlite:");
        counting.setLevel(Level.ALL);
        loggers.forEach(logger -> {
            logger.setLevel(Level.FINE);
            logger.addHandler(counting);
        });
    }

    /** The database's address with hardly any time for locks, so that a test need not wait. */
    public static String impatient(String url) {
        return url.startsWith("jdbc:sqlite:") ? url + "?busy_timeout=20" : url + "&options=-c%20lock_timeout=20";
    }

    /** Takes the lock; only what is refused from then on counts. */
    public synchronized void takeUntilRefused(int times) {
        execute(
                sqlite
                        ? "BEGIN EXCLUSIVE" // PostgreSQL leaves a transaction open whose lock was refused
                        : "ROLLBACK; BEGIN; LOCK TABLE " + TABLES + " IN ACCESS EXCLUSIVE MODE");
        refused.set(0);
        most = times;
        taken = true;
    }

    private synchronized void refused() {
        if (taken && refused.incrementAndGet() >= most) {
            taken = false;
            execute("ROLLBACK");
        }
    }

    public int refusals() {
        return refused.get();
    }

    /** Again and again while somebody is in the middle of a write, for at most half a minute. */
    private void execute(String sql) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (true) {
            try (var statement = connection.createStatement()) {
                statement.execute(sql);
                return;
            } catch (SQLException e) {
                if (System.nanoTime() > until) {
                    throw new IllegalStateException(sql, e);
                }
            }
        }
    }

    @Override
    public void close() throws SQLException {
        loggers.forEach(logger -> {
            logger.removeHandler(counting);
            logger.setLevel(null);
        });
        connection.close();
    }
}

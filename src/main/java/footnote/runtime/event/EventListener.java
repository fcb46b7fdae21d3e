package footnote.runtime.event;

import footnote.runtime.db.Database;
import footnote.runtime.db.Dialect;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.postgresql.PGConnection;

/**
 * Hears from PostgreSQL that another process stored events. What is missed while it is cut off is found by those who
 * look for themselves.
 */
public final class EventListener implements AutoCloseable {
    public static final String CHANNEL = "footnote_event";

    private static final Logger LOG = Logger.getLogger(EventListener.class.getName());
    private static final int LISTEN_MS = 2_000;
    private static final Duration AGAIN = Duration.ofSeconds(3);

    private final Database database;
    private final EventBus bus;
    private final Thread thread;
    private volatile boolean closed;
    private volatile boolean listening;

    private EventListener(Database database, EventBus bus) {
        this.database = database;
        this.bus = bus;
        this.thread = Thread.ofPlatform().daemon().name("event-listener").unstarted(this::work);
    }

    /** Listens where the database can tell; SQLite cannot, and there everybody looks. */
    public static EventListener of(Database database, EventBus bus) {
        var listener = new EventListener(database, bus);
        if (database.dialect() == Dialect.POSTGRESQL) {
            listener.thread.start();
        }
        return listener;
    }

    public boolean listening() {
        return listening;
    }

    private void work() {
        while (!closed) {
            try {
                listen();
            } catch (SQLException | RuntimeException e) {
                LOG.log(Level.FINE, "not listening: " + e.getMessage());
            }
            listening = false;
            if (!closed) {
                LockSupport.parkNanos(AGAIN.toNanos());
            }
        }
    }

    private void listen() throws SQLException {
        try (var connection = database.pool().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
            listening = true;
            var wire = connection.unwrap(PGConnection.class);
            while (!closed) {
                for (var notice : wire.getNotifications(LISTEN_MS)) {
                    read(notice.getParameter());
                }
            }
            statement.execute("UNLISTEN *");
        }
    }

    private void read(String said) {
        int cut = said.indexOf(' ');
        if (cut > 0 && !said.substring(0, cut).equals(bus.token())) {
            bus.nudge(said.substring(cut + 1));
        }
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}

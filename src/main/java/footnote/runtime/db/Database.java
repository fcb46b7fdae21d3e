package footnote.runtime.db;

import com.zaxxer.hikari.HikariDataSource;
import footnote.runtime.secret.Redactor;
import footnote.runtime.secret.UrlSecrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** One database with its pool: SQLite in a file by default, PostgreSQL by URL. */
public final class Database implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Database.class.getName());

    private final Dialect dialect;
    private final String url;
    private final HikariDataSource pool;

    private Database(Dialect dialect, String url, HikariDataSource pool) {
        this.dialect = dialect;
        this.url = url;
        this.pool = pool;
    }

    /** Opens the database and brings its tables up to date. */
    public static Database open(String url) {
        return open(url, 8);
    }

    public static Database open(String url, int connections) {
        var dialect = dialect(url);
        if (dialect == Dialect.SQLITE) {
            makeFolder(url);
            SqliteLibrary.prepare();
        }
        var properties = dialect == Dialect.SQLITE ? SqliteSource.properties(url) : new Properties();
        try (var _ =
                answering(url, properties)) { // held until the pool has its own: the last one out tidies SQLite's log
            return pooled(dialect, url, connections, properties);
        } catch (SQLException e) {
            throw failed(masked(url), e);
        }
    }

    private static Database pooled(Dialect dialect, String url, int connections, Properties properties) {
        var pool = new HikariDataSource(); // not by a HikariConfig, which it would copy by reflection
        if (dialect == Dialect.SQLITE) {
            pool.setDataSource(SqliteSource.of(url, properties));
        } else {
            pool.setJdbcUrl(url);
            pool.setDataSourceProperties(properties);
        }
        pool.setMaximumPoolSize(connections);
        pool.setMinimumIdle(0);
        pool.setConnectionTimeout(15_000);
        pool.setInitializationFailTimeout(-1);
        pool.setPoolName("footnote");
        pool.setExceptionOverride(new RefusedConnections());
        var database = new Database(dialect, url, pool);
        try {
            Migrations.bringUpToDate(database);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
        return database;
    }

    /** One plain connection first: a pool would keep trying for long before it says what is wrong. */
    private static Connection answering(String url, Properties properties) throws SQLException {
        var connection = plain(url, properties);
        try (var statement = connection.createStatement()) {
            statement.execute("SELECT 1");
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    private static Connection plain(String url, Properties properties) throws SQLException {
        if (dialect(url) == Dialect.SQLITE) {
            return SqliteSource.of(url, properties).getConnection();
        }
        DriverManager.setLoginTimeout(10);
        return DriverManager.getConnection(url, properties);
    }

    private static Dialect dialect(String url) {
        if (url.startsWith("jdbc:sqlite:")) {
            return Dialect.SQLITE;
        }
        if (url.startsWith("jdbc:postgresql:")) {
            return Dialect.POSTGRESQL;
        }
        throw new DatabaseException("database.url is '" + masked(url)
                + "'; it starts with jdbc:sqlite: or jdbc:postgresql:, for example jdbc:postgresql://host/footnote");
    }

    private static void makeFolder(String url) {
        var folder = Path.of(url.substring("jdbc:sqlite:".length())).getParent();
        if (folder == null) {
            return;
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new DatabaseException(
                    "cannot make the folder " + folder + " for the database: " + e.getMessage()
                            + "; set FOOTNOTE_HOME to a folder you may write",
                    e);
        }
    }

    public Dialect dialect() {
        return dialect;
    }

    /** The URL without its password. */
    public String url() {
        return masked(url);
    }

    public DataSource pool() {
        return pool;
    }

    static String masked(String url) {
        return UrlSecrets.masked(url);
    }

    /** A row of an answer. */
    @FunctionalInterface
    public interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** Work on one connection. */
    @FunctionalInterface
    public interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    public <T> List<T> query(String sql, Row<T> row, @Nullable Object... values) {
        return tried(connection -> query(connection, sql, row, values), DatabaseProblem::passing);
    }

    public <T> Optional<T> first(String sql, Row<T> row, @Nullable Object... values) {
        var rows = query(sql, row, values);
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.getFirst());
    }

    /** Changes rows in a transaction of its own and says how many. */
    public int update(String sql, @Nullable Object... values) {
        return tried(connection -> update(connection, sql, values), Predicate.isEqual(DatabaseProblem.LOCKED));
    }

    public <T> T with(Work<T> work) {
        return tried(work, _ -> false);
    }

    /** All of the work or none of it; the work may be done again where the database was locked. */
    public <T> T transaction(Work<T> work) {
        return tried(connection -> whole(connection, work), Predicate.isEqual(DatabaseProblem.LOCKED));
    }

    private static <T> T whole(Connection connection, Work<T> work) throws SQLException {
        connection.setAutoCommit(false);
        try {
            var result = work.on(connection);
            commit(connection);
            return result;
        } catch (SQLException | RuntimeException | Error e) {
            try {
                connection.rollback();
                connection.setAutoCommit(true);
            } catch (SQLException broken) { // with the connection the transaction is gone too
                e.addSuppressed(broken);
            }
            throw e;
        }
    }

    /** Does the work, again while that is harmless, may help, and the thread's policy has time left. */
    private <T> T tried(Work<T> work, Predicate<DatabaseProblem> harmless) {
        var policy = OutagePolicy.current();
        long until = System.nanoTime() + policy.timeout().toNanos();
        while (true) {
            boolean connected = false;
            try (var connection = pool.getConnection()) {
                connected = true;
                return work.on(connection);
            } catch (SQLException e) {
                var problem = DatabaseProblem.of(e);
                boolean again = connected ? harmless.test(problem) : problem.passing();
                if (!again || System.nanoTime() >= until || !rested()) {
                    throw told(failed(e), policy, problem);
                }
                LOG.log(Level.FINE, "waiting for the database", e);
            }
        }
    }

    private static DatabaseException told(DatabaseException e, OutagePolicy policy, DatabaseProblem problem) {
        if (problem != DatabaseProblem.INTERRUPTED && !Thread.currentThread().isInterrupted()) {
            policy.failed().accept(e);
        }
        return e;
    }

    /** Waits a moment before another try; false when the thread is to stop. */
    public static boolean rested() {
        try {
            TimeUnit.MILLISECONDS.sleep(200);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Ends the transaction by ending its mode: SQLite's driver would open the next at once and keep others out. */
    public static void commit(Connection connection) throws SQLException {
        connection.setAutoCommit(true);
    }

    public static <T> List<T> query(Connection connection, String sql, Row<T> row, @Nullable Object... values)
            throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            try (var answer = statement.executeQuery()) {
                var rows = new ArrayList<T>();
                while (answer.next()) {
                    rows.add(row.read(answer));
                }
                return rows;
            }
        }
    }

    public static int update(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            return statement.executeUpdate();
        }
    }

    private static void bind(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        bind(statement, Arrays.asList(values));
    }

    public static void bind(PreparedStatement statement, List<@Nullable Object> values) throws SQLException {
        for (int i = 0; i < values.size(); i++) {
            statement.setObject(i + 1, values.get(i));
        }
    }

    private DatabaseException failed(SQLException e) {
        return failed(url(), e);
    }

    private static DatabaseException failed(String url, SQLException e) {
        String message = Redactor.redact(String.valueOf(e.getMessage()));
        String advice = DatabaseProblem.of(e).advice();
        return new DatabaseException("database " + url + ": " + message + " (" + advice + ")", e);
    }

    @Override
    public void close() {
        pool.close();
    }
}

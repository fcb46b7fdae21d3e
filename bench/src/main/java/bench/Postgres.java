package bench;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.SQLException;

/** A PostgreSQL server of its own, which keeps what it says it kept: fsync and synchronous commit are on. */
final class Postgres implements AutoCloseable {
    private final EmbeddedPostgres server;
    private int count;

    Postgres() throws IOException {
        server = EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("max_connections", "200")
                .start();
    }

    /** The URL of a new, empty database. */
    String freshUrl() {
        String name = "bench" + ++count;
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return server.getJdbcUrl("postgres", name);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}

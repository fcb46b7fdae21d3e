package footnote.testing;

import footnote.runtime.db.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** Real databases for tests: a fresh SQLite file, or a fresh database on one PostgreSQL server with fsync on. */
public enum Databases {
    SQLITE {
        @Override
        public String freshUrl() {
            return "jdbc:sqlite:" + Scratch.folder("db").resolve("footnote.db");
        }
    },
    POSTGRESQL {
        @Override
        public String freshUrl() {
            String name = "test" + COUNT.incrementAndGet();
            try (var connection = Server.POSTGRES.getPostgresDatabase().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
            return Server.POSTGRES.getJdbcUrl("postgres", name);
        }
    };

    private static final AtomicInteger COUNT = new AtomicInteger();

    public abstract String freshUrl();

    public Database fresh() {
        return Database.open(freshUrl());
    }

    public static Path file(String sqliteUrl) {
        return Path.of(sqliteUrl.substring("jdbc:sqlite:".length()));
    }

    private static final class Server {
        static final EmbeddedPostgres POSTGRES = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .setServerConfig("max_connections", "200")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

package footnote.testing;

import footnote.runtime.db.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
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

        @Override
        String migratedUrl() {
            String url = freshUrl();
            copyTo(file(url));
            return url;
        }
    },
    POSTGRESQL {
        @Override
        public String freshUrl() {
            return created("");
        }

        @Override
        String migratedUrl() {
            return created(" TEMPLATE " + PostgresTemplate.NAME);
        }
    };

    private static final AtomicInteger COUNT = new AtomicInteger();

    public abstract String freshUrl();

    /** One with the program's tables and nothing in them. */
    abstract String migratedUrl();

    public Database fresh() {
        return Database.open(migratedUrl());
    }

    /** A SQLite file with the program's tables, such as that of a home; they are made once. */
    public static void copyTo(Path file) {
        try {
            Files.createDirectories(file.getParent());
            Files.copy(SqliteTemplate.FILE, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives a home the database that its first command would make. */
    public static void intoHome(Path home) {
        var file = home.resolve("footnote.db");
        if (Files.notExists(file)) {
            copyTo(file);
        }
    }

    private static String created(String like) {
        String name = "test" + COUNT.incrementAndGet();
        try (var connection = Server.POSTGRES.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name + like);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return Server.POSTGRES.getJdbcUrl("postgres", name);
    }

    private static String opened(Databases kind) {
        String url = kind.freshUrl();
        Database.open(url).close();
        return url;
    }

    public static Path file(String sqliteUrl) {
        return Path.of(sqliteUrl.substring("jdbc:sqlite:".length()));
    }

    /** Databases to copy: Flyway takes a third of a second for each it makes. */
    private static final class SqliteTemplate {
        static final Path FILE = file(opened(Databases.SQLITE));
    }

    private static final class PostgresTemplate {
        static final String NAME = opened(POSTGRESQL).replaceFirst(".*/(\\w+).*", "$1");
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

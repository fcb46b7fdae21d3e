package footnote.runtime.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.testing.Databases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DatabaseTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void opensWhatItMadeBefore(Databases databases) {
        String url = databases.freshUrl();
        Database.open(url).close();

        try (var again = Database.open(url)) {
            assertThat(again.query("SELECT id FROM run", row -> row.getString(1)))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void bringsADatabaseOfAnOlderVersionUpToDateWithItsRuns(Databases databases) {
        String url = databases.freshUrl();
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:footnote/runtime/db")
                .placeholders(Map.of("bytes", databases == Databases.SQLITE ? "BLOB" : "BYTEA"))
                .table("schema_version")
                .target("1")
                .load()
                .migrate();
        inserted(url);

        try (var database = Database.open(url)) {
            assertThat(database.query("SELECT id FROM run", row -> row.getString(1)))
                    .containsExactly("an-old-run");
            assertThat(database.query("SELECT id FROM batch", row -> row.getString(1)))
                    .isEmpty();
        }
    }

    private static void inserted(String url) {
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute(
                    "INSERT INTO run (id, workflow, title, status, request, options, settings, seed,"
                            + " created_at, updated_at) VALUES ('an-old-run', 'test', 't', 'waiting', '{}', '{}', '{}', 1, 1, 1)");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesADatabaseOfANewerVersion(Databases databases) {
        String url = databases.freshUrl();
        try (var database = Database.open(url)) {
            database.update("INSERT INTO schema_version (installed_rank, version, description, type, script, checksum,"
                    + " installed_by, installed_on, execution_time, success)"
                    + " SELECT 99, '99', description, type, script, checksum, installed_by, installed_on, 0, success"
                    + " FROM schema_version WHERE version = '1'");
        }

        assertThatThrownBy(() -> Database.open(url))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("has version 99, this program knows " + Migrations.LATEST);
    }

    @Test
    void takesTheTimeToWaitForALockFromTheAddress() {
        try (var database = Database.open(Databases.SQLITE.freshUrl() + "?busy_timeout=20")) {
            assertThat(database.first("PRAGMA busy_timeout", row -> row.getInt(1)))
                    .contains(20);
        }
    }

    @Test
    void keepsToTheLatestMigrationFile() throws IOException {
        try (var files = Files.list(Path.of("src/main/resources/footnote/runtime/db"))) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.matches("V\\d+__.*\\.sql"))
                            .mapToInt(name -> Integer.parseInt(name.substring(1, name.indexOf('_'))))
                            .max())
                    .hasValue(Migrations.LATEST);
        }
    }

    @Test
    void saysThatAFileIsNoDatabase() throws IOException {
        var file = folder.resolve("footnote.db");
        Files.writeString(file, "this is not a database, but it is long enough to be taken for one ".repeat(20));

        assertThatThrownBy(() -> Database.open("jdbc:sqlite:" + file))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("damaged");
    }

    @Test
    void saysThatAnotherProgramHoldsIt() throws Exception {
        String url = Databases.SQLITE.freshUrl();
        try (var database = Database.open(url);
                var other = DriverManager.getConnection(url)) {
            try (var statement = other.createStatement()) {
                statement.execute("BEGIN EXCLUSIVE");

                assertThatThrownBy(() -> database.with(connection -> {
                            try (var quick = connection.createStatement()) {
                                quick.execute("PRAGMA busy_timeout = 1");
                                return quick.executeUpdate("DELETE FROM run");
                            }
                        }))
                        .isInstanceOf(DatabaseException.class)
                        .hasMessageContaining("another program holds the database");
            }
        }
    }

    @Test
    void saysThatTheDiskIsFull() {
        try (var database = Databases.SQLITE.fresh()) {
            assertThatThrownBy(() -> database.with(connection -> {
                        try (var statement = connection.createStatement()) {
                            statement.execute("PRAGMA max_page_count = 1");
                            statement.execute("CREATE TABLE big (value TEXT)");
                            return statement.executeUpdate("INSERT INTO big VALUES (hex(zeroblob(100000000)))");
                        }
                    }))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("the disk is full");
        }
    }

    @Test
    void refusesAnUnknownKindAndHidesThePassword() {
        assertThatThrownBy(() -> Database.open("jdbc:mysql://root:secret@host/db"))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("jdbc:postgresql:")
                .hasMessageNotContaining("secret");
    }
}

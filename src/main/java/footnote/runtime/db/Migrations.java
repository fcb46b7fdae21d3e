package footnote.runtime.db;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationVersion;

/** Brings the tables to the version this program knows; refuses a database that a newer one has changed. */
final class Migrations {
    /** The highest version under resources/footnote/runtime/db. */
    static final int LATEST = 15;

    private Migrations() {}

    static void bringUpToDate(Database database) {
        int found = version(database);
        if (found > LATEST) {
            throw new DatabaseException("the database " + database.url() + " has version " + found
                    + ", this program knows " + LATEST + "; use the newer program or another FOOTNOTE_HOME");
        }
        if (found == LATEST) {
            return; // Flyway takes a third of a second to say the same
        }
        try {
            Flyway.configure()
                    .dataSource(database.pool())
                    .locations("classpath:footnote/runtime/db")
                    .placeholders(Map.of("bytes", database.dialect().bytes()))
                    .table("schema_version")
                    .target(MigrationVersion.fromVersion(String.valueOf(LATEST)))
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw new DatabaseException(
                    "the database " + database.url() + " could not be brought to version " + LATEST + ": "
                            + firstLine(e),
                    e);
        }
    }

    private static int version(Database database) {
        return database.with(connection -> {
            if (!hasVersions(connection, database.dialect())) {
                return 0;
            }
            // ordered by rank, for versions are text
            return Database.query(
                            connection,
                            "SELECT version FROM schema_version WHERE success AND version IS NOT NULL"
                                    + " ORDER BY installed_rank DESC",
                            Migrations::number)
                    .stream()
                    .max(Integer::compare)
                    .orElse(0);
        });
    }

    private static boolean hasVersions(Connection connection, Dialect dialect) throws SQLException {
        if (dialect == Dialect.SQLITE) { // the driver's own list of tables takes long to prepare
            return !Database.query(
                            connection,
                            "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'",
                            row -> row.getInt(1))
                    .isEmpty();
        }
        try (var tables = connection.getMetaData().getTables(null, null, "schema_version", null)) {
            return tables.next();
        }
    }

    private static int number(java.sql.ResultSet row) throws SQLException {
        return (int) Double.parseDouble(row.getString(1));
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given");
    }
}

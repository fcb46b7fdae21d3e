package footnote.runtime.db;

import java.util.Properties;

/** The driver of the default database, which can be set up while a command reads its arguments and settings. */
public final class DatabaseDriver {
    private DatabaseDriver() {}

    /** Sets it up, so that opening a database takes less. */
    public static void prepare() {
        SqliteSource.of("jdbc:sqlite:", new Properties()); // its formats of dates take longest
        SqliteLibrary.prepare();
    }
}

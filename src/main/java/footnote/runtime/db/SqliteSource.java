package footnote.runtime.db;

import java.util.Properties;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Connections to a SQLite file by its driver itself: DriverManager opens every jar of the program to look for drivers. */
final class SqliteSource {
    private SqliteSource() {}

    static DataSource of(String url, Properties properties) {
        var source = new SQLiteDataSource(new SQLiteConfig(properties));
        source.setUrl(url);
        return source;
    }

    /** How we use SQLite, where the URL does not say otherwise. */
    static Properties properties(String url) {
        var properties = new Properties();
        properties.setProperty("journal_mode", "WAL");
        properties.setProperty("synchronous", "NORMAL");
        properties.setProperty("busy_timeout", "10000");
        properties.setProperty("transaction_mode", "IMMEDIATE");
        properties.setProperty("foreign_keys", "true");
        properties.setProperty("journal_size_limit", "67108864");
        for (String name : properties.stringPropertyNames()) { // the driver's defaults would outweigh the URL
            var said = Pattern.compile("[?&]" + name + "=([^&]*)").matcher(url);
            if (said.find()) {
                properties.setProperty(name, said.group(1));
            }
        }
        return properties;
    }
}

package footnote.workflows.coverage.screen;

import footnote.runtime.db.Database;
import footnote.runtime.run.Fault;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Screens that a reader saved under a name. */
public final class ScreenList {
    private final Database database;
    private final Clock clock;

    /** A screen by its name. */
    public record Saved(String name, String expression) {}

    public ScreenList(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Keeps it in place of an earlier one of that name. */
    public void save(String name, String expression, boolean sample) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,39}")) {
            throw Fault.input("a screen's name has 1 to 40 letters, digits, - and _, not '" + name + "'");
        }
        var _ = ScreenParser.parse(expression);
        database.update(
                "INSERT INTO screen (name, offline, expression, saved_at) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (name, offline) DO UPDATE SET expression = excluded.expression,"
                        + " saved_at = excluded.saved_at",
                name,
                sample ? 1 : 0,
                expression.strip(),
                clock.millis());
    }

    public List<Saved> all(boolean sample) {
        return database.query(
                "SELECT name, expression FROM screen WHERE offline = ? ORDER BY name",
                row -> new Saved(row.getString(1), row.getString(2)),
                sample ? 1 : 0);
    }

    public Optional<Saved> find(String name, boolean sample) {
        return all(sample).stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** Whether there was one of that name. */
    public boolean remove(String name, boolean sample) {
        return database.update("DELETE FROM screen WHERE name = ? AND offline = ?", name, sample ? 1 : 0) == 1;
    }
}

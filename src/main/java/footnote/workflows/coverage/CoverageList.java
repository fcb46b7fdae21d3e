package footnote.workflows.coverage;

import footnote.domain.Listing;
import footnote.runtime.db.Database;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The companies a reader follows, kept in the database, with what was told of each; real and fictional ones apart. */
public final class CoverageList {
    private final Database database;
    private final Clock clock;

    /** A company on the list. */
    public record Covered(String symbol, String name) {}

    public CoverageList(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Whether it is new on the list. */
    public boolean add(Listing listing, boolean offline) {
        return database.update(
                        "INSERT INTO coverage (symbol, offline, name, added_at) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT (symbol, offline) DO NOTHING",
                        listing.ticker().symbol(),
                        flag(offline),
                        listing.name(),
                        clock.millis())
                == 1;
    }

    /** Whether it was on the list. */
    public boolean remove(String symbol, boolean offline) {
        database.update("DELETE FROM coverage_told WHERE symbol = ? AND offline = ?", symbol, flag(offline));
        return database.update("DELETE FROM coverage WHERE symbol = ? AND offline = ?", symbol, flag(offline)) == 1;
    }

    public List<Covered> all(boolean offline) {
        return database.query(
                "SELECT symbol, name FROM coverage WHERE offline = ? ORDER BY symbol",
                row -> new Covered(row.getString(1), row.getString(2)),
                flag(offline));
    }

    /** What was told of a company by other runs than this. */
    Set<String> reported(String symbol, boolean offline) {
        return database
                .query(
                        "SELECT item FROM coverage_told WHERE symbol = ? AND offline = ?",
                        row -> row.getString(1),
                        symbol,
                        flag(offline))
                .stream()
                .collect(Collectors.toSet());
    }

    void markReported(String symbol, boolean offline, List<String> items, String run) {
        items.forEach(item -> database.update(
                "INSERT INTO coverage_told (symbol, offline, item, told_by) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (symbol, offline, item) DO NOTHING",
                symbol,
                flag(offline),
                item.substring(0, Math.min(item.length(), 160)),
                run));
    }

    private static int flag(boolean on) {
        return on ? 1 : 0;
    }
}

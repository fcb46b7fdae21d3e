package footnote.workflows.coverage;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.runtime.db.Database;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The companies a reader follows, with the positions in them and what was reported of each, kept in the database; real
 * and fictional ones apart.
 */
public final class CoverageList {
    /** Stands for all companies together among those that something was reported of. */
    static final String ALL = "*";

    private static final int LONGEST_KEY = 160;

    private final Database database;
    private final Clock clock;

    /** A company on the list, with the position in it where there is one. */
    public record Covered(String symbol, String name, Optional<Position> position) {
        public Covered {
            position = Objects.requireNonNullElse(position, Optional.empty());
        }

        public Covered(String symbol, String name) {
            this(symbol, name, Optional.empty());
        }
    }

    public CoverageList(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Whether it is new on the list. */
    public boolean add(Listing listing, boolean sample) {
        return database.update(
                        "INSERT INTO coverage (symbol, offline, name, added_at) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT (symbol, offline) DO NOTHING",
                        listing.ticker().symbol(),
                        flag(sample),
                        listing.name(),
                        clock.millis())
                == 1;
    }

    /** Keeps a position in place of any earlier one in the company. */
    public void hold(String symbol, boolean sample, Position position) {
        database.update(
                "INSERT INTO coverage_position (symbol, offline, shares, cost, currency, changed_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (symbol, offline) DO UPDATE SET"
                        + " shares = excluded.shares, cost = excluded.cost, currency = excluded.currency,"
                        + " changed_at = excluded.changed_at",
                symbol,
                flag(sample),
                position.shares().toPlainString(),
                position.cost().map(BigDecimal::toPlainString).orElse(null),
                position.currency().code(),
                clock.millis());
    }

    /** Whether there was a position; the company stays on the list. */
    public boolean release(String symbol, boolean sample) {
        return database.update("DELETE FROM coverage_position WHERE symbol = ? AND offline = ?", symbol, flag(sample))
                == 1;
    }

    /** Whether it was on the list. */
    public boolean remove(String symbol, boolean sample) {
        release(symbol, sample);
        database.update("DELETE FROM coverage_told WHERE symbol = ? AND offline = ?", symbol, flag(sample));
        return database.update("DELETE FROM coverage WHERE symbol = ? AND offline = ?", symbol, flag(sample)) == 1;
    }

    public List<Covered> all(boolean sample) {
        return database.query(
                "SELECT c.symbol, c.name, p.shares, p.cost, p.currency FROM coverage c LEFT JOIN coverage_position p"
                        + " ON p.symbol = c.symbol AND p.offline = c.offline WHERE c.offline = ? ORDER BY c.symbol",
                row -> new Covered(row.getString(1), row.getString(2), position(row)),
                flag(sample));
    }

    private static Optional<Position> position(ResultSet row) throws SQLException {
        String shares = row.getString(3);
        return shares == null
                ? Optional.empty()
                : Optional.of(new Position(
                        new BigDecimal(shares),
                        Optional.ofNullable(row.getString(4)).map(BigDecimal::new),
                        new Denomination(row.getString(5))));
    }

    /** What was reported of a company by other runs than this. */
    Set<String> reported(String symbol, boolean sample) {
        return database
                .query(
                        "SELECT item FROM coverage_told WHERE symbol = ? AND offline = ?",
                        row -> row.getString(1),
                        symbol,
                        flag(sample))
                .stream()
                .collect(Collectors.toSet());
    }

    void markReported(String symbol, boolean sample, List<String> items, String run) {
        items.forEach(item -> database.update(
                "INSERT INTO coverage_told (symbol, offline, item, told_by) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (symbol, offline, item) DO NOTHING",
                symbol,
                flag(sample),
                cut(item),
                run));
    }

    /** A key as the list keeps it. */
    static String cut(String item) {
        return item.substring(0, Math.min(item.length(), LONGEST_KEY));
    }

    private static int flag(boolean on) {
        return on ? 1 : 0;
    }
}

package footnote.faces.access;

import footnote.runtime.db.Database;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Knows whose schedules and documents are; what nobody owns is the desk's, for all to read and administrators to end. */
public final class Ownership {
    private final Database database;
    private final Clock clock;

    public Ownership(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** What can belong to somebody. */
    public enum Kind {
        SCHEDULE("schedule"),
        DOCUMENT("document");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    private record Row(String id, String owner, Optional<String> team) {
        boolean isOf(Caller caller) {
            return owner.equals(caller.name())
                    || team.filter(own -> caller.team().filter(own::equals).isPresent())
                            .isPresent();
        }
    }

    private List<Row> rows(Kind kind) {
        return database.query(
                "SELECT id, owner, team FROM belonging WHERE kind = ?",
                row -> new Row(row.getString(1), row.getString(2), Optional.ofNullable(row.getString(3))),
                kind.word);
    }

    public void own(Kind kind, String id, Caller caller) {
        database.update(
                "INSERT INTO belonging (kind, id, owner, team, since) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT (kind, id, owner) DO NOTHING",
                kind.word,
                id,
                caller.name(),
                caller.team().orElse(null),
                clock.millis());
    }

    /** What is the caller's or their team's. */
    public Set<String> of(Kind kind, Caller caller) {
        var ids = new HashSet<String>();
        rows(kind).stream().filter(row -> row.isOf(caller)).forEach(row -> ids.add(row.id()));
        return ids;
    }

    /** What the caller brought or made themselves, and so may end. */
    public Set<String> ownedBy(Kind kind, Caller caller) {
        var ids = new HashSet<String>();
        rows(kind).stream().filter(row -> row.owner().equals(caller.name())).forEach(row -> ids.add(row.id()));
        return ids;
    }

    /** What belongs to others alone, and so is not there for the caller. */
    public Set<String> hidden(Kind kind, Caller caller) {
        if (caller.may(Right.ADMIN)) {
            return Set.of();
        }
        var ids = new HashSet<String>();
        rows(kind).forEach(row -> ids.add(row.id()));
        ids.removeAll(of(kind, caller));
        return ids;
    }

    /** Whether somebody brought it. */
    public boolean owned(Kind kind, String id) {
        return rows(kind).stream().anyMatch(row -> row.id().equals(id));
    }

    /** Gives up the caller's hold; true when nobody's is left. An administrator's giving up is for all. */
    public boolean release(Kind kind, String id, Caller caller) {
        if (caller.may(Right.ADMIN)) {
            database.update("DELETE FROM belonging WHERE kind = ? AND id = ?", kind.word, id);
            return true;
        }
        database.update("DELETE FROM belonging WHERE kind = ? AND id = ? AND owner = ?", kind.word, id, caller.name());
        return rows(kind).stream().noneMatch(row -> row.id().equals(id));
    }
}

package footnote.faces.access;

import footnote.Desk;
import footnote.runtime.db.Database;
import footnote.runtime.db.DatabaseException;
import footnote.runtime.db.SealedEnd;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** What was done, by whom, when and to what: lines are only ever added, and each seals the one before. */
public final class AuditTrail {
    private static final String FIRST = "0".repeat(64);
    private static final int TRIES = 20;

    private final Database database;
    private final Clock clock;
    private final Optional<SealedEnd> head;
    private final ReentrantLock lock = new ReentrantLock();

    public AuditTrail(Database database, Clock clock) {
        this(database, clock, Optional.empty());
    }

    private AuditTrail(Database database, Clock clock, Optional<SealedEnd> head) {
        this.database = database;
        this.clock = clock;
        this.head = head;
    }

    /** The desk's own, with a record of its end in the home. */
    public static AuditTrail of(Desk desk) {
        return new AuditTrail(
                desk.database(),
                desk.clock(),
                Optional.of(new SealedEnd(desk.home().path(), "audit")));
    }

    /** One line. */
    public record Line(long seq, Instant at, String actor, String action, String target, String outcome, String seal) {
        private String sealedAfter(String before) {
            return Digests.of(String.join(
                    "\n",
                    before,
                    String.valueOf(seq),
                    String.valueOf(at.toEpochMilli()),
                    actor,
                    action,
                    target,
                    outcome));
        }
    }

    /** Whether the trail is whole: how many lines, the last seal, and the first line that does not fit. */
    public record Verdict(long lines, String seal, Optional<Long> broken, Optional<String> cut) {}

    public void add(String actor, String action, String target, String outcome) {
        lock.lock();
        try {
            for (int left = TRIES; ; left--) {
                try {
                    append(actor, action, cut(target), outcome);
                    return;
                } catch (DatabaseException e) { // another process wrote the same number first
                    if (left == 0) {
                        throw e;
                    }
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private void append(String actor, String action, String target, String outcome) {
        var end = database.transaction(connection -> {
            var last = Database.query(connection, "SELECT * FROM audit ORDER BY seq DESC LIMIT 1", AuditTrail::line);
            long seq = last.isEmpty() ? 1 : last.getFirst().seq() + 1;
            String before = last.isEmpty() ? FIRST : last.getFirst().seal();
            var line = new Line(seq, Instant.ofEpochMilli(clock.millis()), actor, action, target, outcome, "");
            var sealed = new SealedEnd.End(seq, line.sealedAfter(before));
            Database.update(
                    connection,
                    "INSERT INTO audit (seq, at, actor, action, target, outcome, seal) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    seq,
                    line.at().toEpochMilli(),
                    actor,
                    action,
                    target,
                    outcome,
                    sealed.seal());
            return sealed;
        });
        head.ifPresent(noted -> noted.note(end.lines(), end.seal(), this::seal));
    }

    private static String cut(String target) {
        return target.length() > 400 ? target.substring(0, 399) + "…" : target;
    }

    public List<Line> after(long seq, int most) {
        return database.query("SELECT * FROM audit WHERE seq > ? ORDER BY seq LIMIT ?", AuditTrail::line, seq, most);
    }

    public List<Line> latest(int most) {
        return database.query("SELECT * FROM audit ORDER BY seq DESC LIMIT ?", AuditTrail::line, most);
    }

    /** Whether a seal that was noted once is still in the trail. */
    public boolean holds(String seal) {
        return seal.equals(FIRST)
                || database.first("SELECT seq FROM audit WHERE seal = ?", row -> row.getLong(1), seal)
                        .isPresent();
    }

    public Verdict verified() {
        String before = FIRST;
        long seq = 0;
        while (true) {
            var lines = after(seq, 1000);
            if (lines.isEmpty()) {
                return ended(seq, before);
            }
            for (var line : lines) {
                if (line.seq() != seq + 1 || !line.seal().equals(line.sealedAfter(before))) {
                    return new Verdict(seq, before, Optional.of(seq + 1), Optional.empty());
                }
                seq = line.seq();
                before = line.seal();
            }
        }
    }

    /** A whole chain may still be a shorter or another one than the home has noted. */
    private Verdict ended(long lines, String seal) {
        var cut = head.flatMap(noted -> noted.cut(lines, this::seal));
        if (cut.isEmpty()) {
            head.ifPresent(noted -> noted.note(lines, seal, this::seal));
        }
        return new Verdict(lines, seal, Optional.empty(), cut);
    }

    private Optional<String> seal(long seq) {
        return seq == 0
                ? Optional.of(FIRST)
                : database.first("SELECT seal FROM audit WHERE seq = ?", row -> row.getString(1), seq);
    }

    private static Line line(ResultSet row) throws SQLException {
        return new Line(
                row.getLong("seq"),
                Instant.ofEpochMilli(row.getLong("at")),
                row.getString("actor"),
                row.getString("action"),
                row.getString("target"),
                row.getString("outcome"),
                row.getString("seal"));
    }
}

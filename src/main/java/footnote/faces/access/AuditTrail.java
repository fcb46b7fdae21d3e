package footnote.faces.access;

import footnote.Desk;
import footnote.runtime.db.ChainHead;
import footnote.runtime.db.Database;
import footnote.runtime.db.DatabaseException;
import footnote.runtime.db.HashChain;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/** What was done, by whom, when and to what: lines are only ever added, and each seals the one before. */
public final class AuditTrail {
    private static final int TRIES = 20;
    private static final int PAGE = 1000;

    private final Database database;
    private final Clock clock;
    private final Optional<ChainHead> head;
    private final ReentrantLock lock = new ReentrantLock();

    public AuditTrail(Database database, Clock clock) {
        this(database, clock, Optional.empty());
    }

    private AuditTrail(Database database, Clock clock, Optional<ChainHead> head) {
        this.database = database;
        this.clock = clock;
        this.head = head;
    }

    /** The desk's own, with a record of its end in the home. */
    public static AuditTrail of(Desk desk) {
        return new AuditTrail(
                desk.database(),
                desk.clock(),
                Optional.of(new ChainHead(desk.home().path(), "audit")));
    }

    /** One line. */
    public record Line(long seq, Instant at, String actor, String action, String target, String outcome, String seal) {
        private HashChain.Line sealed() {
            return new HashChain.Line(
                    seq, List.of(String.valueOf(at.toEpochMilli()), actor, action, target, outcome), seal);
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
            String before = last.isEmpty() ? HashChain.FIRST : last.getFirst().seal();
            var line = new Line(seq, Instant.ofEpochMilli(clock.millis()), actor, action, target, outcome, "");
            var sealed = new ChainHead.End(
                    seq, HashChain.seal(before, seq, line.sealed().content()));
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
        return seal.equals(HashChain.FIRST)
                || database.first("SELECT seq FROM audit WHERE seal = ?", row -> row.getLong(1), seal)
                        .isPresent();
    }

    public Verdict verified() {
        var pages = Stream.iterate(
                after(0, PAGE),
                page -> !page.isEmpty(),
                page -> after(page.getLast().seq(), PAGE));
        var chain =
                HashChain.verified(pages.flatMap(List::stream).map(Line::sealed).iterator());
        return chain.broken().isPresent()
                ? new Verdict(chain.lines(), chain.seal(), chain.broken(), Optional.empty())
                : ended(chain.lines(), chain.seal());
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
                ? Optional.of(HashChain.FIRST)
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

package footnote.faces.access;

import footnote.runtime.db.Database;
import footnote.runtime.secret.Sha256;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Answers a post that is sent twice under one Idempotency-Key as it was answered first. */
public final class IdempotencyKeys {
    private static final Duration KEPT = Duration.ofHours(24);
    private static final Duration ABANDONED = Duration.ofMinutes(2);

    private final Database database;
    private final Clock clock;

    public IdempotencyKeys(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** What was answered. */
    public record Answer(int status, String body) {}

    /** What became of a post. */
    public sealed interface Turnout {
        /** It was done now. */
        record First(Answer answer) implements Turnout {}

        /** It had been done before. */
        record Again(Answer answer) implements Turnout {}

        /** The same key came with other content. */
        record Different() implements Turnout {}

        /** The first is still under way. */
        record Underway() implements Turnout {}
    }

    private record Kept(String digest, int status, String body) {}

    public Turnout once(Caller caller, String id, String content, Supplier<Answer> work) {
        long now = clock.millis();
        database.update(
                "DELETE FROM repeatable WHERE created_at < ? OR (status = 0 AND created_at < ?)",
                now - KEPT.toMillis(),
                now - ABANDONED.toMillis());
        String digest = Sha256.hex(content);
        int claimed = database.update(
                "INSERT INTO repeatable (owner, id, digest, status, body, created_at) VALUES (?, ?, ?, 0, '', ?)"
                        + " ON CONFLICT (owner, id) DO NOTHING",
                caller.name(),
                id,
                digest,
                now);
        if (claimed == 0) {
            return kept(caller, id, digest);
        }
        try {
            var answer = work.get();
            database.update(
                    "UPDATE repeatable SET status = ?, body = ? WHERE owner = ? AND id = ?",
                    answer.status(),
                    answer.body(),
                    caller.name(),
                    id);
            return new Turnout.First(answer);
        } catch (RuntimeException e) { // nothing was done, so it may be tried again
            database.update("DELETE FROM repeatable WHERE owner = ? AND id = ? AND status = 0", caller.name(), id);
            throw e;
        }
    }

    private Turnout kept(Caller caller, String id, String digest) {
        Optional<Kept> kept = database.first(
                "SELECT digest, status, body FROM repeatable WHERE owner = ? AND id = ?",
                row -> new Kept(row.getString(1), row.getInt(2), row.getString(3)),
                caller.name(),
                id);
        return kept.<Turnout>map(found -> !found.digest().equals(digest)
                        ? new Turnout.Different()
                        : found.status() == 0
                                ? new Turnout.Underway()
                                : new Turnout.Again(new Answer(found.status(), found.body())))
                .orElseGet(Turnout.Underway::new);
    }
}

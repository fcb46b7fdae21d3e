package footnote.delivery;

import footnote.runtime.db.Database;
import footnote.runtime.run.Step;
import footnote.runtime.run.engine.ComputePermits;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Keeps what is sent over one channel until a server took it: one row for each id, tried again at growing distances or
 * when the server said. Whoever sends a message claims it, and the claim must still hold right before the server has the
 * whole of it. A run that goes on after its process died takes a claim over at once, for nobody else may work on the run.
 * A message whose server had it and did not answer is reported as such and not sent again by itself.
 */
public final class DeliveryQueue {
    private static final int MOST_TRIES = 8;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(30);
    private static final Duration LONGEST_WAIT = Duration.ofHours(2);
    /** A server that asks for more is asked again after this. */
    private static final Duration LONGEST_RETRY_AFTER = Duration.ofHours(24);
    /** Longer than any sending takes: a worker takes a message whose sender died after this. */
    private static final Duration CLAIM = Duration.ofMinutes(5);

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Database database;
    private final String channel;
    private final Sender sender;
    private final Clock clock;

    /** Hands messages to a server. */
    public interface Sender {
        /** Who is handed them, as in "the mail server did not answer". */
        String server();

        /** Sends it; right before the server has the whole of it, it must still be ours to hand over. */
        void send(OutgoingMessage message, BooleanSupplier ours) throws Undelivered;
    }

    /** What is sent: its id, to whom, under which subject, and its bytes. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record OutgoingMessage(String id, String recipients, String subject, byte[] body) {}

    /** What became of a message. */
    public record Result(Status status, String said) {
        /** The four ends. */
        public enum Status {
            SENT,
            QUEUED,
            REFUSED,
            /** It may have arrived; it is not sent again by itself, so that nobody gets it twice. */
            UNANSWERED
        }
    }

    /** A message that waits, was sent or was refused. */
    public record Row(
            String id, String channel, String recipients, String subject, String status, int tries, String lastError) {}

    public DeliveryQueue(Database database, String channel, Sender sender, Clock clock) {
        this.database = database;
        this.channel = channel;
        this.sender = sender;
        this.clock = clock;
    }

    /** Sends or queues it; one whose id was sent before is not sent again. */
    public Result deliver(OutgoingMessage message) {
        long now = clock.millis();
        database.update(
                "INSERT INTO outbox (message_id, channel, recipients, subject, body, status, tries, next_try_at,"
                        + " claimed_until, created_at) VALUES (?, ?, ?, ?, ?, 'queued', 0, ?, 0, ?)"
                        + " ON CONFLICT (message_id) DO NOTHING",
                message.id(),
                channel,
                message.recipients(),
                message.subject(),
                message.body(),
                now,
                now);
        return tried(message.id(), Step.current().isPresent());
    }

    /** Tries every message that is due, oldest first, and says how many were sent. */
    public int sendDue() {
        long now = clock.millis();
        var due = database.query(
                "SELECT message_id FROM outbox WHERE channel = ? AND ((status = 'queued' AND (next_try_at <= ? OR"
                        + " next_try_at > ?)) OR (status = 'sending' AND (claimed_until < ? OR claimed_until > ?)))"
                        + " ORDER BY created_at",
                row -> row.getString(1),
                channel,
                now,
                now + LONGEST_RETRY_AFTER.toMillis(), // later, as with claims: written before the clock was set back
                now,
                now + CLAIM.toMillis());
        return (int) due.stream()
                .filter(id -> tried(id, false).status() == Result.Status.SENT)
                .count();
    }

    public List<Row> rows() {
        return rows(database, "WHERE channel = ?", channel);
    }

    /** What was sent over all channels, oldest first. */
    public static List<Row> all(Database database) {
        return rows(database, "");
    }

    private static List<Row> rows(Database database, String where, Object... values) {
        return database.query(
                "SELECT message_id, channel, recipients, subject, status, tries, last_error FROM outbox " + where
                        + " ORDER BY created_at, message_id",
                DeliveryQueue::row,
                values);
    }

    private static Row row(ResultSet row) throws SQLException {
        return new Row(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getInt(6),
                Optional.ofNullable(row.getString(7)).orElse(""));
    }

    /** Has a message that was refused or not answered sent again; whether there was such a one. */
    public static boolean sendAgain(Database database, String id) {
        return database.update(
                        "UPDATE outbox SET status = 'queued', tries = 0, next_try_at = 0, claimed_until = 0"
                                + " WHERE message_id = ? AND status IN ('refused', 'unanswered')",
                        id)
                == 1;
    }

    private Result tried(String id, boolean takesOver) {
        long now = clock.millis();
        var claim = database.query(
                "UPDATE outbox SET status = 'sending', claimed_until = CASE WHEN claimed_until = ? THEN claimed_until + 1"
                        + " ELSE ? END WHERE message_id = ? AND status IN ('queued', 'sending')"
                        + " AND (claimed_until < ? OR claimed_until > ? OR ? = 1) RETURNING claimed_until",
                row -> row.getLong(1),
                now + CLAIM.toMillis(),
                now + CLAIM.toMillis(),
                id,
                now,
                now + CLAIM.toMillis(),
                takesOver ? 1 : 0);
        return claim.isEmpty() ? standing(id) : sent(id, claim.getFirst());
    }

    private Result sent(String id, long claim) {
        var waiting = database.first(
                        "SELECT recipients, subject, body, tries FROM outbox WHERE message_id = ?",
                        row -> new Waiting(
                                new OutgoingMessage(id, row.getString(1), row.getString(2), row.getBytes(3)),
                                row.getInt(4)),
                        id)
                .orElseThrow();
        try (var _ = ComputePermits.pause()) {
            sender.send(waiting.message(), () -> handed(id, claim));
            database.update(
                    "UPDATE outbox SET status = 'sent', tries = tries + 1, sent_at = ?, last_error = NULL"
                            + " WHERE message_id = ?",
                    clock.millis(),
                    id);
        } catch (Undelivered e) {
            undelivered(id, waiting.tries(), e);
        }
        return standing(id);
    }

    private record Waiting(OutgoingMessage message, int tries) {}

    /** Whether the claim still holds; from then on the message counts as handed over, until the server's answer is known. */
    private boolean handed(String id, long claim) {
        return database.update(
                        "UPDATE outbox SET status = 'unanswered' WHERE message_id = ? AND status = 'sending'"
                                + " AND claimed_until = ?",
                        id,
                        claim)
                == 1;
    }

    private void undelivered(String id, int tries, Undelivered e) {
        String status =
                switch (e.reaction()) {
                    case TAKEN_OVER -> "";
                    case UNANSWERED -> "unanswered";
                    case GIVE_UP -> "refused";
                    case TRY_LATER -> tries + 1 >= MOST_TRIES ? "refused" : "queued";
                };
        if (!status.isEmpty()) {
            var wait = e.after().map(DeliveryQueue::bearable).orElseGet(() -> waitAfter(tries));
            database.update(
                    "UPDATE outbox SET status = ?, tries = tries + 1, last_error = ?, claimed_until = 0,"
                            + " next_try_at = ? WHERE message_id = ?",
                    status,
                    e.getMessage(),
                    clock.millis() + wait.toMillis(),
                    id);
        }
    }

    private static Duration bearable(Duration asked) {
        if (asked.isNegative()) {
            return Duration.ZERO;
        }
        return asked.compareTo(LONGEST_RETRY_AFTER) > 0 ? LONGEST_RETRY_AFTER : asked;
    }

    private static Duration waitAfter(int tries) {
        var wait = FIRST_WAIT.multipliedBy(1L << Math.min(tries, 16));
        return wait.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : wait;
    }

    private Result standing(String id) {
        return database.first(
                        "SELECT status, last_error, next_try_at, claimed_until FROM outbox WHERE message_id = ?",
                        row -> standing(
                                row.getString(1),
                                Optional.ofNullable(row.getString(2)).orElse(""),
                                Instant.ofEpochMilli(Math.max(row.getLong(3), row.getLong(4)))),
                        id)
                .orElseThrow();
    }

    private Result standing(String status, String error, Instant next) {
        return switch (status) {
            case "sent" -> new Result(Result.Status.SENT, "");
            case "refused" -> new Result(Result.Status.REFUSED, error);
            case "unanswered" ->
                new Result(
                        Result.Status.UNANSWERED,
                        sender.server() + " was handed it but did not answer, so it may have arrived; it is not sent"
                                + " again" + (error.isEmpty() ? "" : " (" + error + ")"));
            default ->
                new Result(
                        Result.Status.QUEUED,
                        (error.isEmpty() ? "another process has it in hand" : error)
                                + "; a 'footnote worker' or 'footnote serve' tries again after " + TIME.format(next));
        };
    }
}

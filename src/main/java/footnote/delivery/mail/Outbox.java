package footnote.delivery.mail;

import footnote.delivery.mail.Mailer.Handed.Status;
import footnote.delivery.mail.Smtp.Untaken;
import footnote.runtime.db.Database;
import footnote.runtime.run.ComputePermits;
import footnote.runtime.run.Step;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Keeps letters until a server took them: one row for each message id, tried again at growing distances. Whoever sends one
 * claims it, and the claim must still hold right before the server has the whole letter. A run that goes on after its
 * process died takes a claim over at once, for nobody else may work on the run. A letter whose server was handed it and did
 * not answer is told as such and not sent again.
 */
public final class Outbox implements Mailer {
    private static final int MOST_TRIES = 8;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(30);
    private static final Duration LONGEST_WAIT = Duration.ofHours(2);
    /** Longer than any sending takes: a worker takes a letter whose sender died after this. */
    private static final Duration CLAIM = Duration.ofMinutes(5);

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Database database;
    private final Smtp smtp;
    private final Clock clock;

    /** A letter that waits, was sent or was refused. */
    public record Row(
            String messageId, String recipients, String subject, String status, int tries, String lastError) {}

    public Outbox(Database database, MailServer server, Clock clock) {
        this(database, new Smtp(server), clock);
    }

    Outbox(Database database, Smtp smtp, Clock clock) {
        this.database = database;
        this.smtp = smtp;
        this.clock = clock;
    }

    @Override
    public Handed carry(Email email) {
        long now = clock.millis();
        database.update(
                "INSERT INTO outbox (message_id, recipients, subject, body, status, tries, next_try_at, claimed_until,"
                        + " created_at) VALUES (?, ?, ?, ?, 'queued', 0, ?, 0, ?) ON CONFLICT (message_id) DO NOTHING",
                email.messageId(),
                String.join(",", email.to().stream().map(Address::text).toList()),
                email.subject(),
                Mime.of(email),
                now,
                now);
        return tried(email.messageId(), Step.current().isPresent());
    }

    /** Tries every letter that is due, oldest first, and says how many were sent. */
    public int sendDue() {
        long now = clock.millis();
        var due = database.query(
                "SELECT message_id FROM outbox WHERE (status = 'queued' AND (next_try_at <= ? OR next_try_at > ?))"
                        + " OR (status = 'sending' AND (claimed_until < ? OR claimed_until > ?)) ORDER BY created_at",
                row -> row.getString(1),
                now,
                now + LONGEST_WAIT.toMillis(), // later, as with claims: written before the clock was set back
                now,
                now + CLAIM.toMillis());
        return (int) due.stream()
                .filter(id -> tried(id, false).status() == Status.SENT)
                .count();
    }

    public List<Row> rows() {
        return database.query(
                "SELECT message_id, recipients, subject, status, tries, last_error FROM outbox ORDER BY created_at",
                row -> new Row(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getInt(5),
                        Optional.ofNullable(row.getString(6)).orElse("")));
    }

    private Handed tried(String id, boolean takesOver) {
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

    private Handed sent(String id, long claim) {
        var letter = database.first(
                        "SELECT recipients, body, tries FROM outbox WHERE message_id = ?",
                        row -> new Waiting(Address.list(row.getString(1)), row.getBytes(2), row.getInt(3)),
                        id)
                .orElseThrow();
        try (var _ = ComputePermits.pause()) {
            smtp.send(letter.body, letter.to, () -> handed(id, claim));
            database.update(
                    "UPDATE outbox SET status = 'sent', tries = tries + 1, sent_at = ?, last_error = NULL"
                            + " WHERE message_id = ?",
                    clock.millis(),
                    id);
        } catch (Untaken e) {
            untaken(id, letter.tries, e);
        }
        return standing(id);
    }

    /** Whether the claim still holds; from then on the letter counts as handed over, until the server's answer is known. */
    private boolean handed(String id, long claim) {
        return database.update(
                        "UPDATE outbox SET status = 'unanswered' WHERE message_id = ? AND status = 'sending'"
                                + " AND claimed_until = ?",
                        id,
                        claim)
                == 1;
    }

    private void untaken(String id, int tries, Untaken e) {
        String status =
                switch (e.reaction()) {
                    case TAKEN_OVER -> "";
                    case UNANSWERED -> "unanswered";
                    case GIVE_UP -> "refused";
                    case TRY_LATER -> tries + 1 >= MOST_TRIES ? "refused" : "queued";
                };
        if (!status.isEmpty()) {
            database.update(
                    "UPDATE outbox SET status = ?, tries = tries + 1, last_error = ?, claimed_until = 0,"
                            + " next_try_at = ? WHERE message_id = ?",
                    status,
                    e.getMessage(),
                    clock.millis() + waitAfter(tries).toMillis(),
                    id);
        }
    }

    /** A letter as it is taken from the box. */
    private static final class Waiting {
        private final List<Address> to;
        private final byte[] body;
        private final int tries;

        Waiting(List<Address> to, byte[] body, int tries) {
            this.to = to;
            this.body = body;
            this.tries = tries;
        }
    }

    private static Duration waitAfter(int tries) {
        var wait = FIRST_WAIT.multipliedBy(1L << Math.min(tries, 16));
        return wait.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : wait;
    }

    private Handed standing(String id) {
        return database.first(
                        "SELECT status, last_error, next_try_at, claimed_until FROM outbox WHERE message_id = ?",
                        row -> standing(
                                row.getString(1),
                                Optional.ofNullable(row.getString(2)).orElse(""),
                                Instant.ofEpochMilli(Math.max(row.getLong(3), row.getLong(4)))),
                        id)
                .orElseThrow();
    }

    private static Handed standing(String status, String error, Instant next) {
        return switch (status) {
            case "sent" -> new Handed(Status.SENT, "");
            case "refused" -> new Handed(Status.REFUSED, error);
            case "unanswered" ->
                new Handed(
                        Status.UNANSWERED,
                        "the mail server was handed it but did not answer, so it may have arrived; it is not sent again"
                                + (error.isEmpty() ? "" : " (" + error + ")"));
            default ->
                new Handed(
                        Status.QUEUED,
                        (error.isEmpty() ? "another process has it in hand" : error)
                                + "; a 'footnote worker' or 'footnote serve' tries again after " + TIME.format(next));
        };
    }
}

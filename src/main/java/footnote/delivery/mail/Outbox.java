package footnote.delivery.mail;

import footnote.delivery.mail.Mailer.Handed.Status;
import footnote.delivery.mail.Smtp.Untaken;
import footnote.runtime.db.Database;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Keeps letters until a server took them: one row for each message id, tried again at growing distances. */
public final class Outbox implements Mailer {
    private static final int MOST_TRIES = 8;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(30);
    private static final Duration LONGEST_WAIT = Duration.ofHours(2);
    /** Longer than any sending takes: whoever died with a letter in hand loses it after this. */
    private static final Duration CLAIM = Duration.ofMinutes(5);

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
        return tried(email.messageId());
    }

    /** Tries every letter that is due, oldest first, and says how many were sent. */
    public int sendDue() {
        var due = database.query(
                "SELECT message_id FROM outbox WHERE status = 'queued' AND next_try_at <= ? ORDER BY created_at",
                row -> row.getString(1),
                clock.millis());
        return (int)
                due.stream().filter(id -> tried(id).status() == Status.SENT).count();
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

    private Handed tried(String id) {
        long now = clock.millis();
        int claimed = database.update(
                "UPDATE outbox SET claimed_until = ? WHERE message_id = ? AND status = 'queued' AND claimed_until < ?",
                now + CLAIM.toMillis(),
                id,
                now);
        return claimed == 1 ? sent(id) : standing(id);
    }

    private Handed sent(String id) {
        var letter = database.first(
                        "SELECT recipients, body, tries FROM outbox WHERE message_id = ?",
                        row -> new Waiting(Address.list(row.getString(1)), row.getBytes(2), row.getInt(3)),
                        id)
                .orElseThrow();
        try {
            smtp.send(letter.body, letter.to);
            database.update(
                    "UPDATE outbox SET status = 'sent', tries = tries + 1, sent_at = ?, last_error = NULL"
                            + " WHERE message_id = ?",
                    clock.millis(),
                    id);
        } catch (Untaken e) {
            boolean over = e.forGood() || letter.tries + 1 >= MOST_TRIES;
            database.update(
                    "UPDATE outbox SET status = ?, tries = tries + 1, last_error = ?, claimed_until = 0,"
                            + " next_try_at = ? WHERE message_id = ?",
                    over ? "refused" : "queued",
                    e.getMessage(),
                    clock.millis() + waitAfter(letter.tries).toMillis(),
                    id);
        }
        return standing(id);
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
                        "SELECT status, last_error FROM outbox WHERE message_id = ?",
                        row -> new Handed(
                                Status.valueOf(row.getString(1).toUpperCase(Locale.ROOT)),
                                Optional.ofNullable(row.getString(2)).orElse("")),
                        id)
                .orElseThrow();
    }
}

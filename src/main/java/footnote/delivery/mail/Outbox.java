package footnote.delivery.mail;

import footnote.delivery.DeliveryQueue;
import footnote.delivery.DeliveryQueue.OutgoingMessage;
import footnote.delivery.DeliveryQueue.Sender;
import footnote.delivery.Undelivered;
import footnote.runtime.db.Database;
import java.time.Clock;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Keeps e-mails until a mail server took them, each sent once. */
public final class Outbox implements Mailer {
    public static final String CHANNEL = "mail";

    private final DeliveryQueue queue;

    /** A letter that waits, was sent or was refused. */
    public record Row(
            String messageId, String recipients, String subject, String status, int tries, String lastError) {}

    public Outbox(Database database, MailServer server, Clock clock) {
        this(database, new Smtp(server), clock);
    }

    Outbox(Database database, Smtp smtp, Clock clock) {
        this.queue = new DeliveryQueue(database, CHANNEL, sender(smtp), clock);
    }

    private static Sender sender(Smtp smtp) {
        return new Sender() {
            @Override
            public String server() {
                return "the mail server";
            }

            @Override
            public void send(OutgoingMessage message, BooleanSupplier ours) throws Undelivered {
                smtp.send(message.body(), Address.list(message.recipients()), ours);
            }
        };
    }

    @Override
    public Handed carry(Email email) {
        var result = queue.deliver(new OutgoingMessage(
                email.messageId(),
                String.join(",", email.to().stream().map(Address::text).toList()),
                email.subject(),
                Mime.of(email)));
        return new Handed(
                switch (result.status()) {
                    case SENT -> Handed.Status.SENT;
                    case QUEUED -> Handed.Status.QUEUED;
                    case REFUSED -> Handed.Status.REFUSED;
                    case UNANSWERED -> Handed.Status.UNANSWERED;
                },
                result.said());
    }

    /** Tries every letter that is due, oldest first, and says how many were sent. */
    public int sendDue() {
        return queue.sendDue();
    }

    public List<Row> rows() {
        return queue.rows().stream()
                .map(row ->
                        new Row(row.id(), row.recipients(), row.subject(), row.status(), row.tries(), row.lastError()))
                .toList();
    }
}

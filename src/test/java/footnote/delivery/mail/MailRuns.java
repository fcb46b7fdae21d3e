package footnote.delivery.mail;

import footnote.delivery.mail.MailServer.Security;
import footnote.runtime.db.Database;
import footnote.testing.Databases;
import footnote.testing.TestClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A letter, an outbox and the servers they go to. */
abstract class MailRuns {
    static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2, 3};
    final Database database = Databases.SQLITE.fresh();
    final TestClock clock = new TestClock();

    @AfterEach
    void close() {
        database.close();
    }

    static MailServer server(int port) {
        return new MailServer("127.0.0.1", port, Security.NONE, "", "", Duration.ofMillis(1500));
    }

    static Email letter(String id) {
        return letter(id, "ROKT leads – café");
    }

    static Email letter(String id, String subject) {
        return new Email(
                id,
                Instant.parse("2026-01-05T21:30:00Z"),
                new Address("desk@example.org"),
                List.of(new Address("anna@example.org")),
                subject,
                "plain wörds",
                "<p>wörds <img src=\"" + Email.source("chart.png") + "\"></p>",
                List.of(new Email.Picture("chart.png", PNG, "a chart")));
    }
}

package footnote.delivery.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.DummySSLSocketFactory;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.icegreen.greenmail.util.ServerSetupTest;
import footnote.delivery.Undelivered;
import footnote.delivery.mail.MailServer.Security;
import footnote.delivery.mail.Mailer.Handed.Status;
import footnote.delivery.mail.ScriptedSmtp.Manner;
import footnote.runtime.db.Database;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.testing.Bench;
import footnote.testing.Bench.Asked;
import footnote.testing.Databases;
import footnote.testing.TestClock;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MailTest {
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2, 3};

    private final Database database = Databases.SQLITE.fresh();
    private final TestClock clock = new TestClock();

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void writesTextPageAndPictureAsOneMessage() throws Exception {
        var message = parsed(Mime.of(letter("run-1.test@example.org")));

        assertThat(message.getMessageID()).isEqualTo("<run-1.test@example.org>");
        assertThat(message.getSubject()).isEqualTo("ROKT leads – café");
        var mixed = (MimeMultipart) message.getContent();
        assertThat(mixed.getCount()).isEqualTo(2);
        assertThat(mixed.getBodyPart(1).getDisposition()).isEqualTo("attachment");
        var alternative = (MimeMultipart) mixed.getBodyPart(0).getContent();
        assertThat(alternative.getContentType()).startsWith("multipart/alternative");
        assertThat(alternative.getBodyPart(0).getContent().toString()).contains("plain wörds");
        var related = (MimeMultipart) alternative.getBodyPart(1).getContent();
        assertThat(related.getBodyPart(0).getContent().toString()).contains("cid:chart.png@footnote");
        assertThat(related.getBodyPart(1).getHeader("Content-ID")).containsExactly("<chart.png@footnote>");
        assertThat(related.getBodyPart(1).getInputStream().readAllBytes()).isEqualTo(PNG);
    }

    @Test
    void writesTheSameBytesForTheSameLetter() {
        assertThat(Mime.of(letter("a@example.org"))).isEqualTo(Mime.of(letter("a@example.org")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "anna@example.org\r\nBcc: b@example.org",
                "anna@example.org, b",
                "Anna <anna@example.org>",
                "anna",
                "@example.org",
                "anna@exa mple.org",
                "anna@example..org",
                "\"a\nb\"@example.org"
            })
    void refusesWhatIsNoPlainAddress(String text) {
        assertThatThrownBy(() -> new Address(text)).isInstanceOf(Fault.class).hasMessageContaining("anna@example.org");
    }

    @ParameterizedTest
    @ValueSource(strings = {"News\r\nBcc: b@example.org", "News\nX: y", "News\u2028X", "", "a\u0000b"})
    void refusesASubjectWithMoreThanALine(String subject) {
        assertThatThrownBy(() -> letter("a@example.org", subject))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a subject is one line");
    }

    @Test
    void refusesAPlainLineToAnotherMachine() {
        assertThatThrownBy(() -> new MailServer("smtp.example.org", 25, Security.NONE, "", "", Duration.ofSeconds(1)))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("starttls or tls");
    }

    @Test
    void neverPrintsThePassword() {
        assertThat(new MailServer("smtp.example.org", 587, Security.TLS, "u", "hush", Duration.ofSeconds(1)).toString())
                .doesNotContain("hush");
    }

    @Test
    void sendsOverTlsWithALogin() throws Exception {
        var mail = new GreenMail(patient());
        mail.setUser("desk@example.org", "desk", "hush");
        mail.start();
        try {
            var server = new MailServer(
                    "127.0.0.1", mail.getSmtps().getPort(), Security.TLS, "desk", "hush", Duration.ofSeconds(60));

            var handed =
                    new Outbox(database, new Smtp(server, trusting()), clock).carry(letter("run-2.test@example.org"));

            assertThat(handed).isEqualTo(new Mailer.Handed(Status.SENT, ""));
            assertThat(mail.getReceivedMessages()).hasSize(1);
            assertThat(mail.getReceivedMessages()[0].getMessageID()).isEqualTo("<run-2.test@example.org>");
        } finally {
            mail.stop();
        }
    }

    @Test
    void doesNotTrustACertificateThatNobodySigned() throws Exception {
        var mail = new GreenMail(patient());
        mail.start();
        try {
            var server = new MailServer(
                    "127.0.0.1", mail.getSmtps().getPort(), Security.TLS, "", "", Duration.ofSeconds(60));

            var handed = new Outbox(database, server, clock).carry(letter("run-2.test@example.org"));

            assertThat(handed.status()).isEqualTo(Status.QUEUED);
            assertThat(mail.getReceivedMessages()).isEmpty();
        } finally {
            mail.stop();
        }
    }

    @Test
    void encryptsByStartTls() throws IOException {
        try (var server = new ScriptedSmtp(Manner.ENCRYPTING)) {
            var handed = new Outbox(database, new Smtp(startTls(server), trusting()), clock)
                    .carry(letter("run-2.test@example.org"));

            assertThat(handed.status()).isEqualTo(Status.SENT);
            assertThat(server.encrypted).hasValue(1);
            assertThat(server.letters).hasSize(1);
        }
    }

    @Test
    void sendsNothingInTheOpenWhereStartTlsIsNotOffered() throws IOException {
        try (var server = new ScriptedSmtp(Manner.POLITE)) {
            var handed = new Outbox(database, new Smtp(startTls(server), trusting()), clock)
                    .carry(letter("run-2.test@example.org"));

            assertThat(handed.status()).isEqualTo(Status.QUEUED);
            assertThat(handed.said()).contains("STARTTLS");
            assertThat(server.letters).isEmpty();
        }
    }

    /** On a busy machine the server takes its time to start. */
    private static ServerSetup patient() {
        var setup = ServerSetupTest.SMTPS.dynamicPort();
        setup.setServerStartupTimeout(60_000);
        return setup;
    }

    private static MailServer startTls(ScriptedSmtp server) {
        return new MailServer("127.0.0.1", server.port(), Security.STARTTLS, "", "", Duration.ofSeconds(60));
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void doesNotSendTheSameMessageTwice(Databases kind) throws IOException {
        try (var server = new ScriptedSmtp(Manner.POLITE);
                var kept = kind.fresh()) {
            var outbox = new Outbox(
                    kept,
                    new MailServer("127.0.0.1", server.port(), Security.NONE, "", "", Duration.ofSeconds(60)),
                    clock);

            outbox.carry(letter("run-3.test@example.org"));
            var again = outbox.carry(letter("run-3.test@example.org"));

            assertThat(again.status()).isEqualTo(Status.SENT);
            assertThat(server.letters).hasSize(1);
        }
    }

    @Test
    void givesUpAtOnceWhereTheServerRefuses() throws IOException {
        try (var server = new ScriptedSmtp(Manner.REFUSING)) {
            var handed = outbox(server).carry(letter("run-4.test@example.org"));

            assertThat(handed.status()).isEqualTo(Status.REFUSED);
            assertThat(handed.said()).contains("550 no such reader");
        }
    }

    @Test
    void triesLaterWhereTheServerIsBusy() throws IOException {
        try (var server = new ScriptedSmtp(Manner.BUSY)) {
            var outbox = outbox(server);
            assertThat(outbox.carry(letter("run-5.test@example.org")).status()).isEqualTo(Status.QUEUED);
            server.manner.set(Manner.POLITE);

            assertThat(outbox.sendDue()).isZero();
            clock.pause(Duration.ofMinutes(1));
            assertThat(outbox.sendDue()).isOne();

            assertThat(server.letters).hasSize(1);
            assertThat(outbox.rows()).extracting(Outbox.Row::status).containsExactly("sent");
        }
    }

    @Test
    void doesNotWaitLongForASilentServer() throws IOException {
        try (var server = new ScriptedSmtp(Manner.SILENT)) {
            var handed = outbox(server).carry(letter("run-6.test@example.org"));

            assertThat(handed.status()).isEqualTo(Status.QUEUED);
            assertThat(handed.said()).contains("127.0.0.1");
        }
    }

    @Test
    void aLetterThatWasHandedOverWithoutAnAnswerIsToldAndNotSentAgain() throws IOException {
        try (var server = new ScriptedSmtp(Manner.DROPPING_AFTER_DATA)) {
            var outbox = outbox(server);
            var first = outbox.carry(letter("run-7.test@example.org"));
            server.manner.set(Manner.POLITE);
            clock.pause(Duration.ofHours(1));

            outbox.sendDue();
            var again = outbox.carry(letter("run-7.test@example.org"));

            assertThat(first.status()).isEqualTo(Status.UNANSWERED);
            assertThat(first.said()).contains("did not answer", "may have arrived", "not sent again");
            assertThat(again).isEqualTo(first);
            assertThat(server.letters).hasSize(1);
        }
    }

    @Test
    void aRunThatGoesOnSendsTheLetterItsDeadProcessHadInHand() throws IOException {
        try (var server = new ScriptedSmtp(Manner.POLITE);
                var bench = Bench.with(
                        database,
                        (Asked _, Run run) -> run.step("mail", Mailer.Handed.class, () -> {
                            var outbox = outbox(server);
                            inHand("run-10.test@example.org", outbox);
                            return outbox.recorded().carry(letter("run-10.test@example.org"));
                        }))) {
            var id = bench.start();

            bench.engine.attempt(id);

            assertThat(bench.engine.runs().find(id).orElseThrow().result().orElseThrow())
                    .contains("SENT");
            assertThat(server.letters).hasSize(1);
        }
    }

    /** A letter that a process claimed before it was killed. */
    private void inHand(String id, Outbox outbox) {
        database.update(
                "INSERT INTO outbox (message_id, recipients, subject, body, status, tries, next_try_at, claimed_until,"
                        + " created_at) VALUES (?, 'anna@example.org', 's', ?, 'sending', 0, 0, ?, 0)",
                id,
                Mime.of(letter(id)),
                clock.millis() + Duration.ofMinutes(5).toMillis());
        assertThat(outbox.sendDue()).as("a worker leaves it to the run for now").isZero();
    }

    @Test
    void aSenderThatWasFrozenDoesNotHandOverWhatAnotherTookOver() throws IOException {
        try (var server = new ScriptedSmtp(Manner.POLITE)) {
            var late = new Smtp(server(server.port()));

            assertThatThrownBy(() -> late.send(
                            Mime.of(letter("a@example.org")), List.of(new Address("anna@example.org")), () -> false))
                    .isInstanceOf(Undelivered.class)
                    .extracting(e -> ((Undelivered) e).reaction())
                    .isEqualTo(Undelivered.Reaction.TAKEN_OVER);
        }
    }

    @Test
    void aLetterThatWaitsSaysWhyAndUntilWhen() {
        var outbox = outbox(1);
        inHand("run-11.test@example.org", outbox);

        var handed = outbox.carry(letter("run-11.test@example.org"));

        assertThat(handed.said()).contains("another process has it in hand", "tries again after 09:35 UTC");
    }

    @Test
    void aClaimFromBeforeTheClockWasSetBackIsOver() throws IOException {
        try (var server = new ScriptedSmtp(Manner.POLITE)) {
            var outbox = outbox(server);
            inHand("run-12.test@example.org", outbox);
            database.update("UPDATE outbox SET claimed_until = claimed_until + 7200000");

            assertThat(outbox.sendDue()).isOne();
        }
    }

    @Test
    void givesUpAfterEightTries() throws IOException {
        try (var server = new ScriptedSmtp(Manner.BUSY)) {
            var outbox = outbox(server);
            outbox.carry(letter("run-8.test@example.org"));

            for (int i = 0; i < 10; i++) {
                clock.pause(Duration.ofHours(3));
                outbox.sendDue();
            }

            assertThat(outbox.rows().getFirst().tries()).isEqualTo(8);
            assertThat(outbox.rows().getFirst().status()).isEqualTo("refused");
        }
    }

    @Test
    void keepsALetterWhereNobodyListens() throws IOException {
        int port;
        try (var server = new ScriptedSmtp(Manner.POLITE)) {
            port = server.port();
        }
        var outbox = outbox(port);

        assertThat(outbox.carry(letter("run-9.test@example.org")).status()).isEqualTo(Status.QUEUED);
    }

    private Outbox outbox(ScriptedSmtp server) {
        return outbox(server.port());
    }

    private Outbox outbox(int port) {
        return new Outbox(database, server(port), clock);
    }

    private static MailServer server(int port) {
        return new MailServer("127.0.0.1", port, Security.NONE, "", "", Duration.ofMillis(1500));
    }

    private static Properties trusting() {
        var properties = new Properties();
        properties.put("mail.smtp.ssl.socketFactory", new DummySSLSocketFactory());
        properties.put("mail.smtp.ssl.checkserveridentity", "false");
        return properties;
    }

    private static Email letter(String id) {
        return letter(id, "ROKT leads – café");
    }

    private static Email letter(String id, String subject) {
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

    private static MimeMessage parsed(byte[] bytes) throws Exception {
        assertThat(new String(bytes, StandardCharsets.US_ASCII)).doesNotContain("\uFFFD");
        return new MimeMessage(Session.getInstance(new Properties()), new ByteArrayInputStream(bytes));
    }
}

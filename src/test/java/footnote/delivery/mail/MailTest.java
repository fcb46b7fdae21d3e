package footnote.delivery.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.DummySSLSocketFactory;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.icegreen.greenmail.util.ServerSetupTest;
import footnote.delivery.mail.MailServer.Security;
import footnote.delivery.mail.Mailer.Handed.Status;
import footnote.delivery.mail.ScriptedSmtp.Manner;
import footnote.runtime.run.Fault;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an e-mail is made of, and the line it is sent over. */
class MailTest extends MailRuns {
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

    private static Properties trusting() {
        var properties = new Properties();
        properties.put("mail.smtp.ssl.socketFactory", new DummySSLSocketFactory());
        properties.put("mail.smtp.ssl.checkserveridentity", "false");
        return properties;
    }

    private static MimeMessage parsed(byte[] bytes) throws Exception {
        assertThat(new String(bytes, StandardCharsets.US_ASCII)).doesNotContain("\uFFFD");
        return new MimeMessage(Session.getInstance(new Properties()), new ByteArrayInputStream(bytes));
    }
}

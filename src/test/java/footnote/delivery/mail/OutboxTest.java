package footnote.delivery.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.delivery.Undelivered;
import footnote.delivery.mail.MailServer.Security;
import footnote.delivery.mail.Mailer.Handed.Status;
import footnote.delivery.mail.ScriptedSmtp.Manner;
import footnote.runtime.run.Run;
import footnote.testing.Bench;
import footnote.testing.Bench.Asked;
import footnote.testing.Databases;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How the outbox sends an e-mail once, whatever the server or a process does. */
class OutboxTest extends MailRuns {
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
}

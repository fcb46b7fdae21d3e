package footnote.delivery.message;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.delivery.DeliveryQueue;
import footnote.delivery.DeliveryQueue.OutgoingMessage;
import footnote.delivery.DeliveryQueue.Result.Status;
import footnote.delivery.Undelivered;
import footnote.runtime.db.Database;
import footnote.testing.Databases;
import footnote.testing.TestClock;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MessengerTest {
    private static final String SECRET = "0123456789abcdef0123";

    private final Database database = Databases.SQLITE.fresh();
    private final TestClock clock = new TestClock();
    private final ScriptedHook hook = new ScriptedHook();

    @AfterEach
    void close() {
        hook.close();
        database.close();
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void sendsTheSameMessageOnce(Databases kind) {
        try (var kept = kind.fresh()) {
            var messenger = new Messenger(() -> kept, List.of(slack()), clock);

            var first = messenger.send(message("run-1.digest"), List.of());
            var again = messenger.send(message("run-1.digest"), List.of());

            assertThat(first).singleElement().satisfies(each -> assertThat(each.words())
                    .isEqualTo("slack: sent"));
            assertThat(again).isEqualTo(first);
            assertThat(hook.posts).hasSize(1);
        }
    }

    @Test
    void sendsOverTheChannelsNamedOrOverAll() {
        var messenger = messenger(slack(), new Discord(hook.uri()), telegram());

        messenger.send(message("a.digest"), List.of("discord", "telegram"));
        messenger.send(message("b.digest"), List.of("none"));
        messenger.send(message("c.digest"), List.of());

        assertThat(hook.posts)
                .extracting(ScriptedHook.Post::path)
                .containsExactly(
                        "/hook?wait=true",
                        "/bot123:token/sendMessage",
                        "/hook",
                        "/hook?wait=true",
                        "/bot123:token/sendMessage");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "429|120||120", // the header's seconds
                "503|Mon, 05 Jan 2026 09:32:00 GMT||120", // the header's time; the clock shows 09:30
                "429||{\"retry_after\":119.5,\"global\":false}|120", // Discord's body
                "429|1|{\"retry_after\":120}|120"
            })
    void waitsAsLongAsTheServerAsks(int status, String header, String body, int seconds) {
        hook.answering(status, body == null ? "" : body, header == null ? Map.of() : Map.of("Retry-After", header));
        var messenger = messenger(new Discord(hook.uri()));
        assertThat(status(messenger, "a.digest")).isEqualTo(Status.QUEUED);

        clock.pause(Duration.ofSeconds(seconds - 2));
        int early = messenger.sendDue();
        clock.pause(Duration.ofSeconds(3));
        int due = messenger.sendDue();

        assertThat(early).isZero();
        assertThat(due).isOne();
        assertThat(hook.posts).hasSize(2);
    }

    @Test
    void waitsAsLongAsTelegramAsks() {
        hook.answering(
                429,
                "{\"ok\":false,\"error_code\":429,\"description\":\"Too Many Requests: retry after 90\","
                        + "\"parameters\":{\"retry_after\":90}}",
                Map.of());
        var messenger = messenger(telegram());
        messenger.send(message("a.digest"), List.of());

        clock.pause(Duration.ofSeconds(60));
        int early = messenger.sendDue();
        clock.pause(Duration.ofSeconds(31));

        assertThat(early).isZero();
        assertThat(messenger.sendDue()).isOne();
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 307, 400, 401, 403, 404, 410})
    void givesUpWhereTheServiceRefusesAndFollowsNoRedirect(int status) {
        hook.answering(status, "no_service", Map.of("Location", hook.uri().toString()));

        var sent = messenger(slack()).send(message("a.digest"), List.of()).getFirst();

        assertThat(sent.result().status()).isEqualTo(Status.REFUSED);
        assertThat(sent.words()).isEqualTo("slack: refused, Slack: it answered " + status + ": no_service");
        assertThat(hook.posts).hasSize(1);
    }

    @Test
    void aMessageWhoseAnswerWasLostIsReportedAndSentAgainOnlyOnRequest() {
        hook.answering(0);
        var messenger = messenger(slack());

        var first = messenger.send(message("a.digest"), List.of()).getFirst();
        clock.pause(Duration.ofHours(3));
        int later = messenger.sendDue();

        assertThat(first.result().status()).isEqualTo(Status.UNANSWERED);
        assertThat(first.words()).contains("Slack was handed it but did not answer", "may have arrived");
        assertThat(later).isZero();
        assertThat(DeliveryQueue.sendAgain(database, "a.digest.slack")).isTrue();
        assertThat(messenger.sendDue()).isOne();
    }

    @Test
    void keepsAMessageWhereNobodyListens() {
        var messenger = messenger(new Slack(URI.create("http://127.0.0.1:1/hook")));

        assertThat(status(messenger, "a.digest")).isEqualTo(Status.QUEUED);
    }

    @Test
    void aSenderThatWasFrozenDoesNotHandOverWhatAnotherTookOver() {
        var late = new MessageSender(slack(), clock);

        Assertions.assertThatThrownBy(() -> late.send(
                        new OutgoingMessage("a", "slack", "s", "{\"text\":\"x\"}".getBytes(StandardCharsets.UTF_8)),
                        () -> false))
                .isInstanceOf(Undelivered.class)
                .extracting(e -> ((Undelivered) e).reaction())
                .isEqualTo(Undelivered.Reaction.TAKEN_OVER);
        assertThat(hook.posts).isEmpty();
    }

    @Test
    void neverShowsATokenThatTheServerRepeats() {
        hook.answering(404, "no bot 123:token here", Map.of());

        messenger(new Telegram(hook.uri().resolve("/"), "123:token", "5")).send(message("a.digest"), List.of());

        assertThat(DeliveryQueue.all(database).getFirst().lastError())
                .contains("***")
                .doesNotContain("123:token");
    }

    @Test
    void signsAWebhookSoThatItsReceiverCanCheckIt() throws Exception {
        messenger(new SignedWebhook(hook.uri(), SECRET)).send(message("a.digest"), List.of());

        var post = hook.posts.getFirst();
        String time = post.header("webhook-timestamp");
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SECRET.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        mac.update(("a.digest.webhook." + time + ".").getBytes(StandardCharsets.UTF_8));
        assertThat(post.header("webhook-id")).isEqualTo("a.digest.webhook");
        assertThat(time).isEqualTo(String.valueOf(clock.instant().getEpochSecond()));
        assertThat(post.header("webhook-signature"))
                .isEqualTo("v1," + Base64.getEncoder().encodeToString(mac.doFinal(post.body())));
    }

    @Test
    void signsWithABase64SecretAsTheStandardSays() {
        // the example of the Standard Webhooks specification
        var headers = new SignedWebhook(hook.uri(), "whsec_plJ3nmyCDGBKInavdOK15jsl")
                .headers(
                        "msg_loFOjxBNrRLzqYUf",
                        "{\"event_type\":\"ping\",\"data\":{\"success\":true}}".getBytes(StandardCharsets.UTF_8),
                        Instant.ofEpochSecond(1_731_705_121));

        assertThat(headers.get("webhook-signature")).isEqualTo("v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=");
    }

    private Status status(Messenger messenger, String id) {
        return messenger.send(message(id), List.of()).getFirst().result().status();
    }

    private Slack slack() {
        return new Slack(hook.uri());
    }

    private Telegram telegram() {
        return new Telegram(hook.uri().resolve("/"), "123:token", "5");
    }

    private Messenger messenger(MessageChannel... channels) {
        return new Messenger(() -> database, List.of(channels), clock);
    }

    private static Notification message(String id) {
        return Samples.message(id, 1);
    }
}

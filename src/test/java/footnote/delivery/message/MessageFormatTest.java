package footnote.delivery.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class MessageFormatTest {
    private static final URI HOOK = URI.create("https://hooks.example/x");
    private static final int MANY = 400;

    @Test
    void slackGetsRichTextThatItDoesNotParseAndAnEscapedFallback() {
        var body = tree(new Slack(HOOK), Samples.hostile());

        assertThat(body.path("text").asString())
                .contains("&lt;!channel&gt; &lt;@U1&gt;")
                .doesNotContain("<!channel>");
        var texts = all(body.path("blocks"), "text", "text");
        assertThat(texts).anySatisfy(text -> assertThat(text).startsWith(Samples.HOSTILE));
        assertThat(body.path("blocks").path(0).path("type").asString()).isEqualTo("header");
        assertThat(all(body.path("blocks"), "link", "url")).containsExactly("https://post.example/story_(1)?a=1&b=2");
        assertThat(body.toString()).doesNotContain("mrkdwn");
    }

    @Test
    void slackGetsAtMostFiftyBlocksAndFourThousandCharacters() {
        var body = tree(new Slack(HOOK), Samples.message("a.digest", MANY));

        assertThat(body.path("blocks").size()).isLessThanOrEqualTo(50);
        assertThat(String.join("", all(body.path("blocks"), "text", "text")).length())
                .isLessThanOrEqualTo(4000);
        assertThat(body.path("text").asString().length()).isLessThanOrEqualTo(4000);
        assertThat(body.toString()).contains("more changes are in the digest.");
    }

    @Test
    void discordGetsEscapedMarkdownAndNoMention() {
        var body = tree(new Discord(HOOK), Samples.hostile());

        assertThat(body.path("allowed_mentions").path("parse").isArray()).isTrue();
        assertThat(body.path("allowed_mentions").path("parse").size()).isZero();
        String text = body.path("embeds").path(0).path("description").asString();
        assertThat(text)
                .contains("\\*b\\*", "\\[x\\]\\(https\\://evil\\.example\\)", "\\@everyone", "\\<\\!channel\\>");
        assertThat(text).contains("(https://post.example/story_%281%29?a=1&b=2)");
    }

    @Test
    void discordGetsAnEmbedWithinItsLimits() {
        var embed = tree(new Discord(HOOK), Samples.of("a.digest", Samples.HOSTILE, MANY))
                .path("embeds")
                .path(0);

        assertThat(embed.path("title").asString().length()).isLessThanOrEqualTo(256);
        assertThat(embed.path("description").asString().length()).isLessThanOrEqualTo(4096);
        assertThat(embed.path("description").asString()).contains("more changes are in the digest");
    }

    @Test
    void telegramGetsItsOwnTagsAndEverythingElseEscaped() {
        var body = tree(new Telegram(Telegram.API, "1:t", "-100"), Samples.hostile());

        assertThat(body.path("chat_id").asString()).isEqualTo("-100");
        assertThat(body.path("parse_mode").asString()).isEqualTo("HTML");
        String text = body.path("text").asString();
        assertThat(text).contains("&lt;b&gt;&amp;&lt;/b&gt;", "<b>Tarvimune (TRVM)</b>");
        assertThat(text.replaceAll("</?(?:b|i)>|<a href=\"[^\"<>]*\">|</a>", ""))
                .doesNotContain("<")
                .doesNotContain(">");
        assertThat(text).contains("href=\"https://post.example/story_(1)?a=1&amp;b=2\"");
    }

    @Test
    void telegramGetsAtMostFourThousandAndNinetySixCharacters() {
        String text = tree(new Telegram(Telegram.API, "1:t", "5"), Samples.of("a.digest", Samples.HOSTILE, MANY))
                .path("text")
                .asString();

        assertThat(text.length()).isBetween(2000, 4096);
        assertThat(text).contains("more changes are in the digest.").endsWith("</i>");
    }

    @Test
    void teamsGetsAnAdaptiveCardOfTextRuns() {
        var body = tree(new Teams(HOOK), Samples.hostile());

        var attachment = body.path("attachments").path(0);
        assertThat(attachment.path("contentType").asString()).isEqualTo("application/vnd.microsoft.card.adaptive");
        var card = attachment.path("content");
        assertThat(card.path("type").asString()).isEqualTo("AdaptiveCard");
        assertThat(all(card, "TextRun", "text"))
                .anySatisfy(text -> assertThat(text).startsWith("• " + Samples.HOSTILE));
        assertThat(card.toString()).doesNotContain("TextBlock\"" + ",\"text");
        assertThat(all(card, "Action.OpenUrl", "url")).containsExactly("https://post.example/story_(1)?a=1&b=2");
    }

    @Test
    void teamsGetsACardOfLessThanTwentyEightKilobytes() {
        byte[] body = new Teams(HOOK).body(Samples.message("a.digest", 1000));

        assertThat(body.length).isBetween(5_000, 28_000);
        assertThat(new String(body, StandardCharsets.UTF_8)).contains("more changes are in the digest.");
    }

    @Test
    void ntfyGetsPlainTextToItsTopic() {
        var channel = Ntfy.of("https://ntfy.example/desk_topic", "tk_secret");
        var body = tree(channel, Samples.hostile());

        assertThat(channel.address()).isEqualTo(URI.create("https://ntfy.example/"));
        assertThat(body.path("topic").asString()).isEqualTo("desk_topic");
        assertThat(body.path("message").asString()).contains(Samples.HOSTILE);
        assertThat(body.path("markdown").asBoolean(true)).isFalse();
        assertThat(channel.headers("id", new byte[0], Instant.EPOCH))
                .containsEntry("Authorization", "Bearer tk_secret");
    }

    @Test
    void ntfyGetsAtMostFourThousandAndNinetySixBytes() {
        String text = tree(Ntfy.of("https://ntfy.sh/t", ""), Samples.of("a.digest", "Grün – ünïcode €€€", MANY))
                .path("message")
                .asString();

        assertThat(text.getBytes(StandardCharsets.UTF_8).length).isBetween(2000, 4096);
        assertThat(text).contains("more changes are in the digest.");
    }

    @Test
    void aLineLongerThanAllThereIsRoomForIsCut() {
        String text = tree(new Telegram(Telegram.API, "1:t", "5"), Samples.of("a.digest", "long words ".repeat(900), 1))
                .path("text")
                .asString();

        assertThat(text.length()).isLessThanOrEqualTo(4096);
        assertThat(text).contains("…", "Tarvimune");
    }

    @Test
    void controlCharactersAndReversedTextAreLeftOut() {
        var message = Samples.of("a.digest", "a\u0000b\u202Ec\u200Bd\ne", 1);

        assertThat(message.sections().getFirst().lines().getFirst().text()).isEqualTo("a b c d e");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://hooks.slack.com/services/T/B/x",
                "https://hooks.slack.com.evil.example/x",
                "https://127.0.0.1/x",
                "https://user@hooks.slack.com/x",
                "no address"
            })
    void refusesASlackWebhookAtAnotherHost(String url) {
        assertThatThrownBy(() -> Slack.of(url)).isInstanceOf(Fault.class).hasMessageContaining("slack.webhook");
    }

    @Test
    void refusesAddressesWithoutRepeatingThem() {
        assertThatThrownBy(() -> SignedWebhook.of("http://example.org/secret-path", "0123456789abcdef"))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("https://")
                .message()
                .doesNotContain("secret-path");
        assertThatThrownBy(() -> Telegram.of("token", "5")).hasMessageContaining("telegram.token");
        assertThatThrownBy(() -> Teams.of("https://office.example/x")).hasMessageContaining("teams.webhook");
        assertThatThrownBy(() -> Discord.of("https://discord.com.evil.example/x"))
                .isInstanceOf(Fault.class);
        assertThatThrownBy(() -> Ntfy.of("https://ntfy.sh/", "")).hasMessageContaining("topic");
        assertThatThrownBy(() -> SignedWebhook.of("https://example.org/x", "short"))
                .hasMessageContaining("secret");
    }

    private static JsonNode tree(MessageChannel channel, Notification message) {
        return Json.tree(new String(channel.body(message), StandardCharsets.UTF_8));
    }

    /** A field of every node of a type, in order. */
    private static List<String> all(JsonNode node, String type, String field) {
        var found = new ArrayList<String>();
        if (node.isObject()
                && node.path("type").asString("").equals(type)
                && node.path(field).isString()) {
            found.add(node.path(field).asString());
        }
        node.forEach(child -> found.addAll(all(child, type, field)));
        return found;
    }
}

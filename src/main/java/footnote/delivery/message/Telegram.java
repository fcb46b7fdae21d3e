package footnote.delivery.message;

import footnote.delivery.message.Notification.Line;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A Telegram bot's sendMessage: HTML of the few tags Telegram knows, everything else escaped. */
public final class Telegram implements MessageChannel {
    public static final String NAME = "telegram";

    static final URI API = URI.create("https://api.telegram.org");
    /** Of characters after the tags are read; tags and addresses are counted too, so that it is never more. */
    private static final int LONGEST_TEXT = 4096;

    private final URI api;
    private final String token;
    private final String chat;

    Telegram(URI api, String token, String chat) {
        this.api = api;
        this.token = token;
        this.chat = chat;
    }

    public static Telegram of(String token, String chat) {
        if (!token.strip().matches("\\d{3,20}:[A-Za-z0-9_-]{20,100}")) {
            throw Fault.input("telegram.token is no bot's token; it looks like 123456:ABC-DEF…, as BotFather gives it");
        }
        if (!chat.strip().matches("-?\\d{1,20}|@[A-Za-z0-9_]{4,40}")) {
            throw Fault.input("telegram.chat is '" + chat + "'; set it to the chat's number or to @channelname");
        }
        return new Telegram(API, token.strip(), chat.strip());
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Telegram";
    }

    @Override
    public URI address() {
        return api.resolve("/bot" + token + "/sendMessage");
    }

    @Override
    public List<String> secrets() {
        return List.of(token);
    }

    @Override
    public byte[] body(Notification whole) {
        var message = whole.within(LONGEST_TEXT, text -> escaped(text).length());
        var body = Json.object().put("chat_id", chat).put("text", text(message)).put("parse_mode", "HTML");
        body.putObject("link_preview_options").put("is_disabled", true);
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }

    private static String text(Notification message) {
        var text = new StringBuilder("<b>")
                .append(escaped(message.title()))
                .append("</b>\n")
                .append(escaped(message.summary()));
        message.sections().forEach(section -> {
            text.append("\n\n<b>").append(escaped(section.heading())).append("</b>");
            if (!section.detail().isEmpty()) {
                text.append(" · ").append(escaped(section.detail()));
            }
            section.lines().forEach(line -> text.append("\n• ").append(line(line)));
        });
        if (message.omitted() > 0) {
            text.append("\n\n").append(escaped(message.more()));
        }
        if (!message.footer().isEmpty()) {
            text.append("\n\n<i>").append(escaped(message.footer())).append("</i>");
        }
        return text.toString();
    }

    private static String line(Line line) {
        String source = escaped(line.source().isEmpty() ? "source" : line.source());
        return escaped(line.text())
                + line.uri()
                        .map(uri -> " <a href=\"" + escaped(uri.toASCIIString()) + "\">" + source + "</a>")
                        .orElse(line.source().isEmpty() ? "" : " " + source);
    }

    static String escaped(String text) {
        return Html.withoutMarkup(text).replace("\"", "&quot;");
    }

    @Override
    public Optional<String> objection(String answer) {
        var node = MessageChannel.json(answer);
        return node.path("ok").asBoolean(false)
                ? Optional.empty()
                : Optional.of(node.path("description").asString("the answer does not say ok"));
    }

    @Override
    public Optional<Duration> retryAfter(String answer) {
        return MessageChannel.seconds(
                MessageChannel.json(answer).path("parameters").path("retry_after"));
    }
}

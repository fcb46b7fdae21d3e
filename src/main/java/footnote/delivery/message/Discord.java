package footnote.delivery.message;

import footnote.delivery.message.Notification.Line;
import footnote.runtime.json.Json;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Discord's webhooks: embeds with Markdown, in which every character that Markdown or a mention could read is escaped,
 * and no mention is allowed at all.
 */
public final class Discord implements MessageChannel {
    public static final String NAME = "discord";

    private static final Pattern HOSTS = Pattern.compile("(?:(?:ptb|canary)\\.)?discord(?:app)?\\.com");
    private static final Pattern MARKDOWN = Pattern.compile("[\\\\*_~`|>#\\-+=\\[\\](){}<:@!.]");
    private static final int LONGEST_DESCRIPTION = 4096;
    private static final int LONGEST_TITLE = 256;
    private static final int LONGEST_FOOTER = 2048;
    private static final int COLOR = 0x1F5FA8;

    private final URI address;

    Discord(URI address) {
        this.address = address;
    }

    public static Discord of(String webhook) {
        return new Discord(ServiceAddress.of("discord.webhook", webhook, HOSTS, "https://discord.com/api/webhooks/…"));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Discord";
    }

    /** With wait, the answer comes after the message was stored. */
    @Override
    public URI address() {
        String query = address.getRawQuery();
        return URI.create(address.toString() + (query == null ? "?wait=true" : "&wait=true"));
    }

    @Override
    public List<String> secrets() {
        return List.of(address.toString(), address.getPath());
    }

    @Override
    public byte[] body(Notification whole) {
        var message = whole.within(LONGEST_DESCRIPTION, text -> escaped(text).length());
        var body = Json.object();
        body.putObject("allowed_mentions").putArray("parse");
        var embed = body.putArray("embeds").addObject();
        embed.put("title", Notification.cut(message.title(), LONGEST_TITLE));
        embed.put("description", description(message));
        embed.put("color", COLOR);
        embed.put("timestamp", message.written().toString());
        if (!message.footer().isEmpty()) {
            embed.putObject("footer").put("text", Notification.cut(message.footer(), LONGEST_FOOTER));
        }
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }

    private static String description(Notification message) {
        var text = new StringBuilder(escaped(message.summary()));
        message.sections().forEach(section -> {
            text.append("\n\n**").append(escaped(section.heading())).append("**");
            if (!section.detail().isEmpty()) {
                text.append(" · ").append(escaped(section.detail()));
            }
            section.lines().forEach(line -> text.append('\n').append(line(line)));
        });
        if (message.omitted() > 0) {
            text.append("\n\n").append(escaped(message.more()));
        }
        return text.toString();
    }

    private static String line(Line line) {
        String source = line.source().isEmpty() ? "source" : line.source();
        return "• " + escaped(line.text())
                + line.uri()
                        .map(uri -> " [" + escaped(source) + "](" + inLink(uri) + ")")
                        .orElse(line.source().isEmpty() ? "" : " " + escaped(source));
    }

    /** Brackets would end the link. */
    private static String inLink(URI uri) {
        return uri.toASCIIString().replace("(", "%28").replace(")", "%29");
    }

    static String escaped(String text) {
        return MARKDOWN.matcher(text).replaceAll("\\\\$0");
    }

    @Override
    public Optional<Duration> retryAfter(String answer) {
        return MessageChannel.seconds(MessageChannel.json(answer).path("retry_after"));
    }
}

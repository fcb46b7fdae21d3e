package footnote.delivery.message;

import footnote.delivery.message.Notification.Line;
import footnote.delivery.message.Notification.Section;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Slack's incoming webhooks: blocks of rich text, whose text elements Slack does not parse, and a plain fallback in which
 * the three characters that Slack reads as control characters are escaped.
 */
public final class Slack implements MessageChannel {
    public static final String NAME = "slack";

    private static final Pattern HOSTS = Pattern.compile("hooks\\.slack(?:-gov)?\\.com");
    /** A message may have 50 blocks; the header, the summary, the rest and the footer take four. */
    private static final int MOST_SECTIONS = 40;

    private static final int LONGEST_TEXT = 3_800;
    private static final int LONGEST_FALLBACK = 3_000;

    private final URI address;

    Slack(URI address) {
        this.address = address;
    }

    public static Slack of(String webhook) {
        return new Slack(ServiceAddress.of("slack.webhook", webhook, HOSTS, "https://hooks.slack.com/services/…"));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Slack";
    }

    @Override
    public URI address() {
        return address;
    }

    @Override
    public List<String> secrets() {
        return List.of(address.toString(), address.getPath());
    }

    @Override
    public byte[] body(Notification whole) {
        var message = whole.within(LONGEST_TEXT, String::length);
        var body = Json.object();
        body.put("text", Notification.cut(escaped(message.title() + "\n" + message.plain()), LONGEST_FALLBACK));
        body.put("unfurl_links", false).put("unfurl_media", false);
        var blocks = body.putArray("blocks");
        blocks.addObject()
                .put("type", "header")
                .putObject("text")
                .put("type", "plain_text")
                .put("text", message.title());
        rich(blocks).add(text(message.summary()));
        message.sections().stream().limit(MOST_SECTIONS).forEach(section -> section(blocks, section));
        if (message.omitted() > 0) {
            rich(blocks).add(text(message.more()));
        }
        if (!message.footer().isEmpty()) {
            blocks.addObject()
                    .put("type", "context")
                    .putArray("elements")
                    .addObject()
                    .put("type", "plain_text")
                    .put("text", message.footer());
        }
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }

    /** Text within a string that Slack parses. */
    static String escaped(String text) {
        return Html.withoutMarkup(text);
    }

    private static ArrayNode rich(ArrayNode blocks) {
        return blocks.addObject()
                .put("type", "rich_text")
                .putArray("elements")
                .addObject()
                .put("type", "rich_text_section")
                .putArray("elements");
    }

    private static ObjectNode text(String words) {
        return Json.object().put("type", "text").put("text", words.isEmpty() ? " " : words);
    }

    private static void section(ArrayNode blocks, Section section) {
        var block = blocks.addObject().put("type", "rich_text").putArray("elements");
        var heading = block.addObject().put("type", "rich_text_section").putArray("elements");
        var name = text(section.heading());
        name.putObject("style").put("bold", true);
        heading.add(name);
        if (!section.detail().isEmpty()) {
            heading.add(text(" · " + section.detail()));
        }
        var list = block.addObject()
                .put("type", "rich_text_list")
                .put("style", "bullet")
                .putArray("elements");
        section.lines().forEach(line -> line(list, line));
    }

    private static void line(ArrayNode list, Line line) {
        var elements = list.addObject().put("type", "rich_text_section").putArray("elements");
        elements.add(text(line.text() + " "));
        line.uri()
                .ifPresentOrElse(
                        uri -> elements.addObject()
                                .put("type", "link")
                                .put("url", uri.toString())
                                .put("text", line.source().isEmpty() ? "source" : line.source()),
                        () -> elements.add(text(line.source())));
    }
}

package footnote.delivery.message;

import footnote.delivery.message.Notification.Line;
import footnote.runtime.json.Json;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Webhooks of Microsoft Teams, those of Workflows and of connectors: an Adaptive Card of rich text blocks, whose runs
 * Teams prints as they are.
 */
public final class Teams implements MessageChannel {
    public static final String NAME = "teams";

    private static final Pattern HOSTS = Pattern.compile(
            "(?:[a-z0-9-]+\\.)+(?:webhook\\.office\\.com|logic\\.azure\\.com|api\\.powerplatform\\.com)");
    /** A card may have 28 KB. */
    private static final int MOST_BYTES = 27_000;

    private final URI address;

    Teams(URI address) {
        this.address = address;
    }

    public static Teams of(String webhook) {
        return new Teams(ServiceAddress.of(
                "teams.webhook", webhook, HOSTS, "https://….logic.azure.com/… or https://….webhook.office.com/…"));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Microsoft Teams";
    }

    @Override
    public URI address() {
        return address;
    }

    @Override
    public List<String> secrets() {
        return Stream.of(address.toString(), address.getPath(), address.getRawQuery())
                .filter(Objects::nonNull)
                .toList();
    }

    @Override
    public byte[] body(Notification whole) {
        int most = MOST_BYTES;
        while (true) {
            var card = card(whole.within(most, text -> text.getBytes(StandardCharsets.UTF_8).length));
            if (card.length <= MOST_BYTES || most < 1_000) {
                return card;
            }
            most = most * 3 / 4; // the card's own JSON takes its part
        }
    }

    private static byte[] card(Notification message) {
        var body = Json.object().put("type", "message");
        var attachment = body.putArray("attachments").addObject();
        attachment.put("contentType", "application/vnd.microsoft.card.adaptive").putNull("contentUrl");
        var card = attachment
                .putObject("content")
                .put("$schema", "http://adaptivecards.io/schemas/adaptive-card.json")
                .put("type", "AdaptiveCard")
                .put("version", "1.4");
        card.putObject("msteams").put("width", "Full");
        var blocks = card.putArray("body");
        rich(blocks).add(run(message.title()).put("weight", "Bolder").put("size", "Large"));
        rich(blocks).add(run(message.summary()));
        message.sections().forEach(section -> {
            var heading = rich(blocks);
            heading.add(run(section.heading()).put("weight", "Bolder"));
            if (!section.detail().isEmpty()) {
                heading.add(run(" · " + section.detail()));
            }
            section.lines().forEach(line -> line(rich(blocks), line));
        });
        if (message.omitted() > 0) {
            rich(blocks).add(run(message.more()));
        }
        if (!message.footer().isEmpty()) {
            rich(blocks).add(run(message.footer()).put("isSubtle", true).put("size", "Small"));
        }
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }

    private static ArrayNode rich(ArrayNode blocks) {
        return blocks.addObject().put("type", "RichTextBlock").putArray("inlines");
    }

    private static ObjectNode run(String text) {
        return Json.object().put("type", "TextRun").put("text", text);
    }

    private static void line(ArrayNode inlines, Line line) {
        inlines.add(run("• " + line.text() + " "));
        var source = run(line.source().isEmpty() ? line.uri().map(_ -> "source").orElse("") : line.source());
        source.put("isSubtle", true);
        line.uri().ifPresent(uri -> source.putObject("selectAction")
                .put("type", "Action.OpenUrl")
                .put("url", uri.toString()));
        inlines.add(source);
    }

    /** Connectors answer 200 and say in words that Teams itself refused. */
    @Override
    public Optional<String> objection(String answer) {
        return answer.contains("Microsoft Teams endpoint returned HTTP error")
                ? Optional.of(Notification.cut(answer.strip(), 200))
                : Optional.empty();
    }
}

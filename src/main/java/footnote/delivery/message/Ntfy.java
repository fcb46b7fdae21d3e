package footnote.delivery.message;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A topic of ntfy, published as JSON to the server's root; ntfy shows plain text as it is. */
public final class Ntfy implements MessageChannel {
    public static final String NAME = "ntfy";

    /** Longer texts become an attachment. */
    private static final int MOST_BYTES = 4096;

    private static final int MORE_ROOM = 200;

    private final URI root;
    private final String topic;
    private final String token;

    Ntfy(URI root, String topic, String token) {
        this.root = root;
        this.topic = topic;
        this.token = token;
    }

    public static Ntfy of(String url, String token) {
        var uri = ServiceAddress.anywhere("ntfy.url", url, "https://ntfy.sh/your-topic");
        String path = uri.getPath() == null ? "" : uri.getPath().replaceAll("/+$", "");
        String topic = path.substring(path.lastIndexOf('/') + 1);
        if (!topic.matches("[A-Za-z0-9_-]{1,64}")) {
            throw Fault.input("ntfy.url names no topic; write it like https://ntfy.sh/your-topic");
        }
        String before = path.substring(0, path.length() - topic.length());
        return new Ntfy(uri.resolve(before.isEmpty() ? "/" : before), topic, token.strip());
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "ntfy";
    }

    @Override
    public URI address() {
        return root;
    }

    @Override
    public List<String> secrets() {
        return List.of(topic, token);
    }

    @Override
    public byte[] body(Notification whole) {
        int most = MOST_BYTES - MORE_ROOM;
        var message = whole.within(most, Ntfy::bytes);
        while (bytes(message.plain()) > MOST_BYTES && most > MORE_ROOM) {
            most -= MORE_ROOM;
            message = whole.within(most, Ntfy::bytes);
        }
        var body = Json.object()
                .put("topic", topic)
                .put("title", message.title())
                .put("message", message.plain())
                .put("markdown", false);
        var link = message.sections().stream()
                .flatMap(section -> section.lines().stream())
                .flatMap(line -> line.uri().stream())
                .findFirst();
        link.ifPresent(uri -> body.put("click", uri.toString()));
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public Map<String, String> headers(String id, byte[] body, Instant now) {
        return token.isEmpty() ? Map.of() : Map.of("Authorization", "Bearer " + token);
    }
}

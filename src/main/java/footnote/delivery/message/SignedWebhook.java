package footnote.delivery.message;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.secret.Sha256;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * A webhook of one's own, signed by the Standard Webhooks scheme: {@code webhook-signature} is {@code v1,} and the base64
 * of HMAC-SHA256 over id, timestamp and body, joined by dots. A receiver checks the signature, refuses old timestamps and
 * knows a repetition by {@code webhook-id}.
 */
public final class SignedWebhook implements MessageChannel {
    public static final String NAME = "webhook";

    private static final String PREFIX = "whsec_";
    private static final int SHORTEST_SECRET = 16;

    private final URI address;
    private final String secret;

    SignedWebhook(URI address, String secret) {
        this.address = address;
        this.secret = secret;
    }

    public static SignedWebhook of(String url, String secret) {
        var uri = ServiceAddress.anywhere("webhook.url", url, "https://example.org/hooks/footnote");
        if (secret.strip().length() < SHORTEST_SECRET) {
            throw Fault.input("webhook.secret has fewer than " + SHORTEST_SECRET
                    + " characters; set a long random one, as whsec_ and base64 or as plain text");
        }
        return new SignedWebhook(uri, secret.strip());
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "The webhook's server";
    }

    @Override
    public URI address() {
        return address;
    }

    @Override
    public List<String> secrets() {
        return List.of(address.toString(), secret);
    }

    @Override
    public byte[] body(Notification message) {
        var body = Json.object()
                .put("id", message.id())
                .put("type", message.kind())
                .put("timestamp", message.written().toString())
                .put("title", message.title())
                .put("summary", message.summary());
        body.set("sections", Json.node(message.sections()));
        body.put("footer", message.footer());
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Map<String, String> headers(String id, byte[] body, Instant now) {
        String time = String.valueOf(now.getEpochSecond());
        return Map.of(
                "webhook-id", id,
                "webhook-timestamp", time,
                "webhook-signature", "v1," + signature(id, time, body));
    }

    private String signature(String id, String time, byte[] body) {
        byte[] start = (id + "." + time + ".").getBytes(StandardCharsets.UTF_8);
        byte[] signed = new byte[start.length + body.length];
        System.arraycopy(start, 0, signed, 0, start.length);
        System.arraycopy(body, 0, signed, start.length, body.length);
        return Base64.getEncoder().encodeToString(Sha256.hmac(key(), signed));
    }

    private byte[] key() {
        if (secret.startsWith(PREFIX)) {
            try {
                return Base64.getDecoder().decode(secret.substring(PREFIX.length()));
            } catch (IllegalArgumentException _) {
                // a secret that only looks like one in base64
            }
        }
        return secret.getBytes(StandardCharsets.UTF_8);
    }
}

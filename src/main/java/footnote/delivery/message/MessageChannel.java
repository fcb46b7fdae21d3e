package footnote.delivery.message;

import footnote.runtime.json.Json;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** A service that takes messages over HTTP: its address, its format, and how its answers read. */
public interface MessageChannel {
    /** As settings and commands call it: slack, telegram. */
    String name();

    /** As a sentence calls it: Slack, Telegram. */
    String title();

    /** Where it is posted; may hold a secret. */
    URI address();

    /** What of its configuration nobody may read. */
    Iterable<String> secrets();

    /** The message in the service's wire format, within its limits. */
    byte[] body(Notification message);

    /** Headers beside the content type; the time is that of this try. */
    default Map<String, String> headers(String id, byte[] body, Instant now) {
        return Map.of();
    }

    /** Why an answer of 200 to 299 means that the message was not taken; empty where it was. */
    default Optional<String> objection(String answer) {
        return Optional.empty();
    }

    /** How long the body of a refusal asks to wait, where it is not in the header. */
    default Optional<Duration> retryAfter(String answer) {
        return Optional.empty();
    }

    /** An answer as JSON; an empty node where it is none. */
    static JsonNode json(String answer) {
        try {
            return answer.isBlank() ? Json.object() : Json.tree(answer);
        } catch (JacksonException _) {
            return Json.object();
        }
    }

    /** Seconds with a fraction, rounded up. */
    static Optional<Duration> seconds(JsonNode node) {
        return node.isNumber() && node.asDouble() >= 0 && node.asDouble() < 1e7
                ? Optional.of(Duration.ofMillis((long) Math.ceil(node.asDouble() * 1000)))
                : Optional.empty();
    }
}

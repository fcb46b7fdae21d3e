package footnote.runtime.model.wire;

import footnote.runtime.json.Json;
import footnote.runtime.model.Provider.Protocol;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What LangChain4j sends, brought into the form that the provider takes. */
final class RequestBody {
    private static final Pattern STREAM_REFUSED = Pattern.compile("(?i)\\bstream");
    private static final Pattern LIMIT_REFUSED = Pattern.compile("(?i)max_(?:completion_)?tokens");
    private static final int CHARACTERS_A_TOKEN = 3;
    private static final int SMALLEST_CONTEXT = 4096;
    private static final int LARGEST_CONTEXT = 131_072;

    private RequestBody() {}

    static String adapted(Protocol protocol, String body) {
        return switch (protocol) {
            case GEMINI -> body.contains("\"functionResponse\"") ? withJoinedResponses(body) : body;
            case OLLAMA -> withContext(body);
            case OPENAI, COMPATIBLE, ANTHROPIC -> body;
        };
    }

    /** The body with this limit on the answer's tokens, under whichever name the provider has for it. */
    static String limited(String body, int most) {
        if (!(Json.tree(body) instanceof ObjectNode request)) {
            return body;
        }
        boolean changed = set(request, "max_tokens", most);
        changed |= set(request, "max_completion_tokens", most);
        if (request.get("generationConfig") instanceof ObjectNode config) {
            changed |= set(config, "maxOutputTokens", most);
        }
        if (request.get("options") instanceof ObjectNode options) {
            changed |= set(options, "num_predict", most);
        }
        return changed ? request.toString() : body;
    }

    private static boolean set(ObjectNode node, String name, int value) {
        boolean other = node.has(name) && node.path(name).asInt(value) != value;
        if (other) {
            node.put(name, value);
        }
        return other;
    }

    /** The body without what a 400 names as refused: the stream, or the name of the limit on output. */
    static Optional<String> repaired(String body, Refusal refusal) {
        if (refusal.status() != 400 || !(Json.tree(body) instanceof ObjectNode request)) {
            return Optional.empty();
        }
        if (LIMIT_REFUSED.matcher(refusal.why()).find()) {
            return renamed(request, "max_tokens", "max_completion_tokens")
                    .or(() -> renamed(request, "max_completion_tokens", "max_tokens"));
        }
        if (STREAM_REFUSED.matcher(refusal.why()).find()
                && request.path("stream").asBoolean(false)) {
            request.remove("stream_options");
            return Optional.of(request.put("stream", false).toString());
        }
        return Optional.empty();
    }

    private static Optional<String> renamed(ObjectNode request, String from, String to) {
        var limit = request.get(from);
        if (limit == null) {
            return Optional.empty();
        }
        request.remove(from);
        request.set(to, limit);
        return Optional.of(request.toString());
    }

    /** Gemini wants the results of all calls of one turn in one content. */
    private static String withJoinedResponses(String body) {
        if (!(Json.tree(body) instanceof ObjectNode request)
                || !(request.get("contents") instanceof ArrayNode contents)) {
            return body;
        }
        var joined = Json.mapper().createArrayNode();
        for (var content : contents) {
            if (!joined.isEmpty()
                    && responses(content)
                    && responses(joined.get(joined.size() - 1))
                    && joined.get(joined.size() - 1).get("parts") instanceof ArrayNode parts) {
                content.path("parts").forEach(parts::add);
            } else {
                joined.add(content);
            }
        }
        request.set("contents", joined);
        return request.toString();
    }

    private static boolean responses(JsonNode content) {
        var parts = content.path("parts");
        return !parts.isEmpty() && parts.valueStream().allMatch(part -> part.has("functionResponse"));
    }

    /** Ollama cuts a prompt that is longer than its small default context, and says nothing. */
    private static String withContext(String body) {
        if (!(Json.tree(body) instanceof ObjectNode request)) {
            return body;
        }
        var options = request.get("options") instanceof ObjectNode there ? there : request.putObject("options");
        int needed =
                body.length() / CHARACTERS_A_TOKEN + options.path("num_predict").asInt(0);
        int context = SMALLEST_CONTEXT;
        while (context < needed && context < LARGEST_CONTEXT) {
            context *= 2;
        }
        options.put("num_ctx", context);
        return request.toString();
    }
}

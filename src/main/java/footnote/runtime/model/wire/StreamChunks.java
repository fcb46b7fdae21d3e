package footnote.runtime.model.wire;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Brings OpenAI-compatible stream chunks into the form LangChain4j reads: it looks only at the first tool call of a
 * chunk and only at a delta, while some servers send several calls at once, or a whole message.
 */
final class StreamChunks {
    private StreamChunks() {}

    static List<JsonNode> singly(JsonNode chunk) {
        if (!(chunk.path("choices").path(0) instanceof ObjectNode choice)) {
            return List.of(chunk);
        }
        if (choice.get("message") instanceof ObjectNode message) {
            choice.remove("message");
            choice.set("delta", message);
        }
        if (!(choice.path("delta").path("tool_calls") instanceof ArrayNode calls) || calls.isEmpty()) {
            return List.of(chunk);
        }
        for (int i = 0; i < calls.size(); i++) {
            if (calls.get(i) instanceof ObjectNode call && !call.path("index").isNumber() && calls.size() > 1) {
                call.put("index", i);
            }
        }
        var singles = new ArrayList<JsonNode>();
        for (int i = 0; i < calls.size(); i++) {
            singles.add(i == 0 ? first(chunk, calls.get(0)) : further(chunk, calls.get(i)));
        }
        return singles;
    }

    private static JsonNode first(JsonNode chunk, JsonNode call) {
        var single = chunk.deepCopy();
        ((ObjectNode) single.path("choices").path(0).path("delta"))
                .putArray("tool_calls")
                .add(call);
        return single;
    }

    /** Only the call: text and usage went with the first. */
    private static JsonNode further(JsonNode chunk, JsonNode call) {
        var single = (ObjectNode) first(chunk, call);
        single.remove("usage");
        ((ObjectNode) single.path("choices").path(0).path("delta")).remove("content");
        return single;
    }
}

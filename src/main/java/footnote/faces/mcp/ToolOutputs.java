package footnote.faces.mcp;

import footnote.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON schema of what each tool returns. What a route of the HTTP API returns too is described once, in
 * openapi.json.
 */
final class ToolOutputs {
    /** Every workflow returns a run. */
    private static final String WORKFLOW = "$workflow";

    private static final String COMPONENT = "#/components/schemas/";
    private static final String DEFINITION = "#/$defs/";

    private final JsonNode outputs = read("outputs.json");
    private final JsonNode components =
            read("/web/openapi.json").path("components").path("schemas");

    private static JsonNode read(String name) {
        try (var file = ToolOutputs.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is missing from the program");
            }
            return Json.tree(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whole in itself: what it refers to is among its own definitions. */
    Map<String, Object> schema(String tool) {
        var definitions = new TreeMap<String, JsonNode>();
        var schema = inlined(outputs.has(tool) ? outputs.path(tool) : outputs.path(WORKFLOW), definitions);
        if (schema.has("$ref")) { // the protocol wants the type at the root
            schema = definitions.remove(schema.path("$ref").asString().substring(DEFINITION.length()));
        }
        var whole = Json.object();
        whole.put("type", "object");
        schema.properties().forEach(field -> whole.set(field.getKey(), field.getValue()));
        if (!definitions.isEmpty()) {
            whole.set("$defs", Json.node(definitions));
        }
        return Json.mapper().convertValue(whole, new TypeReference<>() {});
    }

    private JsonNode inlined(JsonNode schema, Map<String, JsonNode> definitions) {
        return switch (schema) {
            case ArrayNode list -> {
                var copy = Json.object().putArray("list");
                list.forEach(each -> copy.add(inlined(each, definitions)));
                yield copy;
            }
            case ObjectNode object -> {
                var copy = Json.object();
                object.properties().forEach(field -> copy.set(field.getKey(), inlined(field.getValue(), definitions)));
                if (copy.path("$ref").asString("").startsWith(COMPONENT)) {
                    String name = copy.path("$ref").asString().substring(COMPONENT.length());
                    copy.put("$ref", DEFINITION + name);
                    define(name, definitions);
                }
                yield copy;
            }
            default -> schema;
        };
    }

    private void define(String name, Map<String, JsonNode> definitions) {
        if (!components.has(name)) {
            throw new IllegalStateException("openapi.json has no schema '" + name + "'");
        }
        if (!definitions.containsKey(name)) {
            definitions.put(name, Json.object()); // asked for once, however often it is referred to
            definitions.put(name, inlined(components.path(name), definitions));
        }
    }
}

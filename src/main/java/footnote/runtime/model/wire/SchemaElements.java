package footnote.runtime.model.wire;

import dev.langchain4j.model.chat.request.json.JsonAnyOfSchema;
import dev.langchain4j.model.chat.request.json.JsonArraySchema;
import dev.langchain4j.model.chat.request.json.JsonBooleanSchema;
import dev.langchain4j.model.chat.request.json.JsonEnumSchema;
import dev.langchain4j.model.chat.request.json.JsonIntegerSchema;
import dev.langchain4j.model.chat.request.json.JsonNumberSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.langchain4j.model.chat.request.json.JsonStringSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A JSON schema in LangChain4j's elements, which tools need: not every provider takes a raw schema for them. */
final class SchemaElements {
    private SchemaElements() {}

    static JsonObjectSchema object(JsonNode schema) {
        var object = JsonObjectSchema.builder();
        if (about(schema) != null) {
            object.description(about(schema));
        }
        schema.path("properties")
                .properties()
                .forEach(entry -> object.addProperty(entry.getKey(), of(entry.getValue())));
        return object.required(words(schema.path("required")))
                .additionalProperties(schema.path("additionalProperties").isObject())
                .build();
    }

    private static JsonSchemaElement of(JsonNode schema) {
        if (schema.has("anyOf")) {
            return JsonAnyOfSchema.builder()
                    .anyOf(schema.get("anyOf")
                            .valueStream()
                            .map(SchemaElements::of)
                            .toList())
                    .build();
        }
        if (schema.has("enum")) {
            return JsonEnumSchema.builder()
                    .enumValues(words(schema.get("enum")))
                    .description(about(schema))
                    .build();
        }
        return switch (schema.path("type").asString("")) {
            case "array" ->
                JsonArraySchema.builder()
                        .items(of(schema.path("items")))
                        .description(about(schema))
                        .build();
            case "boolean" ->
                JsonBooleanSchema.builder().description(about(schema)).build();
            case "integer" ->
                JsonIntegerSchema.builder().description(about(schema)).build();
            case "number" ->
                JsonNumberSchema.builder().description(about(schema)).build();
            case "string" ->
                JsonStringSchema.builder().description(about(schema)).build();
            default -> object(schema);
        };
    }

    private static @Nullable String about(JsonNode schema) {
        var said = schema.path("description").asString("");
        var format = schema.path("format").asString("");
        String both = format.isEmpty() ? said : (said + " (" + format + ")").strip();
        return both.isEmpty() ? null : both;
    }

    private static List<String> words(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }
}

package footnote.runtime.run;

import footnote.runtime.json.Json;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON schema of one kind of reply, and the check of a reply against it. */
final class ReplySchema {
    private static final int LONGEST_TEXT = 10_000;
    /** Why the reader stops: nobody has to say. */
    static final String REASON = "reason";

    private ReplySchema() {}

    /** The schema of a record's JSON; a choice carries its name in {@code type}. */
    static ObjectNode of(Class<?> type, boolean choice) {
        var schema = head(Json.snake(type.getSimpleName()), choice);
        for (var field : type.getRecordComponents()) {
            add(schema, Json.snake(field.getName()), property(field.getGenericType()), required(field));
        }
        return schema;
    }

    /** The schema of an option that an earlier version kept by its fields alone: each is a text. */
    static ObjectNode of(String name, List<String> fields, boolean choice) {
        var schema = head(name, choice);
        fields.forEach(field -> add(schema, field, property(String.class), !field.equals(REASON)));
        return schema;
    }

    private static ObjectNode head(String name, boolean choice) {
        var schema = Json.object().put("type", "object");
        schema.putObject("properties");
        schema.putArray("required");
        schema.put("additionalProperties", false);
        if (choice) {
            add(schema, "type", Json.object().put("const", name), true);
        }
        return schema;
    }

    private static void add(ObjectNode schema, String field, ObjectNode property, boolean required) {
        schema.withObject("properties").set(field, property);
        if (required) {
            schema.withArray("required").add(field);
        }
    }

    private static boolean required(RecordComponent field) {
        return field.getType() != Optional.class
                && !Collection.class.isAssignableFrom(field.getType())
                && !field.getName().equals(REASON);
    }

    private static ObjectNode property(Type type) {
        var node = Json.object();
        if (type instanceof ParameterizedType generic) {
            var inner = property(generic.getActualTypeArguments()[0]);
            if (generic.getRawType() == Optional.class) {
                return inner;
            }
            node.put("type", "array").set("items", inner);
            return node;
        }
        if (type instanceof Class<?> plain && plain.isEnum()) {
            var values = node.put("type", "string").putArray("enum");
            Arrays.stream(plain.getEnumConstants()).forEach(value -> values.add(((Enum<?>) value).name()));
            return node;
        }
        if (type == boolean.class || type == Boolean.class) {
            return node.put("type", "boolean");
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return node.put("type", "integer");
        }
        if (type instanceof Class<?> number && (number.isPrimitive() || Number.class.isAssignableFrom(number))) {
            return node.put("type", "number");
        }
        return type == String.class
                ? node.put("type", "string").put("maxLength", LONGEST_TEXT)
                : node.put("type", "object");
    }

    /** Refuses a field that is missing or of another type; strict also one that there is not. */
    static void check(String option, JsonNode schema, JsonNode reply, boolean strict) {
        for (var required : schema.path("required")) {
            var given = reply.path(required.asString());
            if (given.isMissingNode() || given.isNull()) {
                throw Fault.input("reply." + required.asString() + " is missing; '" + option.replace('_', ' ')
                        + "' is written " + example(schema));
            }
        }
        for (var field : reply.properties()) {
            var property = schema.path("properties").path(field.getKey());
            if (property.isMissingNode() && strict) {
                throw Fault.input("reply." + field.getKey() + " is no field of '" + option.replace('_', ' ')
                        + "', which is written " + example(schema));
            }
            checkValue("reply." + field.getKey(), property, field.getValue());
        }
    }

    private static void checkValue(String field, JsonNode property, JsonNode value) {
        String type = property.path("type").asString("");
        if (value.isNull() || !fits(type, value)) {
            throw Fault.input(
                    field + " is " + (value.isNull() ? "null" : "of another type") + "; it must be a JSON " + type);
        }
        if (value.isString() && value.asString().length() > LONGEST_TEXT) {
            throw Fault.input(field + " has " + value.asString().length() + " characters; at most " + LONGEST_TEXT
                    + " are accepted");
        }
        if (value.isString() && value.asString().indexOf('\0') >= 0) {
            throw Fault.input(field + " contains the character U+0000; leave it out");
        }
        var values = property.path("enum");
        if (values.isArray() && values.valueStream().noneMatch(value::equals)) {
            throw Fault.input(field + " is '" + value.asString() + "'; it must be one of " + values);
        }
        for (var item : value.isArray() ? value : Json.object()) {
            checkValue(field, property.path("items"), item);
        }
    }

    private static boolean fits(String type, JsonNode value) {
        return switch (type) {
            case "string" -> value.isString();
            case "boolean" -> value.isBoolean();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "array" -> value.isArray();
            case "object" -> value.isObject();
            default -> true;
        };
    }

    private static JsonNode example(JsonNode schema) {
        var example = Json.object();
        schema.path("properties").properties().forEach(field -> {
            var property = field.getValue();
            switch (property.path("type").asString("const")) {
                case "const" -> example.set(field.getKey(), property.path("const"));
                case "boolean" -> example.put(field.getKey(), true);
                case "integer", "number" -> example.put(field.getKey(), 1);
                case "array" -> example.putArray(field.getKey());
                default -> example.put(field.getKey(), "…");
            }
        });
        return example;
    }
}

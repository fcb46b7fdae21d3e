package footnote.runtime.model;

import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Says what is wrong with a value beside its schema, in words a model can act on; empty when nothing is. */
final class SchemaCheck {
    private final boolean strict;

    private SchemaCheck(boolean strict) {
        this.strict = strict;
    }

    /** For tool arguments: an unknown key is refused by name, for a misspelt one must not be dropped in silence. */
    static Optional<String> strict(JsonNode value, JsonNode schema) {
        return new SchemaCheck(true).check(value, schema, "");
    }

    /** For answers: what is superfluous is left out, a name in the wrong case is set right, a list left out is empty. */
    static Optional<String> lenient(JsonNode value, JsonNode schema) {
        return new SchemaCheck(false).check(value, schema, "");
    }

    private Optional<String> check(JsonNode value, JsonNode schema, String at) {
        if (schema.has("enum")) {
            return named(value, schema, at, _ -> {});
        }
        if (schema.has("anyOf")) {
            return choice(value, (ArrayNode) schema.get("anyOf"), at);
        }
        return switch (schema.path("type").asString("")) {
            case "object" ->
                value instanceof ObjectNode object ? object(object, schema, at) : not("an object", value, at);
            case "array" -> value instanceof ArrayNode array ? array(array, schema, at) : not("a list", value, at);
            case "string" ->
                value.isString() || (!strict && value.isValueNode()) ? Optional.empty() : not("text", value, at);
            case "integer" ->
                value.isIntegralNumber() || numeric(value) ? Optional.empty() : not("a whole number", value, at);
            case "number" -> value.isNumber() || numeric(value) ? Optional.empty() : not("a number", value, at);
            case "boolean" -> value.isBoolean() || !strict ? Optional.empty() : not("true or false", value, at);
            default -> Optional.empty();
        };
    }

    private Optional<String> object(ObjectNode object, JsonNode schema, String at) {
        var properties = schema.path("properties");
        for (var name : schema.path("required")) {
            boolean list =
                    properties.path(name.asString()).path("type").asString("").equals("array");
            if (!strict && list && !object.hasNonNull(name.asString())) {
                object.putArray(name.asString()); // an empty list left out says the same
            }
            if (object.path(name.asString()).isNull()
                    || object.path(name.asString()).isMissingNode()) {
                return Optional.of("'" + inside(at, name.asString()) + "' is missing");
            }
        }
        for (var entry : object.properties()) {
            var property = properties.get(entry.getKey());
            if (property == null) {
                var wrong = unknown(entry.getKey(), entry.getValue(), schema, at);
                if (wrong.isPresent()) {
                    return wrong;
                }
            } else if (!entry.getValue().isNull()) {
                var wrong = property(object, entry.getKey(), property, at);
                if (wrong.isPresent()) {
                    return wrong;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> unknown(String name, JsonNode value, JsonNode schema, String at) {
        var others = schema.path("additionalProperties");
        if (others.isObject()) {
            return check(value, others, inside(at, name));
        }
        return strict && others.isBoolean()
                ? Optional.of("'" + inside(at, name) + "' is not an argument; there are "
                        + String.join(", ", schema.path("properties").propertyNames()))
                : Optional.empty();
    }

    private Optional<String> property(ObjectNode object, String name, JsonNode schema, String at) {
        var value = object.get(name);
        return schema.has("enum")
                ? named(value, schema, inside(at, name), right -> object.set(name, right))
                : check(value, schema, inside(at, name));
    }

    /** One of a few names; one that differs only in case is set right. */
    private Optional<String> named(JsonNode value, JsonNode schema, String at, Consumer<JsonNode> correct) {
        String given = value.asString("");
        for (var allowed : schema.get("enum")) {
            if (allowed.asString().equals(given)) {
                return Optional.empty();
            }
            if (!strict && allowed.asString().equalsIgnoreCase(given.strip().replace(' ', '_'))) {
                correct.accept(allowed);
                return Optional.empty();
            }
        }
        return Optional.of("'" + at + "' is " + shown(value) + "; it is one of " + schema.get("enum"));
    }

    private Optional<String> array(ArrayNode array, JsonNode schema, String at) {
        var items = schema.path("items");
        for (int i = 0; i < array.size(); i++) {
            int place = i;
            String where = at + "[" + i + "]";
            var wrong = items.has("enum")
                    ? named(array.get(i), items, where, right -> array.set(place, right))
                    : check(array.get(i), items, where);
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return Optional.empty();
    }

    private Optional<String> choice(JsonNode value, ArrayNode variants, String at) {
        String type = value.path("type").asString("");
        for (var variant : variants) {
            if (variant.path("properties")
                    .path("type")
                    .path("enum")
                    .path(0)
                    .asString("")
                    .equals(type)) {
                return check(value, variant, at);
            }
        }
        var types = variants.valueStream()
                .map(variant -> variant.path("properties")
                        .path("type")
                        .path("enum")
                        .path(0)
                        .asString(""))
                .toList();
        return Optional.of("'" + inside(at, "type") + "' is " + shown(value.path("type")) + "; it is one of " + types);
    }

    private boolean numeric(JsonNode value) {
        return !strict && value.isString() && value.asString().strip().matches("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");
    }

    private static Optional<String> not(String wanted, JsonNode value, String at) {
        return Optional.of((at.isEmpty() ? "the whole" : "'" + at + "'") + " is " + shown(value) + ", not " + wanted);
    }

    private static String inside(String at, String name) {
        return at.isEmpty() ? name : at + "." + name;
    }

    private static String shown(JsonNode value) {
        return value.isMissingNode() ? "missing" : TextTrimming.cut(value.toString(), 60);
    }
}

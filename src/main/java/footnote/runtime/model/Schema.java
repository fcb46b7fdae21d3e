package footnote.runtime.model;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonValue;
import footnote.runtime.json.Json;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON schema of a record, as {@link Json} writes it: snake_case names, sealed choices told apart by type. */
public final class Schema {
    private static final Set<Class<?>> INTEGERS =
            Set.of(int.class, Integer.class, long.class, Long.class, short.class, Short.class, BigInteger.class);
    private static final Set<Class<?>> NUMBERS =
            Set.of(double.class, Double.class, float.class, Float.class, BigDecimal.class);

    private final Deque<Class<?>> above = new ArrayDeque<>();

    private Schema() {}

    public static JsonNode of(Class<?> type) {
        return new Schema().schema(type);
    }

    private ObjectNode schema(Type type) {
        return switch (type) {
            case Class<?> plain -> plain(plain);
            case ParameterizedType generic -> generic(generic);
            default -> throw new IllegalArgumentException("no JSON schema for " + type.getTypeName());
        };
    }

    private ObjectNode generic(ParameterizedType type) {
        var raw = (Class<?>) type.getRawType();
        var arguments = type.getActualTypeArguments();
        if (raw == Optional.class) {
            return schema(arguments[0]);
        }
        if (Collection.class.isAssignableFrom(raw)) {
            var array = typed("array");
            array.set("items", schema(arguments[0]));
            return array;
        }
        if (Map.class.isAssignableFrom(raw)) {
            var object = typed("object");
            object.set("additionalProperties", schema(arguments[1]));
            return object;
        }
        return plain(raw);
    }

    private ObjectNode plain(Class<?> type) {
        if (type == String.class || type == Duration.class || type == char.class || written(type)) {
            return typed("string");
        }
        if (type == boolean.class || type == Boolean.class) {
            return typed("boolean");
        }
        if (INTEGERS.contains(type)) {
            return typed("integer");
        }
        if (NUMBERS.contains(type)) {
            return typed("number");
        }
        if (type == LocalDate.class) {
            return typed("string").put("format", "date");
        }
        if (type == Instant.class) {
            return typed("string").put("format", "date-time");
        }
        if (type.isEnum()) {
            var named = typed("string");
            var names = named.putArray("enum");
            Arrays.stream(type.getEnumConstants()).map(Json::node).forEach(names::add);
            return named;
        }
        return compound(type);
    }

    private ObjectNode compound(Class<?> type) {
        if (JsonNode.class.isAssignableFrom(type) || type == Object.class) {
            return Json.object();
        }
        if (above.contains(type)) {
            throw new IllegalArgumentException(
                    type.getSimpleName() + " holds itself; a schema for a model has an end: use a flat list");
        }
        above.push(type);
        try {
            if (type.isSealed() && type.isInterface()) {
                return choice(type);
            }
            if (type.isRecord()) {
                return object(type);
            }
        } finally {
            above.pop();
        }
        throw new IllegalArgumentException("no JSON schema for " + type.getName() + "; use a record");
    }

    private ObjectNode choice(Class<?> type) {
        var choice = Json.object();
        var variants = choice.putArray("anyOf");
        for (var variant : type.getPermittedSubclasses()) {
            variants.add(schema(variant));
        }
        return choice;
    }

    private ObjectNode object(Class<?> type) {
        var object = typed("object");
        var properties = object.putObject("properties");
        var required = object.putArray("required");
        if (Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed)) {
            properties.set("type", typed("string"));
            ((ObjectNode) properties.get("type")).putArray("enum").add(Json.snake(type.getSimpleName()));
            required.add("type");
        }
        for (var component : type.getRecordComponents()) {
            String name = Json.snake(component.getName());
            properties.set(name, described(component));
            if (component.getType() != Optional.class) {
                required.add(name);
            }
        }
        return object.put("additionalProperties", false);
    }

    private ObjectNode described(RecordComponent component) {
        var schema = schema(component.getGenericType());
        var choices = component.getAnnotation(OneOf.class);
        if (choices != null) {
            var texts = schema.get("items") instanceof ObjectNode items ? items : schema;
            var names = texts.putArray("enum");
            Arrays.stream(choices.value()).forEach(names::add);
        }
        var about = component.getAccessor().getAnnotation(JsonPropertyDescription.class);
        return about == null ? schema : schema.put("description", about.value());
    }

    /** Whether a type is written as a bare value, such as a ticker as its symbol. */
    private static boolean written(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .anyMatch(method ->
                        method.isAnnotationPresent(JsonValue.class) && method.getReturnType() == String.class);
    }

    private static ObjectNode typed(String type) {
        return Json.object().put("type", type);
    }
}

package footnote.faces.http;

import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Reads bodies to the letter: no unknown field, no field twice, no number where a string belongs, nothing after the end. */
final class StrictBodies {
    private static final JsonMapper MAPPER = Json.mapper()
            .rebuild()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .withCoercionConfigDefaults(coercions -> {
                for (var shape : new CoercionInputShape[] {
                    CoercionInputShape.Integer,
                    CoercionInputShape.Float,
                    CoercionInputShape.Boolean,
                    CoercionInputShape.String,
                    CoercionInputShape.EmptyString
                }) {
                    coercions.setCoercion(shape, CoercionAction.Fail);
                }
            })
            .withCoercionConfig(
                    LogicalType.Float,
                    numbers -> numbers.setCoercion(CoercionInputShape.Integer, CoercionAction.TryConvert))
            .build();

    private StrictBodies() {}

    static JsonMapper mapper() {
        return MAPPER;
    }

    /** Names the field that does not fit, without a word of the program's own classes; empty for what is no JSON. */
    static String refusal(JacksonException thrown) {
        String field = thrown.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "[" + step.getIndex() + "]" : step.getPropertyName())
                .collect(Collectors.joining("."));
        if (thrown instanceof UnrecognizedPropertyException unknown) {
            return field + " is unknown; it must be one of "
                    + unknown.getKnownPropertyIds().stream()
                            .map(Object::toString)
                            .sorted()
                            .collect(Collectors.joining(", "));
        }
        if (thrown instanceof MismatchedInputException mismatch) {
            return (field.isEmpty() ? "the body" : field) + " must be " + words(mismatch.getTargetType());
        }
        return "";
    }

    private static String words(Class<?> type) {
        if (type == String.class) {
            return "a string";
        }
        if (type == LocalDate.class) {
            return "a day such as 2024-06-30";
        }
        if (type == Boolean.class || type == boolean.class) {
            return "true or false";
        }
        if (type == Integer.class || type == int.class || type == Long.class || type == long.class) {
            return "a whole number";
        }
        return type == BigDecimal.class || type == Double.class || type == double.class ? "a number" : "an object";
    }
}

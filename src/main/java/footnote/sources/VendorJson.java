package footnote.sources;

import footnote.sources.SourceException.Malformed;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Reads vendors' JSON leniently: what is not there, or not of the kind asked for, is empty. */
public final class VendorJson {
    /** Exact decimals, snake_case. */
    public static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    /** No figure of a company has more digits or zeros; a longer one would only cost memory. */
    private static final int MAX_SCALE = 64;

    private VendorJson() {}

    public static JsonNode tree(String vendor, String what, byte[] body) {
        try {
            JsonNode tree = MAPPER.readTree(body);
            if (tree == null || tree.isMissingNode() || tree.isNull()) {
                throw new Malformed(vendor, what, "empty JSON");
            }
            return tree;
        } catch (JacksonException broken) {
            throw new Malformed(vendor, what, "broken JSON, " + broken.getOriginalMessage(), broken);
        }
    }

    /** A text that is not blank. */
    public static Optional<String> text(JsonNode node) {
        return node.isString() ? Optional.of(node.stringValue()).filter(each -> !each.isBlank()) : Optional.empty();
    }

    /** A number, plain, as text, or wrapped as {@code {raw, fmt}}. */
    public static Optional<BigDecimal> decimal(JsonNode node) {
        if (node.isNumber()) {
            return Optional.of(node.decimalValue()).filter(VendorJson::sane);
        }
        if (node.isString()) {
            return decimal(node.stringValue());
        }
        return node.isObject() && node.has("raw") ? decimal(node.get("raw")) : Optional.empty();
    }

    private static Optional<BigDecimal> decimal(String text) {
        try {
            return text.length() > MAX_SCALE
                    ? Optional.empty()
                    : Optional.of(new BigDecimal(text)).filter(VendorJson::sane);
        } catch (NumberFormatException _) {
            return Optional.empty();
        }
    }

    private static boolean sane(BigDecimal value) {
        return Math.abs(value.scale()) <= MAX_SCALE && value.precision() <= MAX_SCALE;
    }

    /** A number as a double, NaN where there is none. */
    public static double number(JsonNode node) {
        return decimal(node).map(BigDecimal::doubleValue).orElse(Double.NaN);
    }

    public static OptionalLong whole(JsonNode node) {
        return decimal(node)
                .filter(each -> each.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) < 0)
                .map(each -> OptionalLong.of(each.longValue()))
                .orElse(OptionalLong.empty());
    }

    /** Seconds since 1970. */
    public static Optional<Instant> instant(JsonNode node) {
        OptionalLong seconds = whole(node);
        return seconds.isPresent() && Math.abs(seconds.getAsLong()) < Instant.MAX.getEpochSecond()
                ? Optional.of(Instant.ofEpochSecond(seconds.getAsLong()))
                : Optional.empty();
    }

    /** An ISO date, or seconds since 1970 taken as a day in UTC. */
    public static Optional<LocalDate> day(JsonNode node) {
        return text(node).flatMap(Dates::day).or(() -> instant(node)
                .map(each -> each.atOffset(ZoneOffset.UTC).toLocalDate()));
    }

    public static Optional<URI> uri(JsonNode node) {
        return text(node).flatMap(Links::parse);
    }
}

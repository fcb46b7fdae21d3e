package footnote.faces.front;

import footnote.faces.menu.MenuEntry.OptionType;
import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** What a caller wants started; the workflow may be left to the words. */
public record StartOrder(
        Optional<String> workflow, Optional<String> query, Optional<String> session, Optional<JsonNode> options) {
    public static final int LONGEST_QUERY = 2000;

    /** The options that every workflow takes. */
    public static final Map<String, OptionType> COMMON = Map.of(
            "offline",
            OptionType.FLAG,
            "sample",
            OptionType.FLAG,
            "yes",
            OptionType.FLAG,
            "as_of",
            OptionType.TEXT,
            "budget",
            OptionType.NUMBER);

    public StartOrder {
        if (query.orElse("").length() > LONGEST_QUERY) {
            throw new RequestDenied(
                    RequestDenied.Reason.UNSERVABLE,
                    "the query has " + query.orElse("").length() + " characters; " + LONGEST_QUERY + " are the most");
        }
        query.filter(text -> text.indexOf('\0') >= 0).ifPresent(_ -> {
            throw new RequestDenied(
                    RequestDenied.Reason.UNSERVABLE, "query contains the character U+0000; leave it out");
        });
        session.filter(id -> !id.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,39}")).ifPresent(id -> {
            throw new RequestDenied(
                    RequestDenied.Reason.UNSERVABLE,
                    "a session's name has 1 to 40 letters, digits, dots and dashes; change '" + id + "'");
        });
    }

    private JsonNode given() {
        return options.filter(node -> !node.isNull()).orElseGet(Json::object);
    }

    /** The options, once each is one the workflow takes and of its type. */
    JsonNode checked(Map<String, OptionType> own) {
        var known = new TreeMap<>(own);
        known.putAll(COMMON);
        if (!given().isObject()) {
            throw refused("options is " + kind(given()) + "; it must be an object");
        }
        given().properties().forEach(option -> {
            var type = known.get(option.getKey());
            if (type == null) {
                throw refused("options." + option.getKey() + " is unknown; this workflow takes "
                        + String.join(", ", known.keySet()));
            }
            if (!type.fits(option.getValue())) {
                throw refused("options." + option.getKey() + " is " + kind(option.getValue()) + "; it must be "
                        + type.words());
            }
        });
        return given();
    }

    private static RequestDenied refused(String why) {
        return new RequestDenied(RequestDenied.Reason.UNSERVABLE, why);
    }

    private static String kind(JsonNode value) {
        return value.isContainer() ? (value.isArray() ? "an array" : "an object") : value.toString();
    }

    boolean offline() {
        return given().path("offline").asBoolean(false);
    }

    boolean sample() {
        return given().path("sample").asBoolean(false);
    }

    boolean yes() {
        return given().path("yes").asBoolean(false);
    }

    Optional<LocalDate> asOf() {
        return Optional.of(given().path("as_of")).filter(JsonNode::isString).map(node -> {
            try {
                return LocalDate.parse(node.asString());
            } catch (java.time.format.DateTimeParseException e) {
                throw refused("options.as_of is '" + node.asString() + "'; write it like 2024-06-30");
            }
        });
    }

    Optional<BigDecimal> budget() {
        return Optional.of(given().path("budget")).filter(JsonNode::isNumber).map(JsonNode::decimalValue);
    }
}

package footnote.faces.front;

import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What a caller wants started; the workflow may be left to the words. */
public record StartOrder(
        Optional<String> workflow, Optional<String> query, Optional<String> session, Optional<JsonNode> options) {
    public static final int LONGEST_QUERY = 2000;

    public StartOrder {
        if (query.orElse("").length() > LONGEST_QUERY) {
            throw new RequestDenied(
                    RequestDenied.Reason.UNSERVABLE,
                    "the query has " + query.orElse("").length() + " letters; " + LONGEST_QUERY + " are the most");
        }
        session.filter(id -> !id.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,39}")).ifPresent(id -> {
            throw new RequestDenied(
                    RequestDenied.Reason.UNSERVABLE,
                    "a session's name has 1 to 40 letters, digits, dots and dashes; change '" + id + "'");
        });
    }

    public static StartOrder of(String workflow, String query, boolean offline) {
        return new StartOrder(
                Optional.of(workflow),
                Optional.of(query),
                Optional.empty(),
                Optional.of(Json.object().put("offline", offline)));
    }

    private JsonNode given() {
        return options.orElseGet(Json::object);
    }

    JsonNode ownOptions() {
        return given();
    }

    Optional<Boolean> offline() {
        return given().path("offline").isBoolean()
                ? Optional.of(given().path("offline").asBoolean())
                : Optional.empty();
    }

    boolean yes() {
        return given().path("yes").asBoolean(false);
    }

    Optional<LocalDate> asOf() {
        return text("as_of").map(text -> {
            try {
                return LocalDate.parse(text);
            } catch (java.time.format.DateTimeParseException e) {
                throw new RequestDenied(
                        RequestDenied.Reason.UNSERVABLE, "options.as_of is '" + text + "'; write it like 2024-06-30");
            }
        });
    }

    Optional<BigDecimal> budget() {
        return text("budget").map(text -> {
            try {
                return new BigDecimal(text);
            } catch (NumberFormatException e) {
                throw new RequestDenied(
                        RequestDenied.Reason.UNSERVABLE,
                        "options.budget is '" + text + "'; write dollars, such as 0.50");
            }
        });
    }

    private Optional<String> text(String field) {
        var node = given().path(field);
        return node.isMissingNode() || node.isNull()
                ? Optional.empty()
                : Optional.of(node.isString() ? node.asString() : node.toString());
    }
}

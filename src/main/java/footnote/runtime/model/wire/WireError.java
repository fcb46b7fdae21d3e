package footnote.runtime.model.wire;

import footnote.runtime.json.Json;
import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads what providers say when they refuse: by status, or inside an answer that claims to be one. */
final class WireError {
    private static final Pattern DELAY = Pattern.compile("\"retryDelay\"\\s*:\\s*\"(\\d+)(?:\\.\\d+)?s\"");
    /** Groq checks tool calls and JSON itself and then answers 400. */
    private static final Pattern UNFIT = Pattern.compile("\"code\"\\s*:\\s*\"(tool_use_failed|json_validate_failed)\"");
    /** Words in an error's type, code or status, for those that send no number. */
    private static final Map<String, Integer> WORDS = Map.ofEntries(
            Map.entry("rate_limit", 429),
            Map.entry("resource_exhausted", 429),
            Map.entry("insufficient_quota", 429),
            Map.entry("too_many_requests", 429),
            Map.entry("overloaded", 529),
            Map.entry("unavailable", 503),
            Map.entry("authentication", 401),
            Map.entry("invalid_api_key", 401),
            Map.entry("unauthenticated", 401),
            Map.entry("permission", 403),
            Map.entry("billing", 402),
            Map.entry("not_found", 404),
            Map.entry("invalid_request", 400),
            Map.entry("invalid_argument", 400));

    private WireError() {}

    static Refusal of(int status, String body, HttpHeaders headers) {
        return UNFIT.matcher(body).find()
                ? Refusal.unfit(status, message(body))
                : Refusal.status(status, message(body), retryAfter(headers, body));
    }

    /** The error inside an answer of status 200, if there is one. */
    static Optional<Refusal> in(String body) {
        try {
            return in(Json.tree(body));
        } catch (JacksonException e) {
            return Optional.of(Refusal.broken("the answer is not JSON"));
        }
    }

    static Optional<Refusal> in(JsonNode answer) {
        var error = answer.path("error");
        if (error.isMissingNode() || error.isNull()) {
            error = answer.path("choices").path(0).path("error");
        }
        return error.isObject() || error.isString()
                ? Optional.of(Refusal.status(status(error), message(error), delay(answer.toString())))
                : Optional.empty();
    }

    private static int status(JsonNode error) {
        for (var name : new String[] {"code", "status_code", "status"}) {
            var code = error.path(name);
            int number = code.isNumber()
                    ? code.asInt()
                    : code.asString("").matches("[345]\\d\\d") ? Integer.parseInt(code.asString()) : 0;
            if (number >= 300 && number < 600) {
                return number;
            }
        }
        String said = (error.path("type").asString("")
                        + ' '
                        + error.path("code").asString("")
                        + ' '
                        + error.path("status").asString(""))
                .toLowerCase(Locale.ROOT);
        return WORDS.entrySet().stream()
                .filter(word -> said.contains(word.getKey()))
                .mapToInt(Map.Entry::getValue)
                .max()
                .orElse(500);
    }

    private static String message(JsonNode error) {
        String message =
                error.isString() ? error.asString() : error.path("message").asString("");
        String upstream = error.path("metadata").path("raw").asString("");
        return upstream.isEmpty() ? message : message + " (" + upstream + ")";
    }

    private static String message(String body) {
        try {
            var node = Json.tree(body);
            var error = (node.isArray() ? node.path(0) : node).path("error");
            String message = message(error);
            return message.isEmpty() ? node.path("message").asString("") : message;
        } catch (JacksonException e) {
            return body.startsWith("<") ? "" : body.lines().findFirst().orElse("");
        }
    }

    private static Optional<Duration> retryAfter(HttpHeaders headers, String body) {
        var millis = headers.firstValue("retry-after-ms").filter(value -> value.matches("\\d{1,9}"));
        if (millis.isPresent()) {
            return millis.map(value -> Duration.ofMillis(Long.parseLong(value)));
        }
        return headers.firstValue("retry-after")
                .flatMap(value -> wait(value.strip(), headers))
                .or(() -> delay(body));
    }

    private static Optional<Duration> wait(String value, HttpHeaders headers) {
        if (value.matches("\\d{1,7}(\\.\\d+)?")) {
            return Optional.of(Duration.ofMillis((long) (Double.parseDouble(value) * 1000)));
        }
        try { // a date counts from the server's own, whatever our clock says
            return headers.firstValue("date")
                    .map(date -> Duration.between(time(date), time(value)))
                    .filter(Duration::isPositive);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static ZonedDateTime time(String date) {
        return ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME);
    }

    private static Optional<Duration> delay(String body) {
        var found = DELAY.matcher(body);
        return found.find() ? Optional.of(Duration.ofSeconds(Long.parseLong(found.group(1)))) : Optional.empty();
    }
}

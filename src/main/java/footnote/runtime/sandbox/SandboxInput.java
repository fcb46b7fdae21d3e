package footnote.runtime.sandbox;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Checks a task before any worker is used for it. */
final class SandboxInput {
    private static final int LONGEST_CODE = 100_000;
    private static final int LARGEST_INPUT = 4 << 20;
    private static final List<String> COLUMNS = List.of("open", "high", "low", "close", "volume");
    private static final String DATES = "date";

    private SandboxInput() {}

    static Optional<String> objection(SandboxTask task) {
        if (task.code().isBlank()) {
            return Optional.of("there is no code");
        }
        if (task.code().length() > LONGEST_CODE) {
            return Optional.of(
                    "the code has " + task.code().length() + " characters; " + LONGEST_CODE + " are the most");
        }
        if (task.input().toString().length() > LARGEST_INPUT) {
            return Optional.of("the input is larger than " + LARGEST_INPUT + " characters");
        }
        return task.kind() == SandboxTask.Kind.INDICATOR ? bars(task.input()) : Optional.empty();
    }

    /** Columns of one length, of numbers and gaps; anything else is named. */
    private static Optional<String> bars(JsonNode input) {
        if (!input.isObject()) {
            return Optional.of("bars are an object of columns: " + COLUMNS);
        }
        for (var name : input.propertyNames()) {
            if (!COLUMNS.contains(name) && !name.equals(DATES)) {
                return Optional.of("'" + name + "' is not a column; there are " + COLUMNS + " and " + DATES);
            }
        }
        if (!input.has("close")) {
            return Optional.of("'close' is missing");
        }
        int length = input.path("close").size();
        for (var column : input.properties()) {
            var wrong = column(column.getKey(), column.getValue(), length);
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> column(String name, JsonNode column, int length) {
        if (!column.isArray() || column.size() != length) {
            return Optional.of("'" + name + "' is a list as long as 'close', which has " + length);
        }
        for (int i = 0; i < length; i++) {
            var value = column.get(i);
            boolean fits = name.equals(DATES) ? value.isString() : value.isNumber() || value.isNull();
            if (!fits) {
                return Optional.of("'" + name + "[" + i + "]' is " + value + ", not "
                        + (name.equals(DATES) ? "a date" : "a number or null"));
            }
        }
        return Optional.empty();
    }
}

package footnote.runtime.model;

import java.util.Optional;

/** A typed answer, who gave it, and why the rule had to where it did. */
public record ModelAnswer<T>(T value, String by, Optional<String> reason) {
    public static final String RULE = "rule";

    public static <T> ModelAnswer<T> byModel(T value, String model) {
        return new ModelAnswer<>(value, "model " + model, Optional.empty());
    }

    public static <T> ModelAnswer<T> byRule(T value, String reason) {
        return new ModelAnswer<>(value, RULE, Optional.of(reason));
    }

    public boolean isRule() {
        return by.equals(RULE);
    }
}

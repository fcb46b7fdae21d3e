package footnote.workflows.ask.question;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How far an answer is improved: rounds at most, and the confidence that ends them earlier. */
public enum AnswerMode {
    DIRECT(2, 70),
    STANDARD(3, 80),
    DETAILED(4, 90),
    DEEP_SEARCH(10, 95);

    private final int rounds;
    private final int confidence;

    AnswerMode(int rounds, int confidence) {
        this.rounds = rounds;
        this.confidence = confidence;
    }

    public int rounds() {
        return rounds;
    }

    /** Out of a hundred. */
    public int confidence() {
        return confidence;
    }

    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    @JsonCreator
    public static AnswerMode of(String word) {
        return named(word)
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + word + "' is no mode; it is one of direct, standard, detailed, deep_search"));
    }

    public static Optional<AnswerMode> named(String word) {
        String name = word.strip().toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
        return Arrays.stream(values()).filter(mode -> mode.name().equals(name)).findFirst();
    }
}

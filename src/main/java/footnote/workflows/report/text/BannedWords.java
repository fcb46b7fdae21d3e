package footnote.workflows.report.text;

import java.util.Optional;
import java.util.regex.Pattern;

/** Words that no report prints: ratings, target prices of its own, the first person, certifications. */
public final class BannedWords {
    private static final Pattern REFUSED = Pattern.compile(
            "(?i)\\b(?:price targets?|(?<!consensus )target prices?|strong buy|buy rating|sell rating|hold rating"
                    + "|outperform\\w*|underperform\\w*|overweight|underweight|we|our|ours|i certify|analyst certification"
                    + "|should (?:buy|sell|hold)|initiat\\w+ coverage|guaranteed)\\b|\\b(?-i:us)\\b");

    /** What another says is quoted, not said. */
    private static final Pattern QUOTED = Pattern.compile("“[^”]*”");

    private BannedWords() {}

    /** Why the text may not be printed. */
    public static Optional<String> objection(String text) {
        var found = REFUSED.matcher(QUOTED.matcher(text).replaceAll("“…”"));
        return found.find()
                ? Optional.of(
                        "'" + found.group() + "' may not be printed: a report has no rating, no target price of its own"
                                + " and no first person")
                : Optional.empty();
    }
}

package footnote.workflows.report.text;

import java.util.Optional;
import java.util.regex.Pattern;

/** Words that no report prints: ratings, target prices of its own, the first person, certifications. */
public final class BannedWords {
    private static final Pattern REFUSED = Pattern.compile(
            "(?i)\\b(?:price targets?|(?<!consensus )target prices?|strong buy|buy rating|sell rating|hold rating"
                    + "|outperform\\w*|underperform\\w*|overweight|underweight|i certify|analyst certification"
                    + "|should (?:buy|sell|hold)|initiat\\w+ coverage|guaranteed)\\b");
    private static final Pattern FIRST_PERSON = Pattern.compile("(?i)\\b(?:we|our|ours)\\b|\\b(?-i:us)\\b");
    private static final Pattern QUOTATION = Pattern.compile("“[^”]*”");

    private BannedWords() {}

    /** Why the text may not be printed; a quotation keeps its own first person. */
    public static Optional<String> objection(String text) {
        return found(REFUSED, text)
                .or(() -> found(FIRST_PERSON, QUOTATION.matcher(text).replaceAll(" ")))
                .map(word -> "'" + word
                        + "' may not be printed: a report has no rating, no target price of its own and no first"
                        + " person");
    }

    private static Optional<String> found(Pattern pattern, String text) {
        var found = pattern.matcher(text);
        return found.find() ? Optional.of(found.group()) : Optional.empty();
    }
}

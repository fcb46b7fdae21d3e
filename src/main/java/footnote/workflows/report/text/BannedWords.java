package footnote.workflows.report.text;

import java.util.Optional;
import java.util.regex.Pattern;

/** Words no report of ours holds: ratings, aims for the price, the desk as a person, certifications. */
public final class BannedWords {
    private static final Pattern REFUSED =
            Pattern.compile("(?i)\\b(?:price targets?|target prices?|strong buy|buy rating|sell rating|hold rating"
                    + "|outperform\\w*|underperform\\w*|overweight|underweight|we|our|ours|i certify|analyst certification"
                    + "|should (?:buy|sell|hold)|initiat\\w+ coverage|guaranteed)\\b|\\b(?-i:us)\\b");

    private BannedWords() {}

    /** Why the text may not be printed. */
    public static Optional<String> objection(String text) {
        var found = REFUSED.matcher(text);
        return found.find()
                ? Optional.of(
                        "the words '" + found.group() + "' do not belong into a report; it gives no rating, no aim for"
                                + " the price and speaks for nobody")
                : Optional.empty();
    }
}

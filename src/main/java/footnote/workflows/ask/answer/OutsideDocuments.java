package footnote.workflows.ask.answer;

import java.util.Optional;
import java.util.regex.Pattern;

/** What is asked for and no document tells: advice, and prices with what is computed from them. */
final class OutsideDocuments {
    private static final Pattern OF_THE_MARKET = Pattern.compile(
            "(?i)\\bp/?e(?: ratio| multiple)?\\b|\\bprice[- ]to[- ]\\p{L}+|\\b(?:share|stock) price\\b|\\bmarket (?:cap\\w*|value)\\b|\\bev/|\\benterprise value\\b|\\bdividend yield\\b|\\bbeta\\b|\\btarget price\\b|\\bprice target\\b"
                    + "|\\b(?:free cash flow|fcf|cash flow|earnings) yield\\b|\\bpeg\\b|\\b(?:under|over|fairly )-?valued\\b|\\b(?:cheap|expensive)(?:er|est)?\\b|\\bfair value (?:per share|of (?:the )?(?:shares?|stock))\\b");
    private static final Pattern ADVICE = Pattern.compile(
            "(?i)\\bshould (?:i|we|one|investors?|somebody|anyone) (?:\\p{L}+ )?(?:buy|sell|hold|own|invest|short|avoid)\\b"
                    + "|\\b(?:is|are|would)\\b[^?]*\\ba (?:good |great |bad |strong )?(?:buy|sell|hold|investment|short)\\b|\\bworth (?:buying|owning|investing)\\b");

    private OutsideDocuments() {}

    static Optional<String> advice(String question) {
        return ADVICE.matcher(question).find()
                ? Optional.of(RuleAnswer.NOTHING
                        + " Documents give no advice; 'footnote analyze' gives the desk's view and its reasons.")
                : Optional.empty();
    }

    static Optional<String> prices(String question) {
        return OF_THE_MARKET.matcher(question).find()
                ? Optional.of(RuleAnswer.NOTHING
                        + " Prices and multiples are not taken from documents; 'footnote analyze' computes them.")
                : Optional.empty();
    }
}

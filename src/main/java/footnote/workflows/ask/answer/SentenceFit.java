package footnote.workflows.ask.answer;

import java.util.Locale;
import java.util.regex.Pattern;

/** Whether a sentence can answer a question by its form: a count where one is asked for, an expectation for guidance. */
final class SentenceFit {
    private static final Pattern HOW_MANY = Pattern.compile(
            "(?i)\\bhow many (?:\\p{L}+ ){0,2}?(\\p{L}+)(?= (?:do|does|did|are|were|is|was|has|have|had|will|can|work|remain)\\b|\\?|$)");
    private static final Pattern GUIDANCE = Pattern.compile("(?i)\\b(?:guid(?:e|es|ed|ing|ance)|outlook)\\b");
    private static final Pattern LOOKS_AHEAD = Pattern.compile(
            "(?i)^(?!.*\\b(?:accounting|tax|regulatory|additional|interpretive) guidance\\b).*\\b(?:expect\\w*|anticipat\\w*|forecast\\w*|project(?:s|ed)?|reaffirm\\w*|guidance|outlook|target\\w*|rais(?:e|ed|ing)|lower(?:ed|ing)?)\\b.*",
            Pattern.DOTALL);

    /** What companies guide on. */
    private static final Pattern MEASURE = Pattern.compile(
            "(?i)\\b(?:revenues?|sales|growth|margins?|earnings|eps|profits?|income|ebitda?|cash flow|capex|capital (?:expenditures?|spending|investments?)|expenses|costs|tax rate|volumes?|shipments|deliver(?:y|ies)|production|bookings|subscribers?|stores|openings|dividends?|repurchases?|currency|demand|results|loans|deposits|premiums|orders|backlog)\\b");
    /** What notes to the statements expect, which is not a company's guidance. */
    private static final Pattern OF_NOTES = Pattern.compile(
            "(?i)\\bpensions?\\b|\\bplan assets\\b|\\bbenefit (?:plans?|cost|obligations?|payments?)\\b|\\bpostretirement\\b|\\bactuarial\\b|\\bdiscount rate\\b|\\bhedg\\w+|\\bderivatives?\\b|\\bunrecogni[sz]ed\\b|\\breclassif\\w+|\\bamorti[sz]ation expense\\b|\\blease (?:payments|liabilit\\w+)|\\bweighted[- ]average period\\b|\\bvest(?:s|ed|ing)?\\b|\\breturns? on plan\\b|\\baccounting (?:standards?|pronouncements?)\\b|\\bfair value\\b");

    private SentenceFit() {}

    /** Whether management's own expectation is asked for, which no statement holds. */
    static boolean isOfGuidance(String question) {
        return GUIDANCE.matcher(question).find();
    }

    static boolean fits(String question, String sentence) {
        return (!isOfGuidance(question) || guides(question, sentence)) && counts(question, sentence);
    }

    /** Whether a sentence says what management expects of the business; what notes expect only where that is asked for. */
    private static boolean guides(String question, String sentence) {
        return LOOKS_AHEAD.matcher(sentence).find()
                && (OF_NOTES.matcher(question).find()
                        || (MEASURE.matcher(sentence).find()
                                && !OF_NOTES.matcher(sentence).find()));
    }

    /** Where a number of things is asked for, whether a number stands beside the word for them. */
    private static boolean counts(String question, String sentence) {
        var things = HOW_MANY.matcher(question);
        if (!things.find()) {
            return true;
        }
        String word = things.group(1).toLowerCase(Locale.ROOT);
        String stem = Pattern.quote(word.length() > 4 ? word.replaceFirst("(?:ies|es|s)$", "") : word);
        String before = "\\d[\\d,.]*\\+?(?: (?:million|thousand|billion|hundred))?(?: [\\p{L}'’-]+){0,4} " + stem;
        String after = stem + "\\p{L}*(?: [\\p{L}'’-]+){0,5} (?:approximately |about |over |nearly )?\\d";
        return Pattern.compile("(?i)" + before + "|" + after).matcher(sentence).find();
    }
}

package footnote.workflows.ask.answer.sentence;

import java.util.Collection;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Whether a sentence is of a time other than the one asked about. */
public final class SentenceTime {
    /** Asks for what is so now. */
    private static final Pattern PRESENT = Pattern.compile("(?i)^(?:is|are|does|do|has|have|any)\\b");

    private static final Pattern YEAR = Pattern.compile("\\b((?:19|20)\\d{2})\\b");
    private static final Pattern FISCAL_YEAR = Pattern.compile("(?i)\\b(?:fiscal(?: year)?|FY) ?((?:19|20)\\d{2})\\b");
    private static final int LONG_BEFORE = 3;

    private SentenceTime() {}

    /** Of fiscal years before those asked about, or of years long before the report's where the present is asked about. */
    public static boolean isPast(String question, Collection<Integer> asked, String text, OptionalInt report) {
        if (asked.isEmpty()) {
            return PRESENT.matcher(question).find()
                    && report.isPresent()
                    && latest(YEAR, text).orElse(Integer.MAX_VALUE) <= report.getAsInt() - LONG_BEFORE;
        }
        int first = asked.stream().mapToInt(Integer::intValue).min().orElseThrow();
        return latest(FISCAL_YEAR, text).orElse(Integer.MAX_VALUE) < first;
    }

    private static OptionalInt latest(Pattern year, String text) {
        return year.matcher(text)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .max();
    }
}

package footnote.workflows.ask.answer.sentence;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whether a sentence is of a time other than the one asked about. */
public final class SentenceTime {
    /** Asks for what is so now. */
    private static final Pattern PRESENT = Pattern.compile("(?i)^(?:is|are|does|do|has|have|any)\\b");

    private static final Pattern YEAR = Pattern.compile("\\b((?:19|20)\\d{2})\\b");
    private static final Pattern FISCAL_YEAR = Pattern.compile("(?i)\\b(?:fiscal(?: year)?|FY) ?((?:19|20)\\d{2})\\b");
    private static final Pattern OF_A_YEAR = Pattern.compile("(?<!\\d)(?:19|20)\\d{2}(?!\\d)");
    private static final Pattern QUARTER = Pattern.compile(
            "(?i)\\bQ([1-4])(?!\\d)|\\b(first|second|third|fourth)(?: fiscal)?[- ](?:quarter|(half|six months))\\b");
    private static final List<String> ORDER = List.of("first", "second", "third", "fourth");
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

    /** Of years none of which is asked about. */
    public static boolean isOfOtherYears(Collection<Integer> asked, String text) {
        var told = YEAR.matcher(text)
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .toList();
        return !asked.isEmpty() && !told.isEmpty() && told.stream().noneMatch(asked::contains);
    }

    /** Of a quarter that is not asked about: of another one, or of any where what is expected of a year is asked for. */
    public static boolean isOfAnotherQuarter(String question, boolean ofYears, String text) {
        var asked = quarters(question);
        var told = quarters(text);
        return asked.isEmpty()
                ? ofYears && !told.isEmpty() && OF_A_YEAR.matcher(question).find()
                : !told.isEmpty() && told.stream().noneMatch(asked::contains);
    }

    /** The quarters named, 0 for a half of a year. */
    private static Set<Integer> quarters(String text) {
        return QUARTER.matcher(text)
                .results()
                .map(found -> found.group(1) != null
                        ? Integer.parseInt(found.group(1))
                        : found.group(3) == null ? ORDER.indexOf(found.group(2).toLowerCase(Locale.ROOT)) + 1 : 0)
                .collect(Collectors.toSet());
    }

    private static OptionalInt latest(Pattern year, String text) {
        return year.matcher(text)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .max();
    }
}

package footnote.workflows.report.plan;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The number of fiscal years a query asks for, such as "over the last three years" or "since 2022". */
public final class TimeRange {
    private static final List<String> WORDS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final Pattern SPAN = Pattern.compile(
            "(?i)\\b(?:(?:over|for|during|in|across|within|of)\\s+)?(?:the\\s+)?(?:(?:last|past|previous|latest|recent)\\s+)?"
                    + "(\\d{1,2}|" + String.join("|", WORDS.subList(1, WORDS.size()))
                    + ")[- ](?:fiscal\\s+)?years?\\b(?!\\s*(?:old|ago|high|low|bond|treasur|note|yield))");
    private static final Pattern SINCE =
            Pattern.compile("(?i)\\b(?:since|from)\\s+(?:FY\\s?)?((?:19|20)\\d\\d)\\b(?!-)");
    private static final int MOST = 10;

    private TimeRange() {}

    /** The years asked for, 1 to 10; empty where the query does not say. */
    public static OptionalInt years(String query, LocalDate today) {
        var span = SPAN.matcher(query);
        if (span.find()) {
            int word = WORDS.indexOf(span.group(1).toLowerCase(Locale.ROOT));
            return OptionalInt.of(Math.clamp(word >= 0 ? word : Integer.parseInt(span.group(1)), 1, MOST));
        }
        var since = SINCE.matcher(query);
        return since.find()
                ? OptionalInt.of(Math.clamp((long) today.getYear() - Integer.parseInt(since.group(1)), 1, MOST))
                : OptionalInt.empty();
    }

    /** The query without the words that say how many years. */
    static String without(String query) {
        return SINCE.matcher(SPAN.matcher(query).replaceAll(" ")).replaceAll(" ");
    }
}

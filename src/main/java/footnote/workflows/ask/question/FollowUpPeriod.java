package footnote.workflows.ask.question;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The period that a follow-up means: the one it names, one relative to that of the question before, or the same. */
final class FollowUpPeriod {
    static final Pattern YEAR = Pattern.compile("(?i)\\b(?:FY\\s?|fiscal (?:year )?)?((?:19|20)\\d{2})\\b");
    static final Pattern BEFORE = Pattern.compile(
            "(?i)\\b(?:the )?(?:years?|one) (?:before|earlier|prior)|(?:previous|prior|preceding) (?:fiscal )?year\\b");
    static final Pattern AFTER =
            Pattern.compile("(?i)\\b(?:the )?(?:year|one) (?:after|later)|(?:next|following) (?:fiscal )?year\\b");
    private static final Pattern YEARS_BEFORE =
            Pattern.compile("(?i)\\b(two|three|four|five|\\d) years (?:before|earlier|prior|ago)");
    static final Pattern QUARTER = Pattern.compile(
            "(?i)\\bQ([1-4])\\s*(?:of )?(?:FY\\s?)?((?:20)?\\d{2})\\b|\\b([1-4])Q\\s?((?:20)?\\d{2})\\b");
    private static final List<String> COUNTS = List.of("two", "three", "four", "five");

    private FollowUpPeriod() {}

    /** The quarter a question names, as Q1 2026; empty where it names none. */
    static String quarter(String question) {
        var quarter = QUARTER.matcher(question);
        if (!quarter.find()) {
            return "";
        }
        boolean first = quarter.group(1) != null;
        String year = first ? quarter.group(2) : quarter.group(4);
        return "Q" + (first ? quarter.group(1) : quarter.group(3)) + " " + (year.length() == 2 ? "20" + year : year);
    }

    /** The years the question names, or means by "the year before". */
    static String years(String question, String before, Map<String, String> memory) {
        String quarter = quarter(question);
        if (!quarter.isEmpty()) {
            return quarter;
        }
        var named = YEAR.matcher(question)
                .results()
                .map(each -> "FY" + each.group(1))
                .toList();
        if (!named.isEmpty()) {
            return String.join(" and ", named);
        }
        int last = last(before, memory);
        var back = YEARS_BEFORE.matcher(question);
        if (back.find() && last != 0) {
            String word = back.group(1).toLowerCase(Locale.ROOT);
            return "FY" + (last - (COUNTS.contains(word) ? COUNTS.indexOf(word) + 2 : Integer.parseInt(word)));
        }
        boolean earlier = BEFORE.matcher(question).find();
        return last == 0 || !(earlier || AFTER.matcher(question).find()) ? "" : "FY" + (earlier ? last - 1 : last + 1);
    }

    private static int last(String before, Map<String, String> memory) {
        var said = YEAR.matcher(before)
                .results()
                .map(each -> Integer.valueOf(each.group(1)))
                .toList();
        return said.isEmpty()
                ? Arrays.stream(memory.getOrDefault("years", "").split(", *", -1))
                        .filter(each -> each.matches("\\d{4}"))
                        .map(Integer::valueOf)
                        .max(Integer::compare)
                        .orElse(0)
                : said.stream().min(Integer::compare).orElse(0);
    }

    /** The period of the question before, after "in"; empty where there is none. */
    static String period(String before, Map<String, String> memory) {
        String quarter = quarter(before);
        if (!quarter.isEmpty()) {
            return " in " + quarter;
        }
        List<String> said = YEAR.matcher(before)
                .results()
                .map(each -> "FY" + each.group(1))
                .distinct()
                .toList();
        String years = memory.getOrDefault("years", "");
        return said.isEmpty()
                ? years.isBlank() ? "" : " in FY" + years.replaceAll(",.*", "")
                : " in " + String.join(" and ", said);
    }
}

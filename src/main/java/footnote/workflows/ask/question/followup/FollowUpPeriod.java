package footnote.workflows.ask.question.followup;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    /** A quarter without its year, and the quarter next to the one asked about before. */
    static final Pattern QUARTER_ALONE = Pattern.compile(
            "(?i)\\b(?:Q([1-4])|([1-4])Q|(first|second|third|fourth)[- ]quarter)\\b(?! ?(?:of )?(?:FY|fiscal|\\d))");

    private static final Pattern NEXT_QUARTER = Pattern.compile(
            "(?i)\\b(?:quarter (before|earlier|prior|after|later)|(previous|prior|preceding|next|following) quarter)\\b");
    private static final Pattern ALL_BEFORE = Pattern.compile(
            "(?i)\\bthe (two|three|four|five) (?:years (?:before|earlier|prior)|(?:prior|previous|preceding) years)\\b");
    private static final Pattern SPAN = Pattern.compile(
            "(?i)\\b(?:over|in|during|across|of|for) (?:the )?(?:last |past |previous )?(two|three|four|five|\\d) (?:fiscal )?years\\b|\\b(two|three|four|five|\\d)[- ]year\\b");
    private static final List<String> QUARTERS = List.of("first", "second", "third", "fourth");
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

    /** With quarters as Q1 2026, however they are written. */
    static String spelled(String question) {
        return QUARTER.matcher(question).replaceAll(found -> quarter(found.group()));
    }

    /** The quarter a follow-up means without a year: of the year asked about before, or the one next to that quarter. */
    private static String meant(String question, String before) {
        var former = QUARTER.matcher(before);
        var next = NEXT_QUARTER.matcher(question);
        if (next.find() && former.find()) {
            int[] quarter = Arrays.stream(quarter(before).substring(1).split(" ", -1))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            boolean earlier = next.group().matches("(?i).*(?:before|earlier|prior|previous|preceding).*");
            int count = 4 * quarter[1] + quarter[0] - 1 + (earlier ? -1 : 1);
            return "Q" + (count % 4 + 1) + " " + count / 4;
        }
        var alone = QUARTER_ALONE.matcher(question);
        if (!alone.find()) {
            return "";
        }
        String number = alone.group(3) != null
                ? String.valueOf(QUARTERS.indexOf(alone.group(3).toLowerCase(Locale.ROOT)) + 1)
                : alone.group(1) == null ? alone.group(2) : alone.group(1);
        return "Q" + number
                + YEAR.matcher(before)
                        .results()
                        .map(each -> " " + each.group(1))
                        .findFirst()
                        .orElse(""); // without a year the latest is meant
    }

    /** How many years a question spans, such as "over the last five years"; 0 where it says none. */
    static int span(String question) {
        var span = SPAN.matcher(question);
        return span.find() ? count(span.group(1) == null ? span.group(2) : span.group(1)) : 0;
    }

    private static int count(String said) {
        String word = said.toLowerCase(Locale.ROOT);
        return COUNTS.contains(word) ? COUNTS.indexOf(word) + 2 : Integer.parseInt(word);
    }

    /** These fiscal years, as a question names them. */
    static String listed(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(year -> "FY" + year).collect(Collectors.joining(" and "));
    }

    /** The years the question names, or means by "the year before". */
    static String years(String question, String before, Map<String, String> memory) {
        String quarter = quarter(question);
        String meant = quarter.isEmpty() ? meant(question, before) : quarter;
        if (!meant.isEmpty()) {
            return meant;
        }
        var named = YEAR.matcher(question)
                .results()
                .map(each -> "FY" + each.group(1))
                .toList();
        if (!named.isEmpty()) {
            return String.join(" and ", named);
        }
        int last = last(before, memory);
        var all = ALL_BEFORE.matcher(question);
        if (all.find() && last != 0) {
            return listed(last - count(all.group(1)), last - 1);
        }
        var back = YEARS_BEFORE.matcher(question);
        if (back.find() && last != 0) {
            return "FY" + (last - count(back.group(1)));
        }
        boolean earlier = BEFORE.matcher(question).find();
        return last == 0 || !(earlier || AFTER.matcher(question).find()) ? "" : "FY" + (earlier ? last - 1 : last + 1);
    }

    /** The earliest year asked about before, else the latest that was answered; 0 where neither is known. */
    static int last(String before, Map<String, String> memory) {
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

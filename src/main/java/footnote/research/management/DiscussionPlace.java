package footnote.research.management;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Where a sentence of a discussion of results stands: under which heading, and in a paragraph on what. It tells
 * sentences on the whole company from those on a segment or a product.
 */
final class DiscussionPlace {
    private static final int LONGEST_HEADING = 8;

    /** Part of an amount by which one that a text rounds may differ. */
    private static final double ROUNDING = 0.02;

    private static final String AMOUNT_OR_PERIOD =
            "(?:(?:approximately|about|around|nearly|over|more than|less than|the|our|this|its|a|an|total|net|consolidated)\\s+)*"
                    + "(?:[$€£¥₩]|[A-Z]{3}\\s?\\d|Rs|HK|\\d|19|20|fiscal\\b|FY|years?\\b|quarters?\\b|twelve|prior|previous|same|last|comparable|period"
                    + "|all\\b|both years|each\\b|revenues?\\b|sales\\b|gross\\b|operating\\b|percent|basis|reported|constant"
                    + "|(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)";

    /** A movement "of", "in" or "from" something that is no amount and no period. */
    static final Pattern OTHER_SUBJECT = Pattern.compile("(?i)\\b(?:of|in|from|for|at|within)\\s+(?!" + AMOUNT_OR_PERIOD
            + ")(?=\\p{L})|\\b(?:segments?|franchises?|products?|brands?|divisions?|units?)\\b");

    private static final Pattern AMOUNT =
            Pattern.compile("(?i)[$€£¥₩]\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s?(trillion|billion|million|thousand|bn|m)\\b");
    /** A paragraph opens on the whole company: nothing but its own words stands before the figure. */
    private static final Pattern OPENS_WITH_WHOLE = Pattern.compile(
            "(?i)^(?:(?:in|during|for|as|compared)\\b[^,]{2,60},\\s+)?(?:(?:the|our|its|company['’]s|consolidated|total|net|reported|worldwide|full-year|fiscal|year|(?:fy)?(?:19|20)?\\d{2}"
                    + "|increase|decrease|growth|decline|in|operating|gross)\\s+)*(?:revenues?|sales|margins?|profit|income|results|financial|company|we)\\b");

    private static final Pattern NAMES_ANOTHER = Pattern.compile(
            "(?i)^.{0,80}?\\b(?:sales|revenues?|margins?|profit|income)\\b.{0,60}?\\b(?:was|were|increased|decreased|grew|rose|fell|declined)\\b");

    /** Figures other than a year, and what stands for one. */
    private static final Pattern ROW = Pattern.compile("[*%|]|(?<!\\d)\\d{1,3}(?!\\d)|\\d[.,]\\d|\\s[—–-](?:\\s|$)");

    private final List<String> parts;
    private String heading = "";
    private String opening = "";

    DiscussionPlace(List<String> parts) {
        this.parts = parts.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    }

    /** Goes on to a line: a heading, the row of a table, or a paragraph. */
    void enter(String line) {
        boolean sentence =
                line.endsWith(".") || line.endsWith(":") || ROW.matcher(line).find();
        if (!line.isEmpty() && !sentence && line.split("\\s+", -1).length <= LONGEST_HEADING) {
            heading = line.toLowerCase(Locale.ROOT);
        }
        opening = line;
    }

    /** Whether a sentence without a subject of its own stands under a segment's heading or in a paragraph on another figure. */
    boolean ofPart(String sentence) {
        boolean first = opening.startsWith(sentence.substring(0, Math.min(sentence.length(), 40)));
        boolean inherited = !first
                && NAMES_ANOTHER.matcher(opening).find()
                && !OPENS_WITH_WHOLE.matcher(opening).find();
        return inherited || parts.stream().anyMatch(heading::contains);
    }

    /** Whether an amount that a movement is stated in is the change or the level of the company's figure. */
    static boolean amountsAgree(String text, List<Double> levels) {
        if (levels.size() < 2) {
            return true;
        }
        var known = List.of(levels.get(0), levels.get(1), Math.abs(levels.get(0) - levels.get(1)));
        return AMOUNT.matcher(text)
                .results()
                .mapToDouble(each -> Double.parseDouble(each.group(1).replace(",", "")) * scale(each.group(2)))
                .allMatch(stated -> known.stream().anyMatch(each -> Math.abs(stated - each) <= ROUNDING * each));
    }

    private static double scale(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "trillion" -> 1e12;
            case "billion", "bn" -> 1e9;
            case "thousand" -> 1e3;
            default -> 1e6;
        };
    }
}

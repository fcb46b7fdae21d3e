package footnote.workflows.analyze;

import footnote.research.SentimentLexicon;
import footnote.research.SentimentLexicon.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads "profit was 5 mn, compared with 3 mn a year ago": whether what is told went the good way, by its own figures. */
final class ComparedFigures {
    private static final int REACH = 80;

    private static final Pattern AMOUNT = Pattern.compile(
            "(?<![\\w.,])(?<money>(?:[A-Z]{2,3}|Rs\\.?|[$€£¥])\\s?)?(?<number>\\d+(?:,\\d+)*(?:\\.\\d+)?)"
                    + "\\s?(?<unit>%|(?i:per ?cent|pct|million|mln|mn|m|billion|bn|b|trillion|tn|crore|lakh|k|cents?)\\b)?");
    private static final Pattern AGAINST = Pattern.compile(
            "\\b(from|compared (with|to)|as against|against|versus|vs|while it was|when it was|down on|up on)\\b");
    private static final Pattern ONWARDS = Pattern.compile("\\s*(\\([^)]*\\)\\s*)?to\\s*");

    private final SentimentLexicon lexicon;

    ComparedFigures(SentimentLexicon lexicon) {
        this.lexicon = lexicon;
    }

    private record Amount(double value, boolean share, int from, int to) {}

    /** 1 where the figures say better, -1 where they say worse, 0 where nothing is compared. */
    int direction(String sentence) {
        var amounts = amounts(sentence);
        for (int i = 0; i + 1 < amounts.size(); i++) {
            var one = amounts.get(i);
            var other = amounts.get(i + 1);
            String between = sentence.substring(one.to(), other.from()).toLowerCase(Locale.ROOT);
            if (one.share() == other.share() && between.length() <= REACH) {
                int found = compared(sentence.substring(0, one.from()).toLowerCase(Locale.ROOT), between, one, other);
                if (found != 0) {
                    return found;
                }
            }
        }
        return 0;
    }

    private int compared(String before, String between, Amount one, Amount other) {
        int subject = subject(before);
        if (before.endsWith("from ") && ONWARDS.matcher(between).matches()) {
            return subject * Double.compare(other.value(), one.value());
        }
        if (!AGAINST.matcher(between).find()) {
            return 0;
        }
        if (subject > 0 && between.contains("loss")) {
            return 1;
        }
        return subject < 0 && between.contains("profit") ? -1 : subject * Double.compare(one.value(), other.value());
    }

    /** What the figures are of is good to have, unless the last word for it says otherwise. */
    private int subject(String before) {
        int sign = 1;
        for (var hit : lexicon.hits(SentimentLexicon.words(before))) {
            sign = hit.term().kind() == Kind.ASSET ? 1 : hit.term().kind() == Kind.BURDEN ? -1 : sign;
        }
        return sign;
    }

    private static List<Amount> amounts(String sentence) {
        var found = new ArrayList<Amount>();
        var matcher = AMOUNT.matcher(sentence);
        while (matcher.find()) {
            if (matcher.group("money") != null || matcher.group("unit") != null || !year(matcher.group("number"))) {
                found.add(amount(matcher));
            }
        }
        return found;
    }

    private static boolean year(String number) {
        return number.matches("(19|20)\\d\\d|[12]?\\d|3[01]"); // or a day of a month
    }

    private static Amount amount(Matcher matcher) {
        String unit = matcher.group("unit") == null ? "" : matcher.group("unit").toLowerCase(Locale.ROOT);
        double value = Double.parseDouble(matcher.group("number").replace(",", ""));
        boolean share = unit.startsWith("p") || unit.equals("%");
        return new Amount(value * scale(unit), share, matcher.start(), matcher.end());
    }

    private static double scale(String unit) {
        return switch (unit) {
            case "m", "mn", "mln", "million" -> 1e6;
            case "b", "bn", "billion" -> 1e9;
            case "tn", "trillion" -> 1e12;
            case "crore" -> 1e7;
            case "lakh" -> 1e5;
            case "k" -> 1e3;
            case "cent", "cents" -> 0.01;
            default -> 1;
        };
    }
}

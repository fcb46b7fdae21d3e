package footnote.research.guidance;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A figure or a range of figures in a sentence, with its currency and scale, and where it stands. */
record GuidedFigure(
        Optional<BigDecimal> low, Optional<BigDecimal> high, Form form, Optional<String> currency, int start, int end) {
    /** What the figure is written as. */
    enum Form {
        /** An amount with million or billion after it. */
        SCALED,
        /** An amount of a few units, as per share. */
        UNSCALED,
        PERCENT,
        /** Counted, with million after it and no currency. */
        COUNT
    }

    private static final String SIGN =
            "(?:(?:down|declin\\w+|decreas\\w+|negative|minus|lower|fall|a loss of|loss of|up|plus|grow\\w*|increas\\w+|positive)\\s+"
                    + "(?:of |by |between |in the range of |approximately |about |around |roughly |slightly )*)?";
    private static final String CURRENCY =
            "(?:US\\$|HK\\$|A\\$|C\\$|[$€£¥₹₩]|\\b(?:USD|EUR|GBP|JPY|INR|CNY|KRW|HKD|TWD|CHF|AUD|CAD|SEK|NOK|DKK|EGP|BRL|Rs\\.?)(?=\\s?[\\d(-]))";
    private static final String NUMBER = "\\(?-?(?:(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?|\\.\\d+)\\)?";
    private static final String SCALE = "(?:trillion|billion|million|thousand|crores?|lakhs?|bn|mn|[mMbB](?![A-Za-z]))";
    /** From here on an amount without "million" is one in full, "$315,000,000", and not one per share. */
    private static final BigDecimal WRITTEN_OUT = BigDecimal.valueOf(1_000_000);

    private static final Pattern VALUE = Pattern.compile(
            "(?<sign>" + SIGN + ")(?:(?<flat>\\bflat\\b)|(?<currency>" + CURRENCY + ")?\\s?(?<![\\w.])(?<number>"
                    + NUMBER + ")(?:[- ]?(?<scale>" + SCALE
                    + ")\\b)?(?<percent>\\s?%|[- ](?:percent|per cent)\\b)?(?: cents\\b)?)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern RANGE =
            Pattern.compile("(?i),?\\s*(?:to|-|–|—|through|to (?:about|approximately|roughly|around|a))\\s*");
    private static final Pattern AND = Pattern.compile("(?i)\\s*(?:and|to)\\s*(?:about |approximately )?");
    private static final Pattern BETWEEN = Pattern.compile(
            "(?i).*\\b(?:between|range of|range from|ranging from|within)\\s*(?:approximately |about )?$");
    private static final Pattern RANGE_FROM =
            Pattern.compile("(?i).*\\b(?:rang\\w+|guidance|outlook|be|grow|increase|decline) from\\s*$");
    private static final Pattern FROM =
            Pattern.compile("(?i).*\\bfrom(?: (?:a|our|the)(?: (?:prior|previous|earlier))? range of)?\\s*$");
    private static final Pattern TO_ANOTHER = Pattern.compile(
            "(?i)\\s*to (?:(?:a|the|our) (?:new )?range (?:of|between) |between |approximately |about )?");
    private static final Pattern YEAR = Pattern.compile("20\\d\\d");
    private static final Pattern AT_LEAST = Pattern.compile(
            "(?i).*\\b(?:at least|over|more than|greater than|above|in excess of|exceed(?:ing)?|north of|better than)\\s*$");
    private static final Pattern AT_MOST =
            Pattern.compile("(?i).*\\b(?:up to|less than|below|under|no more than|at most|not exceed)\\s*$");
    private static final Pattern OR_MORE =
            Pattern.compile("(?i)^(?:\\s?-?\\s?plus\\b|\\+|,? or (?:higher|better|more|greater)).*");
    private static final Pattern GIVE = Pattern.compile("(?i)^,?\\s*(?:plus or minus|plus/minus|\\+/-|±)\\s*$");

    private record Value(
            BigDecimal number,
            boolean flat,
            String sign,
            Optional<String> currency,
            int scale,
            boolean percent,
            int start,
            int signed,
            int end) {}

    /** All figures with a unit, ranges joined, in order. */
    static List<GuidedFigure> in(String sentence) {
        var values = values(sentence);
        var found = new ArrayList<GuidedFigure>();
        for (int i = 0; i < values.size(); i++) {
            var one = values.get(i);
            if (i + 1 < values.size()) {
                var other = values.get(i + 1);
                String between = sentence.substring(one.end, other.signed);
                String before = sentence.substring(0, one.start);
                if (GIVE.matcher(sentence.substring(one.end, other.start)).matches()) {
                    around(one, other).ifPresent(found::add);
                    i++;
                    continue;
                }
                boolean range = RANGE.matcher(between).matches()
                        || (AND.matcher(between).matches()
                                && BETWEEN.matcher(before).matches());
                boolean three = i + 2 < values.size()
                        && TO_ANOTHER
                                .matcher(sentence.substring(other.end, values.get(i + 2).signed))
                                .matches();
                if (range
                        && !three
                        && FROM.matcher(before).matches()
                        && !RANGE_FROM.matcher(before).matches()) {
                    continue; // from the old figure to the new one
                }
                if (range) {
                    var joined = joined(one, other);
                    joined.ifPresent(found::add);
                    i++;
                    continue;
                }
            }
            single(one, sentence).ifPresent(found::add);
        }
        return found;
    }

    private static List<Value> values(String sentence) {
        var values = new ArrayList<Value>();
        Matcher found = VALUE.matcher(sentence);
        while (found.find()) {
            boolean flat = found.group("flat") != null;
            String number = flat ? "0" : found.group("number").replaceAll("[,()]", "");
            boolean bare = !flat
                    && found.group("currency") == null
                    && found.group("scale") == null
                    && found.group("percent") == null;
            if (bare && YEAR.matcher(number).matches()) {
                continue;
            }
            boolean bracketed = !flat
                    && found.group("number").startsWith("(")
                    && found.group("number").endsWith(")");
            var value = new BigDecimal(number);
            String sign = found.group("sign") == null ? "" : found.group("sign").toLowerCase(Locale.ROOT);
            boolean negative =
                    bracketed || sign.matches("(?:down|declin|decreas|negative|minus|lower|fall|a loss|loss).*");
            int start = flat
                    ? found.start("flat")
                    : found.group("currency") != null ? found.start("currency") : found.start("number");
            values.add(new Value(
                    negative && value.signum() > 0 ? value.negate() : value,
                    flat,
                    sign,
                    currency(found.group("currency")),
                    scale(found.group("scale")),
                    found.group("percent") != null,
                    start,
                    found.start(),
                    found.end()));
        }
        return spoken(values, sentence);
    }

    /** "$1 billion $275 million" is one figure, as speech recognition writes it. */
    private static List<Value> spoken(List<Value> values, String sentence) {
        var joined = new ArrayList<Value>();
        for (var value : values) {
            if (joined.isEmpty() || !goesOn(joined.getLast(), value, sentence)) {
                joined.add(value);
                continue;
            }
            var last = joined.removeLast();
            joined.add(new Value(
                    last.number.add(value.number.movePointLeft(last.scale - value.scale)),
                    false,
                    last.sign,
                    last.currency.or(() -> value.currency),
                    last.scale,
                    false,
                    last.start,
                    last.signed,
                    value.end));
        }
        return joined;
    }

    private static boolean goesOn(Value last, Value value, String sentence) {
        return value.scale > 0
                && value.scale < last.scale
                && sentence.substring(last.end, value.signed).isBlank();
    }

    /** Both bounds by what either says of unit and direction. */
    private static Optional<GuidedFigure> joined(Value one, Value other) {
        boolean percent = one.percent || other.percent;
        int scale = other.scale == 0 ? one.scale : other.scale;
        var currency = one.currency.or(() -> other.currency);
        var low = one.scale == 0 && !one.flat ? one.number.movePointRight(scale) : one.number.movePointRight(one.scale);
        var high = other.number.movePointRight(other.scale == 0 && !other.flat ? scale : other.scale);
        if (low.signum() < 0 && high.signum() > 0 && other.sign.isEmpty()) {
            high = high.negate(); // "down 3% to 5%"
        }
        if (high.signum() < 0 && low.signum() > 0 && one.sign.isEmpty() && other.sign.startsWith("minus")) {
            low = low.negate(); // "decline 1.2% to minus 0.7%"
        }
        return made(low.min(high), low.max(high), percent, scale, currency, one.start, other.end);
    }

    private static Optional<GuidedFigure> around(Value one, Value give) {
        var middle = one.number.movePointRight(one.scale);
        var width = give.number.abs();
        var reach = give.percent && !one.percent
                ? middle.abs().multiply(width).movePointLeft(2)
                : width.movePointRight(give.scale == 0 && give.currency.isEmpty() ? one.scale : give.scale);
        return made(
                middle.subtract(reach), middle.add(reach), one.percent, one.scale, one.currency, one.start, give.end);
    }

    private static Optional<GuidedFigure> single(Value one, String sentence) {
        if (one.flat) {
            return Optional.empty(); // a word, not a figure
        }
        var value = one.number.movePointRight(one.scale);
        return made(value, value, one.percent, one.scale, one.currency, one.start, one.end)
                .map(figure -> {
                    String before = sentence.substring(0, one.start);
                    boolean least = AT_LEAST.matcher(before).matches()
                            || OR_MORE.matcher(sentence.substring(one.end)).matches();
                    boolean most = AT_MOST.matcher(before).matches();
                    return new GuidedFigure(
                            most ? Optional.empty() : figure.low,
                            least ? Optional.empty() : figure.high,
                            figure.form,
                            figure.currency,
                            figure.start,
                            figure.end);
                });
    }

    private static Optional<GuidedFigure> made(
            BigDecimal low,
            BigDecimal high,
            boolean percent,
            int scale,
            Optional<String> currency,
            int start,
            int end) {
        if (!percent && scale == 0 && currency.isEmpty()) {
            return Optional.empty(); // a year, a count of stores
        }
        boolean large = scale > 0 || high.abs().compareTo(WRITTEN_OUT) >= 0;
        var form = percent ? Form.PERCENT : currency.isEmpty() ? Form.COUNT : large ? Form.SCALED : Form.UNSCALED;
        return Optional.of(new GuidedFigure(Optional.of(low), Optional.of(high), form, currency, start, end));
    }

    private static Optional<String> currency(@Nullable String written) {
        if (written == null) {
            return Optional.empty();
        }
        return Optional.of(
                switch (written.toUpperCase(Locale.ROOT)) {
                    case "$", "US$" -> "USD";
                    case "HK$" -> "HKD";
                    case "A$" -> "AUD";
                    case "C$" -> "CAD";
                    case "€" -> "EUR";
                    case "£" -> "GBP";
                    case "¥" -> "JPY";
                    case "₹", "RS", "RS." -> "INR";
                    case "₩" -> "KRW";
                    default -> written.toUpperCase(Locale.ROOT);
                });
    }

    private static int scale(@Nullable String word) {
        return switch (word == null ? "" : word.toLowerCase(Locale.ROOT)) {
            case "trillion" -> 12;
            case "billion", "bn", "b" -> 9;
            case "crore", "crores" -> 7;
            case "million", "mn", "m" -> 6;
            case "lakh", "lakhs" -> 5;
            case "thousand" -> 3;
            default -> 0;
        };
    }
}

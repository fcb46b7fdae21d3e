package footnote.workflows.ask.question;

import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The form a question wants its figure in: in thousands, millions or billions, with how many decimals, as a percentage. */
public record AnswerFormat(Optional<Scale> scale, Optional<Integer> decimals, boolean percent, boolean points) {
    /** A scale an amount is printed in. */
    enum Scale {
        THOUSAND(3),
        LAKH(5),
        MILLION(6),
        CRORE(7),
        BILLION(9);

        private final int digits;

        Scale(int digits) {
            this.digits = digits;
        }
    }

    private static final Pattern SCALED = Pattern.compile(
            "(?i)(?:\\bin|\\busd|us\\$|\\$|dollars?|€|\\beur|\\binr|\\brs\\.?|₹)\\s*(?:usd|us\\$|\\$|dollars?|eur|€|inr|rs\\.?|rupees?|₹|cny|rmb|jpy|gbp|£|krw|chf|hkd|nok|egp|¥|₩)?\\s*\\(?(thousand|million|billion|lakh|crore)s?\\b");
    private static final Pattern DECIMALS = Pattern.compile(
            "(?i)\\b(zero|one|two|three|four|[0-4])\\s+(?:decimals?\\b|decimal (?:places?|digits?|points?))");
    private static final Pattern WHOLE = Pattern.compile("(?i)\\bnearest (?:whole|integer|million|thousand|percent)");
    private static final Pattern PERCENT = Pattern.compile("(?i)%|\\bpercent(?:s|ages?)?\\b");
    private static final Pattern PERCENT_INSIDE = Pattern.compile("(?i)\\bpercentage points?\\b");
    private static final List<String> COUNTS = List.of("zero", "one", "two", "three", "four");

    public static AnswerFormat in(String question) {
        Matcher scaled = SCALED.matcher(question);
        var scale = scaled.find()
                ? Optional.of(Scale.valueOf(scaled.group(1).toUpperCase(Locale.ROOT)))
                : Optional.<Scale>empty();
        Matcher digits = DECIMALS.matcher(question);
        Optional<Integer> decimals = Optional.empty();
        if (digits.find()) {
            String word = digits.group(1).toLowerCase(Locale.ROOT);
            decimals = Optional.of(COUNTS.contains(word) ? COUNTS.indexOf(word) : Integer.parseInt(word));
        } else if (WHOLE.matcher(question).find()) {
            decimals = Optional.of(0);
        }
        boolean percent = PERCENT.matcher(PERCENT_INSIDE.matcher(question).replaceAll(" "))
                .find();
        return new AnswerFormat(
                scale, decimals, percent, PERCENT_INSIDE.matcher(question).find());
    }

    /** The figure as the question wants it; as usual where the question does not say. */
    public String of(Fact fact) {
        return switch (fact.unit().kind()) {
            case CURRENCY ->
                scale.map(each -> fact.unit() + " " + amount(fact.value(), each) + " "
                                + each.name().toLowerCase(Locale.ROOT))
                        .orElseGet(() -> FigureFormat.of(fact));
            case PERCENT ->
                fact.metric().name().endsWith("_change")
                        ? points
                                ? rounded(fact.value(), decimals.orElse(1)) + " percentage points"
                                : FigureFormat.of(fact)
                        : decimals.map(each -> rounded(fact.value(), each) + "%")
                                .orElseGet(() -> FigureFormat.of(fact));
            case RATIO, DAYS ->
                decimals.map(each ->
                                rounded(fact.value(), each) + (fact.unit().kind() == Unit.Kind.DAYS ? " days" : ""))
                        .orElseGet(() -> FigureFormat.of(fact));
            default -> FigureFormat.of(fact);
        };
    }

    private String amount(BigDecimal value, Scale unit) {
        var scaled = value.movePointLeft(unit.digits);
        int places = decimals.orElse(
                unit == Scale.BILLION
                        ? 2
                        : Math.min(2, Math.max(0, scaled.stripTrailingZeros().scale())));
        return rounded(scaled, places);
    }

    private static String rounded(BigDecimal value, int places) {
        var format = new DecimalFormat(
                "#,##0" + (places > 0 ? "." + "0".repeat(places) : ""), DecimalFormatSymbols.getInstance(Locale.US));
        return format.format(value.setScale(places, RoundingMode.HALF_UP));
    }
}

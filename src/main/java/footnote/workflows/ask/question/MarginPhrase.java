package footnote.workflows.ask.question;

import footnote.domain.Metric;
import footnote.domain.Unit;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Readers call any amount divided by revenue a margin: "COGS % margin" is the cost of revenue as a percent of revenue. */
public final class MarginPhrase {
    private static final Pattern MARGIN = Pattern.compile(
            "(?i)(?<words>(?:[^\\s(),;?]+ ){0,6}[\\p{L}&-]+(?<!\\b(?:and|or|of|in|its|the|their|with|to|on|gross|operating|net|ebitda|ebit|interest|safety|contribution))(?<!(?<!tax )profit))(?: \\([^()]*\\))? (?:%|percent(?:age)?)? ?margins?\\b");
    private static final Pattern NAMED_SO = Pattern.compile("(?i)margin");
    /** What a margin is anyway. */
    private static final Pattern OF_SALES = Pattern.compile(
            "(?i)\\b(margins?) as (?:a |an )?(?:%|percent(?:age)?|share|proportion) of (?:its |the |total |net )*(?:revenues?|sales)\\b");

    private static final Pattern PRETAX =
            Pattern.compile("(?i)\\b(?:pre-?tax|before[- ]tax|ebt)(?: profit| income| earnings)? margin");
    private static final String SHARE = " as a percent of revenue";
    /** Those whose margin has a name of its own. */
    private static final Set<String> NAMED =
            Set.of("gross_profit", "operating_income", "net_income", "ebitda", "free_cash_flow", "net_interest_income");

    private static final Pattern WHOLE = Pattern.compile(
            "(?i)\\bas (?:a |an )?(?:%|percent(?:age)?|share|proportion) of (?:its |the |total |net )*(?:revenues?|sales)\\b");

    private MarginPhrase() {}

    /** A question without the revenue that its figure is divided by: what changed is the figure. */
    public static String withoutRevenue(String question) {
        return WHOLE.matcher(question).replaceAll("");
    }

    /** A question with the margin of an amount that has no name of its own as a percent of revenue. */
    public static String spelledOut(String question) {
        if (!NAMED_SO.matcher(question).find()) {
            return question; // the patterns below are slow
        }
        String plain = OF_SALES.matcher(question).replaceAll("$1");
        return MARGIN.matcher(PRETAX.matcher(plain).replaceAll("pretax income margin"))
                .replaceAll(found -> Matcher.quoteReplacement(
                        isUnnamed(found.group("words")) ? found.group("words") + SHARE : found.group()));
    }

    private static boolean isUnnamed(String words) {
        var metrics = AskedMetrics.in(words);
        return !metrics.isEmpty()
                && !NAMED.contains(metrics.getLast())
                && Metric.standard(metrics.getLast())
                        .flatMap(Metric::unit)
                        .filter(Unit.Kind.CURRENCY::equals)
                        .isPresent();
    }
}

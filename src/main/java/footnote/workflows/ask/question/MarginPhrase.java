package footnote.workflows.ask.question;

import footnote.domain.Metric;
import footnote.domain.Unit;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Readers call any amount divided by revenue a margin: "COGS % margin" is the cost of revenue as a percent of revenue. */
public final class MarginPhrase {
    private static final Pattern MARGIN = Pattern.compile(
            "(?i)(?<words>(?:[^\\s(),;?]+ ){0,6}[\\p{L}&-]+(?<!\\b(?:and|or|of|in|its|the|their|with|to|on|gross|operating|net|ebitda|ebit|interest|safety|contribution))(?<!(?<!tax )profit))(?<remark> \\([^()]*\\))? (?:%|percent(?:age)?)? ?margins?\\b");
    private static final String SHARE = " as a percent of revenue";
    /** Those whose margin has a name of its own. */
    private static final Set<String> NAMED =
            Set.of("gross_profit", "operating_income", "net_income", "ebitda", "free_cash_flow", "net_interest_income");

    private MarginPhrase() {}

    /** A question with the margin of an amount that has no name of its own as a percent of revenue. */
    public static String spelledOut(String question) {
        return MARGIN.matcher(question)
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

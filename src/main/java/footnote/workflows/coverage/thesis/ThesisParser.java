package footnote.workflows.coverage.thesis;

import footnote.domain.Metric;
import footnote.research.metrics.MetricNames;
import footnote.research.metrics.MetricNames.Named;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.thesis.Tripwire.Relation;
import footnote.workflows.coverage.thesis.Tripwire.Span;
import footnote.workflows.coverage.thesis.Tripwire.Verdict;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Turns a reader's sentence into a test over facts, or says what it lacks; nothing is filled in by a guess. */
public final class ThesisParser {
    private static final Pattern START = Pattern.compile(
            "^(?:(?:the |my )?(?:thesis|call|view) is |i am |i'm |it is )?(?<verdict>right|confirmed|correct|true|wrong|broken"
                    + "|false|invalid) (?:if|when|once) (?<rest>.+?)[.!]?$");

    private static final Map<Pattern, Relation> RELATIONS = relations();

    /** A change of so much is another metric than the figure itself. */
    private static final Pattern CHANGE = Pattern.compile(
            "\\b(?:falls?|drops?|declines?|rises?|grows?|increases?|decreases?|shrinks?) (?:by|more than|less than|at least)\\b");

    /** Metrics of the market, which are tested at every close. */
    private static final Set<String> MARKET = Set.of(
            "price",
            "market_cap",
            "enterprise_value",
            "price_to_earnings",
            "price_to_book",
            "price_to_sales",
            "ev_to_ebitda",
            "ev_to_sales",
            "dividend_yield",
            "free_cash_flow_yield",
            "below_52_week_high",
            "change_1_month",
            "change_6_months");

    private ThesisParser() {}

    private static Map<Pattern, Relation> relations() {
        String verbs = "(?:is |are |stays? |remains? |gets? |goes |comes? in |ends? |closes? )?";
        var relations = new LinkedHashMap<Pattern, Relation>();
        relations.put(
                Pattern.compile(" " + verbs + "(?:at or above|at least|no less than|not below|>=|≥) | reaches "),
                Relation.AT_LEAST);
        relations.put(
                Pattern.compile(" " + verbs + "(?:at or below|at most|no more than|not above|<=|≤) "),
                Relation.AT_MOST);
        relations.put(
                Pattern.compile(
                        " (?:(?:falls|drops|fell|drop|fall|dips|slips|declines|sinks|goes) (?:below|under|beneath)|"
                                + verbs + "(?:below|under|less than|lower than|smaller than|<)) "),
                Relation.BELOW);
        relations.put(
                Pattern.compile(
                        " (?:exceeds|exceed|tops|surpasses|(?:rises|rise|climbs|grows|goes) (?:above|over|beyond)|"
                                + verbs + "(?:above|over|more than|greater than|higher than|>)) "),
                Relation.ABOVE);
        return relations;
    }

    /** The test, or a refusal that says what is missing. */
    public static Tripwire parse(String sentence) {
        String text = sentence.toLowerCase(Locale.ROOT)
                .replaceAll("[\\u2018\\u2019]", "'")
                .replaceAll("\\s+", " ")
                .strip();
        var start = START.matcher(text);
        if (!start.matches()) {
            throw refused("it does not say what the test means; start with 'right if' or 'wrong if'");
        }
        var verdict = Set.of("right", "confirmed", "correct", "true").contains(start.group("verdict"))
                ? Verdict.RIGHT
                : Verdict.WRONG;
        String rest = start.group("rest").replaceAll("([<>≤≥]=?)", " $1 ").replaceAll("\\s+", " ");
        var period = ThesisPeriod.of(rest);
        return parsed(verdict, period.map(ThesisPeriod::before).orElse(rest), period);
    }

    private static Tripwire parsed(Verdict verdict, String claim, Optional<ThesisPeriod> period) {
        for (var relation : RELATIONS.entrySet()) {
            var found = relation.getKey().matcher(" " + claim + " ");
            if (found.find()) {
                String words =
                        (" " + claim).substring(0, found.start()).strip().replaceFirst("^(?:its |the |their )", "");
                String threshold = (" " + claim + " ").substring(found.end()).strip();
                if (CHANGE.matcher(claim).find()) {
                    break;
                }
                return tripwire(verdict, metric(words), relation.getValue(), threshold, period);
            }
        }
        if (CHANGE.matcher(claim).find()) {
            throw refused("a change of so much needs a growth metric; write 'revenue growth falls below -10%'");
        }
        throw refused("it has no direction; write 'falls below', 'exceeds', 'is at least' or 'is at most' before the"
                + " threshold");
    }

    private static Named metric(String words) {
        if (words.isBlank()) {
            throw refused("it names no metric; write one such as operating margin before the comparison");
        }
        return MetricNames.find(words)
                .orElseThrow(() -> refused("the metric '" + words + "' is unknown; nearest: "
                        + String.join(", ", MetricNames.nearest(words))));
    }

    private static Tripwire tripwire(
            Verdict verdict, Named metric, Relation relation, String threshold, Optional<ThesisPeriod> period) {
        var limit = Threshold.of(threshold, metric);
        var when = period.or(() ->
                        MARKET.contains(metric.name()) ? Optional.of(ThesisPeriod.AT_ANY_CLOSE) : Optional.empty())
                .orElseThrow(() -> refused("it names no period; add 'in any quarter', 'in any year', 'in FY26' or 'over"
                        + " the last twelve months'"));
        if (when.span() == Span.DAY && !MARKET.contains(metric.name())) {
            throw refused("the " + metric.label() + " is known by quarter and year, not by day; add 'in any quarter'");
        }
        if (when.span() != Span.DAY && MARKET.contains(metric.name())) {
            throw refused(
                    "the " + metric.label() + " changes daily; write 'at any close' instead of a quarter or year");
        }
        return new Tripwire(
                verdict,
                new Metric(metric.name()),
                relation,
                limit.value(),
                limit.unit(),
                when.span(),
                when.year(),
                when.quarter(),
                when.inARow());
    }

    static Fault refused(String why) {
        return Fault.input("the sentence cannot become a test: " + why);
    }
}

package footnote.workflows.ask;

import footnote.evidence.search.AskedFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The figures that a question wants of the accounts: those it names, and those its plain words stand for. */
final class AskedMetrics {
    /** Words and the figures they stand for; they are left out where one of the others is asked for by name. */
    private record Meaning(Pattern words, List<String> metrics, Set<String> others) {}

    private static final Set<String> DEBTS = Set.of(
            "total_debt",
            "net_debt",
            "net_debt_to_ebitda",
            "debt_to_equity",
            "debt_to_assets",
            "long_term_debt",
            "short_term_debt",
            "debt_issued",
            "debt_repaid",
            "interest_coverage");
    private static final Set<String> FLOWS = Set.of(
            "operating_cash_flow",
            "free_cash_flow",
            "investing_cash_flow",
            "financing_cash_flow",
            "operating_cash_flow_ratio",
            "free_cash_flow_margin",
            "cash_conversion");

    /** Phrases that name one figure though some of their words name another. */
    private static final List<Meaning> PHRASES = List.of(
            meaning("net debt ?(?:to|/|over|-to-|divided by) ?ebitda|net leverage", "net_debt_to_ebitda"),
            meaning("(?:book value|equity|net asset value) (?:per|a) share", "book_value_per_share"),
            meaning("runway|how long\\b.*\\bcash\\b.*\\blast", "cash_runway"),
            meaning("free cash flow margin|fcf margin", "free_cash_flow_margin"),
            meaning("days (?:of|in) (?:inventory|inventories|stock)|inventory days", "inventory_days"),
            meaning("days of (?:sales|receivables)|receivables? days", "receivables_days"),
            meaning("days of payables|payables? days", "payables_days"),
            meaning(
                    "debt (?:to|/|over) (?:total )?assets|debt-to-assets|(?:more|less|most|least) leveraged",
                    "debt_to_assets"),
            meaning(
                    "\\bdividends?\\b[^.?]*\\b(?:safe|sustainable|affordable|secure|well[- ]covered|covered|at risk)\\b"
                            + "|\\b(?:afford|sustain|cover)\\b[^.?]*\\bdividends?\\b",
                    "dividend_payout",
                    "dividend_cover"),
            meaning(
                    "(?:raise|cut|increase|lift|lower|reduce|hike)[ds]?\\b[^.?]*\\bdividends?\\b(?! pay)"
                            + "|\\bdividends?\\b(?: per share)? (?:raised|cut|increased|lowered|reduced|grow|rise|fall)",
                    "dividend_per_share"),
            meaning(
                    "(?:how many|number of) (?:\\p{L}+ ){0,2}(?:employees|people|staff|workers)|\\bheadcount\\b",
                    "employees"));

    /** Plain words, each for the figure a reader means by them. */
    private static final List<Meaning> PLAIN = List.of(
            new Meaning(
                    pattern("(?<!gross |operating |net |profit |ebitda |ebit |interest |flow |safety )margins?"),
                    List.of("operating_margin"),
                    Set.of("gross_margin", "operating_margin", "net_margin", "ebitda_margin", "free_cash_flow_margin")),
            new Meaning(
                    pattern(
                            "profitable|(?:make|made|making|report(?:ed)?|turn(?:ed)?) (?:a|any|no) (?:\\p{L}+ )?(?:loss|profit)"
                                    + "|(?:lose|lost|losing) money|(?<!how )(?:does|did|is|do) [^?]{2,40}\\b(?:make|making) money|in the (?:red|black)"),
                    List.of("net_income"),
                    Set.of("net_income", "operating_income", "gross_profit")),
            new Meaning(
                    pattern(
                            "(?<!net |bad |term |credit |rated )(?:debts?|borrowings)(?!\\s+(?:securit\\w+|instruments?|offering|ratio|to )|-|/)|indebted"),
                    List.of("total_debt"),
                    DEBTS),
            new Meaning(
                    pattern(
                            "(?<!free |operating |investing |financing |investment )cash flows?(?! statement|s? from|s? used|s? per)"),
                    List.of("operating_cash_flow"),
                    FLOWS),
            new Meaning(
                    pattern(
                            "(?<!in |pay )cash(?! flow| equivalents| ratio| conversion| cycle| runway| burn| dividend| and| per|-)"),
                    List.of("cash"),
                    Stream.concat(
                                    FLOWS.stream(),
                                    Stream.of(
                                            "cash",
                                            "cash_ratio",
                                            "cash_conversion_cycle",
                                            "cash_runway",
                                            "change_in_cash"))
                            .collect(java.util.stream.Collectors.toUnmodifiableSet())),
            new Meaning(
                    pattern("(?:pay|pays|paid|paying) (?:(?:a|any|no|its|out) )*(?:\\p{L}+ )?dividends?"),
                    List.of("dividends_paid"),
                    Set.of("dividends_paid", "dividend_per_share", "dividend_payout")),
            new Meaning(
                    pattern("(?:spend|spends|spent|spending)\\b[^.?]*\\bresearch"),
                    List.of("research_and_development"),
                    Set.of("research_and_development")));

    /** Who holds an office, though accounts shorten cash flow from operations alike. */
    private static final Pattern OFFICE =
            Pattern.compile("(?i)(?<=^who (?:is|was|are) (?:the )?)cfo\\b|\\bthe cfo(?= (?:of|at) )");

    /** Where a figure is to be looked up, which is no figure. */
    private static final Pattern STATEMENTS = Pattern.compile(
            "(?i)\\bstatements? of (?:consolidated )?(?:cash flows?|income|operations|earnings|financial position)|\\bcash flows? statements?|\\b(?:income statements?|balance sheets?)\\b");

    private AskedMetrics() {}

    private static Pattern pattern(String words) {
        return Pattern.compile("(?i)(?<![\\p{L}-])(?:" + words + ")(?![\\p{L}])");
    }

    private static Meaning meaning(String words, String... metrics) {
        return new Meaning(pattern(words), List.of(metrics), Set.of());
    }

    /** By name, in the order the question's longest names come; without what is no figure of the accounts. */
    static List<String> in(String question) {
        var phrases = PHRASES.stream()
                .filter(each -> each.words().matcher(question).find())
                .toList();
        String rest = OFFICE.matcher(question).replaceAll(" ");
        for (var phrase : phrases) {
            rest = phrase.words().matcher(rest).replaceAll(" ");
        }
        var found = new ArrayList<String>();
        phrases.forEach(each -> found.addAll(each.metrics()));
        for (String metric : AskedFigures.in(rest).metrics()) {
            if (metric.equals("capital_intensity")) {
                found.addAll(List.of("capex_to_revenue", "property_to_assets"));
            } else {
                found.add(metric);
            }
        }
        String words = STATEMENTS.matcher(rest).replaceAll(" ");
        for (var plain : PLAIN) {
            if (found.stream().noneMatch(plain.others()::contains)
                    && plain.words().matcher(words).find()) {
                found.addAll(plain.metrics());
            }
        }
        return found.stream()
                .map(metric -> FigureCalculation.named(metric, question))
                .filter(FigureFormulas::isKnown)
                .distinct()
                .toList();
    }
}

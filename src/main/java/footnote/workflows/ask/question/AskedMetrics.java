package footnote.workflows.ask.question;

import footnote.domain.Metric;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.formulas.LenderFormulas;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The figures that a question wants of the accounts: those it names, and those its plain words stand for. */
public final class AskedMetrics {
    /** A company that grows, by its revenue where nothing else is named. */
    private static final Pattern GROWS = Pattern.compile(
            "(?i)\\bgr[eo]w(?:n|ing|s)? (?:the )?(?:fast|slow)(?:er|est)\\b|\\bhow (?:fast|quickly|much) (?:did|has|is|does|have)\\b(?![^?]*['’]s? (?!business|sales|revenue)\\p{Ll})[^?]*\\bgr[eo]w(?:n|ing)?\\b"
                    + "|^(?:is|did|has|was|does) (?:\\S+ ){1,4}(?:still )?gr[eo]w(?:n|ing)?(?: (?:in|since|over|last|this) [^?]*)?\\s*\\?*$"
                    + "|\\b(?:fast|slow)(?:er|est)[- ]growing\\b|\\bhigh(?:ly)?[- ]grow(?:th|ing)\\b|\\bgrowth (?:company|business|stock)\\b|['’]s? growth\\b");

    /** Growth over several years, of the figure itself. */
    private static final Pattern COMPOUND = Pattern.compile("(?i)\\b(?:compound(?:ed)?|cagr)\\b");

    /** Multiples of the market's price, which the accounts' figure in their names is only a part of. */
    private static final Pattern OF_THE_MARKET =
            Pattern.compile("(?i)\\b(?:free cash flow|fcf|cash flow|dividend|earnings) yield\\b"
                    + "|\\b(?:price|ev|enterprise value)(?:[- ]to[- ]|\\s?/\\s?| over )(?:\\p{L}+ ){0,2}?(?:book(?: value)?|sales|revenues?|earnings|ebitda|ebit|cash flow|fcf|operating income|assets)\\b"
                    + "|\\bp/(?:e|b|s|fcf|cf)\\b|\\bpeg\\b");

    /** Who holds an office, though accounts shorten cash flow from operations alike. */
    private static final Pattern OFFICE =
            Pattern.compile("(?i)(?<=^who (?:is|was|are) (?:the )?)cfo\\b|\\bthe cfo(?= (?:of|at) )");

    /** Where a figure is to be looked up, which is no figure. */
    private static final Pattern STATEMENTS = Pattern.compile(
            "(?i)\\bstatements? of (?:consolidated )?(?:cash flows?|income|operations|earnings|financial position)|\\bcash flows? statements?|\\b(?:income statements?|balance sheets?)\\b");

    private static final Pattern IN_DAYS =
            Pattern.compile("(?i)(?<![\\w-])(?:days?|dio|dso|dpo|collection period)(?![\\w-])");
    private static final Pattern BASIC = Pattern.compile("(?i)^(?!.*\\bdiluted\\b).*\\bbasic\\b");
    private static final Pattern DERIVED = Pattern.compile("(.+?)_(compound_growth|growth|change)");
    /** Of one company between two periods, which readers call a change; one between two companies is none. */
    private static final Pattern DIFFERENCE = Pattern.compile("(?<!_company)_difference$");

    private static final Pattern PAIR = Pattern.compile("(.+?)_to_(.+)");
    private static final Pattern OVER_PERIODS = Pattern.compile("^(?:average|cumulative)_|_compound_growth$");
    private static final Pattern RATIO = Pattern.compile("(?<of>.+?)_(?:per_(?:share|employee)|over_(?<over>.+))");
    private static final Map<String, String> NAMES = Map.of(
            "inventory_days", "days inventory outstanding",
            "receivables_days", "days sales outstanding",
            "payables_days", "days payable outstanding");
    private static final Pattern ACRONYM = Pattern.compile("\\b(?:ebitda|ebit|eps|cet1)\\b");

    private static final Memo<List<String>> READ = new Memo<>(500);

    private AskedMetrics() {}

    /** By name, in the order the question's longest names come; without what is no figure of the accounts. */
    public static List<String> in(String question) {
        return READ.of(question, AskedMetrics::read);
    }

    private static List<String> read(String question) {
        var found = new ArrayList<String>();
        String rest = OFFICE.matcher(question).replaceAll(" ");
        for (var phrase : MetricPhrases.PHRASES) {
            if (phrase.words().matcher(rest).find()) {
                found.addAll(phrase.metrics());
                rest = phrase.words().matcher(rest).replaceAll(" ");
            }
        }
        rest = OF_THE_MARKET.matcher(rest).replaceAll(" ");
        for (String metric : AskedFigures.in(rest).metrics()) {
            if (metric.equals("capital_intensity")) {
                found.addAll(List.of("capex_to_revenue", "property_to_assets"));
            } else {
                found.add(metric);
            }
        }
        String words = STATEMENTS.matcher(rest).replaceAll(" ");
        for (var plain : PlainMetricWords.ALL) {
            if (found.stream().noneMatch(plain.others()::contains)
                    && plain.words().matcher(words).find()) {
                found.addAll(plain.metrics());
            }
        }
        if (found.isEmpty() && GROWS.matcher(words).find()) {
            found.add("revenue_growth");
        }
        if (COMPOUND.matcher(words).find()) {
            found.removeIf(metric -> metric.endsWith("_growth") && found.contains(metric.replaceFirst("_growth$", "")));
        }
        return found.stream()
                .map(metric -> named(metric, question))
                .filter(FigureFormulas::isKnown)
                .distinct()
                .toList();
    }

    /** The metric's full name: in days where the question asks for days, and before dilution only where it says so. */
    public static String named(String metric, String question) {
        boolean basic = BASIC.matcher(question).find();
        String name = metric.equals("eps") ? basic ? "eps_basic" : "eps_diluted" : metric;
        if (IN_DAYS.matcher(question).find() && name.endsWith("_turnover")) {
            return name.replace("_turnover", "_days");
        }
        return name;
    }

    /** Whether a metric is one of ours, or a ratio of them, and no row that only a report names. */
    public static boolean isCataloged(String name) {
        String base = OVER_PERIODS.matcher(name).replaceAll("");
        return FigureFormulas.isKnown(base) || isPair(base) || isRatio(base);
    }

    private static boolean isRatio(String name) {
        var ratio = RATIO.matcher(name);
        return ratio.matches()
                && FigureFormulas.isKnown(ratio.group("of"))
                && (ratio.group("over") == null || FigureFormulas.isKnown(ratio.group("over")));
    }

    private static boolean isLabeled(String name) {
        return Metric.standard(name).isPresent() || LenderFormulas.label(name).isPresent() || isPair(name);
    }

    private static boolean isPair(String name) {
        var pair = PAIR.matcher(name);
        return !FigureFormulas.isKnown(name)
                && pair.matches()
                && FigureFormulas.isKnown(pair.group(1))
                && FigureFormulas.isKnown(pair.group(2));
    }

    /** A metric as readers know it: short names are acronyms, and a change is called by what changed. */
    public static String label(String name) {
        var own = LenderFormulas.label(name).or(() -> Optional.ofNullable(NAMES.get(name)));
        if (own.isPresent()) {
            return own.get();
        }
        if (DIFFERENCE.matcher(name).find()) {
            return label(DIFFERENCE.matcher(name).replaceFirst("_change"));
        }
        var derived = DERIVED.matcher(name);
        if (derived.matches() && isLabeled(derived.group(1))) {
            return label(derived.group(1)) + " " + derived.group(2).replace('_', ' ');
        }
        var pair = PAIR.matcher(name);
        if (isPair(name) && pair.matches()) {
            return label(pair.group(1)) + " to " + label(pair.group(2));
        }
        return name.matches("(?!cash)[a-z]{2,4}")
                ? name.toUpperCase(Locale.ROOT)
                : ACRONYM.matcher(new Metric(name).label().toLowerCase(Locale.ROOT))
                        .replaceAll(found -> found.group().toUpperCase(Locale.ROOT));
    }
}

package footnote.evidence.search;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The rows of a statement by the figure each is: of several that could be, the one by its usual name. Costs are turned
 * positive, since some statements print them in brackets and some do not.
 */
final class StatementRows {
    private static final Set<String> COSTS = Set.of(
            "cost_of_revenue",
            "research_and_development",
            "selling_general_administrative",
            "operating_expenses",
            "interest_expense");
    private static final Set<String> OUTFLOWS =
            Set.of("capital_expenditure", "dividends_paid", "buybacks", "debt_repaid", "acquisitions");
    private static final Set<String> PER_SHARE = Set.of("eps", "dividend_per_share");
    /** What one line of business sells or spends is not the whole, however alone it stands. */
    private static final Pattern ONE_LINE = Pattern.compile(
            "(?:cost|costs|sales|net sales|revenue|revenues|net revenues?)(?: of| from)? (?:products?|services?|equipment|rentals?|licen[cs]es?|subscriptions?)(?! sold).*");

    private static final Pattern FIGURES = Pattern.compile("[\\s\\d$€£¥,.()—–-]*\\d[\\s\\d$€£¥,.()—–-]*");
    private static final Pattern DIGIT = Pattern.compile("\\d");
    private static final int OTHER_NAME = 100;
    private static final int PART_OF_IT = 1000;
    private static final double ROUNDING = 0.005;

    private final MetricLexicon lexicon = MetricLexicon.standard();
    private final Map<String, List<StatementRow>> found = new LinkedHashMap<>();

    StatementRows(List<String> lines, List<Integer> years, StatementKind kind) {
        for (String line : whole(lines)) {
            StatementRow.of(line, years).ifPresent(row -> lexicon.row(row.label()).stream()
                    .filter(name -> stands(name, kind) && fits(name, row))
                    .forEach(name ->
                            found.computeIfAbsent(name, _ -> new ArrayList<>()).add(row)));
        }
    }

    /** PDFs put the figures of some rows on a line of their own below the name. */
    private static List<String> whole(List<String> lines) {
        var whole = new ArrayList<String>();
        for (String line : lines) {
            boolean figures = FIGURES.matcher(line).matches();
            if (figures && !whole.isEmpty() && !DIGIT.matcher(whole.getLast()).find()) {
                whole.add(whole.removeLast() + " " + line.strip());
            } else {
                whole.add(line);
            }
        }
        return whole;
    }

    private boolean stands(String name, StatementKind kind) {
        return lexicon.entry(name)
                .map(entry -> entry.statements().contains(kind))
                .orElse(false);
    }

    private static boolean fits(String name, StatementRow row) {
        return switch (name) {
            case "net_income" ->
                !row.isPerShare()
                        && !row.says("discontinued")
                        && !row.label().matches(".*attributable to (?:\\w+ )?non.*");
            case "revenue" -> !row.isPerShare() && !row.says("marketing");
            case "liabilities" -> !row.says("equity") && !row.says("investment");
            case "total_debt" -> row.says("total");
            default -> PER_SHARE.contains(name) == row.isPerShare();
        };
    }

    /** One row for each figure, in the order of the statement. */
    Map<String, StatementRow> best() {
        var best = new LinkedHashMap<String, StatementRow>();
        found.forEach((name, rows) -> rows.stream()
                .min(Comparator.comparingInt(row -> rank(name, row)))
                .filter(row -> !isOneLine(row) || rows.size() == 1)
                .ifPresent(row -> best.put(name, upright(name, row))));
        var tax = best.get("income_tax");
        if (tax != null && isPrintedNegative(tax)) {
            best.put("income_tax", tax.negated());
        }
        return best;
    }

    /** What accounts usually call it comes first, then other names, last what is only a part or another kind of it. */
    private int rank(String name, StatementRow row) {
        int usual = lexicon.entry(name)
                .map(entry -> entry.written().stream()
                        .map(MetricLexicon::plain)
                        .toList()
                        .indexOf(row.label()))
                .orElse(-1);
        boolean part = row.says("continuing operations") || row.says("basic") || isOneLine(row);
        return (usual < 0 ? OTHER_NAME : usual) + (part ? PART_OF_IT : 0);
    }

    private static boolean isOneLine(StatementRow row) {
        return ONE_LINE.matcher(row.label()).matches();
    }

    private static StatementRow upright(String name, StatementRow row) {
        if (OUTFLOWS.contains(name)) {
            return row.absolute();
        }
        return COSTS.contains(name) && row.isMostlyNegative() ? row.negated() : row;
    }

    /** Taxes are told by what they do: taken from the income before them, they leave the income after. */
    private boolean isPrintedNegative(StatementRow tax) {
        for (var before : found.getOrDefault("pretax_income", List.of())) {
            for (var after : found.getOrDefault("net_income", List.of())) {
                for (int i = 0; i < tax.cells().size(); i++) {
                    var taken = add(
                            before.cells().get(i),
                            tax.cells().get(i).map(BigDecimal::negate),
                            after.cells().get(i));
                    var given = add(
                            before.cells().get(i),
                            tax.cells().get(i),
                            after.cells().get(i));
                    if (taken.isPresent() && given.isPresent() && !taken.equals(given)) {
                        return given.get();
                    }
                }
            }
        }
        return costsArePrintedNegative() && tax.isMostlyNegative();
    }

    private boolean costsArePrintedNegative() {
        return COSTS.stream()
                .flatMap(name -> found.getOrDefault(name, List.of()).stream())
                .anyMatch(StatementRow::isMostlyNegative);
    }

    /** Whether the first two make the third; nothing where one is missing. */
    private static Optional<Boolean> add(
            Optional<BigDecimal> one, Optional<BigDecimal> other, Optional<BigDecimal> sum) {
        return one.flatMap(
                a -> other.flatMap(b -> sum.map(c -> a.add(b).subtract(c).abs().doubleValue()
                        <= Math.max(1, ROUNDING * c.abs().doubleValue()))));
    }

    /** The largest amount printed. */
    BigDecimal largest() {
        return found.values().stream()
                .flatMap(List::stream)
                .map(StatementRow::largest)
                .reduce(BigDecimal.ZERO, BigDecimal::max);
    }
}

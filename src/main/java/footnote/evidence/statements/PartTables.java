package footnote.evidence.statements;

import footnote.domain.Metric;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the tables of a filing that split the revenue of its income statement by segment, product or region, and by the
 * same parts its operating income, assets, depreciation and capital expenditure. Only rows that add up to the whole in
 * every column are taken, so that a table of anything else is none. Several figures may stand side by side.
 */
final class PartTables {
    /** A row of such a table: what is split, by what, the part, its figures in the statement's columns, and its page. */
    record Part(
            Metric metric, String axis, String member, TableRow row, Optional<Integer> page, FilingTable statement) {}

    /** A way of splitting revenue: by what its parts are told apart, and their rows by name. */
    private record Split(String axis, Map<String, TableRow> rows, Optional<Integer> page) {
        Split by(String other) {
            return new Split(other, rows, page);
        }

        List<Part> parts(FilingTable income) {
            return rows.entrySet().stream()
                    .map(each -> new Part(Metric.REVENUE, axis, each.getKey(), each.getValue(), page, income))
                    .toList();
        }
    }

    /** A page as rows of any width, with the lines they were read from. */
    private record PageRows(Optional<Integer> page, List<String> lines, List<TableRow> rows) {}

    static final List<Metric> BY_PART = List.of(
            Metric.OPERATING_INCOME, Metric.ASSETS, Metric.DEPRECIATION_AMORTIZATION, Metric.CAPITAL_EXPENDITURE);

    private static final Pattern TOTAL = Pattern.compile(
            "(?:consolidated |worldwide |company |total )*(?:total|net sales|sales|net revenues?|revenues?|total .*|consolidated.*|worldwide.*)");
    private static final Pattern SEGMENT = Pattern.compile("\\b(?:segments?|divisions?|business groups?)\\b");
    static final Pattern NO_PART = Pattern.compile(
            "(?:sub ?total|gross|net) .*|.*\\b(?:cost|costs|expenses?|income|earnings|profit|margin|tax|assets|depreciation)\\b.*|\\d.*");

    /** The total of segments above items that reconcile it to the whole. */
    private static final Pattern OF_SEGMENTS = Pattern.compile(
            "(?:total )?(?:net )?(?:sales|revenues?) of (?:all )?(?:reportable |operating |business )?segments?\\b.*"
                    + "|(?:total )?(?:reportable |operating |business )?segments? (?:net )?(?:sales|revenues?)");

    /** Beyond this share of the whole, what segments sell is not what the company does. */
    private static final double RECONCILED = 0.06;

    private static final int MOST_PARTS = 40;
    private static final int LINES_BEFORE = 5;
    private static final int LEAST_COLUMNS = 2;

    private final List<PageRows> pages;
    private final PartNames names;
    private final List<PartBlocks> blocks = new ArrayList<>();

    private PartTables(List<FilingStatements.PageText> texts) {
        this.pages = pages(texts);
        this.names = new PartNames(texts);
    }

    /** The parts of these statements' figures, each way of splitting revenue once; none where revenue is not split. */
    static List<Part> of(List<FilingStatements.PageText> texts, Map<StatementType, FilingTable> statements) {
        var income = statements.get(StatementType.INCOME);
        if (income == null) {
            return List.of();
        }
        var revenue = income.row(Metric.REVENUE.name()).filter(PartTables::isFull);
        if (revenue.isEmpty()) {
            return List.of();
        }
        var tables = new PartTables(texts);
        var splits = tables.named(tables.revenue(revenue.get()), income);
        var parts = new ArrayList<Part>();
        splits.forEach(split -> parts.addAll(split.parts(income)));
        for (var metric : splits.isEmpty() ? List.<Metric>of() : BY_PART) {
            for (var split : splits) {
                statements.values().forEach(statement -> parts.addAll(tables.results(metric, split, statement)));
            }
        }
        parts.addAll(tables.grouped(revenue.get(), income));
        if (splits.stream().noneMatch(split -> split.axis().equals("segment"))) {
            parts.addAll(PartColumns.of(texts, revenue.get(), statements));
        }
        return parts;
    }

    /** Products under their groups, an axis of its own since they need not be all. */
    private List<Part> grouped(TableRow whole, FilingTable income) {
        for (var page : pages) {
            for (int i = 0; i < page.rows().size(); i++) {
                var row = page.rows().get(i);
                if (row.cells().size() == whole.cells().size() && isWhole(Metric.REVENUE, row, 0, whole.figures())) {
                    var found = GroupedProducts.below(page.rows(), i);
                    if (found.size() > 2) {
                        return new Split("product line", found, page.page()).parts(income);
                    }
                }
            }
        }
        return List.of();
    }

    private static boolean isFull(TableRow row) {
        return row.cells().size() >= LEAST_COLUMNS
                && row.figures().size() == row.cells().size();
    }

    private static List<PageRows> pages(List<FilingStatements.PageText> texts) {
        var pages = new ArrayList<PageRows>();
        List<String> before = List.of();
        for (var text : texts) {
            var lines = text.lines();
            var heading = before.subList(Math.max(0, before.size() - LINES_BEFORE), before.size());
            pages.add(new PageRows(
                    text.page(),
                    Stream.concat(heading.stream(), lines.stream()).toList(),
                    RowReader.wide(lines, LEAST_COLUMNS)));
            before = lines;
        }
        return pages;
    }

    /** Every table of a page whose total is the whole, in so many columns from the first. */
    private static List<PartTree> trees(Metric metric, TableRow whole, PageRows page, int columns) {
        var wanted = whole.figures().subList(0, columns);
        var found = new ArrayList<PartTree>();
        for (int i = LEAST_COLUMNS; i < page.rows().size(); i++) {
            var row = page.rows().get(i);
            for (int from = 0; from + columns <= row.cells().size(); from++) {
                if (isWhole(metric, row, from, wanted)) {
                    PartTree.of(page.rows(), i, from, columns).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    /** The whole itself, or the revenue of all segments, which few items tell from it. */
    private static boolean isWhole(Metric metric, TableRow row, int from, List<BigDecimal> wanted) {
        if (metric.equals(Metric.REVENUE) && OF_SEGMENTS.matcher(row.label()).matches()) {
            return isNear(row, from, wanted);
        }
        for (int i = 0; i < wanted.size(); i++) {
            if (row.cells().get(from + i).filter(wanted.get(i)::equals).isEmpty()) {
                return false;
            }
        }
        return metric.equals(Metric.OPERATING_INCOME)
                || TOTAL.matcher(row.label()).matches();
    }

    private static boolean isNear(TableRow row, int from, List<BigDecimal> wanted) {
        for (int i = 0; i < wanted.size(); i++) {
            double whole = wanted.get(i).doubleValue();
            if (row.cells()
                    .get(from + i)
                    .filter(each -> Math.abs(each.doubleValue() - whole) <= RECONCILED * Math.abs(whole))
                    .isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** By tables of all columns of the statement; where there is none, by those of fewer. */
    private List<Split> revenue(TableRow whole) {
        for (int columns = whole.cells().size(); columns >= LEAST_COLUMNS; columns--) {
            var splits = new ArrayList<Split>();
            for (var page : pages) {
                for (var tree : trees(Metric.REVENUE, whole, page, columns)) {
                    splits.addAll(splits(tree, page, whole.cells().size()));
                }
                for (var each : blocks(page, whole, columns)) {
                    blocks.add(each);
                    split(each, page, whole.cells().size()).ifPresent(splits::add);
                }
            }
            if (!splits.isEmpty()) {
                return splits;
            }
        }
        return List.of();
    }

    /** At most one, of rows that stand under names of parts. */
    private static List<PartBlocks> blocks(PageRows page, TableRow whole, int columns) {
        return PartBlocks.of(page.rows(), page.lines(), whole, columns).stream().toList();
    }

    /** The parts of blocks; nothing where one is called like a sum or a cost. */
    private Optional<Split> split(PartBlocks blocks, PageRows page, int columns) {
        var parts = blocks.revenue().values().stream()
                .map(row -> new PartTree(row, row.cells(), List.of()))
                .toList();
        return split(Optional.empty(), parts, page, columns);
    }

    /** The finest parts of a table, and those that it adds them up to. */
    private List<Split> splits(PartTree tree, PageRows page, int columns) {
        var groups =
                tree.parts().stream().filter(each -> !each.parts().isEmpty()).toList();
        boolean segments = groups.stream()
                .anyMatch(each -> SEGMENT.matcher(each.row().label()).find());
        var fine = split(segments ? Optional.of("product") : Optional.empty(), tree.leaves(), page, columns);
        var coarse = groups.isEmpty()
                ? Optional.<Split>empty()
                : split(segments ? Optional.of("segment") : Optional.empty(), tree.parts(), page, columns);
        return Stream.concat(fine.stream(), coarse.stream()).toList();
    }

    /** Nothing where a row is no part, or two have one name. */
    private Optional<Split> split(Optional<String> axis, List<PartTree> parts, PageRows page, int columns) {
        var told = parts.stream().filter(each -> !each.isEmpty()).toList();
        var rows = new LinkedHashMap<String, TableRow>();
        for (var each : told) {
            if (NO_PART.matcher(each.row().label()).matches()) {
                return Optional.empty();
            }
            rows.put(names.member(each.row()), each.padded(columns));
        }
        return rows.size() < 2 || rows.size() < told.size() || rows.size() > MOST_PARTS
                ? Optional.empty()
                : Optional.of(new Split(
                        axis.orElseGet(() ->
                                PartAxis.of(told.stream().map(PartTree::row).toList(), page.lines())),
                        rows,
                        page.page()));
    }

    /**
     * Each split once, those whose results are known first, then the finest; a second by the same axis, such as by
     * country beside by continent, is an axis of its own. The parts whose operating income is reported are the segments.
     */
    private List<Split> named(List<Split> splits, FilingTable income) {
        var once = new LinkedHashMap<String, Split>();
        splits.forEach(split -> once.putIfAbsent(
                split.rows().keySet().stream().map(TableRow::plain).sorted().collect(Collectors.joining("|")), split));
        var earning = once.values().stream()
                .filter(split ->
                        !results(Metric.OPERATING_INCOME, split, income).isEmpty())
                .toList();
        var segments = earning.stream()
                .filter(split -> earning.size() == 1 || !split.axis().equals("region"))
                .toList();
        Map<String, Integer> axes = new HashMap<>();
        return once.values().stream()
                .sorted(Comparator.comparing((Split split) -> !segments.contains(split))
                        .thenComparing(split -> -split.rows().size()))
                .map(split -> {
                    String axis = segments.contains(split) ? "segment" : split.axis();
                    int number = axes.merge(axis, 1, Integer::sum);
                    return split.by(number == 1 ? axis : axis + " " + number);
                })
                .toList();
    }

    /** The figures of parts whose revenue is known, two at least, under the axis of the revenue. */
    private List<Part> results(Metric metric, Split split, FilingTable statement) {
        var whole = row(metric, statement);
        int all = whole.map(row -> row.cells().size()).orElse(0);
        for (int columns = all; columns >= LEAST_COLUMNS; columns--) {
            for (var page : pages) {
                for (var tree : trees(metric, whole.orElseThrow(), page, columns)) {
                    var known = results(metric, split, tree, page, statement);
                    if (known.size() > 1 && 2 * known.size() >= split.rows().size()) {
                        return known;
                    }
                }
            }
        }
        return whole.isEmpty() ? List.of() : ofBlocks(metric, split, statement);
    }

    /** By the blocks of the parts, where all parts together make a total that the filing prints. */
    private List<Part> ofBlocks(Metric metric, Split split, FilingTable statement) {
        var printed = pages.stream().flatMap(page -> page.rows().stream()).toList();
        for (var each : blocks) {
            var rows = each.rows(metric, printed).orElse(Map.of());
            var known = rows.values().stream()
                    .filter(row -> split.rows().containsKey(names.member(row)))
                    .map(row -> new Part(
                            metric,
                            split.axis(),
                            names.member(row),
                            new PartTree(row, row.cells(), List.of())
                                    .padded(statement.columns().size()),
                            split.page(),
                            statement))
                    .toList();
            if (known.size() > 1 && 2 * known.size() >= split.rows().size()) {
                return known;
            }
        }
        return List.of();
    }

    static Optional<TableRow> row(Metric metric, FilingTable statement) {
        boolean printed = metric.equals(Metric.OPERATING_INCOME);
        return (printed
                        ? statement.row(metric.name())
                        : Optional.ofNullable(
                                new StatementRowChoice(statement).rows().get(metric.name())))
                .filter(PartTables::isFull);
    }

    /** By the names of the parts; the income statement itself adds revenue and costs up to what is earned. */
    private List<Part> results(Metric metric, Split split, PartTree tree, PageRows page, FilingTable statement) {
        return split.rows().entrySet().stream()
                .flatMap(part -> tree.all().stream()
                        .filter(each -> names.member(each.row()).equalsIgnoreCase(part.getKey()))
                        .findFirst()
                        .filter(each -> !each.cells()
                                .equals(part.getValue()
                                        .cells()
                                        .subList(
                                                0,
                                                Math.min(
                                                        each.cells().size(),
                                                        part.getValue().cells().size()))))
                        .map(each -> new Part(
                                metric,
                                split.axis(),
                                part.getKey(),
                                each.padded(statement.columns().size()),
                                page.page(),
                                statement))
                        .stream())
                .toList();
    }
}

package footnote.evidence.statements;

import footnote.domain.Metric;
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

        boolean isOfSegments() {
            return axis.equals("segment");
        }

        List<Part> parts(FilingTable income) {
            return rows.entrySet().stream()
                    .map(each -> new Part(Metric.REVENUE, axis, each.getKey(), each.getValue(), page, income))
                    .toList();
        }
    }

    static final List<Metric> BY_PART = List.of(
            Metric.OPERATING_INCOME, Metric.ASSETS, Metric.DEPRECIATION_AMORTIZATION, Metric.CAPITAL_EXPENDITURE);

    private static final Pattern SEGMENT = Pattern.compile("\\b(?:segments?|divisions?|business groups?)\\b");
    /** A total of segments, above which each stands in a row of its own. */
    private static final Pattern ALL_SEGMENTS = Pattern.compile(
            "(?:total )?(?:net )?(?:sales|revenues?) of (?:all )?(?:business |reportable |operating )?segments\\b.*");

    static final Pattern NO_PART = Pattern.compile(
            "(?:sub ?total|gross|net) .*|.*\\b(?:cost|costs|expenses?|income|earnings|profit|margin|tax|assets|depreciation)\\b.*|\\d.*");

    private static final int MOST_PARTS = 40;
    static final int LEAST_COLUMNS = 2;

    private final List<PartPage> pages;
    private final PartNames names;
    private final List<PartBlocks> blocks = new ArrayList<>();

    private PartTables(List<FilingStatements.PageText> texts) {
        this.pages = PartPage.of(texts);
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
            var found = page.groupedProducts(whole);
            if (!found.isEmpty()) {
                return new Split("product line", found, page.page()).parts(income);
            }
        }
        return List.of();
    }

    private static boolean isFull(TableRow row) {
        return row.cells().size() >= LEAST_COLUMNS
                && row.figures().size() == row.cells().size();
    }

    /** By tables of all columns of the statement; where there is none, or none by segment, by those of fewer. */
    private List<Split> revenue(TableRow whole) {
        int all = whole.cells().size();
        var splits = new ArrayList<Split>();
        for (int columns = all; columns >= LEAST_COLUMNS && splits.stream().noneMatch(Split::isOfSegments); columns--) {
            var found = revenue(whole, columns, all);
            found.removeIf(each -> !splits.isEmpty() && !each.isOfSegments());
            splits.addAll(found);
        }
        return splits;
    }

    private List<Split> revenue(TableRow whole, int columns, int all) {
        var splits = new ArrayList<Split>();
        for (var page : pages) {
            for (var tree : page.trees(Metric.REVENUE, whole, columns)) {
                splits.addAll(splits(tree, page, all));
            }
            page.blocks(whole, columns).ifPresent(each -> {
                blocks.add(each);
                split(each, page, all).ifPresent(splits::add);
            });
        }
        return splits;
    }

    /** The parts of blocks; nothing where one is called like a sum or a cost. */
    private Optional<Split> split(PartBlocks blocks, PartPage page, int columns) {
        var parts = blocks.revenue().values().stream()
                .map(row -> new PartTree(row, row.cells(), List.of()))
                .toList();
        return split(Optional.empty(), parts, page, columns);
    }

    /** The finest parts of a table, and those that it adds them up to. */
    private List<Split> splits(PartTree tree, PartPage page, int columns) {
        var groups =
                tree.parts().stream().filter(each -> !each.parts().isEmpty()).toList();
        if (groups.size() == 1
                && ALL_SEGMENTS.matcher(groups.getFirst().row().label()).matches()) {
            return split(Optional.of("segment"), tree.leaves(), page, columns).stream()
                    .toList();
        }
        boolean segments = groups.stream()
                .anyMatch(each -> SEGMENT.matcher(each.row().label()).find());
        var fine = split(segments ? Optional.of("product") : Optional.empty(), tree.leaves(), page, columns);
        var coarse = groups.isEmpty()
                ? Optional.<Split>empty()
                : split(segments ? Optional.of("segment") : Optional.empty(), tree.parts(), page, columns);
        return Stream.concat(fine.stream(), coarse.stream()).toList();
    }

    /** Nothing where a row is no part, or two have one name. */
    private Optional<Split> split(Optional<String> axis, List<PartTree> parts, PartPage page, int columns) {
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
                for (var tree : page.trees(metric, whole.orElseThrow(), columns)) {
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
    private List<Part> results(Metric metric, Split split, PartTree tree, PartPage page, FilingTable statement) {
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

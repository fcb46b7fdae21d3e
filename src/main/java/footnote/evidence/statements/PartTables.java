package footnote.evidence.statements;

import footnote.domain.Metric;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the tables of a filing that split the revenue of its income statement by segment, product or region, and its
 * operating income by the same parts. Only rows that add up to the whole in every column are taken, so that a table of
 * anything else is none.
 */
final class PartTables {
    /** A row of such a table: what is split, by what, the part, and where it stands. */
    record Part(Metric metric, String axis, String member, TableRow row, Optional<Integer> page) {}

    private static final Pattern TOTAL = Pattern.compile(
            "(?:consolidated |worldwide |company |total )*(?:total|net sales|sales|net revenues?|revenues?|total .*|consolidated.*|worldwide.*)");
    private static final Pattern REGION = Pattern.compile(
            "\\b(?:geograph|region|countr|united states|u s|europe|emea|asia|pacific|americas?|latin|china|japan|international|domestic|rest of (?:the )?world|canada)\\b?");
    private static final Pattern SEGMENT = Pattern.compile("\\bsegments?\\b");
    private static final Pattern NO_PART = Pattern.compile(
            "(?:total|sub ?total|gross|net) .*|.*\\b(?:cost|costs|expenses?|income|earnings|profit|margin|tax|assets|depreciation)\\b.*|\\d.*");
    /** Dates of the columns, where the name of the first row follows them. */
    private static final String HEADER =
            "^(?i:(?:(?:fiscal )?years? ended|(?:three|six|nine|twelve) months ended|(?:19|20)\\d{2}"
                    + "|(?:january|february|march|april|may|june|july|august|september|october|november|december)\\s+\\d{1,2},?)\\s+)+";

    private static final int MOST_PARTS = 14;
    private static final int HEADING = 12;
    private static final double ROUNDING = 0.0006;
    private static final int LEAST_UNITS = 3;

    /** A total of parts that stands above what belongs to none of them. */
    private static final Pattern SUBTOTAL =
            Pattern.compile("(?:total )?(?:segments?|reportable segments?|divisions?)\\b.*|total\\b.*");

    private final Metric metric;
    private final List<BigDecimal> whole;
    private final int columns;
    private final List<List<Part>> found = new ArrayList<>();

    private PartTables(Metric metric, List<BigDecimal> whole) {
        this.metric = metric;
        this.whole = whole;
        this.columns = whole.size();
    }

    /** The parts of the revenue of this income statement, each way of splitting it once, the finest first. */
    static List<Part> of(List<FilingStatements.PageText> pages, FilingTable income) {
        var revenue = income.row("revenue").map(TableRow::figures).orElse(List.of());
        if (revenue.size() != income.columns().size() || revenue.size() < 2) {
            return List.of();
        }
        var tables = new PartTables(Metric.REVENUE, revenue);
        pages.forEach(tables::page);
        var parts = tables.distinct();
        var result = income.row("operating_income").map(TableRow::figures).orElse(List.of());
        if (parts.isEmpty() || result.size() != revenue.size()) {
            return parts;
        }
        var results = new PartTables(Metric.OPERATING_INCOME, result);
        pages.forEach(results::page);
        return Stream.concat(parts.stream(), results.of(parts).stream()).toList();
    }

    /** The results of parts whose revenue is known, two at least, under the axis of the revenue. */
    private List<Part> of(List<Part> revenue) {
        return found.stream()
                .map(parts -> parts.stream()
                        .flatMap(part -> revenue.stream()
                                .filter(each -> each.member().equalsIgnoreCase(part.member()))
                                .findFirst()
                                .map(each -> new Part(metric, each.axis(), each.member(), part.row(), part.page()))
                                .stream())
                        .toList())
                .filter(parts -> parts.size() > 1)
                .findFirst()
                .orElse(List.of());
    }

    private void page(FilingStatements.PageText page) {
        var lines = page.text()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        var rows = RowReader.of(lines, columns, false);
        for (int i = 2; i < rows.size(); i++) {
            if (isWhole(rows.get(i))) {
                parts(rows, i, whole).ifPresent(parts -> {
                    String axis = axis(parts, lines);
                    found.add(parts.stream()
                            .map(row -> new Part(metric, axis, member(row), row, page.page()))
                            .toList());
                });
            }
        }
    }

    private boolean isWhole(TableRow row) {
        return row.figures().equals(whole)
                && (metric.equals(Metric.OPERATING_INCOME)
                        || TOTAL.matcher(row.label()).matches());
    }

    /** The rows right above that add up to the whole, two at least; empty where one of them is no part. */
    private Optional<List<TableRow>> parts(List<TableRow> rows, int total, List<BigDecimal> sum) {
        for (int count = 2; count <= Math.min(MOST_PARTS, total); count++) {
            var above = rows.subList(total - count, total);
            if (addsUp(above, sum)) {
                var first = above.getFirst();
                if (metric.equals(Metric.OPERATING_INCOME)
                        && SUBTOTAL.matcher(first.label()).matches()
                        && first.figures().size() == columns) {
                    return parts(rows, total - count, first.figures());
                }
                boolean plain = above.stream()
                                .noneMatch(row -> NO_PART.matcher(row.label()).matches())
                        && above.stream().map(PartTables::member).distinct().count() == count;
                return plain ? Optional.of(above) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private boolean addsUp(List<TableRow> rows, List<BigDecimal> whole) {
        for (int column = 0; column < columns; column++) {
            double sum = 0;
            for (var row : rows) {
                sum += row.cells().get(column).map(Number::doubleValue).orElse(0.0);
            }
            double all = whole.get(column).doubleValue();
            if (Math.abs(sum - all) > Math.max(LEAST_UNITS, ROUNDING * Math.abs(all))) {
                return false;
            }
        }
        return true;
    }

    private static String member(TableRow row) {
        return row.name()
                .replaceAll("\\s+", " ")
                .replaceAll(HEADER + "|\\s*\\([a-z0-9]{1,2}\\)|[®™©*†:]+", "")
                .replaceAll("(?i)^total ", "")
                .strip();
    }

    /** Regions by their names; segments where the lines above say so; else products. */
    private static String axis(List<TableRow> parts, List<String> lines) {
        long regions =
                parts.stream().filter(row -> REGION.matcher(row.label()).find()).count();
        if (regions * 2 > parts.size()) {
            return "region";
        }
        String first = parts.getFirst().name();
        int at = 0;
        while (at < lines.size() - 1 && !lines.get(at).startsWith(first)) {
            at++;
        }
        String heading = String.join(" ", lines.subList(Math.max(0, at - HEADING), at + 1))
                .toLowerCase(Locale.ROOT);
        return SEGMENT.matcher(heading).find() ? "segment" : "product";
    }

    /** A second split by the same axis, such as by country beside by continent, is an axis of its own. */
    private List<Part> distinct() {
        found.sort(Comparator.comparingInt((List<Part> parts) -> parts.size()).reversed());
        var seen = new HashSet<String>();
        Map<String, Integer> axes = new HashMap<>();
        var all = new ArrayList<Part>();
        for (var parts : found) {
            var key = parts.stream()
                    .map(part -> part.member().toLowerCase(Locale.ROOT))
                    .sorted()
                    .collect(Collectors.joining("|"));
            if (seen.add(key)) {
                String axis = parts.getFirst().axis();
                int number = axes.merge(axis, 1, Integer::sum);
                parts.forEach(part -> all.add(new Part(
                        metric, number == 1 ? axis : axis + " " + number, part.member(), part.row(), part.page())));
            }
        }
        return all;
    }
}

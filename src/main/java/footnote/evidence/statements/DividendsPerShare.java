package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the dividends declared per share in the statement of equity: in the name of a row, whose year is that of the next
 * balance, or in a row of their own under the years of the income statement.
 */
final class DividendsPerShare {
    /** A dividend: the column of the income statement it belongs to, and where it is printed. */
    record Declared(int column, BigDecimal value, String row, Optional<Integer> page) {}

    private static final Pattern TITLE = Pattern.compile(
            "(?i)statements? of (?:consolidated )?(?:changes in )?(?:total )?(?:(?:stock|share)(?:holders|owners)['’]? ?)?(?:equity|investment|\\(?deficit)|(?:stock|share)holders['’]? equity statements?");
    private static final String COMMON = "(?:common |class \\p{L} |cash |regular )*";
    private static final Pattern IN_NAME = Pattern.compile(
            "(?i)\\b((?:cash )?(?:common )?(?:stock )?dividends?(?:(?!preferred|special|dividend)[^$\\d]){0,60}?\\$\\s?(\\d{1,3}\\.\\d{2,4}) (?:per|a) "
                    + COMMON + "share\\)?)");
    private static final Pattern BEFORE_ROWS = Pattern.compile("(?i)\\b((?:cash )?dividends? (?:declared|paid),? per "
            + COMMON + "share:? \\$\\s?(\\d{1,3}\\.\\d{2,4}))(?! \\$? ?\\d)");
    /** A sentence that gives the dividends of several years in order, and one that gives that of one year. */
    private static final Pattern OF_YEARS = Pattern.compile(
            "(?i)\\b(dividends? declared per " + COMMON
                    + "share (?:were|was) ((?:\\$\\s?\\d{1,3}\\.\\d{2,4}(?:, and |, | and )?)+) (?:for|in) (?:fiscal )?((?:(?:19|20)\\d{2}(?:, and |, | and )?)+))");

    private static final Pattern OF_YEAR = Pattern.compile(
            "(?i)\\b(dividends? declared in (?:fiscal )?((?:19|20)\\d{2}) (?:totaled|were|was) \\$\\s?(\\d{1,3}\\.\\d{2,4}) per "
                    + COMMON + "share)");
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
    private static final Pattern BALANCE = Pattern.compile("(?i)\\bbalances?\\b[^.]{0,40}?\\b((?:19|20)\\d{2})\\b");
    private static final Pattern ROW =
            Pattern.compile("(?i)(?:cash )?dividends? (?:declared |paid )?(?:and paid )?per " + COMMON + "share");

    private final List<PeriodColumn> columns;
    private final List<Declared> found = new ArrayList<>();

    private DividendsPerShare(List<PeriodColumn> columns) {
        this.columns = columns;
    }

    /** Each year's dividend once; none where two places differ, or the years are not those of the income statement. */
    static List<Declared> of(List<FilingStatements.PageText> pages, FilingTable income) {
        var read = new DividendsPerShare(income.columns());
        for (var page : pages) {
            if (TITLE.matcher(page.text()).find()) {
                read.names(page);
                read.rows(page);
            }
            read.sentences(page);
        }
        income.rows().stream()
                .filter(row -> ROW.matcher(row.name()).matches())
                .forEach(row -> read.add(row, income.page()));
        return read.agreed();
    }

    private void names(FilingStatements.PageText page) {
        String text = page.text().replaceAll("\\s+", " ");
        for (var pattern : List.of(IN_NAME, BEFORE_ROWS)) {
            pattern.matcher(text).results().forEach(each -> {
                var balance = BALANCE.matcher(text);
                if (balance.find(each.end())) {
                    add(balance.group(1), each.group(2), each.group(1), page);
                }
            });
        }
    }

    private void sentences(FilingStatements.PageText page) {
        if (!page.text().contains("ividends")) {
            return;
        }
        String text = page.text().replaceAll("\\s+", " ");
        OF_YEARS.matcher(text).results().forEach(each -> {
            var values = numbers(each.group(2));
            var years = numbers(each.group(3));
            for (int i = 0; i < values.size() && values.size() == years.size(); i++) {
                add(years.get(i), values.get(i), each.group(1), page);
            }
        });
        OF_YEAR.matcher(text).results().forEach(each -> add(each.group(2), each.group(3), each.group(1), page));
    }

    private static List<String> numbers(String text) {
        return NUMBER.matcher(text).results().map(each -> each.group()).toList();
    }

    private void add(String year, String value, String row, FilingStatements.PageText page) {
        column(Integer.parseInt(year))
                .ifPresent(column -> found.add(new Declared(column, new BigDecimal(value), row, page.page())));
    }

    private void rows(FilingStatements.PageText page) {
        String years = columns.stream()
                .map(each -> String.valueOf(each.end().getYear()))
                .collect(Collectors.joining(" "));
        if (page.text().replaceAll("\\s+", " ").contains(years)) {
            var lines = page.lines();
            RowReader.wide(lines, columns.size()).stream()
                    .filter(row -> row.cells().size() == columns.size()
                            && ROW.matcher(row.name()).matches())
                    .forEach(row -> add(row, page.page()));
        }
    }

    private void add(TableRow row, Optional<Integer> page) {
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            row.cells().get(i).ifPresent(value -> found.add(new Declared(column, value, row.name(), page)));
        }
    }

    /** The only year of the income statement that ends in it. */
    private Optional<Integer> column(int year) {
        var fits = new ArrayList<Integer>();
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).isYear() && columns.get(i).end().getYear() == year) {
                fits.add(i);
            }
        }
        return fits.size() == 1 ? Optional.of(fits.getFirst()) : Optional.empty();
    }

    private List<Declared> agreed() {
        var agreed = new ArrayList<Declared>();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            var all = found.stream().filter(each -> each.column() == column).toList();
            boolean one = all.stream()
                            .map(each -> each.value().stripTrailingZeros())
                            .distinct()
                            .count()
                    == 1;
            all.stream().limit(one ? 1 : 0).forEach(agreed::add);
        }
        return agreed;
    }
}

package footnote.evidence.statements;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds the primary statements of a filing, once each: under their title, made of their rows, and tied best. */
public final class FilingStatements {
    /** A page of a filing. */
    public record PageText(Optional<Integer> page, String text) {
        /** A footnote's letter behind a figure: "8,104 (a) 14,826". */
        private static final Pattern MARK_OF_A_CELL = Pattern.compile("(?<=\\d) \\([a-z]\\)(?= |$)");

        /** The lines with words, without the space around them. */
        public List<String> lines() {
            var printed = printed();
            return PointedFigures.in(printed) ? PointedFigures.withCommas(printed) : printed;
        }

        private List<String> printed() {
            return text.lines()
                    .map(line -> MARK_OF_A_CELL.matcher(line.strip()).replaceAll(""))
                    .filter(line -> !line.isEmpty())
                    .toList();
        }
    }

    private static final Pattern CHANGES =
            Pattern.compile("(?i)\\bchange|\\bincr|\\bdecr|\\bvs\\.?\\b|\\bvariance|%|percent|pct");
    private static final Pattern STATED = Pattern.compile(
            "(?i)\\b(?:in|of|\\$|dollars?)\\s+(?:u\\.?s\\.? )?(?:dollars in )?(?:thousands|millions|billions)\\b|\\(\\s?(?:\\$|in )?\\s?(?:000|thousands|millions)");
    private static final Pattern CONTINUED = Pattern.compile("(?i)\\bcont(?:inued|['’.]?d|\\.)");
    private static final Pattern COVER = Pattern.compile(
            "(?i)\\b(?:fiscal |financial )?years? ended:?\\s+(\\p{L}{3,9}\\.?\\s+\\d{1,2}\\s?,?\\s+\\d{4}|\\d{1,2}\\s+\\p{L}{3,9}\\s+\\d{4})");
    private static final int COVER_PAGES = 3;
    private static final int BEFORE = 3;
    /** No statement is printed on more pages than its first and these. */
    private static final int MOST_MORE = 2;

    private static final int LEAST_ROWS = 6;
    /** A statement that states no scale has whole amounts, which are long. */
    private static final BigDecimal LIKELY_WHOLE = BigDecimal.valueOf(1_000_000);

    private static final BigDecimal SURELY_WHOLE = BigDecimal.valueOf(20_000_000);

    private final List<List<String>> pages;
    private final List<Optional<Integer>> numbers;
    private final boolean annual;
    private final List<FilingTable> found = new ArrayList<>();
    private Optional<LocalDate> yearEnd = Optional.empty();

    private FilingStatements(List<PageText> texts, boolean annual) {
        var printed = texts.stream().map(PageText::printed).toList();
        boolean pointed =
                PointedFigures.in(printed.stream().flatMap(List::stream).toList());
        this.pages = pointed
                ? printed.stream().map(PointedFigures::withCommas).toList()
                : texts.stream().map(PageText::lines).toList();
        this.numbers = texts.stream().map(PageText::page).toList();
        this.annual = annual;
    }

    /** One table for each statement that was found; annual says that columns without a length are years. */
    static Map<StatementType, FilingTable> of(List<PageText> pages, boolean annual) {
        var filing = new FilingStatements(pages, annual);
        filing.yearEnd = annual ? filing.coverDay() : Optional.empty();
        filing.read(type -> type == StatementType.BALANCE);
        filing.yearEnd = filing.best().values().stream()
                .flatMap(balance -> balance.columns().stream())
                .map(PeriodColumn::end)
                .max(Comparator.naturalOrder())
                .or(() -> filing.yearEnd);
        filing.read(type -> type != StatementType.BALANCE);
        return filing.best();
    }

    /** The day the fiscal year ended, as the first pages say it. */
    private Optional<LocalDate> coverDay() {
        return pages.stream()
                .limit(COVER_PAGES)
                .map(lines -> COVER.matcher(String.join(" ", lines)))
                .filter(Matcher::find)
                .findFirst()
                .flatMap(cover -> ColumnReader.of(List.of(cover.group(1)), true, true, Optional.empty()).stream()
                        .findFirst())
                .map(PeriodColumn::end);
    }

    private void read(Predicate<StatementType> wanted) {
        for (int i = 0; i < pages.size(); i++) {
            page(i, wanted);
        }
    }

    private void page(int index, Predicate<StatementType> wanted) {
        var lines = lines(index);
        for (int at = 0; at < pages.get(index).size(); at++) {
            var type = StatementType.titledAt(lines, at);
            if (type.filter(wanted).isPresent()
                    && lines.subList(Math.max(0, at - BEFORE), at + 1).stream().noneMatch(StatementType::isParentAlone)
                    && !isContinued(type.get(), lines, at, index)) {
                table(type.get(), index, StatementType.isTorn(lines, at) ? at + 1 : at);
            }
        }
    }

    /** Whether a title only says that the statement of the page before goes on. */
    private boolean isContinued(StatementType type, List<String> lines, int at, int index) {
        int last = Math.min(lines.size(), at + 2);
        return index > 0
                && lines.subList(at, last).stream()
                        .anyMatch(line -> CONTINUED.matcher(line).find())
                && IntStream.range(0, pages.get(index - 1).size())
                        .anyMatch(i ->
                                StatementType.titledAt(pages.get(index - 1), i).equals(Optional.of(type)));
    }

    /** A page with what follows it, where the document has no pages and its parts end anywhere. */
    private List<String> lines(int index) {
        if (numbers.get(index).isPresent() || index + 1 >= pages.size()) {
            return pages.get(index);
        }
        var lines = new ArrayList<>(pages.get(index));
        lines.addAll(pages.get(index + 1));
        return lines;
    }

    private void table(StatementType type, int index, int title) {
        var lines = lines(index);
        int first = StatementLines.firstRow(lines, title);
        if (first < 0) {
            return;
        }
        var head = lines.subList(title, first);
        boolean instants = type == StatementType.BALANCE;
        var columns = ColumnReader.of(head, instants, annual, yearEnd);
        if (columns.isEmpty()) {
            columns = ColumnReader.of(lines.subList(Math.max(0, title - BEFORE), first), instants, annual, yearEnd);
        }
        if (columns.isEmpty() && title > 0) {
            return;
        }
        boolean changes = head.stream().anyMatch(line -> CHANGES.matcher(line).find());
        var rows = rows(type, index, title, columns.size(), changes);
        var labels = rows.stream().map(TableRow::label).toList();
        if (columns.isEmpty() || rows.size() < LEAST_ROWS || !type.isMadeOf(labels)) {
            return;
        }
        var around = lines.subList(Math.max(0, title - BEFORE), first);
        var scale = ScaleReader.over(head).or(() -> ScaleReader.over(around)).or(() -> ScaleReader.on(lines));
        found.add(new FilingTable(
                type, numbers.get(index), columns, scale, ScaleReader.currency(head), rows, SumCheck.of(rows)));
    }

    /** The rows under a title, with those that stand under the same title again or on the next pages. */
    private List<TableRow> rows(StatementType type, int index, int title, int columns, boolean changes) {
        var lines = lines(index);
        int first = StatementLines.firstRow(lines, title);
        int end = StatementLines.end(lines, first);
        var body = new ArrayList<>(lines.subList(StatementLines.begin(lines, title, first), end));
        var rows = read(type, body, columns, changes);
        boolean open = end == lines.size();
        if (!open && !isWhole(type, rows) && StatementType.titledAt(lines, end).equals(Optional.of(type))) {
            body.addAll(StatementLines.continued(type, lines.subList(end, lines.size())));
            rows = read(type, body, columns, changes);
        }
        for (int next = index + 1;
                open
                        && next < Math.min(pages.size(), index + 1 + MOST_MORE)
                        && numbers.get(next).isPresent()
                        && !isAtEnd(type, rows);
                next++) {
            var more = StatementLines.continued(type, pages.get(next));
            open = more.size() == pages.get(next).size();
            body.addAll(more);
            rows = read(type, body, columns, changes);
        }
        return rows;
    }

    private static List<TableRow> read(StatementType type, List<String> body, int columns, boolean changes) {
        var rows = RowReader.of(body, columns, changes);
        return type == StatementType.BALANCE ? withTotals(rows) : LossSign.of(rows);
    }

    /** Whether a statement has its last row; under net income come what belongs to whom, and amounts per share. */
    private static boolean isAtEnd(StatementType type, List<TableRow> rows) {
        return isWhole(type, rows)
                && (type != StatementType.INCOME || rows.stream().anyMatch(TableRow::isPerShare));
    }

    /** Names the total of both sides of a balance sheet where it is printed without a name: it is printed twice. */
    private static List<TableRow> withTotals(List<TableRow> rows) {
        var named = new ArrayList<>(rows);
        for (int i = 0; i < named.size(); i++) {
            var row = named.get(i);
            var last = named.getLast();
            if (row.label().equals("total")
                    && i < named.size() - 1
                    && row.cells().equals(last.cells())) {
                named.set(i, row.named("Total assets"));
                named.set(
                        named.size() - 1,
                        last.label().equals("total") ? last.named("Total liabilities and equity") : last);
            }
        }
        return named;
    }

    private static boolean isWhole(StatementType type, List<TableRow> rows) {
        String last =
                switch (type) {
                    case INCOME -> "net_income";
                    case BALANCE -> "liabilities_and_equity";
                    case CASH_FLOW -> "cash_at_end";
                };
        return RowCatalog.of(type).stream()
                .anyMatch(entry -> entry.metric().equals(last) && entry.in(rows).isPresent());
    }

    private Map<StatementType, FilingTable> best() {
        var best = new EnumMap<StatementType, FilingTable>(StatementType.class);
        for (var type : StatementType.values()) {
            found.stream()
                    .filter(each -> each.type() == type)
                    .max(Comparator.comparingDouble(this::score))
                    .ifPresent(each -> best.put(type, each));
        }
        var stated = best.values().stream()
                .flatMap(each -> each.scale().stream())
                .distinct()
                .toList();
        boolean whole = stated.isEmpty()
                && best.values().stream().anyMatch(table -> table.largest().compareTo(LIKELY_WHOLE) > 0)
                && !isScaleStated();
        best.replaceAll((_, table) -> table.scale().isPresent()
                ? table
                : stated.size() == 1
                        ? table.scaled(stated.getFirst())
                        : whole || table.largest().compareTo(SURELY_WHOLE) > 0 ? table.scaled(BigDecimal.ONE) : table);
        best.values().removeIf(table -> table.scale().isEmpty());
        return best;
    }

    /** Whether any page says that amounts are in thousands or more; a filing that never does prints them whole. */
    private boolean isScaleStated() {
        return pages.stream().flatMap(List::stream).anyMatch(line -> STATED.matcher(line)
                .find());
    }

    /** Held identities count most, then typical rows, then the share that ties; a year comes before a quarter in a report of years. */
    private double score(FilingTable table) {
        var identities = Identities.of(table);
        boolean years = table.type() == StatementType.BALANCE
                || !annual
                || table.columns().stream().anyMatch(PeriodColumn::isYear);
        return 3.0 * Math.min(3, identities.held())
                - 3.0 * identities.broken()
                + table.type().typical(table.labels())
                + 3 * table.share()
                + (isWhole(table.type(), table.rows()) ? 2 : 0)
                + (years ? 4 : 0)
                + (table.scale().isPresent() ? 1 : 0);
    }
}

package footnote.evidence.statements.notes;

import footnote.evidence.statements.FilingStatements;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads the schedules of notes that say what falls in each future year: debt and leases due, benefits expected to be
 * paid, purchases agreed, amortization to come. Years stand down the rows or across the columns. A schedule whose total
 * does not tie is none.
 */
public final class PaymentSchedules {
    /**
     * What falls in one year or span of years: where it stands, what its row or column is called, what introduces
     * it, what the other rows or columns are called, and the cell as printed.
     */
    public record Amount(
            Optional<Integer> page,
            String name,
            String heading,
            List<String> others,
            String due,
            String cell,
            Optional<BigDecimal> scale,
            boolean money) {
        public Amount {
            others = List.copyOf(others);
        }

        /** The figure in the scale it is printed in; zero where a dash stands. */
        public Optional<BigDecimal> figure() {
            return cellFigure(cell);
        }
    }

    /** What falls within a year of the report's end, and later than five years from it. */
    public static final String WITHIN_A_YEAR = "within 1 year";

    public static final String AFTER_FIVE_YEARS = "after 5 years";
    /** The sum of all years, and the interest in it. */
    public static final String TOTAL = "total";

    public static final String INTEREST = "interest";

    static final String NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
    static final String CELL =
            "[$€£¥]?\\s?\\(?[$€£¥]?\\s?(?:" + NUMBER + ")\\s?\\)?(?![\\d%/-])(?!\\s%)|[$€£¥]?\\s?[—–-](?![—–\\d-])";
    static final Pattern ONE_CELL = Pattern.compile(CELL);

    static final String CELLS = "(?<cells>(?:\\s+(?:" + CELL + "))+)\\s*";
    private static final Pattern YEAR_ROW = Pattern.compile(
            "(?i)(?:(?:(?:fiscal )?years? (?:ending|ended) )?\\p{L}+ \\d{1,2}, |fiscal (?:year )?|FY ?|due in |year )?(?<year>20\\d{2})(?:\\s?\\([a-z\\d]\\))?(?<words>(?: \\p{L}+){0,3}):?"
                    + CELLS);
    private static final Pattern BARE_YEAR = Pattern.compile("(?i)(?:fiscal (?:year )?)?20\\d{2}:?");
    private static final Pattern BARE_CELLS = Pattern.compile("(?:\\s?(?:" + CELL + "))+");
    private static final Pattern TAIL = Pattern.compile(
            "(?i)(?<due>(?:and )?thereafter|(?:years )?(?:after|beyond) (?:fiscal )?20\\d{2}|20\\d{2} (?:and )?thereafter|(?:years )?(?:fiscal )?20\\d{2} ?(?:[-–—]|to|through) ?(?:fiscal )?20\\d{2}|(?:the )?(?:next|following|subsequent) five years|later years)(?:\\s?\\([a-z\\d]\\))?(?: \\p{L}+){0,3}:?"
                    + CELLS);
    private static final Pattern TOTAL_ROW = Pattern.compile("(?i)(?:total\\b[^\\d$]*?(?:\\(\\w\\))?)?" + CELLS);
    private static final Pattern YEAR_LIKE = Pattern.compile("(?:19|20)\\d{2}");
    private static final Pattern SECTION = Pattern.compile(".*:\\d?");
    private static final Pattern FOOTNOTE = Pattern.compile("\\d{1,3}");
    private static final int LEAST_YEARS = 3;
    private static final int MOST_COLUMNS = 6;

    private final List<Amount> amounts = new ArrayList<>();

    private PaymentSchedules() {}

    /** All that a report's pages schedule. */
    public static List<Amount> of(List<FilingStatements.PageText> pages) {
        var read = new PaymentSchedules();
        pages.forEach(page -> {
            var lines = joined(page.lines());
            read.down(page.page(), lines);
            read.across(page.page(), lines);
            read.amounts.addAll(ScheduleSentences.of(page));
        });
        return List.copyOf(read.amounts);
    }

    static Optional<BigDecimal> cellFigure(String cell) {
        return cell.matches("[$€£¥]?\\s?[—–-]+") ? Optional.of(BigDecimal.ZERO) : NoteTables.NoteRow.figure(cell);
    }

    static List<String> cells(String text) {
        return ONE_CELL.matcher(text)
                .results()
                .map(each -> each.group().strip())
                .toList();
    }

    /** Lines of which a year and its cells, printed on two, are one. */
    private static List<String> joined(List<String> lines) {
        var joined = new ArrayList<String>();
        for (String line : lines) {
            boolean goesOn = !joined.isEmpty()
                    && BARE_YEAR.matcher(joined.getLast()).matches()
                    && BARE_CELLS.matcher(line).matches()
                    && !YEAR_LIKE.matcher(line).matches();
            if (goesOn) {
                joined.add(joined.removeLast() + " " + line);
            } else {
                joined.add(line);
            }
        }
        return joined;
    }

    private record Row(String due, List<String> cells) {}

    private static Optional<Row> year(String line) {
        var row = YEAR_ROW.matcher(line);
        if (!row.matches()) {
            return Optional.empty();
        }
        var cells = cells(row.group("cells"));
        boolean years = cells.stream().allMatch(cell -> YEAR_LIKE.matcher(cell).matches());
        return years || cells.size() > MOST_COLUMNS ? Optional.empty() : Optional.of(new Row(row.group("year"), cells));
    }

    static boolean isYear(String line) {
        return year(line).isPresent();
    }

    /** Schedules with a row for each year. */
    private void down(Optional<Integer> page, List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            var rows = new ArrayList<Row>();
            int next = at;
            while (next < lines.size()) {
                var row = year(lines.get(next));
                boolean follows = row.isPresent()
                        && (rows.isEmpty()
                                || (Integer.parseInt(row.get().due())
                                                == Integer.parseInt(
                                                                rows.getLast().due())
                                                        + 1
                                        && row.get().cells().size()
                                                == rows.getLast().cells().size()));
                if (!follows) {
                    break;
                }
                rows.add(row.get());
                next++;
            }
            if (rows.size() >= LEAST_YEARS) {
                read(page, lines, at, next, rows);
                at = next - 1;
            }
        }
    }

    private void read(Optional<Integer> page, List<String> lines, int first, int next, List<Row> rows) {
        int columns = rows.getFirst().cells().size();
        int at = next;
        var all = new ArrayList<>(rows);
        var tail = at < lines.size() ? TAIL.matcher(lines.get(at)) : TAIL.matcher("");
        if (tail.matches() && cells(tail.group("cells")).size() == columns) {
            all.add(new Row(due(tail.group("due"), rows.getLast().due()), cells(tail.group("cells"))));
            at++;
        }
        var total = at < lines.size() ? TOTAL_ROW.matcher(lines.get(at)) : TOTAL_ROW.matcher("");
        var heading = ScheduleHeading.above(lines, first);
        var names = heading.columns(columns);
        var sum = total.matches() ? cells(total.group("cells")) : List.<String>of();
        boolean whole = sum.size() == columns;
        if ((whole && !ScheduleSum.ties(all.stream().map(Row::cells).toList(), sum)) || names.isEmpty()) {
            return;
        }
        if (whole) {
            all.add(new Row(TOTAL, sum));
            ScheduleSum.interest(lines, at + 1, sum).ifPresent(cells -> all.add(new Row(INTEREST, cells)));
        }
        var scale = heading.scale().or(() -> StatedScale.on(lines));
        boolean money = heading.money()
                || all.stream().flatMap(row -> row.cells().stream()).anyMatch(cell -> cell.matches(".*[$€£¥].*"));
        for (var row : all) {
            for (int i = 0; i < columns; i++) {
                amounts.add(new Amount(
                        page,
                        names.get().get(i),
                        heading.text(),
                        others(names.get(), i),
                        row.due(),
                        row.cells().get(i),
                        scale,
                        money));
            }
        }
    }

    private static List<String> others(List<String> names, int but) {
        return IntStream.range(0, names.size())
                .filter(i -> i != but)
                .mapToObj(names::get)
                .toList();
    }

    /** A span of years as "2030-2034", and all that is later as "after 2029". */
    static String due(String printed, String last) {
        var years = Pattern.compile("20\\d{2}")
                .matcher(printed)
                .results()
                .map(each -> each.group())
                .toList();
        if (years.size() == 2) {
            return years.getFirst() + "-" + years.getLast();
        }
        return printed.matches("(?i).*five years")
                ? (Integer.parseInt(last) + 1) + "-" + (Integer.parseInt(last) + 5)
                : "after " + last;
    }

    /** Schedules with a column for each year. */
    private void across(Optional<Integer> page, List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            var header = YearHeader.in(lines.get(at));
            if (header.isPresent()) {
                at = read(page, lines, at, header.get()) - 1;
            }
        }
    }

    private int read(Optional<Integer> page, List<String> lines, int head, YearHeader header) {
        var heading = ScheduleHeading.above(lines, head);
        var scale = heading.scale().or(() -> StatedScale.in(lines.get(head))).or(() -> StatedScale.on(lines));
        var found = new ArrayList<ScheduleRow>();
        String section = "";
        String begun = "";
        int at = head + 1;
        for (; at < lines.size() && YearHeader.in(lines.get(at)).isEmpty(); at++) {
            String line = lines.get(at);
            var row = header.row(line);
            if (row.isPresent()) {
                found.add(row.get().under(section, begun));
                begun = "";
            } else if (ScheduleRow.isProse(line)) {
                break;
            } else if (SECTION.matcher(line).matches()) {
                section = line;
                begun = "";
            } else if (!FOOTNOTE.matcher(line).matches()) {
                begun = (begun + " " + line).strip();
            }
        }
        boolean money = heading.money()
                || found.stream().flatMap(row -> row.cells().stream()).anyMatch(cell -> cell.matches(".*[$€£¥].*"));
        var names = found.stream().map(ScheduleRow::name).toList();
        for (int r = 0; r < found.size(); r++) {
            var row = found.get(r);
            if (header.ties(row.cells())) {
                for (int i = 0; i < header.columns().size(); i++) {
                    amounts.add(new Amount(
                            page,
                            row.name(),
                            heading.text() + (row.section().isEmpty() ? "" : " " + row.section()),
                            others(names, r),
                            header.columns().get(i),
                            row.cells().get(i),
                            scale,
                            money));
                }
            }
        }
        return at;
    }
}

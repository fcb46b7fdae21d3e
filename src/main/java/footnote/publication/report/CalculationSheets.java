package footnote.publication.report;

import footnote.publication.report.Calculations.Entry;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** Writes calculations as sheets whose formulas work: names in brackets become cells. */
final class CalculationSheets {
    private static final Pattern REFERENCE = Pattern.compile("\\[(?:([^\\]:@]+):)?([^\\]:@]+)(?:@(-?\\d+)(!)?)?]");
    private static final int FIRST_COLUMN = 2;

    /** Where a fact of the ledger goes. */
    record Place(String fact, int row, int column) {}

    private final Calculations workings;
    private final BiConsumer<Worksheet, Place> input;
    private final StoredValues values;
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, Map<String, Integer>> rows = new HashMap<>();

    CalculationSheets(Report report, BiConsumer<Worksheet, Place> input, StoredValues values) {
        this.workings = report.workings();
        this.input = input;
        this.values = values;
        for (var sheet : workings.sheets()) {
            names.put(sheet.name(), tab(sheet.name()));
            var keys = new HashMap<String, Integer>();
            for (int i = 0; i < sheet.lines().size(); i++) {
                keys.put(sheet.lines().get(i).key(), i + 1);
            }
            rows.put(sheet.name(), keys);
        }
    }

    void write(Workbook book) {
        for (var sheet : workings.sheets()) {
            var page = values.open(book.newWorksheet(names.get(sheet.name())));
            ReportWorkbook.head(page, 0, sheet.name(), sheet.columns());
            ReportWorkbook.text(page, 0, 1, "Basis");
            for (int i = 0; i < sheet.lines().size(); i++) {
                line(page, sheet, sheet.lines().get(i), i + 1);
            }
            page.freezePane(FIRST_COLUMN, 1);
        }
    }

    private void line(Worksheet page, Calculations.Sheet sheet, Calculations.Line line, int row) {
        ReportWorkbook.text(page, row, 0, line.label());
        for (int i = 0; i < line.entries().size(); i++) {
            int column = FIRST_COLUMN + i;
            switch (line.entries().get(i)) {
                case Entry.Input(var fact) -> input.accept(page, new Place(fact, row, column));
                case Entry.Assumed(var value, var basis) -> {
                    page.value(row, column, value);
                    ReportWorkbook.text(page, row, 1, basis);
                    page.style(row, column)
                            .fontColor(ReportWorkbook.BLUE)
                            .format(shape(value.doubleValue()))
                            .set();
                }
                case Entry.Formula(var text, var value) -> {
                    values.formula(page, row, column, cells(text, sheet, i), value.doubleValue());
                    page.style(row, column).format(shape(value.doubleValue())).set();
                }
                case Entry.Empty() -> {
                    // nothing is known or needed here
                }
            }
        }
    }

    private String cells(String text, Calculations.Sheet sheet, int at) {
        var formula = text.startsWith("=") ? text.substring(1) : text;
        return REFERENCE.matcher(formula).replaceAll(found -> Matcher.quoteReplacement(cell(found, sheet, at)));
    }

    private String cell(MatchResult found, Calculations.Sheet sheet, int at) {
        var other = found.group(1) == null ? sheet.name() : found.group(1);
        var keys = rows.get(other);
        var row = keys == null ? null : keys.get(found.group(2));
        if (row == null) {
            throw new IllegalArgumentException("the formula on sheet '" + sheet.name() + "' refers to " + found.group()
                    + ", which no line is called");
        }
        int shift = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
        boolean fixed = found.group(4) != null;
        int column = FIRST_COLUMN + (fixed ? shift : at + shift);
        if (column < FIRST_COLUMN) {
            throw new IllegalArgumentException(
                    "the formula on sheet '" + sheet.name() + "' looks left of its first column: " + found.group());
        }
        var name = fixed ? TableCells.fixed(row, column) : TableCells.name(row, column);
        return other.equals(sheet.name()) ? name : "'" + names.get(other) + "'!" + name;
    }

    /** A name that every spreadsheet takes: short, without its reserved signs, and not one of ours or another's. */
    private String tab(String name) {
        var plain = name.replaceAll("[\\[\\]:*?/\\\\']", " ")
                .replaceAll("\\p{Cntrl}", "")
                .strip();
        var tab = plain.isEmpty() ? "Working" : plain.substring(0, Math.min(plain.length(), 25));
        int next = 2;
        var unique = tab;
        while (names.containsValue(unique)
                || List.of("about", "restated", "as reported", "facts").contains(unique.toLowerCase(Locale.ROOT))) {
            unique = tab + " " + next++;
        }
        return unique;
    }

    private static String shape(double value) {
        double size = Math.abs(value);
        return size >= 1000 ? "#,##0;(#,##0)" : size != 0 && size < 1 ? "0.0000;(0.0000)" : "#,##0.00;(#,##0.00)";
    }
}

package footnote.publication.report;

import footnote.publication.text.TextFitting;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dhatim.fastexcel.Worksheet;

/**
 * The results of a workbook's formulas, stored beside them, so that a viewer which does not calculate shows them too. The
 * library that writes workbooks stores none; they are added to its files.
 */
final class StoredValues {
    private static final Pattern FORMULA = Pattern.compile("<c r=\"([A-Z]+\\d+)\"([^>]*)><f>([^<]*)</f></c>");
    private static final Pattern SHEET = Pattern.compile("xl/worksheets/sheet(\\d+)\\.xml");

    /** Sheets in the order of their files. */
    private final Map<String, Map<String, String>> sheets = new LinkedHashMap<>();

    /** Makes room for a sheet; all sheets of a workbook are opened in their order. */
    Worksheet open(Worksheet sheet) {
        sheets.put(sheet.getName(), new HashMap<>());
        return sheet;
    }

    void formula(Worksheet sheet, int row, int column, String formula, double value) {
        sheet.formula(row, column, formula);
        put(sheet, row, column, Double.isFinite(value) ? "><f>%s</f><v>" + value + "</v></c>" : "");
    }

    void formula(Worksheet sheet, int row, int column, String formula, String value) {
        sheet.formula(row, column, formula);
        put(sheet, row, column, " t=\"str\"><f>%s</f><v>" + TextFitting.inert(value) + "</v></c>");
    }

    private void put(Worksheet sheet, int row, int column, String cell) {
        if (!cell.isEmpty()) {
            Objects.requireNonNull(sheets.get(sheet.getName()), "the sheet was not opened")
                    .put(TableCells.name(row, column), cell);
        }
    }

    /** A file of the workbook with the values of its formulas; other files as they are. */
    byte[] stored(String name, byte[] content) {
        var number = SHEET.matcher(name);
        if (!number.matches()) {
            return content;
        }
        var cells = sheets.values().stream()
                .skip(Long.parseLong(number.group(1)) - 1)
                .findFirst()
                .orElse(Map.of());
        return FORMULA.matcher(new String(content, StandardCharsets.UTF_8))
                .replaceAll(cell -> {
                    var value = cells.get(cell.group(1));
                    return Matcher.quoteReplacement(
                            value == null
                                    ? cell.group()
                                    : "<c r=\"" + cell.group(1) + "\"" + cell.group(2)
                                            + value.formatted(cell.group(3)));
                })
                .getBytes(StandardCharsets.UTF_8);
    }
}

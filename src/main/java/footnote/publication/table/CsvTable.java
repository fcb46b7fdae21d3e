package footnote.publication.table;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.QuoteStrategy;
import footnote.publication.text.TextFitting;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Rows as comma-separated values (RFC 4180, UTF-8) in which no text can be taken for a formula. */
public final class CsvTable {
    private static final String FORMULA_STARTS = "=+-@";
    /** Numbers, and telephone numbers, are no formulas although they may begin like one. */
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d[\\d .-]*");
    /** Spreadsheets of many countries part cells at semicolons. */
    private static final QuoteStrategy QUOTES = new QuoteStrategy() {
        @Override
        public boolean quoteValue(int line, int field, String value) {
            return value.indexOf(';') >= 0;
        }
    };

    private CsvTable() {}

    public static byte[] of(List<? extends List<String>> rows) {
        var out = new ByteArrayOutputStream();
        try (var writer = CsvWriter.builder().quoteStrategy(QUOTES).build(out)) {
            rows.forEach(
                    row -> writer.writeRecord(row.stream().map(CsvTable::inert).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** Line breaks stay; a text that a spreadsheet would run gets an apostrophe first. */
    private static String inert(String cell) {
        String text = cell.lines().map(TextFitting::inert).collect(Collectors.joining("\n"));
        boolean runs = !text.isEmpty()
                && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0
                && !NUMBER.matcher(text).matches();
        return runs ? "'" + text : text;
    }
}

package footnote.sources.files;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.CsvRecordHandler;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.reader.FieldModifiers;
import footnote.sources.SourceException.Malformed;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads comma, semicolon or tab separated text with quoted cells; blank lines are skipped. */
public final class Csv {
    private static final int PROBED_LINES = 20;

    private Csv() {}

    /** A row with the number of the line it starts on, from 1. */
    public record NumberedRow(long line, List<String> cells) {}

    public static List<List<String>> rows(String text) {
        return records(text, separator(text.lines().findFirst().orElse(""))).stream()
                .map(CsvRecord::getFields)
                .toList();
    }

    /** As {@link #rows}, with line numbers, and told by its first lines what separates the cells. */
    public static List<NumberedRow> numbered(String text) {
        return records(text, separatorOfTable(text)).stream()
                .map(each -> new NumberedRow(each.getStartingLineNumber(), each.getFields()))
                .toList();
    }

    /** What separates the cells of a table that lines of plain text may stand above. */
    public static char separatorOfTable(String text) {
        return separator(text.lines().limit(PROBED_LINES).collect(Collectors.joining("\n")));
    }

    private static List<CsvRecord> records(String text, char separator) {
        try {
            return CsvReader.builder()
                    .fieldSeparator(separator)
                    .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .trimWhitespacesAroundQuotes(true)
                    .build(CsvRecordHandler.of(handler -> handler.fieldModifier(FieldModifiers.STRIP)), text)
                    .stream()
                    .filter(row -> row.getFieldCount() > 1 || !row.getField(0).isEmpty())
                    .toList();
        } catch (CsvParseException broken) {
            throw new Malformed("files", "table", "it is no CSV: " + broken.getMessage(), broken);
        }
    }

    /** The one that is most frequent; the comma where none is. */
    private static char separator(String first) {
        return Stream.of(',', '\t', ';')
                .reduce((best, each) -> count(first, each) > count(first, best) ? each : best)
                .orElseThrow();
    }

    private static long count(String line, char letter) {
        return line.chars().filter(each -> each == letter).count();
    }
}

package footnote.sources.files;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.CsvRecordHandler;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.reader.FieldModifiers;
import footnote.sources.SourceException.Malformed;
import java.util.List;
import java.util.stream.Stream;

/** Reads comma, semicolon or tab separated text with quoted cells; blank lines are skipped. */
public final class Csv {
    private Csv() {}

    public static List<List<String>> rows(String text) {
        try {
            return CsvReader.builder()
                    .fieldSeparator(separator(text))
                    .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .trimWhitespacesAroundQuotes(true)
                    .build(CsvRecordHandler.of(handler -> handler.fieldModifier(FieldModifiers.STRIP)), text)
                    .stream()
                    .map(CsvRecord::getFields)
                    .filter(row -> row.size() > 1 || !row.getFirst().isEmpty())
                    .toList();
        } catch (CsvParseException broken) {
            throw new Malformed("files", "table", "it is no CSV: " + broken.getMessage(), broken);
        }
    }

    /** The one that is most frequent in the first line; the comma where none is. */
    private static char separator(String text) {
        String first = text.lines().findFirst().orElse("");
        return Stream.of(',', '\t', ';')
                .reduce((best, each) -> count(first, each) > count(first, best) ? each : best)
                .orElseThrow();
    }

    private static long count(String line, char letter) {
        return line.chars().filter(each -> each == letter).count();
    }
}

package footnote.evidence.statements;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** How the rows of primary statements are called, from a versioned table: the surest name of each figure first. */
final class RowCatalog {
    private static final List<Entry> ENTRIES = read();

    private RowCatalog() {}

    /** One figure: the statement it stands in, its names in order, and words that say it is another figure. */
    record Entry(String metric, StatementType statement, List<Pattern> names, Optional<Pattern> never) {
        /** The row by the surest name; of rows named alike the first, a row of cents only where that is meant. */
        Optional<TableRow> in(List<TableRow> rows) {
            for (var name : names) {
                for (var row : rows) {
                    if (name.matcher(row.label()).matches()
                            && never.map(each -> !each.matcher(row.label()).find())
                                    .orElse(true)
                            && !row.isPerShare()) {
                        return Optional.of(row);
                    }
                }
            }
            return Optional.empty();
        }

        /** All rows by the first of its names that any row has. */
        List<TableRow> all(List<TableRow> rows) {
            for (var name : names) {
                var found = rows.stream()
                        .filter(row -> name.matcher(row.label()).matches()
                                && never.map(each -> !each.matcher(row.label()).find())
                                        .orElse(true)
                                && !row.isPerShare())
                        .toList();
                if (!found.isEmpty()) {
                    return found;
                }
            }
            return List.of();
        }
    }

    static List<Entry> of(StatementType statement) {
        return ENTRIES.stream().filter(each -> each.statement() == statement).toList();
    }

    private static List<Entry> read() {
        try (var in = RowCatalog.class.getResourceAsStream("rows.tsv");
                var reader = new BufferedReader(new InputStreamReader(
                        in == null ? InputStream.nullInputStream() : in, StandardCharsets.UTF_8))) {
            var entries = new ArrayList<Entry>();
            reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> {
                        String[] cells = Arrays.copyOf(line.split("\t", -1), 4);
                        entries.add(new Entry(
                                cells[0],
                                StatementType.valueOf(cells[1].toUpperCase(Locale.ROOT)),
                                Arrays.stream(cells[2].split(" \\|\\| ", -1))
                                        .map(each -> Pattern.compile("(?:" + each.strip() + ")"))
                                        .toList(),
                                Optional.ofNullable(cells[3])
                                        .filter(each -> !each.isBlank())
                                        .map(Pattern::compile)));
                    });
            return List.copyOf(entries);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

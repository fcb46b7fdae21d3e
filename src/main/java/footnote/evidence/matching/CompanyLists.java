package footnote.evidence.matching;

import footnote.domain.Company;
import footnote.domain.Origin;
import footnote.runtime.run.Fault;
import footnote.sources.SourceException;
import footnote.sources.files.CompanyTable;
import footnote.sources.files.Content;
import footnote.sources.files.Csv;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** Reads lists of companies and tables from the reader's files. */
public final class CompanyLists {
    private static final long MAX_BYTES = 64L << 20;

    private CompanyLists() {}

    /** The companies of every list in the file's folder, but for the file itself; what is no list is passed over. */
    public static List<Company> beside(Path file) {
        var companies = new ArrayList<Company>();
        var folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            return companies;
        }
        try (var files = Files.list(folder)) {
            files.filter(each -> Files.isRegularFile(each) && !same(each, file))
                    .sorted()
                    .forEach(each -> companies.addAll(read(each)));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look into " + folder, e);
        }
        return companies;
    }

    private static boolean same(Path one, Path other) {
        return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    private static List<Company> read(Path list) {
        try {
            return CompanyTable.parse(
                    content(list), Origin.document("files", String.valueOf(list.getFileName()), Instant.EPOCH));
        } catch (SourceException _) {
            return List.of();
        }
    }

    private static byte[] content(Path file) {
        byte[] raw = Content.read(file, MAX_BYTES);
        if (!file.toString().endsWith(".gz")) {
            return raw;
        }
        try (var in = new GZIPInputStream(new ByteArrayInputStream(raw))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot unzip " + file, e);
        }
    }

    /** A table's rows by the names in its first line, lower-cased, blanks as underscores. */
    public static List<Map<String, String>> table(Path file) {
        try {
            return rows(Content.text(content(file)));
        } catch (SourceException e) {
            throw new Fault(Fault.Kind.INPUT, file + " could not be read: " + e.getMessage(), e);
        }
    }

    /** The cells of every line of a table, the first too: a list may well have no names above it. */
    public static List<List<String>> lines(Path file) {
        try {
            return Csv.rows(Content.text(content(file)));
        } catch (SourceException e) {
            throw new Fault(Fault.Kind.INPUT, file + " could not be read: " + e.getMessage(), e);
        }
    }

    /** A line of a table with its number in the file, from 1. */
    public record Line(long number, List<String> cells) {}

    /** The lines of a table's text, blank ones left out, and whether commas separate their cells. */
    public record NumberedTable(List<Line> lines, boolean commas) {}

    /** A table that other text may stand above and below, such as a broker's export. */
    public static NumberedTable numbered(Path file) {
        return numbered(Content.text(content(file)), file.toString());
    }

    /** As {@link #numbered(Path)}, of a text at hand. */
    public static NumberedTable numbered(String text, String name) {
        try {
            return new NumberedTable(
                    Csv.numbered(text).stream()
                            .map(row -> new Line(row.line(), row.cells()))
                            .toList(),
                    Csv.separatorOfTable(text) == ',');
        } catch (SourceException e) {
            throw new Fault(Fault.Kind.INPUT, name + " could not be read: " + e.getMessage(), e);
        }
    }

    /** As {@link #table(Path)}, of a text at hand. */
    public static List<Map<String, String>> rows(String text) {
        var table = Csv.rows(text);
        var rows = new ArrayList<Map<String, String>>();
        for (var cells : table.stream().skip(1).toList()) {
            var row = new LinkedHashMap<String, String>();
            for (int i = 0; i < Math.min(cells.size(), table.getFirst().size()); i++) {
                row.put(header(table.getFirst().get(i)), cells.get(i));
            }
            rows.add(row);
        }
        return rows;
    }

    private static String header(String text) {
        return text.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "_")
                .replaceAll("^_|_$", "");
    }
}

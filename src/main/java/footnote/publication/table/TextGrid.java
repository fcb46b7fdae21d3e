package footnote.publication.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.dhatim.fastexcel.Workbook;

/** A table of text with a head: as CSV, as a workbook, and as a page; nothing in a cell is ever a formula or markup. */
public record TextGrid(String title, List<String> head, List<List<String>> rows) {
    private static final Pattern CREATED = Pattern.compile("(<dcterms:created[^>]*>)[^<]*(</dcterms:created>)");

    public TextGrid {
        head = List.copyOf(head);
        rows = rows.stream().map(List::copyOf).toList();
        for (var row : rows) {
            if (row.size() != head.size()) {
                throw new IllegalArgumentException("a row has " + head.size() + " cells, not " + row.size());
            }
        }
    }

    public byte[] csv() {
        return Stream.concat(Stream.of(head), rows.stream())
                .map(row -> row.stream().map(TextGrid::quoted).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\r\n", "", "\r\n"))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** A spreadsheet would run what starts with = + - or @. */
    private static String quoted(String cell) {
        String safe = cell.matches("(?s)[=+\\-@\\t\\r].*") ? "'" + cell : cell;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }

    public byte[] workbook() {
        var out = new ByteArrayOutputStream();
        try (var book = new Workbook(out, "Footnote", "1.0")) {
            var sheet = book.newWorksheet("Answers");
            for (int column = 0; column < head.size(); column++) {
                sheet.value(0, column, head.get(column));
                sheet.style(0, column).bold().set();
                sheet.width(column, column == 0 ? 28 : 60);
            }
            for (int row = 0; row < rows.size(); row++) {
                for (int column = 0; column < head.size(); column++) {
                    sheet.value(row + 1, column, rows.get(row).get(column));
                    sheet.style(row + 1, column).wrapText(true).set();
                }
            }
            sheet.freezePane(1, 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return undated(out.toByteArray());
    }

    /** The same workbook without the moment it was made, so that a replay makes the same bytes. */
    private static byte[] undated(byte[] workbook) {
        var out = new ByteArrayOutputStream();
        try {
            var file = Files.createTempFile("grid", ".xlsx"); // streamed entries can only be read by their directory
            try {
                Files.write(file, workbook);
                try (var in = new ZipFile(file.toFile());
                        var zip = new ZipOutputStream(out)) {
                    for (var entry : Collections.list(in.entries())) {
                        copy(in, entry, zip);
                    }
                }
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static void copy(ZipFile in, ZipEntry entry, ZipOutputStream zip) throws IOException {
        var same = new ZipEntry(entry.getName());
        same.setTimeLocal(LocalDateTime.of(2000, 1, 1, 0, 0));
        zip.putNextEntry(same);
        try (var content = in.getInputStream(entry)) {
            byte[] bytes = content.readAllBytes();
            zip.write(
                    entry.getName().equals("docProps/core.xml")
                            ? CREATED.matcher(new String(bytes, StandardCharsets.UTF_8))
                                    .replaceAll("$12000-01-01T00:00:00Z$2")
                                    .getBytes(StandardCharsets.UTF_8)
                            : bytes);
        }
        zip.closeEntry();
    }

    public byte[] page() {
        String cells = rows.stream()
                .map(row -> row.stream()
                        .map(cell -> "<td>" + escaped(cell).replace("\n", "<br>") + "</td>")
                        .collect(Collectors.joining("", "<tr>", "</tr>")))
                .collect(Collectors.joining("\n"));
        String heads = head.stream()
                .map(cell -> "<th scope=\"col\">" + escaped(cell) + "</th>")
                .collect(Collectors.joining());
        return ("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + escaped(title)
                        + "</title><style>body{font:15px/1.45 system-ui,sans-serif;margin:2rem;color:#1a1a1a}"
                        + "table{border-collapse:collapse}th,td{border-bottom:1px solid #d5d5d5;padding:.6rem .8rem;"
                        + "text-align:left;vertical-align:top;max-width:34rem}th{position:sticky;top:0;background:#fff}"
                        + "</style></head><body><h1>" + escaped(title) + "</h1><table><thead><tr>" + heads
                        + "</tr></thead><tbody>\n" + cells + "\n</tbody></table></body></html>\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

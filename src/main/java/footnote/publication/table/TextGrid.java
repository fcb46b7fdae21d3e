package footnote.publication.table;

import footnote.publication.text.Html;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** A table of text with a head: as CSV, as a workbook, and as a page; nothing in a cell is ever a formula or markup. */
public record TextGrid(String title, List<String> head, List<List<String>> rows) {
    private static final String PAGE = """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>{}</title><style>{}</style></head>
            <body><h1>{}</h1><table><thead><tr>{}</tr></thead><tbody>
            {}</tbody></table></body></html>
            """;
    private static final String STYLE = """
            body{font:15px/1.45 system-ui,sans-serif;margin:2rem;color:#1a1a1a}
            table{border-collapse:collapse}
            th,td{border-bottom:1px solid #d5d5d5;padding:.6rem .8rem;text-align:left;vertical-align:top;max-width:34rem}
            th{position:sticky;top:0;background:#fff}
            td{white-space:pre-line}
            """;

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
        return CsvTable.of(Stream.concat(Stream.of(head), rows.stream()).toList());
    }

    public byte[] workbook() {
        var out = new ByteArrayOutputStream();
        try {
            try (var book = new Workbook(out, "Footnote", "1.0")) {
                fill(book.newWorksheet("Answers"));
            }
            return ReproducibleZip.of(out.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void fill(Worksheet sheet) {
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
    }

    public byte[] page() {
        return Html.of(
                        PAGE,
                        title,
                        Html.own(STYLE),
                        title,
                        head.stream().map(cell -> Html.of("<th scope=\"col\">{}</th>", cell)),
                        rows.stream()
                                .map(row -> Html.of(
                                        "<tr>{}</tr>\n", row.stream().map(cell -> Html.of("<td>{}</td>", cell)))))
                .markup()
                .getBytes(StandardCharsets.UTF_8);
    }
}

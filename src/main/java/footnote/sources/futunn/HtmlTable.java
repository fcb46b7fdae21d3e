package footnote.sources.futunn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** A table of a page, its rows by the headings of their columns. */
record HtmlTable(List<String> header, List<Map<String, String>> rows) {
    HtmlTable {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    /** The first table whose headings hold all those words. */
    static Optional<HtmlTable> find(String html, List<String> words) {
        for (Element table : Jsoup.parse(html).select("table")) {
            var lines = table.select("tr");
            if (lines.isEmpty()) {
                continue;
            }
            List<String> header = lines.getFirst().select("th, td").eachText().stream()
                    .map(each -> each.strip().toLowerCase(Locale.ROOT))
                    .toList();
            if (words.stream().allMatch(word -> header.stream().anyMatch(each -> each.contains(word)))) {
                return Optional.of(new HtmlTable(header, rows(header, lines.subList(1, lines.size()))));
            }
        }
        return Optional.empty();
    }

    private static List<Map<String, String>> rows(List<String> header, List<Element> lines) {
        var rows = new ArrayList<Map<String, String>>();
        for (Element line : lines) {
            var cells = line.select("td, th");
            var row = new LinkedHashMap<String, String>();
            for (int i = 0; i < Math.min(header.size(), cells.size()); i++) {
                row.putIfAbsent(header.get(i), cells.get(i).text().strip());
            }
            rows.add(row);
        }
        return rows;
    }

    /** The cell under a heading of that name, else under one that holds it. */
    static Optional<String> cell(Map<String, String> row, String name) {
        return Optional.ofNullable(row.get(name)).or(() -> row.entrySet().stream()
                .filter(each -> each.getKey().contains(name))
                .map(Map.Entry::getValue)
                .findFirst());
    }

    /** Its headings, then its rows, each with a cell under every heading. */
    List<List<String>> cells() {
        return Stream.concat(Stream.of(header), rows.stream().map(row -> header.stream()
                        .map(name -> row.getOrDefault(name, ""))
                        .toList()))
                .toList();
    }
}

package footnote.sources.files;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Statement figures from the reader's CSV or JSON, one to a row.
 *
 * <p>A row has metric, end and value, and may have start, unit (USD, USD/share, shares), published and basis. Without a
 * day of publication a figure counts as known from the day the file was read.
 */
public final class StatementTable {
    private StatementTable() {}

    public static List<Fact> parse(Subject subject, Denomination currency, byte[] content, Origin origin) {
        String what = "statements of " + subject + " in " + origin.document().orElse("a table");
        return Parsing.of(origin.vendor(), what, () -> {
            var facts = new ArrayList<Fact>();
            var rows = rows(content, origin, what);
            for (int i = 0; i < rows.size(); i++) {
                fact(subject, currency, rows.get(i), origin.at("row " + (i + 1)))
                        .ifPresent(facts::add);
            }
            if (facts.isEmpty()) {
                throw rows.isEmpty()
                        ? new NoData(origin.vendor(), what)
                        : new Malformed(origin.vendor(), what, "no row has metric, end and value");
            }
            return List.copyOf(facts);
        });
    }

    private static List<Map<String, String>> rows(byte[] content, Origin origin, String what) {
        String text = Content.text(content).stripLeading();
        var rows = new ArrayList<Map<String, String>>();
        if (text.startsWith("[") || text.startsWith("{")) {
            JsonNode tree = VendorJson.tree(origin.vendor(), what, content);
            for (JsonNode each : tree.isArray() ? tree : tree.path("facts")) {
                var row = new LinkedHashMap<String, String>();
                each.properties().forEach(cell -> row.put(name(cell.getKey()), text(cell.getValue())));
                rows.add(row);
            }
            return rows;
        }
        var table = Csv.rows(text);
        for (var cells : table.stream().skip(1).toList()) {
            var row = new LinkedHashMap<String, String>();
            for (int i = 0; i < Math.min(cells.size(), table.getFirst().size()); i++) {
                row.put(name(table.getFirst().get(i)), cells.get(i));
            }
            rows.add(row);
        }
        return rows;
    }

    private static String name(String header) {
        return header.strip().toLowerCase(Locale.ROOT).replace(' ', '_');
    }

    private static String text(JsonNode node) {
        return node.isNumber()
                ? node.decimalValue().toString()
                : VendorJson.text(node).orElse("");
    }

    private static Optional<Fact> fact(Subject subject, Denomination currency, Map<String, String> row, Origin origin) {
        var value = Figures.parse(row.getOrDefault("value", ""));
        var end = Dates.day(row.getOrDefault("end", ""));
        String name = name(row.getOrDefault("metric", "")).replace('-', '_');
        if (value.isEmpty() || end.isEmpty() || name.isEmpty()) {
            return Optional.empty();
        }
        var metric = new Metric(name);
        LocalDate read = origin.retrieved().atOffset(ZoneOffset.UTC).toLocalDate();
        return Optional.of(Fact.of(
                subject,
                metric,
                new Period(Dates.day(row.getOrDefault("start", "")), end.get(), Optional.empty()),
                value.get(),
                unit(metric, currency, row.getOrDefault("unit", "")),
                row.getOrDefault("basis", "").isBlank()
                        ? Basis.REPORTED
                        : Basis.valueOf(row.getOrDefault("basis", "").toUpperCase(Locale.ROOT)),
                Dates.day(row.getOrDefault("published", "")).orElse(read),
                origin));
    }

    private static Unit unit(Metric metric, Denomination currency, String stated) {
        if (!stated.isBlank()) {
            return Unit.parse(stated);
        }
        return switch (metric.unit().orElse(Unit.Kind.CURRENCY)) {
            case CURRENCY -> Unit.of(currency);
            case PER_SHARE -> Unit.perShare(currency);
            default -> new Unit(metric.unit().orElseThrow(), Optional.empty());
        };
    }
}

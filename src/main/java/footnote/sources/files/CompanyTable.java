package footnote.sources.files;

import footnote.domain.Company;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.VendorJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/** Companies from a list in CSV, JSON or one JSON object a line, columns found by their names. */
public final class CompanyTable {
    private CompanyTable() {}

    public static List<Company> parse(byte[] content, Origin origin) {
        String what = "companies in " + origin.document().orElse("a list");
        return Parsing.of(origin.vendor(), what, () -> {
            var companies = new ArrayList<Company>();
            for (var row : rows(Content.text(content).stripLeading())) {
                company(row, origin).ifPresent(companies::add);
            }
            if (companies.isEmpty()) {
                throw new Malformed(origin.vendor(), what, "no row names a company");
            }
            return List.copyOf(companies);
        });
    }

    private static List<Map<String, String>> rows(String text) {
        var rows = new ArrayList<Map<String, String>>();
        if (text.startsWith("[")) {
            VendorJson.MAPPER.readTree(text).forEach(each -> rows.add(row(each)));
        } else if (text.startsWith("{")) {
            text.lines()
                    .filter(line -> !line.isBlank())
                    .forEach(line -> rows.add(row(VendorJson.MAPPER.readTree(line))));
        } else {
            var table = Csv.rows(text);
            for (var cells : table.stream().skip(1).toList()) {
                var row = new LinkedHashMap<String, String>();
                for (int i = 0; i < Math.min(cells.size(), table.getFirst().size()); i++) {
                    row.put(name(table.getFirst().get(i)), cells.get(i));
                }
                rows.add(row);
            }
        }
        return rows;
    }

    private static Map<String, String> row(JsonNode object) {
        var row = new LinkedHashMap<String, String>();
        object.properties().forEach(cell -> row.put(name(cell.getKey()), text(cell.getValue())));
        return row;
    }

    /** Lists of names become one cell, parted by bars. */
    private static String text(JsonNode node) {
        if (node.isArray()) {
            var parts = new ArrayList<String>();
            node.forEach(each -> VendorJson.text(each).ifPresent(parts::add));
            return String.join("|", parts);
        }
        return node.isNumber()
                ? node.decimalValue().toString()
                : VendorJson.text(node).orElse("");
    }

    private static String name(String header) {
        return header.strip().toLowerCase(Locale.ROOT).replace(' ', '_');
    }

    private static Optional<Company> company(Map<String, String> row, Origin origin) {
        return cell(row, "name", "security", "company", "company_name", "name_a")
                .map(name -> new Company(
                        name,
                        cell(row, "symbol", "ticker").flatMap(Ticker::read),
                        cell(row, "cik")
                                .filter(each -> each.matches("\\d{1,10}"))
                                .map(each -> "0".repeat(10 - each.length()) + each),
                        cell(row, "country"),
                        cell(row, "industry", "gics_sector", "sector"),
                        cell(row, "website", "url").flatMap(Links::parse),
                        cell(row, "one_liner", "description"),
                        employees(row),
                        cell(row, "former_names", "name_b")
                                .map(each -> Arrays.asList(each.split("\\|", -1)))
                                .orElse(List.of()),
                        origin));
    }

    private static OptionalLong employees(Map<String, String> row) {
        return cell(row, "employees", "team_size")
                .flatMap(Figures::parse)
                .filter(each -> each.signum() >= 0 && each.compareTo(BigDecimal.valueOf(100_000_000)) < 0)
                .map(each -> OptionalLong.of(each.longValue()))
                .orElse(OptionalLong.empty());
    }

    private static Optional<String> cell(Map<String, String> row, String... names) {
        return Arrays.stream(names)
                .map(name -> row.getOrDefault(name, ""))
                .filter(text -> !text.isBlank())
                .findFirst();
    }
}

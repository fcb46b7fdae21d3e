package footnote.sources.files;

import footnote.domain.Bar;
import footnote.domain.Denomination;
import footnote.domain.Dividend;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * Daily prices from a table in CSV or JSON.
 *
 * <p>Columns are found by their names. Rows without a date or a close are left out, and any order of days will do. A
 * table of closes alone, one column for each symbol, gives bars of that close.
 */
public final class PriceTable {
    private PriceTable() {}

    public static PriceHistory parse(Ticker ticker, Denomination currency, byte[] content, Origin origin) {
        String what = what(ticker, origin);
        return Parsing.of(origin.vendor(), what, () -> {
            String text = Content.text(content);
            return of(
                    ticker,
                    currency,
                    isJson(text) ? jsonRows(VendorJson.tree(origin.vendor(), what, content)) : Csv.rows(text),
                    origin);
        });
    }

    private static String what(Ticker ticker, Origin origin) {
        return "prices of " + ticker + " in " + origin.document().orElse("a table");
    }

    /** Prices from rows of cells, the headings first. */
    public static PriceHistory of(Ticker ticker, Denomination currency, List<List<String>> rows, Origin origin) {
        String what = what(ticker, origin);
        return Parsing.of(origin.vendor(), what, () -> {
            if (rows.isEmpty()) {
                throw new NoData(origin.vendor(), what);
            }
            var columns = PriceColumns.of(rows, ticker)
                    .orElseThrow(() -> new Malformed(
                            origin.vendor(), what, "no columns of dates and closes among " + rows.getFirst()));
            return history(ticker, currency, rows, columns, origin, what);
        });
    }

    private static PriceHistory history(
            Ticker ticker,
            Denomination currency,
            List<List<String>> rows,
            PriceColumns columns,
            Origin origin,
            String what) {
        var bars = new TreeMap<LocalDate, Bar>();
        var dividends = new TreeMap<LocalDate, Dividend>();
        for (List<String> row : rows) {
            bar(row, columns).ifPresent(bar -> bars.put(bar.day(), bar));
            dividend(row, columns).ifPresent(dividend -> dividends.put(dividend.day(), dividend));
        }
        if (bars.isEmpty()) {
            throw new NoData(origin.vendor(), what);
        }
        return new PriceHistory(
                ticker, currency, List.copyOf(bars.values()), List.of(), List.copyOf(dividends.values()), origin);
    }

    private static Optional<Bar> bar(List<String> row, PriceColumns columns) {
        Optional<LocalDate> day = columns.cell(row, columns.date()).flatMap(PriceTable::day);
        double close = number(row, columns, columns.close(), Double.NaN);
        double open = number(row, columns, columns.open(), close);
        double high = number(row, columns, columns.high(), Math.max(open, close));
        double low = number(row, columns, columns.low(), Math.min(open, close));
        double adjusted = number(row, columns, columns.adjusted(), close);
        double volume = number(row, columns, columns.volume(), 0);
        return day.filter(_ -> Double.isFinite(close))
                .map(each -> new Bar(each, open, high, low, close, adjusted, (long) Math.max(0, volume)));
    }

    private static Optional<Dividend> dividend(List<String> row, PriceColumns columns) {
        Optional<LocalDate> day = columns.cell(row, columns.date()).flatMap(PriceTable::day);
        Optional<BigDecimal> amount =
                columns.cell(row, columns.dividends()).flatMap(Figures::parse).filter(each -> each.signum() > 0);
        return day.flatMap(each -> amount.map(paid -> new Dividend(each, paid)));
    }

    /** A day as written, or seconds since 1970 taken in UTC. */
    private static Optional<LocalDate> day(String text) {
        return Dates.day(text).or(() -> Optional.of(text)
                .filter(each -> each.matches("\\d{9,13}"))
                .flatMap(Dates::moment)
                .map(each -> each.atOffset(ZoneOffset.UTC).toLocalDate()));
    }

    private static double number(List<String> row, PriceColumns columns, int column, double otherwise) {
        return columns.cell(row, column)
                .flatMap(Figures::parse)
                .map(BigDecimal::doubleValue)
                .orElse(otherwise);
    }

    private static boolean isJson(String text) {
        String start = text.stripLeading();
        return start.startsWith("{") || start.startsWith("[");
    }

    /** The first array of objects in the document, its keys as the header. */
    private static List<List<String>> jsonRows(JsonNode tree) {
        JsonNode array = tree.isArray() ? tree : firstArray(tree);
        var header = new ArrayList<String>();
        var rows = new ArrayList<List<String>>();
        for (JsonNode each : array) {
            each.propertyNames().stream().filter(name -> !header.contains(name)).forEach(header::add);
        }
        rows.add(List.copyOf(header));
        for (JsonNode each : array) {
            rows.add(header.stream().map(name -> cell(each.path(name))).toList());
        }
        return rows;
    }

    private static JsonNode firstArray(JsonNode tree) {
        for (JsonNode each : tree) {
            if (each.isArray() && each.path(0).isObject()) {
                return each;
            }
        }
        return tree.path("");
    }

    private static String cell(JsonNode node) {
        return node.isNumber()
                ? node.decimalValue().toString()
                : VendorJson.text(node).orElse("");
    }
}

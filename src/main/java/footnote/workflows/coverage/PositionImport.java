package footnote.workflows.coverage;

import footnote.domain.Denomination;
import footnote.evidence.matching.CompanyLists.Line;
import footnote.runtime.run.Fault;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads positions from a CSV file: a table of one's own, or what a broker exports. Columns are known by their usual
 * names; what cannot be read for certain is reported with its line and left out.
 */
public final class PositionImport {
    /** What a column may be called, in lower case, other characters as single blanks. */
    private enum Column {
        SYMBOL(
                "symbol",
                "ticker",
                "ticker symbol",
                "stock symbol",
                "symbol cusip",
                "instrument",
                "stock",
                "code",
                "epic"),
        SHARES(
                "shares",
                "quantity",
                "qty",
                "units",
                "position",
                "share quantity",
                "number of shares",
                "no of shares",
                "current quantity",
                "qty quantity",
                "quantity shares",
                "no of units"),
        COST(
                "cost per share",
                "cost share",
                "unit cost",
                "average cost",
                "avg cost",
                "average cost per share",
                "average cost basis",
                "avg cost basis",
                "cost basis per share",
                "cost basis share",
                "average price",
                "avg price",
                "average share price",
                "purchase price",
                "price paid",
                "cost price",
                "cost",
                "buy price",
                "open price",
                "entry price",
                "avg unit cost"),
        TOTAL_COST(
                "cost basis",
                "total cost",
                "cost basis total",
                "total cost basis",
                "book cost",
                "cost basis money",
                "book value",
                "purchase value",
                "invested"),
        CURRENCY("currency", "ccy", "trading currency", "currency code", "cur", "price currency", "currencyprimary");

        private final String names; // separated by bars, for an enum holds nothing mutable

        Column(String... names) {
            this.names = "|" + String.join("|", names) + "|";
        }

        static Optional<Column> of(String header) {
            String plain = header.toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N}]+", " ")
                    .strip();
            for (var column : values()) {
                if (column.names.contains("|" + plain + "|")) {
                    return Optional.of(column);
                }
            }
            return Optional.empty();
        }
    }

    /** A broker's header stands within the first lines, under the account's name and the day. */
    private static final int HEADER_WITHIN = 30;

    private static final Pattern ADORNMENT = Pattern.compile("^(?:[A-Z]{3}|[$€£¥₹₩])\\s*|\\s*(?:[A-Z]{3}|[$€£¥₹₩])$");
    private static final Pattern PLAIN = Pattern.compile("-?\\d+(?:\\.\\d+)?");
    private static final Pattern GROUPED = Pattern.compile("-?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?");
    private static final Pattern DECIMAL_COMMA = Pattern.compile("-?(?:\\d+|\\d{1,3}(?:\\.\\d{3})+),\\d+");
    private static final Pattern COMMA_AND_THREE = Pattern.compile("-?\\d{1,3},\\d{3}");

    private final Optional<Denomination> currency;
    private final boolean commaSeparated;

    /** A position read from a line. */
    public record Read(long line, String symbol, Position position) {}

    /** A line that holds no position that could be read, and why. */
    public record Refused(long line, String why) {}

    /** What a file came to. */
    public record Outcome(List<Read> positions, List<Refused> refused) {}

    private PositionImport(Optional<Denomination> currency, boolean commaSeparated) {
        this.currency = currency;
        this.commaSeparated = commaSeparated;
    }

    /** All positions of a file; costs without a currency of their own are in the given one. */
    public static Outcome read(List<Line> lines, Optional<Denomination> currency, boolean commaSeparated) {
        return new PositionImport(currency, commaSeparated).read(lines);
    }

    private Outcome read(List<Line> lines) {
        for (int i = 0; i < Math.min(lines.size(), HEADER_WITHIN); i++) {
            var columns = columns(lines.get(i).cells());
            if (columns.containsKey(Column.SYMBOL) && columns.containsKey(Column.SHARES)) {
                return read(lines.subList(i + 1, lines.size()), columns);
            }
        }
        throw Fault.input(
                "no line names the columns; the file needs one called Symbol (or Ticker) and one called Quantity"
                        + " (or Shares)");
    }

    private static Map<Column, Integer> columns(List<String> cells) {
        var columns = new HashMap<Column, Integer>();
        for (int i = 0; i < cells.size(); i++) {
            int at = i;
            Column.of(cells.get(i)).ifPresent(column -> columns.putIfAbsent(column, at));
        }
        return columns;
    }

    private Outcome read(List<Line> lines, Map<Column, Integer> columns) {
        var positions = new ArrayList<Read>();
        var refused = new ArrayList<Refused>();
        for (var line : lines) {
            try {
                positions.add(position(line, columns));
            } catch (Fault bad) {
                refused.add(new Refused(line.number(), String.valueOf(bad.getMessage())));
            }
        }
        return new Outcome(List.copyOf(positions), List.copyOf(refused));
    }

    private Read position(Line line, Map<Column, Integer> columns) {
        String symbol = cell(line, columns, Column.SYMBOL).orElse("");
        if (symbol.isEmpty()) {
            throw Fault.input("it has no symbol");
        }
        var shares = cell(line, columns, Column.SHARES)
                .map(text -> number("quantity", text))
                .orElseThrow(() -> Fault.input(symbol + " has no quantity"));
        if (shares.signum() <= 0) {
            throw Fault.input("the quantity of " + symbol + " is " + shares.toPlainString()
                    + "; short and empty positions are not kept");
        }
        var cost = cell(line, columns, Column.COST)
                .map(text -> number("cost", text))
                .or(() -> cell(line, columns, Column.TOTAL_COST)
                        .map(text -> number("cost", text).divide(shares, MathContext.DECIMAL64)));
        return new Read(line.number(), symbol, new Position(shares, cost, currency(line, columns, symbol)));
    }

    private Denomination currency(Line line, Map<Column, Integer> columns, String symbol) {
        var named = cell(line, columns, Column.CURRENCY);
        if (named.isEmpty()) {
            return currency.orElseThrow(
                    () -> Fault.input(symbol + " has no currency; add --currency, such as --currency USD"));
        }
        return parsed(named.get());
    }

    /** A currency by its code. */
    public static Denomination parsed(String code) {
        try {
            var named =
                    new Denomination(code.length() == 3 && code.endsWith("p") ? code : code.toUpperCase(Locale.ROOT));
            Currency.getInstance(named.major().code());
            return named;
        } catch (IllegalArgumentException e) {
            throw new Fault(Fault.Kind.INPUT, "not a currency: '" + code + "'; write it like USD, or GBp for pence", e);
        }
    }

    private static Optional<String> cell(Line line, Map<Column, Integer> columns, Column column) {
        var at = columns.get(column);
        return at == null || at >= line.cells().size()
                ? Optional.empty()
                : Optional.of(line.cells().get(at).strip())
                        .filter(text -> !text.isEmpty() && !text.matches("--|-|n/?a|N/?A|Not available"));
    }

    /** A number in US or in continental writing; one that could be either is refused. */
    private BigDecimal number(String what, String text) {
        String plain = ADORNMENT.matcher(text.strip()).replaceAll("").replaceAll("[\\s'’ ]", "");
        if (plain.startsWith("(") && plain.endsWith(")")) {
            plain = "-" + plain.substring(1, plain.length() - 1);
        }
        if (PLAIN.matcher(plain).matches()) {
            return new BigDecimal(plain);
        }
        if (!commaSeparated && COMMA_AND_THREE.matcher(plain).matches()) {
            throw Fault.input("the " + what + " '" + text + "' can be read in two ways; write it with a decimal point");
        }
        if (GROUPED.matcher(plain).matches()) {
            return new BigDecimal(plain.replace(",", ""));
        }
        if (DECIMAL_COMMA.matcher(plain).matches()) {
            return new BigDecimal(plain.replace(".", "").replace(',', '.'));
        }
        throw Fault.input("the " + what + " '" + text + "' is no number");
    }
}

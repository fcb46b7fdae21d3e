package footnote.sources.files;

import footnote.domain.Ticker;
import footnote.sources.Dates;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Which column of a price table holds what; -1 where none does. */
record PriceColumns(int date, int open, int high, int low, int close, int adjusted, int volume, int dividends) {
    private static final Set<String> DATES = Set.of("date", "datetime", "timestamp", "time", "day", "start", "t", "");

    /** By the header; where a second header row names symbols, by the columns of that symbol alone. */
    static Optional<PriceColumns> of(List<List<String>> rows, Ticker ticker) {
        List<String> header = names(rows.getFirst(), ticker);
        if (rows.size() > 2 && namesSymbols(rows.get(1), ticker)) {
            header = ofSymbol(header, rows.get(1), ticker);
        }
        int date = first(header, DATES);
        int close = first(header, Set.of("close", "closing price", "last", "price", "c"));
        if (close < 0) {
            close = first(header, Set.of(ticker.symbol().toLowerCase(Locale.ROOT)));
        }
        if (date < 0 || close < 0) {
            return Optional.empty();
        }
        return Optional.of(new PriceColumns(
                date,
                first(header, Set.of("open", "o")),
                first(header, Set.of("high", "h")),
                first(header, Set.of("low", "l")),
                close,
                first(
                        header,
                        Set.of("adj close", "adjclose", "adjusted", "adjusted close", "adj_close", "adjusted_close")),
                first(header, Set.of("volume", "vol", "v")),
                first(header, Set.of("dividends", "dividend"))));
    }

    private static boolean namesSymbols(List<String> row, Ticker ticker) {
        return row.contains(ticker.symbol())
                && row.stream().noneMatch(each -> Dates.day(each).isPresent());
    }

    Optional<String> cell(List<String> row, int column) {
        return column < 0 || column >= row.size() ? Optional.empty() : Optional.of(row.get(column));
    }

    /** Lower case, and without a symbol before a dot: "AAPL.Open" is "open". */
    private static List<String> names(List<String> header, Ticker ticker) {
        return header.stream()
                .map(name -> name.strip())
                .map(name -> name.startsWith(ticker.symbol() + ".")
                        ? name.substring(ticker.symbol().length() + 1)
                        : name)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
    }

    private static List<String> ofSymbol(List<String> header, List<String> symbols, Ticker ticker) {
        var names = new ArrayList<String>();
        for (int i = 0; i < header.size(); i++) {
            boolean shared = i >= symbols.size() || symbols.get(i).isEmpty();
            names.add(shared || symbols.get(i).equals(ticker.symbol()) ? header.get(i) : "another's " + header.get(i));
        }
        return names;
    }

    private static int first(List<String> header, Set<String> names) {
        for (int i = 0; i < header.size(); i++) {
            if (names.contains(header.get(i))) {
                return i;
            }
        }
        return -1;
    }
}

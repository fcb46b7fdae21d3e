package footnote.sources;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where a symbol trades, told by its suffix or a vendor's code. */
public final class Exchanges {
    /** One exchange; the suffix is empty in the United States. */
    public record Exchange(
            Optional<String> suffix, String name, Market market, Denomination currency, List<String> codes) {}

    private static final List<Exchange> ALL = Resources.rows(Exchanges.class, "exchanges.tsv").stream()
            .map(row -> new Exchange(
                    Optional.of(row[0]).filter(each -> !each.equals("-")),
                    row[1],
                    Market.valueOf(row[2]),
                    new Denomination(row[3]),
                    Arrays.asList(row[4].split(" ", -1))))
            .toList();

    private Exchanges() {}

    /** The exchange of a symbol's suffix; empty without one, or where the desk does not cover it. */
    public static Optional<Exchange> bySuffix(Ticker ticker) {
        return ticker.suffix().flatMap(suffix -> ALL.stream()
                .filter(each -> each.suffix().filter(suffix::equals).isPresent())
                .findFirst());
    }

    /** The exchange of a vendor's code such as NMS or JPX. */
    public static Optional<Exchange> byCode(String code) {
        return ALL.stream().filter(each -> each.codes().contains(code)).findFirst();
    }

    /** The listing a vendor's row describes; empty where the desk does not cover its exchange. */
    public static Optional<Listing> listing(Ticker ticker, String name, String code) {
        Optional<Exchange> exchange =
                ticker.suffix().isPresent() && bySuffix(ticker).isPresent()
                        ? bySuffix(ticker)
                        : byCode(code.toUpperCase(Locale.ROOT));
        return exchange.map(each -> Listing.of(ticker, name, each.name(), each.market(), each.currency()));
    }

    /** What a symbol's prices are counted in: by its suffix, by its market where it is an index, else US dollars. */
    public static Denomination currency(Ticker ticker) {
        return bySuffix(ticker)
                .map(Exchange::currency)
                .or(() -> Markets.standard().habits().values().stream()
                        .filter(habits -> habits.index().symbol().equals(ticker))
                        .map(Markets.Habits::currency)
                        .findFirst())
                .orElse(Denomination.USD);
    }

    /** BRK.B is BRK-B to most vendors: a letter after a dot that is no exchange of ours is a share class. */
    public static Ticker withDashedClass(Ticker ticker) {
        boolean isClass = ticker.suffix().filter(each -> each.matches("[A-Z]")).isPresent()
                && bySuffix(ticker).isEmpty();
        int dot = ticker.symbol().lastIndexOf('.');
        return isClass
                ? new Ticker(ticker.symbol().substring(0, dot)
                        + "-"
                        + ticker.symbol().substring(dot + 1))
                : ticker;
    }
}

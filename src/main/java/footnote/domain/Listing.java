package footnote.domain;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** One company's share on one exchange, with the names it goes and went by. */
public record Listing(
        Ticker ticker,
        String name,
        String exchange,
        Market market,
        Denomination currency,
        Optional<String> cik,
        Optional<String> isin,
        List<String> aliases,
        List<String> formerNames) {
    private static final Pattern CIK = Pattern.compile("\\d{10}");
    private static final Pattern ISIN = Pattern.compile("[A-Z]{2}[A-Z0-9]{9}\\d");

    public Listing {
        aliases = List.copyOf(aliases);
        formerNames = List.copyOf(formerNames);
        if (name.isBlank()) {
            throw new IllegalArgumentException("the listing " + ticker + " has no name");
        }
        cik.filter(each -> !CIK.matcher(each).matches()).ifPresent(each -> {
            throw new IllegalArgumentException("a CIK has ten digits with leading zeros, not '" + each + "'");
        });
        isin.filter(each -> !ISIN.matcher(each).matches()).ifPresent(each -> {
            throw new IllegalArgumentException("not an ISIN: '" + each + "' of " + ticker);
        });
    }

    /** A listing known by its symbol and name alone. */
    public static Listing of(Ticker ticker, String name, String exchange, Market market, Denomination currency) {
        return new Listing(
                ticker, name, exchange, market, currency, Optional.empty(), Optional.empty(), List.of(), List.of());
    }

    public Listing withCik(String tenDigits) {
        return new Listing(
                ticker, name, exchange, market, currency, Optional.of(tenDigits), isin, aliases, formerNames);
    }

    /** This one, with what another list says of the same symbol beyond it. */
    public Listing joined(Listing other) {
        var names = new LinkedHashSet<>(aliases);
        names.add(other.name);
        names.addAll(other.aliases);
        names.remove(name);
        var former = new LinkedHashSet<>(formerNames);
        former.addAll(other.formerNames);
        return new Listing(
                ticker,
                name,
                exchange,
                market,
                currency,
                cik.or(other::cik),
                isin.or(other::isin),
                List.copyOf(names),
                List.copyOf(former));
    }
}

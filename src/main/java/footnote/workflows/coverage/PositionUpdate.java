package footnote.workflows.coverage;

import footnote.domain.FigureFormat;
import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.matching.CompanyLists.NumberedTable;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.CoverageList.Covered;
import footnote.workflows.coverage.PositionImport.Read;
import footnote.workflows.coverage.PositionImport.Refused;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Puts positions on the coverage list, entered by hand or read from a file. */
public final class PositionUpdate {
    private final EvidenceReader evidence;
    private final CoverageList list;

    public PositionUpdate(EvidenceReader evidence, CoverageList list) {
        this.evidence = evidence;
        this.list = list;
    }

    /** What an import kept, what it left out with the line and the reason, and whose positions it removed. */
    public record Imported(List<Covered> kept, List<Refused> refused, List<String> removed) {}

    /** Shares, what one cost and in which currency, as typed; without a currency that of the listing. */
    public record Entry(Optional<String> shares, Optional<String> cost, Optional<String> currency) {
        public static final Entry NONE = new Entry(Optional.empty(), Optional.empty(), Optional.empty());

        public boolean isEmpty() {
            return shares.isEmpty() && cost.isEmpty() && currency.isEmpty();
        }
    }

    /** Follows the company and keeps the position; 0 shares remove one that was there. */
    public Covered hold(Listing listing, Entry entry, boolean sample) {
        String symbol = listing.ticker().symbol();
        var shares = number(
                "shares",
                entry.shares().orElseThrow(() -> Fault.input("a cost without shares is no position; give shares too")));
        var cost = entry.cost().map(text -> number("cost", text));
        var currency = entry.currency().map(PositionImport::parsed).orElse(listing.currency());
        if (shares.signum() == 0) {
            list.add(listing, sample);
            list.release(symbol, sample);
            return new Covered(symbol, listing.name());
        }
        var position = new Position(shares, cost, currency);
        list.add(listing, sample);
        list.hold(symbol, sample, position);
        return new Covered(symbol, listing.name(), Optional.of(position));
    }

    private static BigDecimal number(String what, String text) {
        if (!text.strip().matches("\\d{1,12}(\\.\\d{1,8})?")) {
            throw Fault.input(what + " is '" + text + "'; give a number such as 120 or 31.50");
        }
        return new BigDecimal(text.strip());
    }

    /** Keeps every position of a table that can be read for certain; with replace, those it does not have are removed. */
    public Imported importFrom(NumberedTable table, Optional<String> currency, boolean replace, View view) {
        var read = PositionImport.read(table.lines(), currency.map(PositionImport::parsed), table.commas());
        var refused = new ArrayList<>(read.refused());
        var kept = merged(read.positions(), refused, view);
        if (kept.isEmpty()) {
            throw Fault.input("no position could be read"
                    + refused.stream()
                            .findFirst()
                            .map(each -> "; line " + each.line() + ": " + each.why())
                            .orElse(""));
        }
        var before = list.all(view.sample());
        kept.forEach((listing, position) -> {
            list.add(listing, view.sample());
            list.hold(listing.ticker().symbol(), view.sample(), position);
        });
        var removed = before.stream()
                .filter(each -> replace
                        && each.position().isPresent()
                        && kept.keySet().stream()
                                .noneMatch(listing -> listing.ticker().symbol().equals(each.symbol())))
                .map(Covered::symbol)
                .toList();
        removed.forEach(symbol -> list.release(symbol, view.sample()));
        refused.sort(Comparator.comparingLong(Refused::line));
        return new Imported(
                kept.entrySet().stream()
                        .map(each -> new Covered(
                                each.getKey().ticker().symbol(), each.getKey().name(), Optional.of(each.getValue())))
                        .toList(),
                List.copyOf(refused),
                removed);
    }

    /** Several lots of one company are one position at their mean cost. */
    private Map<Listing, Position> merged(List<Read> read, List<Refused> refused, View view) {
        var kept = new LinkedHashMap<Listing, Position>();
        for (var each : read) {
            var listing = listing(each.symbol(), view);
            if (listing.isEmpty()) {
                refused.add(new Refused(each.line(), "no company has the symbol '" + each.symbol() + "'"));
                continue;
            }
            var earlier = Optional.ofNullable(kept.get(listing.get()));
            if (earlier.filter(lot -> !lot.joins(each.position())).isPresent()) {
                refused.add(new Refused(
                        each.line(),
                        each.symbol() + " stands above with another currency, or one of the two has no cost"));
                continue;
            }
            kept.put(listing.get(), earlier.map(lot -> lot.and(each.position())).orElse(each.position()));
        }
        return kept;
    }

    /** Only where the symbol itself is the listing's: a name that is merely similar would be a guess. */
    private Optional<Listing> listing(String symbol, View view) {
        return evidence.resolve(symbol, view) instanceof Resolution.Resolved(Listing listing)
                        && plain(listing.ticker().symbol()).equals(plain(symbol))
                ? Optional.of(listing)
                : Optional.empty();
    }

    private static String plain(String symbol) {
        return symbol.toUpperCase(Locale.ROOT).replaceAll("[ ./-]", "-");
    }

    /** A position in words: 120 shares at $31.50. */
    public static String words(Position position) {
        return FigureFormat.of(position.shares(), Unit.SHARES)
                + position.cost()
                        .map(cost -> " at " + FigureFormat.of(cost, Unit.perShare(position.currency())))
                        .orElse("");
    }
}

package footnote.evidence;

import footnote.domain.Listing;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.run.Fault;
import footnote.sources.Directory;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Distinguishes companies from what else has a symbol: funds, indices, currencies. Those file no statements and are refused. */
record Instruments(Supplier<Directory> directory, View view) {
    private static final Pattern FUND =
            Pattern.compile("(?i)\\b(?:trust|funds?|etf|etn|ishares|spdr|proshares|index|portfolio|series \\d)\\b");

    record Instrument(Optional<String> kind) {}

    /** Names that funds have are looked up; other names are companies'. */
    void refuseFund(Listing listing) {
        if (FUND.matcher(listing.name()).find()) {
            refuseOther(listing.ticker().symbol());
        }
    }

    void refuseOther(String symbol) {
        other(symbol).ifPresent(kind -> {
            throw Fault.input("'" + symbol + "' is " + kind + ", not a company: it files no statements of its own."
                    + " Give a company's symbol or name"
                    + (kind.endsWith("fund") ? "; 'footnote prices " + symbol + "' shows its prices" : ""));
        });
    }

    private Optional<String> other(String symbol) {
        if (view.sample()) {
            return Optional.empty();
        }
        return IndexNames.symbol(symbol).isPresent()
                ? Optional.of("a stock index")
                : TypedRecording.value(
                                "instrument",
                                view + " " + symbol,
                                Instrument.class,
                                () -> new Instrument(directory.get().otherThanShare(symbol)))
                        .kind();
    }

    /** That a name may stand for several companies. */
    static Fault ambiguous(String text, List<Listing> candidates) {
        return Fault.input("'" + text + "' could be " + named(candidates) + "; give the symbol");
    }

    /** That no company goes by a name, and which it may be meant for. */
    static Fault unknown(String text, List<Listing> near, View view) {
        return Fault.input("no company '" + text + "' is known"
                + (near.isEmpty() ? "" : "; did you mean " + named(near) + "?")
                + (view.sample()
                        ? " ('footnote sample' lists the sample market)"
                        : (near.isEmpty() ? "." : "") + " Private and delisted companies are not covered"));
    }

    private static String named(List<Listing> listings) {
        return listings.stream()
                .limit(5)
                .map(listing -> listing.ticker() + " (" + listing.name() + ")")
                .collect(Collectors.joining(", "));
    }
}

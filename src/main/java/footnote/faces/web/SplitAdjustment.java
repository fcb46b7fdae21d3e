package footnote.faces.web;

import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Ticker;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Runs;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** What one share of a day became by splits, as far as the prices that a run heard go back. */
record SplitAdjustment(LocalDate from, Set<Split> splits) {
    /** A first bar may be some days after the day asked for. */
    private static final int SLACK = 7;

    static SplitAdjustment unknown() {
        return new SplitAdjustment(LocalDate.MAX, Set.of());
    }

    /** Out of the run's own tape, so that a page asks no vendor. */
    static SplitAdjustment of(RunId run, Ticker ticker, Runs runs) {
        var from = LocalDate.MAX;
        var splits = new LinkedHashSet<Split>();
        for (var body : runs.heard(run, "evidence", "prices of " + ticker + " ")) {
            var found = Json.tree(body).path("found");
            if (found.has("bars")) {
                var history = Json.convert(found, PriceHistory.class);
                var first = history.bars().getFirst().day();
                from = first.isBefore(from) ? first : from;
                splits.addAll(history.splits());
            }
        }
        return new SplitAdjustment(from, splits);
    }

    /** The shares that one of the first day is on the last; nothing where the prices do not reach back so far. */
    Optional<Double> became(LocalDate first, LocalDate last) {
        return from.equals(LocalDate.MAX) || from.minusDays(SLACK).isAfter(first)
                ? Optional.empty()
                : Optional.of(splits.stream()
                        .filter(split ->
                                split.day().isAfter(first) && !split.day().isAfter(last))
                        .mapToDouble(Split::factor)
                        .reduce(1, (one, other) -> one * other));
    }
}

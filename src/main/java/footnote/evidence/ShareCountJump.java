package footnote.evidence;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import java.util.List;
import java.util.Optional;

/**
 * A share count that leaps from one year to the next with nothing on file to explain it: no split, and no issue or merger,
 * which would leave more assets behind. What was counted in the shares of before is then on an unknown basis.
 */
record ShareCountJump(LedgerEntry before, LedgerEntry after) {
    private static final double MOST = 1.5;
    private static final double LARGE_ISSUE = 0.05;
    private static final double MORE_ASSETS = 1.25;

    /** The latest jump in the yearly counts. */
    static Optional<ShareCountJump> in(Ledger ledger) {
        for (var metric : List.of(Metric.SHARES_DILUTED, Metric.SHARES_BASIC)) {
            var years = ledger.years(metric);
            for (int i = years.size() - 1; i > 0; i--) {
                var jump = new ShareCountJump(years.get(i - 1), years.get(i));
                if (jump.leaps() && !jump.explained(ledger)) {
                    return Optional.of(jump);
                }
            }
        }
        return Optional.empty();
    }

    private boolean leaps() {
        double ratio = after.number() / before.number();
        return before.number() > 0 && after.number() > 0 && (ratio > MOST || ratio < 1 / MOST);
    }

    private boolean explained(Ledger ledger) {
        var assets = of(Metric.ASSETS, after, ledger);
        var assetsBefore = of(Metric.ASSETS, before, ledger);
        double issued = issued(after, ledger) + issued(before, ledger);
        boolean grew = after.number() > before.number();
        return grew
                && (assets.map(each -> issued >= LARGE_ISSUE * each).orElse(issued > 0)
                        || (assets.isPresent()
                                && assetsBefore.isPresent()
                                && assets.get() >= MORE_ASSETS * assetsBefore.get()));
    }

    /** What was issued within a year; its average counts those shares in part, and the next year's in full. */
    private static double issued(LedgerEntry year, Ledger ledger) {
        return of(Metric.STOCK_ISSUED, year, ledger).orElse(0.0)
                + of(Metric.ACQUISITIONS, year, ledger).orElse(0.0);
    }

    private static Optional<Double> of(Metric metric, LedgerEntry year, Ledger ledger) {
        return ledger.years(metric).stream()
                .filter(entry ->
                        entry.fact().period().endsNear(year.fact().period().end()))
                .map(LedgerEntry::number)
                .findFirst();
    }

    /** Whether a figure is counted in the shares of before. */
    boolean refuses(LedgerEntry entry) {
        var kind = entry.fact().unit().kind();
        return (kind == Unit.Kind.SHARES || kind == Unit.Kind.PER_SHARE)
                && entry.fact().knownAt().isBefore(after.fact().knownAt())
                && !entry.fact().period().end().isAfter(before.fact().period().end());
    }

    MissingInput gap() {
        return new MissingInput(
                "Per-share figures up to " + before.fact().period().label(),
                "the share count goes from " + FigureFormat.of(before.fact()) + " in "
                        + before.fact().period().label() + " to " + FigureFormat.of(after.fact()) + " in "
                        + after.fact().period().label() + " and no split, issue or merger is on file to explain it");
    }
}

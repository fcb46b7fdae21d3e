package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.quant.MaybeNumber;
import java.util.List;
import java.util.Optional;

/**
 * Working capital and other items as they are assumed to go on: what growth tied up shrinks with growth, and what was
 * released is not released again while revenue grows.
 */
record WorkingCapital(ValuationAssumptions assumptions) {
    /**
     * Over revenue, in percent, from the share measured on a basis. Where depreciation is not known, it is among the other
     * items, and these are no release. Without the past growth of revenue, a need stays as it was.
     */
    LedgerEntry assumed(
            LedgerEntry measured, boolean depreciationKnown, Optional<LedgerEntry> pastGrowth, String basis) {
        var growth = assumptions.growth().map(GrowthAssumption.Forecast::mean).filter(each -> each.number() > 0);
        if (growth.isPresent() && measured.number() > 0 && depreciationKnown) {
            return state(0, "no release is assumed while revenue grows", List.of(measured, growth.get()));
        }
        var slower = growth.filter(
                each -> pastGrowth.filter(past -> past.number() > each.number()).isPresent());
        if (slower.isPresent() && measured.number() < 0) {
            var past = pastGrowth.get();
            return state(
                    measured.number() * slower.get().number() / past.number(),
                    basis + ", scaled to slower growth",
                    List.of(measured, slower.get(), past));
        }
        return state(
                measured.number(),
                "what reconciles operating margin, tax, D&A and capex to cash flow",
                List.of(measured));
    }

    private LedgerEntry state(double share, String basis, List<LedgerEntry> from) {
        return assumptions
                .derive(
                        "other_cash_share_assumed",
                        "Working capital and other, % of revenue",
                        MaybeNumber.of(share),
                        basis,
                        from)
                .orElseThrow();
    }
}

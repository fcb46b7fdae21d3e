package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.domain.opinion.RedFlag;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.research.CompanyKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How fast free cash flow is assumed to grow: as the reader says, else as analysts expect of revenue, else as it did. */
final class GrowthAssumption {
    private static final double LEAST_GROWTH = -10;
    private static final double MOST_GROWTH = 20;
    private static final int TREND_YEARS = 5;
    private static final String NAME = "Revenue and FCF growth a year";

    private final ValuationAssumptions assumptions;
    private final ValuationInputs inputs;

    GrowthAssumption(ValuationAssumptions assumptions, ValuationInputs inputs) {
        this.assumptions = assumptions;
        this.inputs = inputs;
    }

    /**
     * The reader's rate, else consensus revenue growth, else the mean of the company's own trend and terminal
     * growth, since past growth persists in part only; for a cyclical company always the
     * trend, since a consensus from the trough is a recovery and no growth. Capped at stated limits.
     */
    Optional<LedgerEntry> find() {
        return assumptions
                .given("growth", NAME, Unit.PERCENT)
                .or(() -> inputs.kind() == CompanyKind.CYCLICAL ? Optional.empty() : expected())
                .or(this::trend);
    }

    private Optional<LedgerEntry> expected() {
        var last = inputs.lastYear("revenue");
        var furthest = inputs.outlooks().stream()
                .filter(each -> each.mean().fact().metric().equals(Metric.REVENUE)
                        && each.mean().fact().period().isYear())
                .max((one, other) ->
                        one.mean().fact().period().compareTo(other.mean().fact().period()));
        if (last.isEmpty()
                || furthest.isEmpty()
                || !last.get().fact().unit().equals(furthest.get().mean().fact().unit())) {
            return Optional.empty();
        }
        var mean = furthest.get().mean();
        double years = (mean.fact().period().end().toEpochDay()
                        - last.get().fact().period().end().toEpochDay())
                / 365.25;
        if (years < 0.5) {
            return Optional.empty();
        }
        var from = new ArrayList<>(List.of(last.get(), mean));
        furthest.get().analysts().ifPresent(from::add);
        var rate = Growth.cagr(MaybeNumber.of(last.get().number()), MaybeNumber.of(mean.number()), years)
                .times(100);
        String basis = "consensus revenue growth"
                + furthest.get()
                        .analysts()
                        .map(count -> " of {fact:" + count.id() + "} analysts")
                        .orElse("")
                + " as of " + RedFlag.day(mean.fact().knownAt());
        return limited(rate, basis, from);
    }

    private Optional<LedgerEntry> trend() {
        var years = inputs.years(Metric.REVENUE.name());
        if (years.size() < 2) {
            assumptions.deriver().missing("Growth assumed", "neither a consensus nor two years of revenue are known");
            return Optional.empty();
        }
        int from = inputs.kind() == CompanyKind.CYCLICAL ? 0 : Math.max(0, years.size() - 1 - TREND_YEARS);
        var first = years.get(from);
        var last = years.getLast();
        var rate = Growth.cagr(
                        MaybeNumber.of(first.number()),
                        MaybeNumber.of(last.number()),
                        Math.max(
                                1.0,
                                Math.rint((last.fact().period().end().toEpochDay()
                                                - first.fact().period().end().toEpochDay())
                                        / 365.25)))
                .times(100);
        var terminal = assumptions.terminalGrowth();
        return limited(
                rate.map(trend -> (trend + terminal.number()) / 2),
                "mean of the company's own revenue trend since "
                        + first.fact().period().label() + " and terminal growth",
                List.of(first, last, terminal));
    }

    /** Within limits that the basis states, so that a cap is never taken for a forecast. */
    private Optional<LedgerEntry> limited(MaybeNumber rate, String basis, List<LedgerEntry> from) {
        var limited = rate.map(each -> Math.clamp(each, LEAST_GROWTH, MOST_GROWTH));
        if (!rate.known() || rate.orNaN() == limited.orNaN()) {
            return assumptions.derive("growth_assumed", NAME, rate, basis, from);
        }
        boolean above = rate.orNaN() > MOST_GROWTH;
        var limit = assumptions
                .deriver()
                .assume("growth_limit", inputs.asOf(), Unit.PERCENT, above ? MOST_GROWTH : LEAST_GROWTH);
        var all = new ArrayList<>(from);
        all.add(limit);
        return assumptions.derive(
                "growth_assumed",
                NAME,
                limited,
                basis + (above ? ", capped at" : ", limited to no less than") + " {fact:" + limit.id() + "} a year",
                all);
    }
}

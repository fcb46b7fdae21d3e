package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.quant.value.DiscountedCashFlow;
import footnote.quant.value.DiscountedCashFlow.Assumptions;
import footnote.research.valuation.CashFlowDrivers.Drivers;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Bear, base and bull case of a discounted cash flow. */
final class DcfScenarios {
    private static final double USUAL_GROWTH_RANGE = 2;
    private static final double LEAST_GROWTH_RANGE = 1;
    private static final double MOST_GROWTH_RANGE = 4;
    private static final double SCENARIO_RATE = 0.5;
    private static final double SCENARIO_MARGIN = 0.1;
    private static final double MOST_MARGIN = 0.5;
    private static final int LEAST_YEARS = 5;

    private final ValuationCase given;
    private final Drivers drivers;
    private final Assumptions base;
    private final List<LedgerEntry> inputs;

    DcfScenarios(ValuationCase given, Drivers drivers, Assumptions base, List<LedgerEntry> inputs) {
        this.given = given;
        this.drivers = drivers;
        this.base = base;
        this.inputs = inputs;
    }

    /** What one case assumes. */
    private record Case(String name, LedgerEntry growth, LedgerEntry margin, LedgerEntry rate) {}

    /** Three cases that differ in growth, in operating margin and in the cost of capital. */
    List<ValuationResult.Scenario> of(LedgerEntry wacc, LedgerEntry growth) {
        var margin = drivers.operatingMargin();
        var range = growthRange();
        var bear = new Case(
                "Bear",
                growthOf(growth, range, -1),
                marginOf(margin, -1),
                given.shifted("scenario_discount_rate", wacc, SCENARIO_RATE));
        var bull = new Case(
                "Bull",
                growthOf(growth, range, 1),
                marginOf(margin, 1),
                given.shifted("scenario_discount_rate", wacc, -SCENARIO_RATE));
        return Stream.of(bear, new Case("Base", growth, margin, wacc), bull)
                .flatMap(each -> scenario(each).stream())
                .toList();
    }

    /** How far growth may be off: as far as the middle half of the company's own years lies around its middle. */
    private LedgerEntry growthRange() {
        var years = given.inputs().years("revenue_growth");
        if (years.size() < LEAST_YEARS) {
            return given.deriver().assume("growth_range", given.inputs().asOf(), Unit.PERCENT, USUAL_GROWTH_RANGE);
        }
        double[] past = years.stream().mapToDouble(LedgerEntry::number).toArray();
        double half = (Sample.quantile(past, 0.75) - Sample.quantile(past, 0.25)) / 2;
        return given.percent(
                        "growth_range",
                        MaybeNumber.of(Math.clamp(half, LEAST_GROWTH_RANGE, MOST_GROWTH_RANGE)),
                        "half the distance between the quartiles of the fiscal years' revenue growth, from 1 to 4 points",
                        years)
                .orElseThrow();
    }

    private LedgerEntry growthOf(LedgerEntry growth, LedgerEntry range, int side) {
        return given.percent(
                        "scenario_growth",
                        MaybeNumber.of(growth.number() + side * range.number()),
                        growth.fact().metric().label() + (side > 0 ? " plus " : " less ") + "the range of growth",
                        List.of(growth, range))
                .orElseThrow();
    }

    /**
     * A margin that is a part of it lower or higher, or as low or high as a quarter of the company's own years, whichever
     * is further away; a negative one stays, for a part of a loss says nothing.
     */
    private LedgerEntry marginOf(LedgerEntry margin, int side) {
        if (margin.number() <= 0) {
            return margin;
        }
        double factor = 1 + side * SCENARIO_MARGIN;
        var years = ordinaryMargins();
        double[] past = years.stream().mapToDouble(LedgerEntry::number).toArray();
        double quarter = past.length < LEAST_YEARS ? Double.NaN : Sample.quantile(past, side < 0 ? 0.25 : 0.75);
        boolean wider = side * (quarter - margin.number() * factor) > 0 && quarter > 0;
        double most = 1 + side * MOST_MARGIN;
        if (wider && side * (quarter - margin.number() * most) > 0) {
            return given.percent(
                            "scenario_margin",
                            MaybeNumber.of(margin.number() * most),
                            "operating margin x " + most,
                            List.of(margin))
                    .orElseThrow();
        }
        return wider
                ? given.percent(
                                "scenario_margin",
                                MaybeNumber.of(quarter),
                                side < 0
                                        ? "lower quartile of the fiscal years' operating margins"
                                        : "upper quartile of the fiscal years' operating margins",
                                years)
                        .orElseThrow()
                : given.percent(
                                "scenario_margin",
                                MaybeNumber.of(margin.number() * factor),
                                "operating margin x " + factor,
                                List.of(margin))
                        .orElseThrow();
    }

    /** Operating margins by fiscal year, before charges and impairments where these are large. */
    private List<LedgerEntry> ordinaryMargins() {
        var before = given.inputs().years("operating_margin_before_charges");
        return given.inputs().years("operating_margin").stream()
                .map(margin -> before.stream()
                        .filter(each ->
                                each.fact().period().equals(margin.fact().period()))
                        .findFirst()
                        .orElse(margin))
                .toList();
    }

    /** The base cash flow at a case's operating margin, after tax. */
    private LedgerEntry flow(Case assumed) {
        double points = assumed.margin().number() - drivers.operatingMargin().number();
        return points == 0
                ? drivers.base()
                : given.amount(
                                "scenario_cash_flow",
                                MaybeNumber.of(drivers.base().number()
                                        + drivers.revenue().number()
                                                * points
                                                / 100
                                                * (1 - drivers.tax().number() / 100)),
                                "base cash flow at the operating margin of the case, after tax",
                                List.of(
                                        drivers.base(),
                                        drivers.revenue(),
                                        assumed.margin(),
                                        drivers.operatingMargin(),
                                        drivers.tax()))
                        .orElseThrow();
    }

    private Optional<ValuationResult.Scenario> scenario(Case assumed) {
        String name = assumed.name();
        var growth = assumed.growth();
        var rate = assumed.rate();
        var flow = flow(assumed);
        double more = growth.number() / 100 - base.growth().mean(base.years());
        var value = DiscountedCashFlow.value(base.from(flow.number())
                        .growing(base.growth().plus(more))
                        .with(rate.number() / 100, base.terminalGrowth()))
                .perShare();
        return given.perShare(
                        "scenario_value_per_share",
                        value.map(each -> Math.max(0, each)),
                        "value per share, " + name.toLowerCase(Locale.ROOT) + " case",
                        ValuationCase.with(inputs, growth, rate, flow))
                .map(entry -> new ValuationResult.Scenario(
                        name,
                        List.of(
                                new ValuationResult.Assumption("growth", "FCF growth a year", growth.id(), ""),
                                new ValuationResult.Assumption(
                                        "operating_margin",
                                        "Operating margin",
                                        assumed.margin().id(),
                                        ""),
                                new ValuationResult.Assumption("rate", "WACC", rate.id(), "")),
                        entry.id()));
    }
}

package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.value.DividendDiscount;
import footnote.research.valuation.ValuationResult.ValueEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Fair value of a trust that must pay out what it earns: dividends growing at the terminal rate, discounted. */
final class DividendValuation {
    private static final double COST_POINTS = 0.5;

    private final ValuationCase given;
    private final List<ValuationResult.Scenario> scenarios = new ArrayList<>();

    private DividendValuation(ValuationCase given) {
        this.given = given;
    }

    static ValueEstimate of(ValuationCase given) {
        return new DividendValuation(given).discounted();
    }

    private ValueEstimate discounted() {
        var paid = given.lastYear("dividend_per_share").filter(each -> each.number() > 0);
        var cost = given.assumptions().costOfEquity();
        var growth = given.assumptions().terminalGrowth();
        boolean alike = given.inputs().flows().equals(given.quoted().major());
        if (paid.isEmpty() || cost.isEmpty() || !alike) {
            given.deriver()
                    .missing(
                            "Model value per share",
                            alike
                                    ? "no dividend per share is reported"
                                    : "dividends are in another currency than the price");
            return ValueEstimate.UNKNOWN;
        }
        given.assumptions().state("dividend_per_share", "Dividend per share", "last fiscal year", paid.get());
        var inputs = List.of(paid.get(), cost.get(), growth);
        scenario("Bear", COST_POINTS, inputs);
        var base = scenario("Base", 0, inputs);
        scenario("Bull", -COST_POINTS, inputs);
        if (base.isEmpty() || scenarios.size() < 3) {
            return ValueEstimate.UNKNOWN;
        }
        given.againstPrice(base.get());
        return ValueEstimate.ofScenarios("Dividend discount, bear to bull", base.get(), scenarios);
    }

    private Optional<LedgerEntry> scenario(String name, double extraCost, List<LedgerEntry> inputs) {
        var cost = extraCost == 0 ? inputs.get(1) : given.shifted("scenario_cost_of_equity", inputs.get(1), extraCost);
        var growth = inputs.get(2);
        var value = given.deriver()
                .derive(
                        extraCost == 0 ? "model_value_per_share" : "scenario_value_per_share",
                        given.today(),
                        Unit.perShare(given.quoted()),
                        DividendDiscount.gordon(
                                        MaybeNumber.of(inputs.getFirst().number()),
                                        growth.number() / 100,
                                        cost.number() / 100)
                                .times(given.quoted().perMajor()),
                        "dividend per share grown a year / (cost of equity less growth), "
                                + name.toLowerCase(Locale.ROOT) + " case",
                        ValuationCase.with(inputs, cost));
        value.ifPresent(entry -> scenarios.add(new ValuationResult.Scenario(
                name,
                List.of(
                        new ValuationResult.Assumption("rate", "Cost of equity", cost.id(), ""),
                        new ValuationResult.Assumption("terminal", "Dividend growth", growth.id(), "")),
                entry.id())));
        return value;
    }
}

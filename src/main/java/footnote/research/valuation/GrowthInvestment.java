package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.quant.MaybeNumber;
import footnote.research.valuation.CashFlowDrivers.Drivers;
import footnote.research.valuation.GrowthAssumption.Forecast;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What growth takes up as investment: capital expenditure above depreciation, and what working capital needs. It falls
 * in proportion to growth once growth fades to the terminal rate.
 */
record GrowthInvestment(ValuationCase given, Drivers drivers) {
    /** The amount of the last fiscal year; none where capital expenditure only replaces and nothing is tied up. */
    Optional<LedgerEntry> amount(Forecast growth) {
        var from = new ArrayList<>(List.of(drivers.capital(), drivers.other()));
        drivers.depreciation().ifPresent(from::add);
        double above = drivers.depreciation()
                .map(kept -> drivers.capital().number() - kept.number())
                .orElse(0.0);
        double share = Math.max(0, above) + Math.max(0, -drivers.other().number());
        if (share <= 0) {
            return Optional.empty();
        }
        return given.assumptions()
                .derive(
                        "investment_share",
                        "Investment for growth, % of revenue",
                        MaybeNumber.of(share),
                        "capex above D&A and working capital need",
                        from)
                .flatMap(investment -> {
                    stateTerminalMargin(investment, growth);
                    return given.amount(
                            "growth_investment",
                            MaybeNumber.of(drivers.revenue().number() * share / 100),
                            "revenue of the last fiscal year x investment for growth",
                            List.of(drivers.revenue(), investment));
                });
    }

    private void stateTerminalMargin(LedgerEntry investment, Forecast growth) {
        var terminal = given.assumptions().terminalGrowth();
        var last = growth.rates().map(GrowthAssumption.Rates::last).orElse(growth.mean());
        double slowest = Math.max(0, terminal.number());
        if (last.number() > slowest) {
            given.assumptions()
                    .derive(
                            "cash_margin_terminal",
                            "FCF margin at terminal growth",
                            MaybeNumber.of(
                                    drivers.margin().number() + investment.number() * (1 - slowest / last.number())),
                            "investment for growth scaled to terminal growth",
                            List.of(drivers.margin(), investment, terminal, last));
        }
    }
}

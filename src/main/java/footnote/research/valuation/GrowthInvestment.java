package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.quant.MaybeNumber;
import footnote.quant.value.DiscountedCashFlow.Investment;
import footnote.research.valuation.CashFlowDrivers.Drivers;
import footnote.research.valuation.GrowthAssumption.Forecast;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is invested beyond depreciation now, and what terminal growth needs: a percent more revenue takes a percent more
 * operating capital. Depreciation above capital expenditure is that of businesses bought, and is no cash for good.
 */
final class GrowthInvestment {
    private final ValuationCase given;
    private final Drivers drivers;
    private final Optional<LedgerEntry> capital;
    private final Optional<LedgerEntry> share;
    private final Optional<LedgerEntry> amount;

    GrowthInvestment(ValuationCase given, Drivers drivers, Forecast growth) {
        this.given = given;
        this.drivers = drivers;
        this.capital = drivers.depreciation().flatMap(_ -> capital());
        this.share = share();
        this.amount = share.flatMap(invested -> given.amount(
                "growth_investment",
                MaybeNumber.of(drivers.revenue().number() * invested.number() / 100),
                "revenue of the last fiscal year x net investment",
                List.of(drivers.revenue(), invested)));
        share.ifPresent(invested -> stateTerminalMargin(invested, growth));
    }

    /** The facts that a value rests on. */
    Stream<LedgerEntry> facts() {
        return Stream.concat(amount.stream(), amount.flatMap(_ -> capital).stream());
    }

    Investment assumed() {
        return amount.map(invested -> new Investment(
                        invested.number(), capital.map(LedgerEntry::number).orElse(Double.NaN)))
                .orElse(Investment.NONE);
    }

    /** What is tied up in operations; those that need none grow without. */
    private Optional<LedgerEntry> capital() {
        return given.current("tangible_operating_capital")
                .flatMap(tangible -> given.amount(
                        "growth_capital",
                        MaybeNumber.of(Math.max(0, tangible.number())),
                        "operating capital without goodwill and intangibles, none where negative",
                        List.of(tangible)));
    }

    /** Capital expenditure less depreciation and what working capital needs, of revenue. */
    private Optional<LedgerEntry> share() {
        var from = new ArrayList<>(List.of(drivers.capital(), drivers.other()));
        drivers.depreciation().ifPresent(from::add);
        double above = drivers.depreciation()
                .map(kept -> drivers.capital().number() - kept.number())
                .orElse(0.0);
        double invested = (capital.isPresent() ? above : Math.max(0, above))
                + Math.max(0, -drivers.other().number());
        return capital.isEmpty() && invested <= 0
                ? Optional.empty()
                : given.assumptions()
                        .derive(
                                "investment_share",
                                "Net investment, % of revenue",
                                MaybeNumber.of(invested),
                                "capex less D&A, and working capital need",
                                from);
    }

    private void stateTerminalMargin(LedgerEntry invested, Forecast growth) {
        var terminal = given.assumptions().terminalGrowth();
        double slowest = Math.max(0, terminal.number());
        var last = growth.rates().map(GrowthAssumption.Rates::last).orElse(growth.mean());
        var needed = capital.flatMap(tied -> given.assumptions()
                .derive(
                        "operating_capital_share",
                        "Operating capital, % of revenue",
                        MaybeNumber.of(100 * tied.number() / drivers.revenue().number()),
                        "debt and equity less cash, investments, goodwill and intangibles",
                        List.of(tied, drivers.revenue())));
        if (needed.isEmpty() && last.number() <= slowest) {
            return;
        }
        double released = needed.map(tied -> invested.number() - slowest * tied.number() / 100)
                .orElseGet(() -> invested.number() * (1 - slowest / last.number()));
        given.assumptions()
                .derive(
                        "cash_margin_terminal",
                        "FCF margin at terminal growth",
                        MaybeNumber.of(drivers.margin().number() + released),
                        needed.isPresent()
                                ? "net investment as terminal growth needs it"
                                : "net investment scaled to terminal growth",
                        ValuationCase.with(List.of(drivers.margin(), invested, terminal), needed.orElse(last)));
    }
}

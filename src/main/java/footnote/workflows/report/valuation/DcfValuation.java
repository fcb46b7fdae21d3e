package footnote.workflows.report.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.value.DiscountedCashFlow;
import footnote.quant.value.DiscountedCashFlow.Assumptions;
import footnote.research.FactDeriver;
import footnote.workflows.report.data.ValuationResult;
import footnote.workflows.report.data.ValuationResult.ValueEstimate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Value from the cash flows to come: the base case, a grid around it, three courses, and what the price implies. */
final class DcfValuation {
    private static final double[] RATE_STEPS = {-1, -0.5, 0, 0.5, 1};
    private static final double[] GROWTH_STEPS = {-1, -0.5, 0, 0.5, 1};
    private static final double SCENARIO_GROWTH = 4;
    private static final double SCENARIO_RATE = 0.5;

    private final ValuationInput given;
    private final FactDeriver deriver;
    private final List<ValuationResult.Range> ranges = new ArrayList<>();
    private final List<ValuationResult.Scenario> scenarios = new ArrayList<>();
    private Optional<ValuationResult.Grid> grid = Optional.empty();
    private Optional<String> implied = Optional.empty();

    private DcfValuation(ValuationInput given) {
        this.given = given;
        this.deriver = given.deriver();
    }

    /** What was found; nothing where the cash flow is not known or not positive, which is a gap then. */
    static ValueEstimate of(ValuationInput given, LedgerEntry shares) {
        var value = new DcfValuation(given);
        value.discounted(shares);
        return new ValueEstimate(value.grid, value.ranges, value.scenarios, value.implied);
    }

    private void discounted(LedgerEntry shares) {
        var flow = given.valuation()
                .flatMap(each -> each.measures().find("free_cash_flow"))
                .or(() -> given.lastYear("free_cash_flow"));
        var debt = given.valuation().flatMap(each -> each.measures().find("net_debt"));
        if (flow.isEmpty() || flow.get().number() <= 0) {
            deriver.missing(
                    "Discounted cash flow",
                    flow.isEmpty() ? "free cash flow is not known" : "free cash flow is not positive");
            return;
        }
        if (debt.isEmpty()) {
            deriver.missing("Discounted cash flow", "net debt is not known at the latest balance sheet");
            return;
        }
        var wacc = given.premises().wacc();
        var growth = given.premises().growth();
        var terminal = given.premises().terminalGrowth();
        var years = given.premises().years();
        if (wacc.isEmpty() || growth.isEmpty()) {
            return;
        }
        var inputs = inputs(flow.get(), shares, wacc.get(), growth.get(), terminal, years);
        inputs.add(debt.get());
        var base = new Assumptions(
                flow.get().number(),
                growth.get().number() / 100,
                (int) years.number(),
                terminal.number() / 100,
                wacc.get().number() / 100,
                debt.get().number(),
                shares.number());
        model(base, inputs);
        gridOf(base, wacc.get(), terminal, inputs);
        impliedBy(base, inputs);
        courses(base, wacc.get(), growth.get(), inputs);
    }

    private static List<LedgerEntry> inputs(LedgerEntry... entries) {
        return new ArrayList<>(new LinkedHashSet<>(List.of(entries)));
    }

    private void model(Assumptions base, List<LedgerEntry> inputs) {
        var worth = DiscountedCashFlow.value(base);
        given.amount("present_value_of_forecast", worth.forecast(), "present value of the forecast years", inputs);
        given.amount("present_value_of_rest", worth.terminal(), "present value of the years after", inputs);
        given.amount("model_enterprise_value", worth.enterpriseValue(), "forecast and rest together", inputs);
        given.amount("model_equity_value", worth.equityValue(), "enterprise value less net debt", inputs);
        var value = given.perShare("model_value_per_share", worth.perShare(), "equity value over shares", inputs);
        value.ifPresent(given::againstPrice);
        if (worth.terminal().known() && worth.enterpriseValue().known()) {
            deriver.derive(
                    "share_of_rest",
                    Period.instant(given.day()),
                    Unit.PERCENT,
                    worth.terminal()
                            .overPositive(worth.enterpriseValue(), "enterprise value")
                            .times(100),
                    "worth of all years after the forecast, over the enterprise value",
                    inputs);
        }
    }

    private void gridOf(Assumptions base, LedgerEntry wacc, LedgerEntry terminal, List<LedgerEntry> inputs) {
        var rates = side("discount_rate_step", wacc, RATE_STEPS);
        var growths = side("terminal_growth_step", terminal, GROWTH_STEPS);
        var cells = new ArrayList<List<String>>();
        for (var rate : rates) {
            var row = new ArrayList<String>();
            for (var growth : growths) {
                var from = ValuationInput.with(inputs, rate, growth);
                var value = DiscountedCashFlow.value(new Assumptions(
                                base.freeCashFlow(),
                                base.growth(),
                                base.years(),
                                growth.number() / 100,
                                rate.number() / 100,
                                base.netDebt(),
                                base.shares()))
                        .perShare();
                row.add(given.perShare(
                                "model_value_per_share_at",
                                value,
                                "value per share at the discount rate and the terminal growth of its row and column",
                                from)
                        .map(LedgerEntry::id)
                        .orElse(""));
            }
            cells.add(row);
        }
        grid = Optional.of(new ValuationResult.Grid(
                rates.stream().map(LedgerEntry::id).toList(),
                growths.stream().map(LedgerEntry::id).toList(),
                cells));
        var low = cells.get(3).get(1);
        var high = cells.get(1).get(3);
        var middle = cells.get(2).get(2);
        if (!low.isEmpty() && !high.isEmpty() && !middle.isEmpty()) {
            ranges.add(new ValuationResult.Range("DCF", low, Optional.of(middle), high, ValuationResult.Kind.MODEL));
        }
    }

    private List<LedgerEntry> side(String metric, LedgerEntry base, double[] steps) {
        var side = new ArrayList<LedgerEntry>();
        for (double step : steps) {
            if (step == 0) {
                side.add(base);
            } else {
                deriver.derive(
                                metric,
                                Period.instant(given.day()),
                                Unit.PERCENT,
                                MaybeNumber.of(base.number() + step),
                                base.fact().metric().label() + (step > 0 ? " plus " : " less ") + Math.abs(step)
                                        + " points",
                                List.of(base))
                        .ifPresent(side::add);
            }
        }
        return side;
    }

    private void impliedBy(Assumptions base, List<LedgerEntry> inputs) {
        var price = given.price();
        if (price.isEmpty()) {
            return;
        }
        var growth =
                DiscountedCashFlow.impliedGrowth(base, price.get().number()).times(100);
        implied = deriver.derive(
                        "implied_growth",
                        Period.instant(given.day()),
                        Unit.PERCENT,
                        growth,
                        "growth of free cash flow a year at which the model gives the price",
                        ValuationInput.with(inputs, price.get()))
                .map(LedgerEntry::id);
    }

    /** Three courses that differ in growth and in what capital costs. */
    private void courses(Assumptions base, LedgerEntry wacc, LedgerEntry growth, List<LedgerEntry> inputs) {
        course(
                "Bear",
                base,
                given.shifted("scenario_growth", growth, -SCENARIO_GROWTH),
                given.shifted("scenario_discount_rate", wacc, SCENARIO_RATE),
                inputs);
        course("Base", base, growth, wacc, inputs);
        course(
                "Bull",
                base,
                given.shifted("scenario_growth", growth, SCENARIO_GROWTH),
                given.shifted("scenario_discount_rate", wacc, -SCENARIO_RATE),
                inputs);
        if (scenarios.size() == 3) {
            ranges.add(new ValuationResult.Range(
                    "Scenarios",
                    scenarios.getFirst().value(),
                    Optional.of(scenarios.get(1).value()),
                    scenarios.getLast().value(),
                    ValuationResult.Kind.SCENARIO));
        }
    }

    private void course(String name, Assumptions base, LedgerEntry growth, LedgerEntry rate, List<LedgerEntry> inputs) {
        var value = DiscountedCashFlow.value(new Assumptions(
                        base.freeCashFlow(),
                        growth.number() / 100,
                        base.years(),
                        base.terminalGrowth(),
                        rate.number() / 100,
                        base.netDebt(),
                        base.shares()))
                .perShare();
        given.perShare(
                        "scenario_value_per_share",
                        value,
                        "value per share, " + name.toLowerCase(Locale.ROOT) + " case",
                        ValuationInput.with(inputs, growth, rate))
                .ifPresent(entry -> scenarios.add(new ValuationResult.Scenario(
                        name,
                        List.of(
                                new ValuationResult.Premise("growth", "FCF growth a year", growth.id(), ""),
                                new ValuationResult.Premise("rate", "Discount rate", rate.id(), "")),
                        entry.id())));
    }
}

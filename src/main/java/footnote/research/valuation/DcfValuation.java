package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.value.DiscountedCashFlow;
import footnote.quant.value.DiscountedCashFlow.Assumptions;
import footnote.research.FactDeriver;
import footnote.research.valuation.CashFlowDrivers.Drivers;
import footnote.research.valuation.GrowthAssumption.Forecast;
import footnote.research.valuation.ValuationResult.ValueEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Fair value from cash flows: an explicit forecast from drivers, a fade to terminal growth, a grid around the base case,
 * three cases, and the growth that the price implies.
 */
final class DcfValuation {
    private static final double[] STEPS = {-1, -0.5, 0, 0.5, 1};

    private final ValuationCase given;
    private final FactDeriver deriver;

    private DcfValuation(ValuationCase given) {
        this.given = given;
        this.deriver = given.deriver();
    }

    /** What was found; nothing where the cash flow is not known or not positive, which is a gap then. */
    static ValueEstimate of(ValuationCase given, LedgerEntry shares) {
        return new DcfValuation(given).discounted(shares);
    }

    private ValueEstimate discounted(LedgerEntry shares) {
        var forecast = new CashFlowDrivers(given).find();
        if (forecast.isEmpty()) {
            return ValueEstimate.UNKNOWN;
        }
        var drivers = forecast.get();
        var claims = EquityBridge.of(given);
        if (claims.isEmpty()) {
            deriver.missing("Discounted cash flow", "net debt is not known at the latest balance sheet");
            return ValueEstimate.UNKNOWN;
        }
        var bridge = claims.get();
        var wacc = given.assumptions().wacc();
        var growth = given.assumptions().growth();
        var years = given.assumptions().years();
        var fade = given.assumptions().fadeYears();
        var terminal = given.assumptions().terminalGrowth();
        if (wacc.isEmpty() || growth.isEmpty()) {
            deriver.missing("Discounted cash flow", "the discount rate or growth cannot be derived");
            return ValueEstimate.UNKNOWN;
        }
        var remaining = given.assumptions()
                .remaining(
                        bridge.netDebt().fact().period().end(),
                        drivers.revenue().fact().period().end());
        var investment = new GrowthInvestment(given, drivers, growth.get());
        var inputs = ValuationCase.with(
                Stream.of(growth.get().facts().stream(), bridge.others(), investment.facts())
                        .flatMap(each -> each)
                        .toList(),
                drivers.base(),
                shares,
                wacc.get(),
                terminal,
                years,
                fade,
                remaining,
                bridge.netDebt());
        var base = new Assumptions(
                drivers.base().number(),
                growth.get().path(),
                (int) years.number(),
                (int) fade.number(),
                terminal.number() / 100,
                wacc.get().number() / 100,
                bridge.deducted(),
                shares.number(),
                remaining.number() / 100,
                investment.assumed());
        var value = model(base, bridge, inputs);
        if (value.isEmpty()) {
            return ValueEstimate.UNKNOWN;
        }
        var scenarios = new DcfScenarios(given, drivers, base, inputs)
                .of(wacc.get(), growth.get().mean());
        return new ValueEstimate(
                Optional.of(grid(base, wacc.get(), terminal, inputs)),
                range(value.get(), scenarios),
                scenarios,
                implied(base, inputs),
                forecast(drivers, growth.get(), years),
                drivers.note().stream().toList());
    }

    private Optional<LedgerEntry> model(Assumptions base, EquityBridge bridge, List<LedgerEntry> inputs) {
        var worth = DiscountedCashFlow.value(base);
        given.amount("present_value_of_forecast", worth.forecast(), "present value of the explicit forecast", inputs);
        given.amount("present_value_of_rest", worth.terminal(), "present value of fade and terminal value", inputs);
        given.amount("model_enterprise_value", worth.enterpriseValue(), "forecast, fade and terminal value", inputs);
        given.amount("model_equity_value", worth.equityValue(), bridge.formula(), inputs);
        if (worth.equityValue().known() && worth.equityValue().orNaN() <= 0) {
            deriver.missing(
                    "Discounted cash flow",
                    bridge.claims().isEmpty()
                            ? "net debt exceeds the enterprise value of the model"
                            : "net debt and other claims exceed the enterprise value of the model");
            return Optional.empty();
        }
        var value = given.perShare("model_value_per_share", worth.perShare(), "equity value over shares", inputs);
        value.ifPresent(given::againstPrice);
        given.percent(
                "share_of_rest",
                worth.terminal()
                        .overPositive(worth.equityValue(), "equity value")
                        .times(100),
                "present value of all years after the explicit forecast, over the equity value",
                inputs);
        return value;
    }

    private List<ValuationResult.Range> range(LedgerEntry value, List<ValuationResult.Scenario> scenarios) {
        return scenarios.size() < 3
                ? List.of()
                : List.of(new ValuationResult.Range(
                        "DCF, bear to bull",
                        scenarios.getFirst().value(),
                        Optional.of(value.id()),
                        scenarios.getLast().value(),
                        ValuationResult.Kind.MODEL));
    }

    /** Revenue, EBIT and free cash flow of the explicit years, as the drivers give them. */
    private List<ValuationResult.ForecastYear> forecast(Drivers drivers, Forecast growth, LedgerEntry years) {
        var forecast = new ArrayList<ValuationResult.ForecastYear>();
        var before = drivers.revenue();
        for (int year = 1; year <= (int) years.number(); year++) {
            var period = drivers.revenue().fact().period().later(year);
            var rate = rate(growth, year, years, period);
            var revenue = given.amount(
                            "forecast_revenue",
                            period,
                            MaybeNumber.of(before.number() * (1 + rate.number() / 100)),
                            "revenue of the year before, grown by forecast year " + year,
                            List.of(before, rate))
                    .orElseThrow();
            forecast.add(new ValuationResult.ForecastYear(
                    period.end(),
                    period.label() + "E",
                    rate.id(),
                    revenue.id(),
                    of(revenue, drivers.operatingMargin(), "forecast_operating_income", year),
                    of(revenue, drivers.margin(), "forecast_free_cash_flow", year)));
            before = revenue;
        }
        return forecast;
    }

    /** Growth of a forecast year, which is a fact of its own between the years that are assumed. */
    private LedgerEntry rate(Forecast growth, int year, LedgerEntry years, Period period) {
        int last = (int) years.number();
        if (growth.rates().isEmpty()) {
            return growth.mean();
        }
        var rates = growth.rates().get();
        if (year == 1) {
            return rates.first();
        }
        if (last > 2 && (year == 2 || year == last)) {
            return year == 2 ? rates.second() : rates.last();
        }
        var count = deriver.assume("forecast_year", given.day(), Unit.COUNT, year);
        return deriver.derive(
                        "forecast_growth",
                        period,
                        Unit.PERCENT,
                        MaybeNumber.of(100 * growth.path().in(year, last)),
                        "growth of the second forecast year, moved in equal steps to that of the last",
                        List.of(rates.second(), rates.last(), count, years))
                .orElseThrow();
    }

    private String of(LedgerEntry revenue, LedgerEntry share, String metric, int year) {
        return given.amount(
                        metric,
                        revenue.fact().period(),
                        MaybeNumber.of(revenue.number() * share.number() / 100),
                        "revenue of forecast year " + year + " x "
                                + share.fact().metric().label().toLowerCase(Locale.ROOT),
                        List.of(revenue, share))
                .orElseThrow()
                .id();
    }

    private ValuationResult.Grid grid(
            Assumptions base, LedgerEntry wacc, LedgerEntry terminal, List<LedgerEntry> inputs) {
        var rates = side("discount_rate_step", wacc);
        var growths = side("terminal_growth_step", terminal);
        var cells = new ArrayList<List<String>>();
        for (var rate : rates) {
            cells.add(growths.stream()
                    .map(growth -> given.perShare(
                                    "model_value_per_share_at",
                                    DiscountedCashFlow.value(base.with(rate.number() / 100, growth.number() / 100))
                                            .perShare(),
                                    "value per share at the discount rate and the terminal growth of its row and column",
                                    ValuationCase.with(inputs, rate, growth))
                            .map(LedgerEntry::id)
                            .orElse(""))
                    .toList());
        }
        return new ValuationResult.Grid(
                rates.stream().map(LedgerEntry::id).toList(),
                growths.stream().map(LedgerEntry::id).toList(),
                cells);
    }

    private List<LedgerEntry> side(String metric, LedgerEntry base) {
        var side = new ArrayList<LedgerEntry>();
        for (double step : STEPS) {
            side.add(step == 0 ? base : given.shifted(metric, base, step));
        }
        return side;
    }

    private Optional<String> implied(Assumptions base, List<LedgerEntry> inputs) {
        return given.price().flatMap(price -> given.percent(
                        "implied_growth",
                        DiscountedCashFlow.impliedGrowth(
                                        base, price.number() / given.quoted().perMajor())
                                .times(100),
                        "mean growth of free cash flow in the explicit forecast at which the model gives the price, every year shifted by as much",
                        ValuationCase.with(inputs, price))
                .map(LedgerEntry::id));
    }
}

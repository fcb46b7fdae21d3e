package footnote.agents.judge;

import footnote.agents.gather.FinancialData;
import footnote.agents.gather.MarketData;
import footnote.agents.gather.Reckoner;
import footnote.agents.gather.ResearchTask;
import footnote.agents.gather.Trade;
import footnote.agents.gather.ValuationData;
import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.Measured;
import footnote.quant.value.DiscountedCashFlow;
import footnote.quant.value.DiscountedCashFlow.Assumptions;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;

/** Works out what a share may be worth: cash flows to come, peers' multiples, its own past, and what the price implies. */
public final class Appraiser {
    private static final double[] RATE_STEPS = {-1, -0.5, 0, 0.5, 1};
    private static final double[] GROWTH_STEPS = {-1, -0.5, 0, 0.5, 1};
    private static final double SCENARIO_GROWTH = 4;
    private static final double SCENARIO_RATE = 0.5;

    private final ResearchTask task;
    private final Optional<FinancialData> financial;
    private final Optional<ValuationData> valuation;
    private final Optional<MarketData> market;
    private final Premises premises;
    private final Reckoner reckoner;
    private final List<ValueStudy.Range> ranges = new ArrayList<>();
    private final List<ValueStudy.Scenario> scenarios = new ArrayList<>();
    private Optional<ValueStudy.Grid> grid = Optional.empty();
    private Optional<String> implied = Optional.empty();

    private Appraiser(
            ResearchTask task,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market,
            Assumed assumed) {
        this.task = task;
        this.financial = financial;
        this.valuation = valuation;
        this.market = market;
        this.premises = new Premises(task, assumed, financial, valuation, market);
        this.reckoner = premises.reckoner();
    }

    public static ValueStudy appraise(
            ResearchTask task,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market,
            Assumed assumed) {
        return new Appraiser(task, financial, valuation, market, assumed).study();
    }

    private ValueStudy study() {
        boolean lender = financial.map(FinancialData::trade).orElse(Trade.ORDINARY) == Trade.FINANCIAL;
        var shares = shares();
        if (shares.isEmpty()) {
            reckoner.missing("Model value per share", "the market value cannot be told, see there");
        } else if (lender) {
            reckoner.missing(
                    "Discounted cash flow", "a bank's or insurer's cash flow is its raw material, not its result");
            justifiedBook();
        } else {
            discounted(shares.get());
        }
        new MultiplesRange(reckoner, valuation, financial, shares, lender).add(ranges);
        fromTheMarket();
        return new ValueStudy(reckoner.measures(), premises.stated(), grid, ranges, scenarios, implied, lender);
    }

    /** As many as the market value counts, so that splits and depositary shares are right. */
    private Optional<LedgerEntry> shares() {
        var cap = valuation.flatMap(each -> each.measures().find("market_cap"));
        var price = market.flatMap(each -> each.measures().find("price"));
        if (cap.isEmpty() || price.isEmpty()) {
            return Optional.empty();
        }
        var quoted = price.get().fact().unit().currency().orElseThrow();
        double inMajor = quoted.inMajor(price.get().fact().value()).doubleValue();
        var reported = cap.get().fact().unit().currency().orElseThrow();
        boolean alike = reported.equals(quoted.major());
        return reckoner.derive(
                alike ? "shares_in_market_value" : "market_value_over_price",
                Period.instant(day()),
                alike ? Unit.SHARES : Unit.RATIO,
                Measured.of(cap.get().number()).overPositive(Measured.of(inMajor), "share price"),
                "market value over share price"
                        + (alike
                                ? ""
                                : ", which turns a value in " + reported + " into " + quoted.major() + " a share"),
                List.of(cap.get(), price.get()));
    }

    private void discounted(LedgerEntry shares) {
        var flow = valuation
                .flatMap(each -> each.measures().find("free_cash_flow"))
                .or(() -> financial.flatMap(each -> each.measures().find("free_cash_flow")));
        var debt = financial.flatMap(each -> each.measures().find("net_debt"));
        if (flow.isEmpty() || flow.get().number() <= 0) {
            reckoner.missing(
                    "Discounted cash flow",
                    flow.isEmpty() ? "free cash flow is not known" : "free cash flow is not positive");
            return;
        }
        var wacc = premises.wacc();
        var growth = premises.growth();
        var terminal = premises.terminalGrowth();
        var years = premises.years();
        if (wacc.isEmpty() || growth.isEmpty()) {
            return;
        }
        var inputs = inputs(flow.get(), shares, wacc.get(), growth.get(), terminal, years);
        debt.ifPresent(inputs::add);
        var base = new Assumptions(
                flow.get().number(),
                growth.get().number() / 100,
                (int) years.number(),
                terminal.number() / 100,
                wacc.get().number() / 100,
                debt.map(LedgerEntry::number).orElse(0.0),
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
        var worth = DiscountedCashFlow.appraise(base);
        amount("present_value_of_forecast", worth.forecast(), "worth today of the years forecast", inputs);
        amount("present_value_of_rest", worth.terminal(), "worth today of all years after", inputs);
        amount("model_enterprise_value", worth.enterpriseValue(), "forecast and rest together", inputs);
        amount("model_equity_value", worth.equityValue(), "enterprise value less net debt", inputs);
        var value = perShare("model_value_per_share", worth.perShare(), "equity value over shares", inputs);
        price().ifPresent(price -> value.ifPresent(entry -> reckoner.derive(
                "model_value_against_price",
                Period.instant(day()),
                Unit.PERCENT,
                Measured.of(entry.number())
                        .overPositive(Measured.of(price.number()), "share price")
                        .map(ratio -> 100 * (ratio - 1)),
                "model value per share over the price, less one",
                List.of(entry, price))));
        if (worth.terminal().known() && worth.enterpriseValue().known()) {
            reckoner.derive(
                    "share_of_rest",
                    Period.instant(day()),
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
                var given = with(inputs, rate, growth);
                var value = DiscountedCashFlow.appraise(new Assumptions(
                                base.freeCashFlow(),
                                base.growth(),
                                base.years(),
                                growth.number() / 100,
                                rate.number() / 100,
                                base.netDebt(),
                                base.shares()))
                        .perShare();
                row.add(perShare(
                                "model_value_per_share_at",
                                value,
                                "value per share at the discount rate and the growth for ever of its row and column",
                                given)
                        .map(LedgerEntry::id)
                        .orElse(""));
            }
            cells.add(row);
        }
        grid = Optional.of(new ValueStudy.Grid(
                rates.stream().map(LedgerEntry::id).toList(),
                growths.stream().map(LedgerEntry::id).toList(),
                cells));
        var low = cells.get(3).get(1);
        var high = cells.get(1).get(3);
        var middle = cells.get(2).get(2);
        if (!low.isEmpty() && !high.isEmpty() && !middle.isEmpty()) {
            ranges.add(
                    new ValueStudy.Range("Cash flows to come", low, Optional.of(middle), high, ValueStudy.Kind.MODEL));
        }
    }

    private static List<LedgerEntry> with(List<LedgerEntry> inputs, LedgerEntry... more) {
        var all = new LinkedHashSet<>(inputs);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }

    private List<LedgerEntry> side(String metric, LedgerEntry base, double[] steps) {
        var side = new ArrayList<LedgerEntry>();
        for (double step : steps) {
            if (step == 0) {
                side.add(base);
            } else {
                reckoner.derive(
                                metric,
                                Period.instant(day()),
                                Unit.PERCENT,
                                Measured.of(base.number() + step),
                                base.fact().metric().label() + (step > 0 ? " plus " : " less ") + Math.abs(step)
                                        + " points",
                                List.of(base))
                        .ifPresent(side::add);
            }
        }
        return side;
    }

    private void impliedBy(Assumptions base, List<LedgerEntry> inputs) {
        var price = price();
        if (price.isEmpty()) {
            return;
        }
        var growth =
                DiscountedCashFlow.impliedGrowth(base, price.get().number()).times(100);
        implied = reckoner.derive(
                        "implied_growth",
                        Period.instant(day()),
                        Unit.PERCENT,
                        growth,
                        "growth of free cash flow a year at which the model gives the price",
                        with(inputs, price.get()))
                .map(LedgerEntry::id);
    }

    /** Three courses that differ in growth and in what capital costs. */
    private void courses(Assumptions base, LedgerEntry wacc, LedgerEntry growth, List<LedgerEntry> inputs) {
        course(
                "Slower",
                base,
                shifted("scenario_growth", growth, -SCENARIO_GROWTH),
                shifted("scenario_discount_rate", wacc, SCENARIO_RATE),
                inputs);
        course("Base", base, growth, wacc, inputs);
        course(
                "Faster",
                base,
                shifted("scenario_growth", growth, SCENARIO_GROWTH),
                shifted("scenario_discount_rate", wacc, -SCENARIO_RATE),
                inputs);
        if (scenarios.size() == 3) {
            ranges.add(new ValueStudy.Range(
                    "Scenarios",
                    scenarios.getFirst().value(),
                    Optional.of(scenarios.get(1).value()),
                    scenarios.getLast().value(),
                    ValueStudy.Kind.SCENARIO));
        }
    }

    private LedgerEntry shifted(String metric, LedgerEntry base, double points) {
        return reckoner.derive(
                        metric,
                        Period.instant(day()),
                        Unit.PERCENT,
                        Measured.of(base.number() + points),
                        base.fact().metric().label() + (points > 0 ? " plus " : " less ") + Math.abs(points)
                                + " points",
                        List.of(base))
                .orElseThrow();
    }

    private void course(String name, Assumptions base, LedgerEntry growth, LedgerEntry rate, List<LedgerEntry> inputs) {
        var value = DiscountedCashFlow.appraise(new Assumptions(
                        base.freeCashFlow(),
                        growth.number() / 100,
                        base.years(),
                        base.terminalGrowth(),
                        rate.number() / 100,
                        base.netDebt(),
                        base.shares()))
                .perShare();
        perShare(
                        "scenario_value_per_share",
                        value,
                        "value per share, " + name.toLowerCase(Locale.ROOT) + " course",
                        with(inputs, growth, rate))
                .ifPresent(entry -> scenarios.add(new ValueStudy.Scenario(
                        name,
                        List.of(
                                new ValueStudy.Premise("growth", "Growth of free cash flow a year", growth.id(), ""),
                                new ValueStudy.Premise("rate", "Discount rate", rate.id(), "")),
                        entry.id())));
    }

    /** Book value times what its return is worth: (return less growth) over (cost of equity less growth). */
    private void justifiedBook() {
        var roe = financial.flatMap(each -> each.measures().find("return_on_equity"));
        var book = financial.flatMap(each -> each.measures().find("book_value_per_share"));
        var cost = premises.costOfEquity();
        var growth = premises.terminalGrowth();
        if (roe.isEmpty() || book.isEmpty() || cost.isEmpty()) {
            reckoner.missing("Value from book and return", "return on equity, book value or beta is not known");
            return;
        }
        var inputs = List.of(roe.get(), book.get(), cost.get(), growth);
        var low = justified("Slower", roe.get(), -2, cost.get(), 0.5, growth, book.get(), inputs);
        var base = justified("Base", roe.get(), 0, cost.get(), 0, growth, book.get(), inputs);
        var high = justified("Faster", roe.get(), 2, cost.get(), -0.5, growth, book.get(), inputs);
        if (low.isPresent() && base.isPresent() && high.isPresent()) {
            ranges.add(new ValueStudy.Range(
                    "Book value and its return",
                    low.get().id(),
                    base.map(LedgerEntry::id),
                    high.get().id(),
                    ValueStudy.Kind.MODEL));
        }
        base.ifPresent(entry -> price().ifPresent(price -> reckoner.derive(
                "model_value_against_price",
                Period.instant(day()),
                Unit.PERCENT,
                Measured.of(entry.number())
                        .overPositive(Measured.of(price.number()), "share price")
                        .map(ratio -> 100 * (ratio - 1)),
                "model value per share over the price, less one",
                List.of(entry, price))));
    }

    private Optional<LedgerEntry> justified(
            String name,
            LedgerEntry roe,
            double points,
            LedgerEntry cost,
            double dearer,
            LedgerEntry growth,
            LedgerEntry book,
            List<LedgerEntry> inputs) {
        var earned = points == 0 ? roe : shifted("scenario_return_on_equity", roe, points);
        var asked = dearer == 0 ? cost : shifted("scenario_cost_of_equity", cost, dearer);
        double spread = asked.number() - growth.number();
        var multiple = spread <= 0
                ? Measured.missing("the cost of equity is not above the growth for ever")
                : Measured.of(Math.max(0, (earned.number() - growth.number()) / spread));
        var given = with(inputs, earned, asked);
        String metric = points == 0 ? "model_value_per_share" : "scenario_value_per_share";
        double perMajor = quoted().perMajor();
        var value = reckoner.derive(
                metric,
                Period.instant(day()),
                Unit.perShare(quoted()),
                multiple.times(book.number() * perMajor),
                "book value per share x (return on equity less growth) / (cost of equity less growth), "
                        + name.toLowerCase(Locale.ROOT) + " course",
                given);
        value.ifPresent(entry -> scenarios.add(new ValueStudy.Scenario(
                name,
                List.of(
                        new ValueStudy.Premise("return", "Return on equity", earned.id(), ""),
                        new ValueStudy.Premise("rate", "Cost of equity", asked.id(), "")),
                entry.id())));
        return value;
    }

    private void fromTheMarket() {
        market.ifPresent(each -> {
            var low = each.measures().find("low_52_weeks");
            var high = each.measures().find("high_52_weeks");
            if (low.isPresent() && high.isPresent()) {
                reckoner.keep(each.measures().behind(List.of(low.get(), high.get())));
                ranges.add(new ValueStudy.Range(
                        "Price of the last 52 weeks",
                        low.get().id(),
                        Optional.empty(),
                        high.get().id(),
                        ValueStudy.Kind.MARKET));
            }
        });
    }

    private Optional<LedgerEntry> price() {
        return market.flatMap(each -> each.measures().find("price"));
    }

    private Denomination quoted() {
        return market.map(MarketData::currency).orElseGet(() -> task.listing().currency());
    }

    private LocalDate day() {
        return task.view().asOf();
    }

    private void amount(String metric, Measured value, String formula, List<LedgerEntry> inputs) {
        var currency = financial
                .map(FinancialData::currency)
                .orElseGet(() -> task.listing().currency().major());
        reckoner.derive(metric, Period.instant(day()), Unit.of(currency), value, formula, inputs);
    }

    /** In what the share is quoted in, so that it can be held against the price: pence for a price in pence. */
    private Optional<LedgerEntry> perShare(String metric, Measured value, String formula, List<LedgerEntry> inputs) {
        DoubleUnaryOperator quote = each -> each * quoted().perMajor();
        return reckoner.derive(
                metric, Period.instant(day()), Unit.perShare(quoted()), value.map(quote), formula, inputs);
    }
}

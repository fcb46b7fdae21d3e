package footnote.workflows.report.valuation;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.value.CostOfCapital;
import footnote.research.FactDeriver;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.data.ValuationResult;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The assumptions of a valuation as facts: the reader's where given, else measured, else the house's. */
final class ValuationAssumptions {
    private static final double LEAST_BETA = 0.5;
    private static final double MOST_BETA = 2;
    private static final double USUAL_TAX = 25;
    private static final double LENDERS_MARGIN = 2;
    private static final int YEARS = 5;

    private final ResearchTask task;
    private final AssumptionOverrides assumed;
    private final Optional<FinancialData> financial;
    private final Optional<ValuationData> valuation;
    private final Optional<MarketData> market;
    private final DefaultRates house;
    private final FactDeriver deriver;
    private final Map<String, ValuationResult.Premise> stated = new LinkedHashMap<>();

    ValuationAssumptions(
            ResearchTask task,
            AssumptionOverrides assumed,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market) {
        this.task = task;
        this.assumed = assumed;
        this.financial = financial;
        this.valuation = valuation;
        this.market = market;
        this.house = DefaultRates.of(task.listing().market());
        this.deriver = new FactDeriver(task.subject(), day(), origin("derived"));
    }

    FactDeriver deriver() {
        return deriver;
    }

    List<ValuationResult.Premise> stated() {
        return List.copyOf(stated.values());
    }

    private Origin origin(String document) {
        return Origin.document(
                "footnote", document, day().atStartOfDay(ZoneOffset.UTC).toInstant());
    }

    private LocalDate day() {
        return task.view().asOf();
    }

    LedgerEntry terminalGrowth() {
        return given("terminal_growth", "Terminal growth", Unit.PERCENT)
                .orElseGet(() -> houseRate("terminal_growth", "Terminal growth", house.terminalGrowth()));
    }

    LedgerEntry years() {
        return given("years", "Forecast years", Unit.COUNT)
                .orElseGet(() -> house("forecast_years", "Forecast years", Unit.COUNT, YEARS, "house assumption"));
    }

    Optional<LedgerEntry> growth() {
        return new GrowthAssumption(this, task, financial, valuation).find();
    }

    Optional<LedgerEntry> costOfEquity() {
        var riskFree = given("risk_free", "Risk-free rate", Unit.PERCENT)
                .orElseGet(() -> houseRate("risk_free", "Risk-free rate", house.riskFree()));
        var premium = given("premium", "Equity risk premium", Unit.PERCENT)
                .orElseGet(() -> houseRate("share_premium", "Equity risk premium", house.premium()));
        var beta = beta();
        var cost = CostOfCapital.capm(
                MaybeNumber.of(riskFree.number()), MaybeNumber.of(beta.number()), MaybeNumber.of(premium.number()));
        return derive(
                "cost_of_equity",
                "Cost of equity",
                cost,
                "riskless rate + beta x premium",
                List.of(riskFree, beta, premium));
    }

    private LedgerEntry beta() {
        return given("beta", "Beta", Unit.RATIO)
                .or(() -> market.flatMap(each -> each.measures().find("beta")).map(measured -> {
                    double held = Math.clamp(measured.number(), LEAST_BETA, MOST_BETA);
                    if (held == measured.number()) {
                        return state("beta", "Beta", "two years of daily returns", deriver.keep(measured));
                    }
                    var used = deriver.derive(
                                    "beta_assumed",
                                    Period.instant(day()),
                                    Unit.RATIO,
                                    MaybeNumber.of(held),
                                    "beta, held between " + LEAST_BETA + " and " + MOST_BETA,
                                    List.of(measured))
                            .orElseThrow();
                    return state(
                            "beta",
                            "Beta",
                            "measured {fact:" + measured.id() + "} over two years of daily returns, limited to "
                                    + (held == MOST_BETA ? "at most" : "at least") + " {fact:" + used.id() + "}",
                            used);
                }))
                .orElseGet(() -> house("beta_assumed", "Beta", Unit.RATIO, 1, "house assumption, not measurable"));
    }

    Optional<LedgerEntry> wacc() {
        var said = given("wacc", "Discount rate", Unit.PERCENT);
        if (said.isPresent()) {
            return said;
        }
        var equity = costOfEquity();
        var cap = valuation.flatMap(each -> each.measures().find("market_cap"));
        if (equity.isEmpty() || cap.isEmpty()) {
            return Optional.empty();
        }
        var debt = valuation.flatMap(each -> each.measures().find("total_debt"));
        if (debt.isEmpty() || debt.get().number() == 0) {
            var inputs = new ArrayList<>(List.of(equity.get()));
            debt.ifPresent(inputs::add);
            return derive(
                    "discount_rate",
                    "Discount rate",
                    MaybeNumber.of(equity.get().number()),
                    debt.isEmpty()
                            ? "cost of equity, since the debt is not known"
                            : "cost of equity, since there is no debt",
                    inputs);
        }
        var tax = tax();
        var interest = costOfDebt(debt.get());
        var rate = CostOfCapital.wacc(
                MaybeNumber.of(cap.get().number()),
                MaybeNumber.of(debt.get().number()),
                MaybeNumber.of(equity.get().number()),
                MaybeNumber.of(interest.number()),
                MaybeNumber.of(tax.number() / 100));
        return derive(
                "discount_rate",
                "Discount rate",
                rate,
                "cost of equity and of debt after tax, by market value and debt",
                List.of(cap.get(), debt.get(), equity.get(), interest, tax));
    }

    private LedgerEntry tax() {
        return given("tax", "Tax rate", Unit.PERCENT)
                .or(() -> lastYear("effective_tax_rate")
                        .filter(rate -> rate.number() > 0 && rate.number() < 45)
                        .map(deriver::keep))
                .orElseGet(() -> house("tax_assumed", "Tax rate", Unit.PERCENT, USUAL_TAX, "house assumption"));
    }

    private LedgerEntry costOfDebt(LedgerEntry debt) {
        var paid = lastYear("interest_expense");
        double rate = paid.map(each -> 100 * each.number() / debt.number()).orElse(Double.NaN);
        if (paid.isPresent() && rate >= 0.5 && rate <= 20) {
            return derive(
                            "cost_of_debt",
                            "Cost of debt",
                            MaybeNumber.of(rate),
                            "interest expense over debt",
                            List.of(paid.get(), debt))
                    .orElseThrow();
        }
        return house(
                "cost_of_debt",
                "Cost of debt",
                Unit.PERCENT,
                house.riskFree() + LENDERS_MARGIN,
                "house assumption: risk-free rate plus two points");
    }

    /** A figure of the last fiscal year; an earlier one says nothing of today's rates. */
    Optional<LedgerEntry> lastYear(String metric) {
        var measures = financial.map(FinancialData::measures);
        var earned = measures.flatMap(each -> each.find(Metric.NET_INCOME.name()));
        return measures.flatMap(each -> each.find(metric)).filter(entry -> earned.map(last -> entry.fact()
                        .period()
                        .end()
                        .isAfter(last.fact().period().end().minusDays(11)))
                .orElse(false));
    }

    Optional<LedgerEntry> given(String key, String name, Unit unit) {
        return assumed.of(key).stream()
                .mapToObj(value -> state(
                        key,
                        name,
                        "given by the reader",
                        deriver.keep(fact(key + "_given", unit, value, "--assume of the reader"))))
                .findFirst();
    }

    private LedgerEntry houseRate(String key, String name, double value) {
        return house(
                key,
                name,
                Unit.PERCENT,
                value,
                "house assumption for " + task.listing().market().label());
    }

    private LedgerEntry house(String key, String name, Unit unit, double value, String basis) {
        return state(key, name, basis, deriver.keep(fact(key, unit, value, "house assumptions")));
    }

    Optional<LedgerEntry> derive(String key, String name, MaybeNumber value, String basis, List<LedgerEntry> inputs) {
        String formula = basis.replaceAll(" of \\{fact:\\w+} analysts", "");
        return deriver.derive(key, Period.instant(day()), Unit.PERCENT, value, formula, inputs)
                .map(entry -> state(key, name, basis, entry));
    }

    private LedgerEntry state(String key, String name, String basis, LedgerEntry entry) {
        stated.put(key, new ValuationResult.Premise(key, name, entry.id(), basis));
        return entry;
    }

    private LedgerEntry fact(String metric, Unit unit, double value, String document) {
        return LedgerEntry.of(Fact.of(
                Subject.of(task.listing().ticker()),
                new Metric(metric),
                Period.instant(day()),
                BigDecimal.valueOf(value).stripTrailingZeros(),
                unit,
                Basis.ASSUMPTION,
                day(),
                origin(document)));
    }
}

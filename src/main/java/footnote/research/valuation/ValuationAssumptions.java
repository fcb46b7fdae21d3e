package footnote.research.valuation;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.value.CostOfCapital;
import footnote.research.FactDeriver;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
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
    private static final double LEAST_SPREAD = ValuationResult.LEAST_SPREAD;
    private static final int YEARS = 5;
    private static final int FADE_YEARS = 10;

    private final ValuationInputs inputs;
    private final AssumptionOverrides assumed;
    private final DefaultRates house;
    private final FactDeriver deriver;
    private final Map<String, ValuationResult.Assumption> stated = new LinkedHashMap<>();

    ValuationAssumptions(ValuationInputs inputs, AssumptionOverrides assumed) {
        this.inputs = inputs;
        this.assumed = assumed;
        this.house = DefaultRates.of(inputs.flows());
        this.deriver = new FactDeriver(inputs.subject(), day(), origin("derived"));
    }

    FactDeriver deriver() {
        return deriver;
    }

    List<ValuationResult.Assumption> stated() {
        return List.copyOf(stated.values());
    }

    private Origin origin(String document) {
        return Origin.document(
                "footnote", document, day().atStartOfDay(ZoneOffset.UTC).toInstant());
    }

    private LocalDate day() {
        return inputs.asOf();
    }

    LedgerEntry terminalGrowth() {
        return given("terminal_growth", "Terminal growth", Unit.PERCENT)
                .orElseGet(() -> houseRate("terminal_growth", "Terminal growth", house.terminalGrowth()));
    }

    LedgerEntry years() {
        return given("years", "Forecast years", Unit.COUNT)
                .orElseGet(() -> house("forecast_years", "Forecast years", Unit.COUNT, YEARS, "house assumption"));
    }

    Optional<GrowthAssumption.Forecast> growth() {
        return new GrowthAssumption(this, inputs).find();
    }

    Optional<LedgerEntry> costOfEquity() {
        var riskFree = riskFree();
        var premium = given("premium", "Equity risk premium", Unit.PERCENT)
                .orElseGet(() -> houseRate("share_premium", "Equity risk premium", house.premium()));
        var beta = beta();
        var from = new ArrayList<>(List.of(riskFree, beta, premium));
        var country = house.countryPremium() > 0
                ? Optional.of(houseRate("country_premium", "Country risk premium", house.countryPremium()))
                : Optional.<LedgerEntry>empty();
        country.ifPresent(from::add);
        var cost = CostOfCapital.capm(
                        MaybeNumber.of(riskFree.number()),
                        MaybeNumber.of(beta.number()),
                        MaybeNumber.of(premium.number()))
                .plus(MaybeNumber.of(country.map(LedgerEntry::number).orElse(0.0)));
        return derive(
                "cost_of_equity",
                "Cost of equity",
                cost,
                "risk-free rate + beta x equity risk premium" + (country.isPresent() ? " + country risk premium" : ""),
                from);
    }

    /** How much of the first forecast year, in percent, lies after the latest balance sheet. */
    LedgerEntry remaining(LocalDate balanceSheet, LocalDate lastYear) {
        double days = ChronoUnit.DAYS.between(balanceSheet, lastYear.plusYears(1));
        double percent = Math.clamp(days / ChronoUnit.DAYS.between(lastYear, lastYear.plusYears(1)), 0, 1) * 100;
        return house(
                "first_year_remaining",
                "Remaining part of the first forecast year",
                Unit.PERCENT,
                Math.rint(percent * 10) / 10,
                "from the latest balance sheet to the end of the fiscal year");
    }

    /** Fade years between the explicit forecast and terminal growth. */
    LedgerEntry fadeYears() {
        return house("fade_years", "Fade to terminal growth, years", Unit.COUNT, FADE_YEARS, "house assumption");
    }

    /** Two thirds of the measured beta and a third of the market's, as Blume adjusts it, within limits. */
    private LedgerEntry beta() {
        return given("beta", "Beta", Unit.RATIO)
                .or(() -> inputs.market().find("beta").map(measured -> {
                    double blume = measured.number() * 2 / 3 + 1.0 / 3;
                    double adjusted = Math.clamp(blume, LEAST_BETA, MOST_BETA);
                    String limit = blume < LEAST_BETA ? ", not below 0.5" : blume > MOST_BETA ? ", not above 2" : "";
                    var used = deriver.derive(
                                    "beta_assumed",
                                    Period.instant(day()),
                                    Unit.RATIO,
                                    MaybeNumber.of(adjusted),
                                    "two thirds of the measured beta plus a third, between " + LEAST_BETA + " and "
                                            + MOST_BETA,
                                    List.of(measured))
                            .orElseThrow();
                    return state(
                            "beta",
                            "Beta",
                            "measured {fact:" + measured.id() + "} over two years of daily returns, adjusted toward one"
                                    + limit,
                            used);
                }))
                .orElseGet(() -> house("beta_assumed", "Beta", Unit.RATIO, 1, "house assumption, not measurable"));
    }

    Optional<LedgerEntry> wacc() {
        var said = given("wacc", "WACC", Unit.PERCENT);
        if (said.isPresent()) {
            return said;
        }
        var equity = costOfEquity();
        var cap = inputs.current().find("market_cap");
        if (equity.isEmpty() || cap.isEmpty()) {
            return Optional.empty();
        }
        var gross = inputs.current().find("total_debt");
        var debt = inputs.current().find("net_debt").or(() -> gross);
        if (gross.isEmpty() || debt.orElseThrow().number() <= 0) {
            var from = new ArrayList<>(List.of(equity.get()));
            debt.ifPresent(from::add);
            return floored(
                    equity.get().number(),
                    gross.isEmpty()
                            ? "cost of equity, since the debt is not known"
                            : "cost of equity, since there is no net debt",
                    from);
        }
        var tax = tax();
        var interest = costOfDebt(gross.get(), equity.get());
        var rate = CostOfCapital.wacc(
                MaybeNumber.of(cap.get().number()),
                MaybeNumber.of(debt.get().number()),
                MaybeNumber.of(equity.get().number()),
                MaybeNumber.of(interest.number()),
                MaybeNumber.of(tax.number() / 100));
        return rate.known()
                ? floored(
                        rate.orNaN(),
                        "cost of equity and of debt after tax, by market value and net debt",
                        List.of(cap.get(), debt.get(), equity.get(), interest, tax))
                : Optional.empty();
    }

    /** Never closer to terminal growth than the stated spread: below it the terminal value grows without bound. */
    private Optional<LedgerEntry> floored(double rate, String basis, List<LedgerEntry> from) {
        var terminal = terminalGrowth();
        if (rate >= terminal.number() + LEAST_SPREAD) {
            return derive("discount_rate", "WACC", MaybeNumber.of(rate), basis, from);
        }
        var spread = deriver.assume("least_spread", day(), Unit.PERCENT, LEAST_SPREAD);
        var all = new ArrayList<>(from);
        all.add(terminal);
        all.add(spread);
        return derive(
                "discount_rate",
                "WACC",
                MaybeNumber.of(terminal.number() + LEAST_SPREAD),
                basis + "; raised to terminal growth plus {fact:" + spread.id() + "}",
                all);
    }

    LedgerEntry tax() {
        return given("tax", "Tax rate", Unit.PERCENT)
                .or(() -> inputs.lastYear("effective_tax_rate")
                        .filter(rate -> rate.number() > 0 && rate.number() < 45)
                        .map(rate -> state("effective_tax_rate", "Tax rate", "last fiscal year", kept(rate))))
                .orElseGet(() -> house("tax_assumed", "Tax rate", Unit.PERCENT, USUAL_TAX, "house assumption"));
    }

    private LedgerEntry kept(LedgerEntry entry) {
        deriver.keep(inputs.annual().behind(List.of(entry)));
        return entry;
    }

    /** Interest over debt, but no less than the risk-free rate and no more than the cost of equity. */
    private LedgerEntry costOfDebt(LedgerEntry debt, LedgerEntry equity) {
        var paid = inputs.lastYear("interest_expense");
        double rate = paid.map(each -> 100 * each.number() / debt.number()).orElse(Double.NaN);
        if (paid.isPresent() && rate >= 0.5 && rate <= 40) {
            var riskFree = riskFree();
            double held = Math.clamp(rate, Math.min(riskFree.number(), equity.number()), equity.number());
            String limit = held > rate
                    ? ", raised to the risk-free rate"
                    : held < rate ? ", limited to the cost of equity" : "";
            return derive(
                            "cost_of_debt",
                            "Cost of debt",
                            MaybeNumber.of(held),
                            "interest expense over debt" + limit,
                            held > rate
                                    ? List.of(paid.get(), debt, riskFree)
                                    : held < rate ? List.of(paid.get(), debt, equity) : List.of(paid.get(), debt))
                    .orElseThrow();
        }
        return house(
                "cost_of_debt",
                "Cost of debt",
                Unit.PERCENT,
                house.riskFree() + LENDERS_MARGIN,
                "house assumption: risk-free rate plus two points");
    }

    private LedgerEntry riskFree() {
        return given("risk_free", "Risk-free rate", Unit.PERCENT)
                .orElseGet(() -> houseRate("risk_free", "Risk-free rate", house.riskFree()));
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
                house.listed()
                        ? "house assumption for cash flows in " + inputs.flows().code()
                        : "house assumption; " + inputs.flows().code() + " has no rates of its own");
    }

    private LedgerEntry house(String key, String name, Unit unit, double value, String basis) {
        return state(key, name, basis, deriver.keep(fact(key, unit, value, "house assumptions")));
    }

    Optional<LedgerEntry> derive(String key, String name, MaybeNumber value, String basis, List<LedgerEntry> from) {
        return derive(key, name, Period.instant(day()), value, basis, from);
    }

    /** An assumption about another period than today. */
    Optional<LedgerEntry> derive(
            String key, String name, Period period, MaybeNumber value, String basis, List<LedgerEntry> from) {
        String formula = basis.replaceAll(" of \\{fact:\\w+} analysts| \\{fact:\\w+}( a year)?", "");
        return deriver.derive(key, period, Unit.PERCENT, value, formula, from)
                .map(entry -> state(key, name, basis, entry));
    }

    LedgerEntry state(String key, String name, String basis, LedgerEntry entry) {
        stated.put(key, new ValuationResult.Assumption(key, name, entry.id(), basis));
        return entry;
    }

    private LedgerEntry fact(String metric, Unit unit, double value, String document) {
        return LedgerEntry.of(Fact.of(
                inputs.subject(),
                new Metric(metric),
                Period.instant(day()),
                BigDecimal.valueOf(value).stripTrailingZeros(),
                unit,
                Basis.ASSUMPTION,
                day(),
                origin(document)));
    }
}

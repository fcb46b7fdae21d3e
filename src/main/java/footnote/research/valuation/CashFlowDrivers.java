package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.research.CompanyKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What free cash flow to the firm is made of, as shares of revenue: operating margin less tax, depreciation, working
 * capital and other items, less capital expenditure. They reconcile to the reported cash flow, before interest and after
 * stock compensation.
 */
final class CashFlowDrivers {
    /** How far the last twelve months may lie from the median of three years before the median is used. */
    private static final double APART = 0.5;

    /** Points of margin that a reader sees. */
    private static final double VISIBLE_POINTS = 0.5;

    private static final int MEDIAN_YEARS = 3;
    private static final int CYCLE_YEARS = 5;

    /** Where the shares come from. */
    private enum Base {
        LATEST("last twelve months"),
        MEDIAN("median of three fiscal years"),
        MID_CYCLE("median of the fiscal years on file, as mid-cycle level");

        private final String basis;

        Base(String basis) {
            this.basis = basis;
        }
    }

    /** The drivers as facts; {@code note} says where the last twelve months were not taken. */
    record Drivers(
            LedgerEntry revenue,
            LedgerEntry tax,
            LedgerEntry operatingMargin,
            Optional<LedgerEntry> depreciation,
            LedgerEntry capital,
            LedgerEntry other,
            LedgerEntry margin,
            LedgerEntry base,
            Optional<Prose> note) {}

    private final ValuationCase given;
    private final LedgerEntry tax;
    private final CashMargins cash;

    CashFlowDrivers(ValuationCase given) {
        this.given = given;
        this.tax = given.assumptions().tax();
        this.cash = new CashMargins(given);
    }

    /** The cash margins that are known, and which of them the forecast starts from. */
    private record Start(Base base, Optional<LedgerEntry> latest, List<LedgerEntry> years) {
        List<LedgerEntry> margins() {
            return of(base, latest, years);
        }
    }

    private Optional<Start> start() {
        var latest = cash.latest();
        var years = cash.yearly();
        return latest.isEmpty() && years.isEmpty()
                ? Optional.empty()
                : Optional.of(new Start(base(latest, years), latest, years));
    }

    /** The drivers; empty, with the reason filed, where revenue or cash flow is not known or the flow is not positive. */
    Optional<Drivers> find() {
        var revenue = given.lastYear("revenue").filter(each -> each.number() > 0);
        var start = start();
        if (revenue.isEmpty() || start.isEmpty()) {
            return missing("free cash flow is not known");
        }
        var base = start.get().base();
        var margins = start.get().margins();
        var level = given.percent(
                        "cash_margin_measured",
                        level(margins),
                        "unlevered free cash flow over revenue, " + base.basis,
                        margins)
                .orElseThrow();
        if (level.number() <= 0) {
            return missing(
                    given.lastYear("stock_compensation")
                                    .filter(each -> each.number() > 0)
                                    .isPresent()
                            ? "free cash flow after stock compensation is not positive"
                            : "free cash flow is not positive");
        }
        return drivers(
                revenue.get(),
                base,
                level,
                note(base, start.get().latest(), start.get().years()));
    }

    /**
     * Whether the cash flow of the base is negative because the company invests more than it writes off: with capital
     * expenditure as low as depreciation it would be positive.
     */
    boolean expanding() {
        return start().filter(start -> {
                    var capital = share("capital_expenditure", start.base());
                    var depreciation = share("depreciation_amortization", start.base());
                    double flow = level(start.margins()).orNaN();
                    return flow <= 0
                            && !capital.isEmpty()
                            && !depreciation.isEmpty()
                            && flow + level(capital).orNaN()
                                    > level(depreciation).orNaN();
                })
                .isPresent();
    }

    private Optional<Drivers> missing(String why) {
        given.deriver().missing("Discounted cash flow", why);
        return Optional.empty();
    }

    private Base base(Optional<LedgerEntry> latest, List<LedgerEntry> years) {
        if (given.inputs().kind() == CompanyKind.CYCLICAL && years.size() >= CYCLE_YEARS) {
            return Base.MID_CYCLE;
        }
        if (years.size() < MEDIAN_YEARS) {
            return Base.LATEST;
        }
        if (given.charges().isPresent()) {
            return Base.MEDIAN;
        }
        double median = median(years);
        boolean apart = latest.isEmpty() || Math.abs(latest.get().number() - median) > APART * Math.abs(median);
        return apart ? Base.MEDIAN : Base.LATEST;
    }

    private static double median(List<LedgerEntry> years) {
        return Sample.median(
                last(years).stream().mapToDouble(LedgerEntry::number).toArray());
    }

    private static List<LedgerEntry> last(List<LedgerEntry> years) {
        return years.subList(Math.max(0, years.size() - MEDIAN_YEARS), years.size());
    }

    private static List<LedgerEntry> of(Base base, Optional<LedgerEntry> latest, List<LedgerEntry> years) {
        return switch (base) {
            case LATEST -> List.of(latest.orElseGet(years::getLast));
            case MEDIAN -> last(years);
            case MID_CYCLE -> years;
        };
    }

    private static MaybeNumber level(List<LedgerEntry> of) {
        double[] values = of.stream().mapToDouble(LedgerEntry::number).toArray();
        return MaybeNumber.of(Sample.median(values));
    }

    private Optional<Prose> note(Base base, Optional<LedgerEntry> latest, List<LedgerEntry> years) {
        return switch (base) {
            case LATEST -> Optional.empty();
            case MID_CYCLE ->
                given.lastYear("operating_margin")
                        .filter(last -> Math.abs(last.number()
                                        - level(share("operating_income", base)).orNaN())
                                >= VISIBLE_POINTS)
                        .map(last -> new Prose("The forecast starts from mid-cycle margins, not from the {fact:"
                                + last.id() + "} of the latest year."));
            case MEDIAN ->
                given.charges().isPresent()
                        ? given.charges()
                                .map(charges -> new Prose("The last twelve months contain {fact:" + charges.id()
                                        + "} of exceptional charges and impairments, so the forecast starts from the"
                                        + " median of three fiscal years."))
                        : latest.map(now -> new Prose("The last twelve months' FCF margin of {fact:" + now.id()
                                + "} is far from the {fact:" + medianFact(years).id()
                                + "} that is the median of three fiscal years, so the forecast starts from medians."));
        };
    }

    private LedgerEntry medianFact(List<LedgerEntry> years) {
        return given.percent(
                        "cash_margin_measured",
                        MaybeNumber.of(median(years)),
                        "unlevered free cash flow over revenue, " + Base.MEDIAN.basis,
                        last(years))
                .orElseThrow();
    }

    private Optional<Drivers> drivers(LedgerEntry revenue, Base base, LedgerEntry measured, Optional<Prose> note) {
        var operating = share("operating_income", "operating_margin_assumed", "Operating margin", base);
        var capital = share("capital_expenditure", "capital_share_assumed", "Capex, % of revenue", base);
        var depreciation = share("depreciation_amortization", "depreciation_share_assumed", "D&A, % of revenue", base);
        if (operating.isEmpty() || capital.isEmpty()) {
            return missing("operating income or capital expenditure is not known");
        }
        var from = new ArrayList<>(List.of(operating.get(), tax, capital.get()));
        depreciation.ifPresent(from::add);
        double known = operating.get().number() * (1 - tax.number() / 100)
                + depreciation.map(LedgerEntry::number).orElse(0.0)
                - capital.get().number();
        var rest = given.percent(
                        "other_cash_share",
                        MaybeNumber.of(measured.number() - known),
                        "what reconciles operating margin, tax, D&A and capex to cash flow",
                        ValuationCase.with(from, measured))
                .orElseThrow();
        var other = workingCapital(rest, base, depreciation.isPresent());
        var margin = given.percent(
                        "cash_margin_assumed",
                        MaybeNumber.of(known + other.number()),
                        "operating margin after tax plus D&A less capex, and working capital and other",
                        ValuationCase.with(from, other))
                .orElseThrow();
        if (margin.number() <= 0) {
            return missing("free cash flow is positive by a release of working capital alone");
        }
        boolean adjusted = Math.abs(margin.number() - measured.number()) >= VISIBLE_POINTS;
        given.assumptions()
                .state(
                        "cash_margin_assumed",
                        "FCF margin before interest",
                        base.basis + (adjusted ? ", working capital as growth needs it" : ""),
                        margin);
        var flow = given.amount(
                "base_cash_flow",
                MaybeNumber.of(revenue.number() * margin.number() / 100),
                "revenue of the last fiscal year x FCF margin before interest",
                List.of(revenue, margin));
        return flow.map(each ->
                new Drivers(revenue, tax, operating.get(), depreciation, capital.get(), other, margin, each, note));
    }

    /** Working capital and other items, which at mid-cycle margins do not follow the growth of one year. */
    private LedgerEntry workingCapital(LedgerEntry measured, Base base, boolean depreciationKnown) {
        var past = base == Base.MID_CYCLE ? Optional.<LedgerEntry>empty() : given.lastYear("revenue_growth");
        return new WorkingCapital(given.assumptions()).assumed(measured, depreciationKnown, past, base.basis);
    }

    /** A line over revenue on the chosen base; where the base lacks it, over the last year that has it. */
    private Optional<LedgerEntry> share(String line, String metric, String name, Base base) {
        var of = share(line, base);
        return of.isEmpty() ? Optional.empty() : given.assumptions().derive(metric, name, level(of), base.basis, of);
    }

    private List<LedgerEntry> share(String line, Base base) {
        var years = given.inputs().years(line).stream()
                .flatMap(each ->
                        cash
                                .on("revenue", each.fact().period().end())
                                .flatMap(sales -> over(line, each, sales))
                                .stream())
                .toList();
        var latest = given.inputs().trailing(line).flatMap(each -> given.inputs()
                .trailing("revenue")
                .filter(sales -> sales.fact().period().equals(each.fact().period()))
                .flatMap(sales -> over(line, each, sales)));
        return latest.isEmpty() && years.isEmpty()
                ? List.of()
                : of(years.isEmpty() ? Base.LATEST : base, latest, years);
    }

    private Optional<LedgerEntry> over(String line, LedgerEntry part, LedgerEntry sales) {
        return given.deriver()
                .derive(
                        line + "_share_of_revenue",
                        part.fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(part.number())
                                .overPositive(MaybeNumber.of(sales.number()), "revenue")
                                .times(100),
                        part.fact().metric().label() + " over revenue",
                        List.of(part, sales));
    }
}

package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.research.CompanyKind;
import footnote.research.FundamentalMetrics;
import java.time.LocalDate;
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

    CashFlowDrivers(ValuationCase given) {
        this.given = given;
        this.tax = given.assumptions().tax();
    }

    /** The drivers; empty, with the reason filed, where revenue or cash flow is not known or the flow is not positive. */
    Optional<Drivers> find() {
        var trailing = given.inputs().trailing("revenue").filter(each -> each.number() > 0);
        var revenue = given.lastYear("revenue").filter(each -> each.number() > 0);
        var latest = trailing.flatMap(sales -> margin(sales, given.inputs()::trailing));
        var years = yearly();
        if (revenue.isEmpty() || (latest.isEmpty() && years.isEmpty())) {
            return missing("free cash flow is not known");
        }
        var base = base(latest, years);
        var margins = of(base, latest, years);
        var level = given.percent(
                        "cash_margin_assumed",
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
        return drivers(revenue.get(), base, level, note(base, latest, years));
    }

    /**
     * Whether the cash flow of the base is negative because the company invests more than it writes off: with capital
     * expenditure as low as depreciation it would be positive.
     */
    boolean expanding() {
        var trailing = given.inputs().trailing("revenue").filter(each -> each.number() > 0);
        var latest = trailing.flatMap(sales -> margin(sales, given.inputs()::trailing));
        var years = yearly();
        if (latest.isEmpty() && years.isEmpty()) {
            return false;
        }
        var base = base(latest, years);
        double flow = level(of(base, latest, years)).orNaN();
        var capital = share("capital_expenditure", base);
        var depreciation = share("depreciation_amortization", base);
        if (flow > 0 || capital.isEmpty() || depreciation.isEmpty()) {
            return false;
        }
        double kept = level(depreciation).orNaN();
        return flow + level(capital).orNaN() - kept > 0;
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
        if (charged()) {
            return Base.MEDIAN;
        }
        double median = median(years);
        boolean apart = latest.isEmpty() || Math.abs(latest.get().number() - median) > APART * Math.abs(median);
        return apart ? Base.MEDIAN : Base.LATEST;
    }

    /** Whether charges that do not recur weigh on the last twelve months. */
    private boolean charged() {
        var income = given.inputs().trailing("operating_income").map(LedgerEntry::number);
        return given.current(FundamentalMetrics.CHARGES)
                .filter(charges -> income.filter(each -> FundamentalMetrics.material(charges.number(), each))
                        .isPresent())
                .isPresent();
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
                Optional.of(
                        new Prose("The forecast starts from mid-cycle margins, not from those of the latest year."));
            case MEDIAN ->
                charged()
                        ? given.current(FundamentalMetrics.CHARGES)
                                .map(charges -> new Prose("The last twelve months contain {fact:" + charges.id()
                                        + "} of exceptional charges and impairments, so the forecast starts from the"
                                        + " median of three fiscal years."))
                        : latest.map(now -> new Prose("The last twelve months' FCF margin of {fact:" + now.id()
                                + "} is far from the level of earlier years, so the forecast starts from the median of three"
                                + " fiscal years, {fact:" + medianFact(years).id() + "}."));
        };
    }

    private LedgerEntry medianFact(List<LedgerEntry> years) {
        return given.percent(
                        "cash_margin_assumed",
                        MaybeNumber.of(median(years)),
                        "unlevered free cash flow over revenue, " + Base.MEDIAN.basis,
                        last(years))
                .orElseThrow();
    }

    private Optional<Drivers> drivers(LedgerEntry revenue, Base base, LedgerEntry margin, Optional<Prose> note) {
        var operating = share("operating_income", "operating_margin_assumed", "Operating margin", base);
        var capital = share("capital_expenditure", "capital_share_assumed", "Capex, % of revenue", base);
        var depreciation = share("depreciation_amortization", "depreciation_share_assumed", "D&A, % of revenue", base);
        if (operating.isEmpty() || capital.isEmpty()) {
            return missing("operating income or capital expenditure is not known");
        }
        var from = new ArrayList<>(List.of(margin, operating.get(), tax, capital.get()));
        depreciation.ifPresent(from::add);
        double rest = margin.number()
                - operating.get().number() * (1 - tax.number() / 100)
                - depreciation.map(LedgerEntry::number).orElse(0.0)
                + capital.get().number();
        var other = given.assumptions()
                .derive(
                        "other_cash_share_assumed",
                        "Working capital and other, % of revenue",
                        MaybeNumber.of(rest),
                        "what reconciles operating margin, tax, D&A and capex to cash flow",
                        from)
                .orElseThrow();
        given.assumptions().state("cash_margin_assumed", "FCF margin before interest", base.basis, margin);
        var flow = given.amount(
                "base_cash_flow",
                MaybeNumber.of(revenue.number() * margin.number() / 100),
                "revenue of the last fiscal year x FCF margin before interest",
                List.of(revenue, margin));
        return flow.map(each ->
                new Drivers(revenue, tax, operating.get(), depreciation, capital.get(), other, margin, each, note));
    }

    /** A line over revenue on the chosen base; where the base lacks it, over the last year that has it. */
    private Optional<LedgerEntry> share(String line, String metric, String name, Base base) {
        var of = share(line, base);
        return of.isEmpty() ? Optional.empty() : given.assumptions().derive(metric, name, level(of), base.basis, of);
    }

    private List<LedgerEntry> share(String line, Base base) {
        var years = given.inputs().years(line).stream()
                .flatMap(each ->
                        on("revenue", each.fact().period().end()).flatMap(sales -> over(line, each, sales)).stream())
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

    private List<LedgerEntry> yearly() {
        return given.inputs().years("revenue").stream()
                .filter(sales -> sales.number() > 0)
                .flatMap(sales ->
                        margin(sales, line -> on(line, sales.fact().period().end())).stream())
                .toList();
    }

    /** Free cash flow of a fiscal year as the forecast counts it: before interest, after stock compensation. */
    Optional<LedgerEntry> unlevered(LedgerEntry sales) {
        return margin(sales, line -> on(line, sales.fact().period().end()))
                .flatMap(margin -> given.amount(
                        "unlevered_free_cash_flow",
                        MaybeNumber.of(sales.number() * margin.number() / 100),
                        "revenue x unlevered cash margin",
                        List.of(sales, margin)));
    }

    private Optional<LedgerEntry> on(String line, LocalDate end) {
        return given.inputs().years(line).stream()
                .filter(each -> Math.abs(each.fact().period().end().toEpochDay() - end.toEpochDay()) <= 10)
                .findFirst();
    }

    private interface Lines {
        Optional<LedgerEntry> of(String line);
    }

    /** Cash from operations before interest after tax, less stock compensation and capex, over revenue. */
    private Optional<LedgerEntry> margin(LedgerEntry sales, Lines lines) {
        var operations = lines.of("operating_cash_flow");
        var capital = lines.of("capital_expenditure");
        if (operations.isEmpty() || capital.isEmpty() || !together(operations.get(), sales)) {
            return Optional.empty();
        }
        var from = new ArrayList<>(List.of(operations.get(), capital.get(), sales, tax));
        double flow = operations.get().number() - capital.get().number();
        double after = 1 - tax.number() / 100;
        flow += after * add(lines, "interest_expense", from);
        flow -= after * add(lines, "interest_income", from);
        flow -= add(lines, "stock_compensation", from);
        return given.deriver()
                .derive(
                        "unlevered_cash_margin",
                        sales.fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(flow)
                                .overPositive(MaybeNumber.of(sales.number()), "revenue")
                                .times(100),
                        "operating cash flow before interest after tax, less stock compensation and capital"
                                + " expenditure, over revenue",
                        from);
    }

    private static double add(Lines lines, String line, List<LedgerEntry> from) {
        var entry = lines.of(line);
        entry.ifPresent(from::add);
        return entry.map(LedgerEntry::number).orElse(0.0);
    }

    private static boolean together(LedgerEntry one, LedgerEntry other) {
        return Math.abs(one.fact().period().end().toEpochDay()
                        - other.fact().period().end().toEpochDay())
                <= 10;
    }
}

package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.CashFlow;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Free cash flow as a forecast counts it, before interest and after stock compensation, over revenue. */
final class CashMargins {
    private final ValuationCase given;
    private final LedgerEntry tax;

    CashMargins(ValuationCase given) {
        this.given = given;
        this.tax = given.assumptions().tax();
    }

    /** Of the last twelve months. */
    Optional<LedgerEntry> latest() {
        return given.inputs()
                .trailing("revenue")
                .filter(sales -> sales.number() > 0)
                .flatMap(sales -> margin(sales, given.inputs()::trailing));
    }

    /** Of the fiscal years, oldest first. */
    List<LedgerEntry> yearly() {
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

    /** A line of the fiscal year that ends on a day. */
    Optional<LedgerEntry> on(String line, LocalDate end) {
        return given.inputs().years(line).stream()
                .filter(each -> each.fact().period().endsNear(end))
                .findFirst();
    }

    private interface Lines {
        Optional<LedgerEntry> of(String line);
    }

    /** Cash from operations before interest after tax, less stock compensation and capex, over revenue. */
    private Optional<LedgerEntry> margin(LedgerEntry sales, Lines lines) {
        var operations = lines.of("operating_cash_flow");
        var capital = lines.of("capital_expenditure");
        if (operations.isEmpty() || capital.isEmpty() || !together(operations.get(), sales) || withSold(lines, sales)) {
            return Optional.empty();
        }
        var from = new ArrayList<>(List.of(operations.get(), capital.get(), sales, tax));
        double flow = operations.get().number() - capital.get().number();
        double after = 1 - tax.number() / 100;
        flow += after * add(lines, "interest_expense", from);
        flow -= after * add(lines, "interest_income", from);
        flow -= add(lines, "stock_compensation", from);
        flow -= fromInvestments(lines, sales, from);
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

    /** Whether the cash flow is also that of operations sold or spun off, which revenue leaves out. */
    private static boolean withSold(Lines lines, LedgerEntry sales) {
        Lines same = line -> lines.of(line).filter(each -> together(each, sales));
        return CashFlow.withDiscontinued(
                same.of("net_income").map(LedgerEntry::number).orElse(Double.NaN),
                same.of("discontinued_income").map(LedgerEntry::number).orElse(Double.NaN));
    }

    /** Dividends of equity-method investments, which a valuation adds at book value and must not count twice. */
    private double fromInvestments(Lines lines, LedgerEntry sales, List<LedgerEntry> from) {
        boolean added = EquityBridge.investments(given)
                .filter(each -> each.fact().metric().equals(Metric.EQUITY_METHOD_INVESTMENTS))
                .isPresent();
        if (!added) {
            return 0;
        }
        Lines same = line -> lines.of(line).filter(each -> together(each, sales));
        if (same.of("associate_dividends").isPresent()) {
            return add(same, "associate_dividends", from);
        }
        return same.of("associate_income").isPresent()
                        && same.of("associate_income_kept").isPresent()
                ? add(same, "associate_income", from) - add(same, "associate_income_kept", from)
                : 0;
    }

    private static double add(Lines lines, String line, List<LedgerEntry> from) {
        var entry = lines.of(line);
        entry.ifPresent(from::add);
        return entry.map(LedgerEntry::number).orElse(0.0);
    }

    private static boolean together(LedgerEntry one, LedgerEntry other) {
        return one.fact().period().endsNear(other.fact().period().end());
    }
}

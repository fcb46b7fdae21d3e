package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
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
        return one.fact().period().endsNear(other.fact().period().end());
    }
}

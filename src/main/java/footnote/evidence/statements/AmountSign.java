package footnote.evidence.statements;

import java.util.Optional;
import java.util.Set;

/** Gives a row of a statement the sign that its figure is meant with, whether or not brackets are printed. */
final class AmountSign {
    /** Amounts that are positive, whether or not brackets are printed. */
    private static final Set<String> POSITIVE = Set.of(
            "capital_expenditure",
            "dividends_paid",
            "buybacks",
            "debt_repaid",
            "acquisitions",
            "debt_issued",
            "interest_income");

    private static final Set<String> COSTS = Set.of(
            "cost_of_revenue",
            "research_and_development",
            "selling_general_administrative",
            "sales_and_marketing",
            "general_and_administrative",
            "operating_expenses",
            "interest_expense");

    /** What a balance sheet that takes liabilities from assets prints in brackets. */
    private static final Set<String> OWED = Set.of(
            "payables",
            "accrued_liabilities",
            "deferred_revenue",
            "current_liabilities",
            "short_term_borrowings",
            "current_long_term_debt",
            "short_term_debt",
            "long_term_debt",
            "liabilities");

    private AmountSign() {}

    /** The row with costs, outflows and what is owed as positive amounts. */
    static TableRow of(String metric, TableRow row) {
        if (POSITIVE.contains(metric)) {
            return row.absolute();
        }
        return (COSTS.contains(metric) || OWED.contains(metric)) && row.isMostlyNegative() ? row.negated() : row;
    }

    /** Whether a tax is printed as what it takes off; nothing where no year decides. */
    static Optional<Boolean> isPrintedNegative(TableRow tax, Optional<TableRow> pretax, FilingTable table) {
        if (pretax.isEmpty()) {
            return Optional.empty();
        }
        for (int i = 0; i < tax.cells().size(); i++) {
            var income = pretax.get().cells().get(i).map(Number::doubleValue);
            var taken = tax.cells().get(i).map(Number::doubleValue);
            if (income.isEmpty() || taken.isEmpty() || taken.get() == 0) {
                continue;
            }
            boolean less = AfterTax.is(income.get() - taken.get(), table, table.indexOf(tax), i);
            boolean more = AfterTax.is(income.get() + taken.get(), table, table.indexOf(tax), i);
            if (less != more) {
                return Optional.of(more);
            }
        }
        return Optional.empty();
    }
}

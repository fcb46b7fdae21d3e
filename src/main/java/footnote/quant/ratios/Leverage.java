package footnote.quant.ratios;

import static footnote.quant.ratios.Ratio.sum;
import static footnote.quant.ratios.StatementLine.CASH;
import static footnote.quant.ratios.StatementLine.EQUITY;
import static footnote.quant.ratios.StatementLine.INTEREST_EXPENSE;
import static footnote.quant.ratios.StatementLine.SHORT_TERM_INVESTMENTS;
import static footnote.quant.ratios.StatementLine.TOTAL_DEBT;

import footnote.quant.MaybeNumber;

/** How much of a company belongs to its lenders, and whether it can serve them; balances at the year's end. */
public final class Leverage {
    private Leverage() {}

    /** Total debt over equity; undefined where equity is not positive. */
    public static MaybeNumber debtToEquity(Statement year) {
        return Ratio.ofPositive(year, TOTAL_DEBT, EQUITY);
    }

    /** Total debt less cash and short-term investments, in the statement's currency; negative is net cash. */
    public static MaybeNumber netDebt(Statement year) {
        return year.line(TOTAL_DEBT).minus(sum(year, CASH, SHORT_TERM_INVESTMENTS));
    }

    /** Net debt over operating income before depreciation; undefined where that is not positive. */
    public static MaybeNumber netDebtToEbitda(Statement year) {
        return netDebt(year).overPositive(Profitability.ebitda(year), "EBITDA");
    }

    /** Earnings before interest and tax over interest expense. */
    public static MaybeNumber interestCoverage(Statement year) {
        return Profitability.ebit(year).overPositive(year.line(INTEREST_EXPENSE), INTEREST_EXPENSE.label());
    }
}

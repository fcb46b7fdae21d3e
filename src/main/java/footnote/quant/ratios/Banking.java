package footnote.quant.ratios;

import static footnote.quant.ratios.StatementLine.DEPOSITS;
import static footnote.quant.ratios.StatementLine.INTEREST_EXPENSE;
import static footnote.quant.ratios.StatementLine.INTEREST_INCOME;
import static footnote.quant.ratios.StatementLine.LOANS;
import static footnote.quant.ratios.StatementLine.NONACCRUAL_LOANS;
import static footnote.quant.ratios.StatementLine.OPERATING_EXPENSES;
import static footnote.quant.ratios.StatementLine.PROVISION_FOR_CREDIT_LOSSES;
import static footnote.quant.ratios.StatementLine.REVENUE;
import static footnote.quant.ratios.StatementLine.TOTAL_ASSETS;

import footnote.quant.MaybeNumber;

/** What a bank earns on its assets, what it spends and loses on loans, and how it funds them; balances at the end. */
public final class Banking {
    private Banking() {}

    /** Interest income less interest expense, over all assets rather than those that earn interest. */
    public static MaybeNumber netInterestMargin(Statement year) {
        return year.line(INTEREST_INCOME)
                .minus(year.line(INTEREST_EXPENSE))
                .overPositive(year.line(TOTAL_ASSETS), TOTAL_ASSETS.label());
    }

    public static MaybeNumber costToIncome(Statement year) {
        return Ratio.ofPositive(year, OPERATING_EXPENSES, REVENUE);
    }

    public static MaybeNumber loansToDeposits(Statement year) {
        return Ratio.ofPositive(year, LOANS, DEPOSITS);
    }

    /** Loans on which interest is no longer counted as income, over all loans. */
    public static MaybeNumber nonaccrualRatio(Statement year) {
        return Ratio.ofPositive(year, NONACCRUAL_LOANS, LOANS);
    }

    /** The year's provision for credit losses over loans. */
    public static MaybeNumber creditCost(Statement year) {
        return Ratio.ofPositive(year, PROVISION_FOR_CREDIT_LOSSES, LOANS);
    }
}

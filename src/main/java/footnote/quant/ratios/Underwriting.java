package footnote.quant.ratios;

import static footnote.quant.ratios.StatementLine.CLAIMS_INCURRED;
import static footnote.quant.ratios.StatementLine.EQUITY;
import static footnote.quant.ratios.StatementLine.INSURANCE_RESERVES;
import static footnote.quant.ratios.StatementLine.OPERATING_EXPENSES;
import static footnote.quant.ratios.StatementLine.PREMIUMS_EARNED;

import footnote.quant.MaybeNumber;

/** What an insurer spends of the premiums it earns, and how far a shortfall of reserves would reach into equity. */
public final class Underwriting {
    private Underwriting() {}

    public static MaybeNumber lossRatio(Statement year) {
        return Ratio.ofPositive(year, CLAIMS_INCURRED, PREMIUMS_EARNED);
    }

    public static MaybeNumber expenseRatio(Statement year) {
        return Ratio.ofPositive(year, OPERATING_EXPENSES, PREMIUMS_EARNED);
    }

    /** Claims and operating expenses over premiums; above 1 the insurer loses money before investment income. */
    public static MaybeNumber combinedRatio(Statement year) {
        return Ratio.sum(year, CLAIMS_INCURRED, OPERATING_EXPENSES)
                .overPositive(year.line(PREMIUMS_EARNED), PREMIUMS_EARNED.label());
    }

    public static MaybeNumber reservesToEquity(Statement year) {
        return Ratio.ofPositive(year, INSURANCE_RESERVES, EQUITY);
    }
}

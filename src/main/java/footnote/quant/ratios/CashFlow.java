package footnote.quant.ratios;

import static footnote.quant.ratios.StatementLine.CAPITAL_EXPENDITURE;
import static footnote.quant.ratios.StatementLine.DISCONTINUED_INCOME;
import static footnote.quant.ratios.StatementLine.DIVIDENDS_PAID;
import static footnote.quant.ratios.StatementLine.NET_INCOME;
import static footnote.quant.ratios.StatementLine.OPERATING_CASH_FLOW;
import static footnote.quant.ratios.StatementLine.REVENUE;
import static footnote.quant.ratios.StatementLine.SHARES;

import footnote.quant.MaybeNumber;

/** What is left in cash. */
public final class CashFlow {
    public static final String DISCONTINUED_INCLUDED =
            "operating cash flow includes discontinued operations, which earnings leave out";

    /** Above this part of net income, discontinued operations show in a cash flow. */
    private static final double DISCONTINUED = 0.05;

    private CashFlow() {}

    /** Free cash flow: operating cash flow less capital expenditure, in the statement's currency. */
    public static MaybeNumber free(Statement year) {
        return year.line(OPERATING_CASH_FLOW).minus(year.line(CAPITAL_EXPENDITURE));
    }

    /** Free cash flow over revenue. */
    public static MaybeNumber margin(Statement year) {
        return free(year).overPositive(year.line(REVENUE), REVENUE.label());
    }

    /** Free cash flow over net income; undefined for a loss. */
    public static MaybeNumber conversion(Statement year) {
        return free(year).overPositive(year.earnings(), NET_INCOME.label());
    }

    /** Operating cash flow over net income: below 1, profit is not yet cash; undefined for a loss. */
    public static MaybeNumber incomeQuality(Statement year) {
        return withDiscontinued(
                        year.line(NET_INCOME).orNaN(),
                        year.line(DISCONTINUED_INCOME).orNaN())
                ? MaybeNumber.missing(DISCONTINUED_INCLUDED)
                : year.line(OPERATING_CASH_FLOW).overPositive(year.earnings(), NET_INCOME.label());
    }

    /** Whether operations that were sold or spun off weigh in a cash flow, while earnings leave them out. */
    public static boolean withDiscontinued(double netIncome, double discontinued) {
        return Math.abs(discontinued) > DISCONTINUED * Math.abs(netIncome);
    }

    /** Free cash flow per diluted share. */
    public static MaybeNumber perShare(Statement year) {
        return free(year).overPositive(year.line(SHARES), SHARES.label());
    }

    /** Free cash flow over market value. */
    public static MaybeNumber freeYield(MaybeNumber marketValue, Statement year) {
        return free(year).overPositive(marketValue, "market value");
    }

    /** Dividends paid over net income; undefined for a loss. */
    public static MaybeNumber payout(Statement year) {
        return year.line(DIVIDENDS_PAID).overPositive(year.earnings(), NET_INCOME.label());
    }
}

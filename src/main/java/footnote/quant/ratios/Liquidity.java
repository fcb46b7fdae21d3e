package footnote.quant.ratios;

import static footnote.quant.ratios.Line.CASH;
import static footnote.quant.ratios.Line.CURRENT_ASSETS;
import static footnote.quant.ratios.Line.CURRENT_LIABILITIES;
import static footnote.quant.ratios.Line.INVENTORY;
import static footnote.quant.ratios.Line.OPERATING_CASH_FLOW;
import static footnote.quant.ratios.Line.PAYABLES;
import static footnote.quant.ratios.Line.RECEIVABLES;
import static footnote.quant.ratios.Line.REVENUE;
import static footnote.quant.ratios.Line.SHORT_TERM_INVESTMENTS;
import static footnote.quant.ratios.Ratio.sum;

import footnote.quant.Measured;

/** Whether what falls due within a year can be paid. */
public final class Liquidity {
    private Liquidity() {}

    /** Current assets over current liabilities. */
    public static Measured currentRatio(Statement year) {
        return Ratio.ofPositive(year, CURRENT_ASSETS, CURRENT_LIABILITIES);
    }

    /** Cash, short-term investments and accounts receivable over current liabilities. */
    public static Measured quickRatio(Statement year) {
        return overLiabilities(sum(year, CASH, SHORT_TERM_INVESTMENTS, RECEIVABLES), year);
    }

    /** Cash and short-term investments over current liabilities. */
    public static Measured cashRatio(Statement year) {
        return overLiabilities(sum(year, CASH, SHORT_TERM_INVESTMENTS), year);
    }

    /** Current assets less current liabilities, in the statement's currency. */
    public static Measured workingCapital(Statement year) {
        return year.line(CURRENT_ASSETS).minus(year.line(CURRENT_LIABILITIES));
    }

    /** Operating cash flow over current liabilities. */
    public static Measured operatingCashFlowRatio(Statement year) {
        return Ratio.ofPositive(year, OPERATING_CASH_FLOW, CURRENT_LIABILITIES);
    }

    /** Operating cash flow over revenue. */
    public static Measured cashFlowToSales(Statement year) {
        return Ratio.ofPositive(year, OPERATING_CASH_FLOW, REVENUE);
    }

    /** Operating cash flow over receivables plus inventory less payables; negative where suppliers lend more. */
    public static Measured shortTermCoverage(Statement year) {
        Measured tiedUp = sum(year, RECEIVABLES, INVENTORY).minus(year.line(PAYABLES));
        return year.line(OPERATING_CASH_FLOW).over(tiedUp, "receivables plus inventory less payables");
    }

    private static Measured overLiabilities(Measured assets, Statement year) {
        return assets.overPositive(year.line(CURRENT_LIABILITIES), CURRENT_LIABILITIES.label());
    }
}

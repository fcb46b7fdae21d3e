package footnote.quant.ratios;

import static footnote.quant.ratios.Ratio.sum;
import static footnote.quant.ratios.StatementLine.CASH;
import static footnote.quant.ratios.StatementLine.CURRENT_ASSETS;
import static footnote.quant.ratios.StatementLine.CURRENT_LIABILITIES;
import static footnote.quant.ratios.StatementLine.RECEIVABLES;
import static footnote.quant.ratios.StatementLine.SHORT_TERM_INVESTMENTS;

import footnote.quant.MaybeNumber;

/** Whether what falls due within a year can be paid. */
public final class Liquidity {
    private Liquidity() {}

    /** Current assets over current liabilities. */
    public static MaybeNumber currentRatio(Statement year) {
        return Ratio.ofPositive(year, CURRENT_ASSETS, CURRENT_LIABILITIES);
    }

    /** Cash, short-term investments and accounts receivable over current liabilities. */
    public static MaybeNumber quickRatio(Statement year) {
        return overLiabilities(sum(year, CASH, SHORT_TERM_INVESTMENTS, RECEIVABLES), year);
    }

    /** Cash and short-term investments over current liabilities. */
    public static MaybeNumber cashRatio(Statement year) {
        return overLiabilities(sum(year, CASH, SHORT_TERM_INVESTMENTS), year);
    }

    /** Current assets less current liabilities, in the statement's currency. */
    public static MaybeNumber workingCapital(Statement year) {
        return year.line(CURRENT_ASSETS).minus(year.line(CURRENT_LIABILITIES));
    }

    private static MaybeNumber overLiabilities(MaybeNumber assets, Statement year) {
        return assets.overPositive(year.line(CURRENT_LIABILITIES), CURRENT_LIABILITIES.label());
    }
}

package footnote.quant.ratios;

import static footnote.quant.ratios.Ratio.average;
import static footnote.quant.ratios.StatementLine.COST_OF_SALES;
import static footnote.quant.ratios.StatementLine.INVENTORY;
import static footnote.quant.ratios.StatementLine.PAYABLES;
import static footnote.quant.ratios.StatementLine.PROPERTY;
import static footnote.quant.ratios.StatementLine.RECEIVABLES;
import static footnote.quant.ratios.StatementLine.REVENUE;
import static footnote.quant.ratios.StatementLine.TOTAL_ASSETS;

import footnote.quant.MaybeNumber;

/** How often a year's business turns over what it holds; balances are means of opening and closing. */
public final class Efficiency {
    private static final double DAYS = 365;

    private Efficiency() {}

    /** Revenue over average total assets. */
    public static MaybeNumber assetTurnover(Statement year, Statement before) {
        return turnover(REVENUE, TOTAL_ASSETS, year, before);
    }

    /** Revenue over average property, plant and equipment. */
    public static MaybeNumber propertyTurnover(Statement year, Statement before) {
        return turnover(REVENUE, PROPERTY, year, before);
    }

    /** Cost of sales over average inventory. */
    public static MaybeNumber inventoryTurnover(Statement year, Statement before) {
        return turnover(COST_OF_SALES, INVENTORY, year, before);
    }

    /** Revenue over average accounts receivable. */
    public static MaybeNumber receivablesTurnover(Statement year, Statement before) {
        return turnover(REVENUE, RECEIVABLES, year, before);
    }

    /** Cost of sales over average accounts payable. */
    public static MaybeNumber payablesTurnover(Statement year, Statement before) {
        return turnover(COST_OF_SALES, PAYABLES, year, before);
    }

    /** Days that goods lie in inventory: average inventory over cost of sales x 365. */
    public static MaybeNumber daysOfInventory(Statement year, Statement before) {
        return days(INVENTORY, COST_OF_SALES, year, before);
    }

    /** Days until customers pay: average receivables over revenue x 365. */
    public static MaybeNumber daysOfSales(Statement year, Statement before) {
        return days(RECEIVABLES, REVENUE, year, before);
    }

    /** Days until suppliers are paid: average payables over cost of sales x 365. */
    public static MaybeNumber daysOfPayables(Statement year, Statement before) {
        return days(PAYABLES, COST_OF_SALES, year, before);
    }

    /** Days from paying for goods to being paid for them; negative where customers pay first. */
    public static MaybeNumber cashConversionCycle(Statement year, Statement before) {
        return daysOfInventory(year, before).plus(daysOfSales(year, before)).minus(daysOfPayables(year, before));
    }

    private static MaybeNumber turnover(StatementLine flow, StatementLine balance, Statement year, Statement before) {
        return year.line(flow).overPositive(average(year, before, balance), "average " + balance.label());
    }

    private static MaybeNumber days(StatementLine balance, StatementLine flow, Statement year, Statement before) {
        return average(year, before, balance)
                .overPositive(year.line(flow), flow.label())
                .times(DAYS);
    }
}

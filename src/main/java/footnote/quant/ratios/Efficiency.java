package footnote.quant.ratios;

import static footnote.quant.ratios.Line.COST_OF_SALES;
import static footnote.quant.ratios.Line.INVENTORY;
import static footnote.quant.ratios.Line.PAYABLES;
import static footnote.quant.ratios.Line.PROPERTY;
import static footnote.quant.ratios.Line.RECEIVABLES;
import static footnote.quant.ratios.Line.REVENUE;
import static footnote.quant.ratios.Line.TOTAL_ASSETS;
import static footnote.quant.ratios.Ratio.average;

import footnote.quant.Measured;

/** How often a year's business turns over what it holds; balances are means of opening and closing. */
public final class Efficiency {
    private static final double DAYS = 365;

    private Efficiency() {}

    /** Revenue over average total assets. */
    public static Measured assetTurnover(Statement year, Statement before) {
        return turnover(REVENUE, TOTAL_ASSETS, year, before);
    }

    /** Revenue over average property, plant and equipment. */
    public static Measured propertyTurnover(Statement year, Statement before) {
        return turnover(REVENUE, PROPERTY, year, before);
    }

    /** Cost of sales over average inventory. */
    public static Measured inventoryTurnover(Statement year, Statement before) {
        return turnover(COST_OF_SALES, INVENTORY, year, before);
    }

    /** Revenue over average accounts receivable. */
    public static Measured receivablesTurnover(Statement year, Statement before) {
        return turnover(REVENUE, RECEIVABLES, year, before);
    }

    /** Cost of sales over average accounts payable. */
    public static Measured payablesTurnover(Statement year, Statement before) {
        return turnover(COST_OF_SALES, PAYABLES, year, before);
    }

    /** Days that goods lie in inventory: average inventory over cost of sales x 365. */
    public static Measured daysOfInventory(Statement year, Statement before) {
        return days(INVENTORY, COST_OF_SALES, year, before);
    }

    /** Days until customers pay: average receivables over revenue x 365. */
    public static Measured daysOfSales(Statement year, Statement before) {
        return days(RECEIVABLES, REVENUE, year, before);
    }

    /** Days until suppliers are paid: average payables over cost of sales x 365. */
    public static Measured daysOfPayables(Statement year, Statement before) {
        return days(PAYABLES, COST_OF_SALES, year, before);
    }

    /** Days from paying for goods to being paid for them; negative where customers pay first. */
    public static Measured cashConversionCycle(Statement year, Statement before) {
        return daysOfInventory(year, before).plus(daysOfSales(year, before)).minus(daysOfPayables(year, before));
    }

    private static Measured turnover(Line flow, Line balance, Statement year, Statement before) {
        return year.line(flow).overPositive(average(year, before, balance), "average " + balance.label());
    }

    private static Measured days(Line balance, Line flow, Statement year, Statement before) {
        return average(year, before, balance)
                .overPositive(year.line(flow), flow.label())
                .times(DAYS);
    }
}

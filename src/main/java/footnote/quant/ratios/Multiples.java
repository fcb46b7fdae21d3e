package footnote.quant.ratios;

import static footnote.quant.ratios.StatementLine.DIVIDENDS_PAID;
import static footnote.quant.ratios.StatementLine.EQUITY;
import static footnote.quant.ratios.StatementLine.MINORITY_INTEREST;
import static footnote.quant.ratios.StatementLine.NET_INCOME;
import static footnote.quant.ratios.StatementLine.PREFERRED_STOCK;
import static footnote.quant.ratios.StatementLine.REVENUE;

import footnote.quant.MaybeNumber;

/** What the market pays for a unit of what a company earns or owns; undefined where it earns or owns none. */
public final class Multiples {
    private Multiples() {}

    /** Market value plus net debt, minority interest and preferred stock; the last two are none where unreported. */
    public static MaybeNumber enterpriseValue(MaybeNumber marketValue, Statement year) {
        return marketValue
                .plus(Leverage.netDebt(year))
                .plus(year.line(MINORITY_INTEREST).or(MaybeNumber.of(0)))
                .plus(year.line(PREFERRED_STOCK).or(MaybeNumber.of(0)));
    }

    /** Market value over common shareholders' net income from continuing operations. */
    public static MaybeNumber priceToEarnings(MaybeNumber marketValue, Statement year) {
        return marketValue.overPositive(year.commonEarnings(), NET_INCOME.label());
    }

    /** Market value over shareholders' equity without preferred stock. */
    public static MaybeNumber priceToBook(MaybeNumber marketValue, Statement year) {
        return marketValue.overPositive(year.commonEquity(), EQUITY.label());
    }

    /** Market value over revenue. */
    public static MaybeNumber priceToSales(MaybeNumber marketValue, Statement year) {
        return marketValue.overPositive(year.line(REVENUE), REVENUE.label());
    }

    /** Dividends paid over market value. */
    public static MaybeNumber dividendYield(MaybeNumber marketValue, Statement year) {
        return year.line(DIVIDENDS_PAID).overPositive(marketValue, "market value");
    }

    /** Enterprise value over revenue. */
    public static MaybeNumber evToSales(MaybeNumber marketValue, Statement year) {
        return enterpriseValue(marketValue, year).overPositive(year.line(REVENUE), REVENUE.label());
    }

    /** Enterprise value over operating income before depreciation. */
    public static MaybeNumber evToEbitda(MaybeNumber marketValue, Statement year) {
        return enterpriseValue(marketValue, year).overPositive(Profitability.ebitda(year), "EBITDA");
    }
}

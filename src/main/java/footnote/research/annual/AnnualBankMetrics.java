package footnote.research.annual;

import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.quant.ratios.StatementLine;
import footnote.research.ReportedStatement;
import java.util.List;

/** The ratios of a bank's or insurer's year. */
final class AnnualBankMetrics {
    private AnnualBankMetrics() {}

    /** What revenue less operating costs and pretax income leaves: credit losses, where they are not reported apart. */
    static void provisions(AnnualFacts book, Period period) {
        var revenue = book.on(Metric.REVENUE, period);
        var costs = book.on(Metric.OPERATING_EXPENSES, period);
        var income = book.on(Metric.PRETAX_INCOME, period);
        if (revenue.isPresent() && costs.isPresent() && income.isPresent()) {
            book.derived(
                    "implied_provisions",
                    period,
                    revenue.get().fact().unit(),
                    MaybeNumber.of(revenue.get().number()
                            - costs.get().number()
                            - income.get().number()),
                    "revenue less operating expenses and income before tax",
                    List.of(revenue.get(), costs.get(), income.get()));
        }
    }

    /** What banks and insurers are measured by, as far as their statements tell. */
    static void measure(AnnualFacts book, Period period, ReportedStatement year, ReportedStatement before) {
        book.share(
                "cost_to_income", period, Metric.OPERATING_EXPENSES, Metric.REVENUE, "operating expenses over revenue");
        book.percent(
                "equity_to_assets",
                period,
                year.line(StatementLine.EQUITY).overPositive(year.line(StatementLine.TOTAL_ASSETS), "total assets"),
                "equity over total assets",
                year);
        year.read();
        var earned = book.on(Metric.INTEREST_INCOME, period);
        var paid = book.on(Metric.INTEREST_EXPENSE, period);
        var assets = book.on(Metric.ASSETS, period);
        if (earned.isPresent() && paid.isPresent() && assets.isPresent()) {
            book.derived(
                    "net_interest_margin",
                    period,
                    Unit.PERCENT,
                    MaybeNumber.of(earned.get().number() - paid.get().number())
                            .overPositive(MaybeNumber.of(assets.get().number()), "total assets")
                            .times(100),
                    "interest income less interest expense, over closing assets",
                    List.of(earned.get(), paid.get(), assets.get()));
        } else {
            book.missing("Net interest margin", "interest income is not reported apart");
        }
        book.percent(
                "asset_growth",
                period,
                Growth.of(StatementLine.TOTAL_ASSETS, year, before),
                "total assets against the year before",
                year,
                before);
    }
}

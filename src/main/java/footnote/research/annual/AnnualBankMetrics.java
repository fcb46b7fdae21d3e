package footnote.research.annual;

import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Banking;
import footnote.quant.ratios.Growth;
import footnote.quant.ratios.StatementLine;
import footnote.quant.ratios.Underwriting;
import footnote.research.ReportedStatement;
import java.util.List;

/** The ratios of a bank's or insurer's year. */
final class AnnualBankMetrics {
    private AnnualBankMetrics() {}

    /** Credit quality and funding of a bank. */
    static void bank(AnnualFacts book, Period period, ReportedStatement year) {
        book.percentIfReported(
                "credit_cost", period, Banking.creditCost(year), "provision for credit losses over loans", year);
        book.percentIfReported(
                "nonaccrual_ratio", period, Banking.nonaccrualRatio(year), "nonaccrual loans over loans", year);
        book.percentIfReported("loans_to_deposits", period, Banking.loansToDeposits(year), "loans over deposits", year);
        if (book.on(Metric.PROVISION_FOR_CREDIT_LOSSES, period).isEmpty()) {
            implied(book, period);
        }
    }

    /** Underwriting of an insurer: claims and costs over premiums. */
    static void insurer(AnnualFacts book, Period period, ReportedStatement year) {
        book.percentIfReported("loss_ratio", period, Underwriting.lossRatio(year), "claims over premiums earned", year);
        book.percentIfReported(
                "expense_ratio",
                period,
                Underwriting.expenseRatio(year),
                "operating expenses over premiums earned",
                year);
        book.ratioIfReported(
                "reserves_to_equity",
                period,
                Underwriting.reservesToEquity(year),
                "insurance reserves over equity",
                year);
        book.percentIfReported(
                "combined_ratio",
                period,
                Underwriting.combinedRatio(year),
                "claims and operating expenses over premiums earned",
                year);
    }

    /** What revenue less operating costs and pretax income leaves: credit losses, where they are not reported apart. */
    private static void implied(AnnualFacts book, Period period) {
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
        book.percentIfReported(
                "cost_to_income", period, Banking.costToIncome(year), "operating expenses over revenue", year);
        book.percent(
                "equity_to_assets",
                period,
                year.line(StatementLine.EQUITY).overPositive(year.line(StatementLine.TOTAL_ASSETS), "total assets"),
                "equity over total assets",
                year);
        var margin = Banking.netInterestMargin(year);
        if (margin.known()) {
            book.percentIfReported(
                    "net_interest_margin",
                    period,
                    margin,
                    "interest income less interest expense, over closing assets",
                    year);
        } else {
            year.read();
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

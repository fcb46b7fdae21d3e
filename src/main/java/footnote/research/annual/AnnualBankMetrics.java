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

    /** Credit quality and funding of a bank. */
    static void bank(AnnualFacts book, Period period) {
        book.share(
                "credit_cost",
                period,
                Metric.PROVISION_FOR_CREDIT_LOSSES,
                Metric.LOANS,
                "provision for credit losses over loans");
        book.share("nonaccrual_ratio", period, Metric.NONACCRUAL_LOANS, Metric.LOANS, "nonaccrual loans over loans");
        book.share("loans_to_deposits", period, Metric.LOANS, Metric.DEPOSITS, "loans over deposits");
        if (book.on(Metric.PROVISION_FOR_CREDIT_LOSSES, period).isEmpty()) {
            implied(book, period);
        }
    }

    /** Underwriting of an insurer: claims and costs over premiums. */
    static void insurer(AnnualFacts book, Period period) {
        book.share("loss_ratio", period, Metric.CLAIMS_INCURRED, Metric.PREMIUMS_EARNED, "claims over premiums earned");
        book.share(
                "expense_ratio",
                period,
                Metric.OPERATING_EXPENSES,
                Metric.PREMIUMS_EARNED,
                "operating expenses over premiums earned");
        reserves(book, period);
        var claims = book.on(Metric.CLAIMS_INCURRED, period);
        var costs = book.on(Metric.OPERATING_EXPENSES, period);
        var premiums = book.on(Metric.PREMIUMS_EARNED, period);
        if (claims.isPresent() && costs.isPresent() && premiums.isPresent()) {
            book.derived(
                    "combined_ratio",
                    period,
                    Unit.PERCENT,
                    MaybeNumber.of(claims.get().number() + costs.get().number())
                            .overPositive(MaybeNumber.of(premiums.get().number()), "premiums earned")
                            .times(100),
                    "claims and operating expenses over premiums earned",
                    List.of(claims.get(), costs.get(), premiums.get()));
        }
    }

    /** How far a shortfall of reserves would reach into equity. */
    private static void reserves(AnnualFacts book, Period period) {
        var reserves = book.on(Metric.INSURANCE_RESERVES, period);
        var equity = book.on(Metric.EQUITY, period);
        if (reserves.isPresent() && equity.isPresent()) {
            book.derived(
                    "reserves_to_equity",
                    period,
                    Unit.RATIO,
                    MaybeNumber.of(reserves.get().number())
                            .overPositive(MaybeNumber.of(equity.get().number()), "equity"),
                    "insurance reserves over equity",
                    List.of(reserves.get(), equity.get()));
        }
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

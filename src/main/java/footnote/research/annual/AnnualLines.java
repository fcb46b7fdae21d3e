package footnote.research.annual;

import footnote.domain.Metric;
import footnote.research.CompanyKind;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Which reported lines a company's fiscal years are shown and computed with. */
final class AnnualLines {
    /** What is kept as reported, for charts, tables and as inputs. */
    private static final List<Metric> REPORTED = List.of(
            Metric.REVENUE,
            Metric.COST_OF_REVENUE,
            Metric.GROSS_PROFIT,
            Metric.RESEARCH_AND_DEVELOPMENT,
            Metric.SELLING_GENERAL_ADMINISTRATIVE,
            Metric.OPERATING_EXPENSES,
            Metric.IMPAIRMENT_CHARGES,
            Metric.EXCEPTIONAL_CHARGES,
            Metric.OPERATING_INCOME,
            Metric.INTEREST_EXPENSE,
            Metric.INTEREST_INCOME,
            Metric.DEPRECIATION_AMORTIZATION,
            Metric.PRETAX_INCOME,
            Metric.INCOME_TAX,
            Metric.NET_INCOME,
            Metric.DISCONTINUED_INCOME,
            Metric.EPS_DILUTED,
            Metric.EPS_CONTINUING,
            Metric.DIVIDEND_PER_SHARE,
            Metric.SHARES_DILUTED,
            Metric.CASH,
            Metric.SHORT_TERM_INVESTMENTS,
            Metric.TOTAL_DEBT,
            Metric.DEBT_DUE_1,
            Metric.DEBT_DUE_2,
            Metric.DEBT_DUE_3,
            Metric.DEBT_DUE_4,
            Metric.DEBT_DUE_5,
            Metric.DEBT_DUE_LATER,
            Metric.GOODWILL,
            Metric.ASSETS,
            Metric.EQUITY,
            Metric.OPERATING_CASH_FLOW,
            Metric.CAPITAL_EXPENDITURE,
            Metric.DIVIDENDS_PAID,
            Metric.BUYBACKS,
            Metric.ACQUISITIONS,
            Metric.DEBT_ISSUED,
            Metric.DEBT_REPAID,
            Metric.STOCK_COMPENSATION,
            Metric.ASSOCIATE_INCOME,
            Metric.ASSOCIATE_INCOME_KEPT,
            Metric.ASSOCIATE_DIVIDENDS,
            Metric.EMPLOYEES,
            Metric.INSIDER_HOLDING,
            Metric.INSTITUTIONAL_HOLDING,
            Metric.PROMOTER_HOLDING,
            Metric.PROMOTER_PLEDGE,
            Metric.STATE_HOLDING);

    /** What banks and insurers report beside. */
    private static final List<Metric> FINANCIAL = List.of(
            Metric.NET_INTEREST_INCOME,
            Metric.FEE_INCOME,
            Metric.PROVISION_FOR_CREDIT_LOSSES,
            Metric.PREMIUMS_EARNED,
            Metric.INVESTMENT_INCOME,
            Metric.CLAIMS_INCURRED,
            Metric.LOANS,
            Metric.NONACCRUAL_LOANS,
            Metric.DEPOSITS,
            Metric.INSURANCE_RESERVES,
            Metric.CET1_RATIO,
            Metric.SOLVENCY_RATIO);

    /** Flows and debt that are the business of a bank or insurer itself and say nothing of its finances. */
    private static final Set<Metric> MEANINGLESS_FOR_FINANCIALS = Set.of(
            Metric.OPERATING_INCOME,
            Metric.OPERATING_CASH_FLOW,
            Metric.CAPITAL_EXPENDITURE,
            Metric.DEPRECIATION_AMORTIZATION,
            Metric.TOTAL_DEBT,
            Metric.DEBT_DUE_1,
            Metric.DEBT_ISSUED,
            Metric.DEBT_REPAID);

    private AnnualLines() {}

    static List<Metric> of(CompanyKind kind) {
        return kind.financial()
                ? Stream.concat(REPORTED.stream(), FINANCIAL.stream())
                        .filter(metric -> !MEANINGLESS_FOR_FINANCIALS.contains(metric))
                        .toList()
                : REPORTED;
    }
}

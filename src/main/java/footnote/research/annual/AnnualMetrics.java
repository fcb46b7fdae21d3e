package footnote.research.annual;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.evidence.Ledger;
import footnote.quant.ratios.Altman;
import footnote.quant.ratios.CashFlow;
import footnote.quant.ratios.Efficiency;
import footnote.quant.ratios.Growth;
import footnote.quant.ratios.Leverage;
import footnote.quant.ratios.Liquidity;
import footnote.quant.ratios.Piotroski;
import footnote.quant.ratios.Profitability;
import footnote.quant.ratios.StatementLine;
import footnote.research.CashQuality;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import footnote.research.ReportedStatement;
import footnote.research.SharePrices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A company's books year by year: reported lines, and the ratios that each year's lines give. */
public final class AnnualMetrics {
    private final Ledger ledger;
    private final CompanyKind trade;
    private final Denomination currency;
    private final AnnualFacts book;

    private AnnualMetrics(Ledger ledger, CompanyKind trade, Denomination currency) {
        this.ledger = ledger;
        this.trade = trade;
        this.currency = currency;
        this.book = new AnnualFacts(ledger, currency);
    }

    /** At most so many years, the newest; a year's growth and returns also look at the year before. */
    public static MetricSet of(Ledger ledger, Optional<SharePrices> prices, CompanyKind trade, int most) {
        var years = ledger.years(Metric.NET_INCOME);
        var currency = years.getLast().fact().unit().currency().orElseThrow();
        var annual = new AnnualMetrics(ledger, trade, currency);
        int from = Math.max(0, years.size() - most);
        AnnualLines.of(trade).forEach(metric -> annual.keep(metric, most));
        for (int i = from; i < years.size(); i++) {
            annual.year(years, i);
            AnnualMultiples.of(years.get(i), prices, trade, annual.book);
        }
        if (!trade.financial()) {
            CashQuality.measure(ledger, annual.book.deriver());
        }
        ledger.gaps().forEach(gap -> annual.book.missing(gap.what(), gap.why()));
        return annual.book.measures();
    }

    private void keep(Metric metric, int most) {
        var years = ledger.years(metric);
        var kept = new ArrayList<>(years.subList(Math.max(0, years.size() - most), years.size()));
        ledger.latest(metric).filter(entry -> entry.fact().period().isInstant()).ifPresent(kept::add);
        book.keep(ReportedStatement.withInputs(kept, ledger));
    }

    private void year(List<LedgerEntry> years, int at) {
        var period = years.get(at).fact().period();
        var year = statement(period, 0);
        var before = statement(period, 1);
        growth(period, year, before);
        margins(period, year);
        returns(period, year, before);
        cash(period, year);
        if (trade.financial()) {
            AnnualBankMetrics.measure(book, period, year, before);
            if (trade == CompanyKind.BANK) {
                AnnualBankMetrics.bank(book, period, year);
            } else {
                AnnualBankMetrics.insurer(book, period, year);
            }
        } else {
            if (trade == CompanyKind.REIT) {
                AnnualReitMetrics.measure(book, period);
            }
            balance(period, year, before);
            scores(period, year, before, statement(period, 2));
        }
    }

    /** The year, or the one that ended so many years before it; where that is missing, no other stands in. */
    private ReportedStatement statement(Period year, int yearsBefore) {
        return ReportedStatement.year(ledger, currency, year.end().minusYears(yearsBefore));
    }

    private void growth(Period period, ReportedStatement year, ReportedStatement before) {
        book.percent(
                "revenue_growth",
                period,
                Growth.of(StatementLine.REVENUE, year, before),
                "revenue against the year before",
                year,
                before);
        book.percent(
                "net_income_growth",
                period,
                Growth.of(before.earnings(), year.earnings()),
                "net income against the year before",
                year,
                before);
        book.percent(
                "share_count_growth",
                period,
                Growth.of(StatementLine.SHARES, year, before),
                "diluted shares against the year before",
                year,
                before);
    }

    private void margins(Period period, ReportedStatement year) {
        book.percent("net_margin", period, Profitability.netMargin(year), "net income over revenue", year);
        if (!trade.financial()) {
            book.percent(
                    "operating_margin",
                    period,
                    Profitability.operatingMargin(year),
                    "operating income over revenue",
                    year);
            book.marginBeforeCharges(period);
            book.percent("gross_margin", period, Profitability.grossMargin(year), "gross profit over revenue", year);
            book.amount("ebitda", period, Profitability.ebitda(year), "operating income plus depreciation", year);
            book.percent(
                    "ebitda_margin",
                    period,
                    Profitability.ebitdaMargin(year),
                    "operating income plus depreciation, over revenue",
                    year);
        }
        book.percent(
                "effective_tax_rate",
                period,
                Profitability.effectiveTaxRate(year),
                "income tax over income before tax",
                year);
        book.share(
                "research_intensity",
                period,
                Metric.RESEARCH_AND_DEVELOPMENT,
                Metric.REVENUE,
                "research and development over revenue");
        book.share(
                "overhead_share",
                period,
                Metric.SELLING_GENERAL_ADMINISTRATIVE,
                Metric.REVENUE,
                "selling, general and administrative expense over revenue");
        book.each("revenue_per_employee", period, Metric.REVENUE, Metric.EMPLOYEES, "revenue over employees");
    }

    private void returns(Period period, ReportedStatement year, ReportedStatement before) {
        book.percent(
                "return_on_equity",
                period,
                Profitability.returnOnEquity(year, before),
                "net income over the mean of opening and closing equity",
                year,
                before);
        book.percent(
                "return_on_assets",
                period,
                Profitability.returnOnAssets(year, before),
                "net income over the mean of opening and closing assets",
                year,
                before);
        if (!trade.financial()) {
            book.percent(
                    "return_on_invested_capital",
                    period,
                    Profitability.returnOnInvestedCapital(year, before),
                    "operating income after tax over the mean of opening and closing debt and equity less cash",
                    year,
                    before);
        }
    }

    private void cash(Period period, ReportedStatement year) {
        if (!trade.financial()) {
            book.amount(
                    "free_cash_flow",
                    period,
                    CashFlow.free(year),
                    "operating cash flow less capital expenditure",
                    year);
            book.percent("free_cash_flow_margin", period, CashFlow.margin(year), "free cash flow over revenue", year);
            book.ratio(
                    "cash_conversion",
                    period,
                    CashFlow.incomeQuality(year),
                    "operating cash flow over net income",
                    year);
            book.share(
                    "capital_intensity",
                    period,
                    Metric.CAPITAL_EXPENDITURE,
                    Metric.REVENUE,
                    "capital expenditure over revenue");
        }
        book.percent("payout_ratio", period, CashFlow.payout(year), "dividends paid over net income", year);
    }

    private void balance(Period period, ReportedStatement year, ReportedStatement before) {
        book.ratio(
                "current_ratio", period, Liquidity.currentRatio(year), "current assets over current liabilities", year);
        book.ratio(
                "quick_ratio",
                period,
                Liquidity.quickRatio(year),
                "cash, investments and receivables over current" + " liabilities",
                year);
        book.ratio("debt_to_equity", period, Leverage.debtToEquity(year), "total debt over equity", year);
        book.amount(
                "net_debt", period, Leverage.netDebt(year), "total debt less cash and short-term investments", year);
        book.ratio(
                "net_debt_to_ebitda",
                period,
                Leverage.netDebtToEbitda(year),
                "debt less cash over operating income before depreciation",
                year);
        book.ratio(
                "interest_cover",
                period,
                Leverage.interestCoverage(year),
                "earnings before interest and tax over interest",
                year);
        book.ratio(
                "asset_turnover",
                period,
                Efficiency.assetTurnover(year, before),
                "revenue over the mean of opening and closing assets",
                year,
                before);
        book.days(
                "receivable_days",
                period,
                Efficiency.daysOfSales(year, before),
                "mean receivables over revenue, in days",
                year,
                before);
        book.days(
                "inventory_days",
                period,
                Efficiency.daysOfInventory(year, before),
                "mean inventory over cost of sales, in days",
                year,
                before);
        book.percent(
                "equity_to_assets",
                period,
                year.line(StatementLine.EQUITY).overPositive(year.line(StatementLine.TOTAL_ASSETS), "total assets"),
                "equity over total assets",
                year);
    }

    private void scores(Period period, ReportedStatement year, ReportedStatement before, ReportedStatement twoBefore) {
        book.count(
                "piotroski_f_score",
                period,
                Piotroski.of(year, before, twoBefore).score(),
                "how many of Piotroski's nine signs of strength the year shows",
                year,
                before,
                twoBefore);
        if (trade != CompanyKind.BIOTECH) {
            book.ratio(
                    "altman_z_score",
                    period,
                    Altman.zForNonManufacturers(year).score(),
                    "Altman Z''-score for non-manufacturers",
                    year);
        }
    }
}

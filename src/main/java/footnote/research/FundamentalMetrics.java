package footnote.research;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Altman;
import footnote.quant.ratios.Beneish;
import footnote.quant.ratios.CashFlow;
import footnote.quant.ratios.Growth;
import footnote.quant.ratios.Piotroski;
import footnote.quant.ratios.Profitability;
import footnote.quant.ratios.StatementLine;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Ratios and scores of one company's statements and price, each naming the lines it was computed from. */
public final class FundamentalMetrics {
    /** Exceptional charges and impairments of the last twelve months. */
    public static final String CHARGES = "charges_12_months";

    private static final double MATERIAL = 0.1;

    private final RecentStatements books;

    private FundamentalMetrics(RecentStatements books) {
        this.books = books;
    }

    /** Everything that can be told; nothing without a single fiscal year. */
    public static MetricSet of(Ledger ledger, Optional<SharePrices> prices, CompanyKind trade) {
        if (ledger.years(Metric.NET_INCOME).isEmpty()) {
            return new MetricSet(
                    ledger.subject(),
                    List.of(),
                    List.of(new MissingInput("Statements", "no fiscal year's net income is reported")));
        }
        var books = new RecentStatements(ledger, trade);
        MarketMultiples.measure(books, prices);
        var measures = new FundamentalMetrics(books);
        measures.growth();
        measures.profitability();
        measures.charges();
        new BalanceMetrics(books).measure();
        measures.scores();
        measures.cash();
        measures.owners();
        return books.deriver.measures();
    }

    private void growth() {
        books.percent(
                "revenue_growth",
                Growth.of(StatementLine.REVENUE, books.year, books.before),
                "revenue against the year before",
                books.year,
                books.before);
        books.percent(
                "net_income_growth",
                Growth.of(books.before.earnings(), books.year.earnings()),
                "net income against the year before",
                books.year,
                books.before);
        var quarters = books.ledger.quarters(Metric.REVENUE);
        if (quarters.size() >= 5) {
            var last = quarters.getLast();
            var yearAgo = quarters.get(quarters.size() - 5);
            books.deriver.keep(ReportedStatement.withInputs(List.of(last, yearAgo), books.ledger));
            books.deriver.derive(
                    "revenue_growth_quarter",
                    last.fact().period(),
                    Unit.PERCENT,
                    Growth.of(MaybeNumber.of(yearAgo.number()), MaybeNumber.of(last.number()))
                            .times(100),
                    "revenue of the quarter to " + RecentStatements.end(last) + " against that to "
                            + RecentStatements.end(yearAgo),
                    List.of(last, yearAgo));
        }
    }

    /** Whether charges are so large a part of operating income before them that it does not compare. */
    public static boolean material(double charges, double operatingIncome) {
        return charges > MATERIAL * Math.abs(operatingIncome + charges);
    }

    /** Exceptional charges and impairments of the last twelve months, where there were some. */
    private void charges() {
        var found = Stream.of(Metric.EXCEPTIONAL_CHARGES, Metric.IMPAIRMENT_CHARGES)
                .flatMap(metric -> books.ledger.lastTwelveMonths(metric).stream())
                .filter(entry ->
                        entry.number() > 0 && RecentStatements.end(entry).equals(books.end))
                .toList();
        if (!found.isEmpty()) {
            books.derive(
                    CHARGES,
                    books.ledger.twelveMonthsTo(books.end),
                    Unit.of(books.currency),
                    MaybeNumber.of(
                            found.stream().mapToDouble(LedgerEntry::number).sum()),
                    "exceptional charges and impairments of the last twelve months",
                    found);
        }
    }

    private void profitability() {
        books.ordinary(this::operating);
        books.percent("net_margin", Profitability.netMargin(books.trailing), "net income over revenue", books.trailing);
        books.percent(
                "return_on_equity",
                Profitability.returnOnEquity(books.year, books.before),
                "net income over the mean of opening and closing equity",
                books.year,
                books.before);
        books.percent(
                "return_on_assets",
                Profitability.returnOnAssets(books.year, books.before),
                "net income over the mean of opening and closing assets",
                books.year,
                books.before);
    }

    private void operating() {
        books.percent(
                "operating_margin",
                Profitability.operatingMargin(books.year),
                "operating income over revenue",
                books.year);
        if (charged(books.yearEnd()) || charged(books.yearEnd().minusYears(1))) {
            return; // a margin before or after large charges is no change of the business
        }
        books.derive(
                "operating_margin_change",
                Unit.PERCENT,
                Profitability.operatingMargin(books.year)
                        .minus(Profitability.operatingMargin(books.before))
                        .times(100),
                "operating margin less that of the year before, in points",
                List.of(),
                books.year,
                books.before);
    }

    /** Whether charges of a fiscal year are so large that its margin does not compare. */
    private boolean charged(LocalDate yearEnd) {
        double charges = of(yearEnd, Metric.EXCEPTIONAL_CHARGES) + of(yearEnd, Metric.IMPAIRMENT_CHARGES);
        return charges > 0 && material(charges, of(yearEnd, Metric.OPERATING_INCOME));
    }

    /** Nothing where it is not reported. */
    private double of(LocalDate yearEnd, Metric metric) {
        return books.ledger.years(metric).stream()
                .filter(each -> RecentStatements.end(each).equals(yearEnd))
                .mapToDouble(LedgerEntry::number)
                .findFirst()
                .orElse(0);
    }

    private void scores() {
        books.ordinary(() -> books.derive(
                "piotroski_f_score",
                Unit.COUNT,
                Piotroski.of(books.year, books.before, books.twoBefore).score(),
                "how many of Piotroski's nine signs of strength the year shows",
                List.of(),
                books.year,
                books.before,
                books.twoBefore));
        if (books.kind() == CompanyKind.BIOTECH) {
            books.deriver.missing("Altman z score", "a clinical-stage company has no earnings to score");
        } else {
            books.ordinary(this::altman);
        }
        books.ordinary(() -> books.ratio(
                "beneish_m_score",
                Beneish.of(books.year, books.before).score(),
                "Beneish M-score of eight indices",
                books.year,
                books.before));
    }

    /** Z'' weighs no turnover and no price, so it suits any trade and any market. */
    private void altman() {
        books.ratio(
                "altman_z_score",
                Altman.zForNonManufacturers(books.trailing).score(),
                "Altman Z''-score for non-manufacturers",
                books.trailing);
    }

    private void cash() {
        books.derive(
                "net_income_last_year",
                Unit.of(books.currency),
                books.year.line(StatementLine.NET_INCOME),
                "net income of " + books.year.period(),
                List.of(),
                books.year);
        books.derive(
                "net_income_12_months",
                Unit.of(books.currency),
                books.trailing.line(StatementLine.NET_INCOME),
                "net income of " + books.trailing.period(),
                List.of(),
                books.trailing);
        books.ordinary(() -> books.derive(
                "free_cash_flow",
                Unit.of(books.currency),
                CashFlow.free(books.trailing),
                "operating cash flow less capital expenditure",
                List.of(),
                books.trailing));
        books.ordinary(() -> books.percent(
                "free_cash_flow_margin",
                CashFlow.margin(books.trailing),
                "free cash flow over revenue",
                books.trailing));
        books.ordinary(() -> books.ratio(
                "cash_conversion",
                CashFlow.incomeQuality(books.trailing),
                "operating cash flow over net income",
                books.trailing));
        if (books.ordinary()) {
            Stream.of(Metric.ASSOCIATE_INCOME, Metric.ASSOCIATE_INCOME_KEPT, Metric.ASSOCIATE_DIVIDENDS)
                    .flatMap(line -> books.ledger.lastTwelveMonths(line).stream())
                    .forEach(entry -> books.deriver.keep(ReportedStatement.withInputs(List.of(entry), books.ledger)));
            CashQuality.measure(books.ledger, books.deriver);
        }
    }

    private void owners() {
        books.percent(
                "share_count_growth",
                Growth.of(StatementLine.SHARES, books.year, books.before),
                "diluted shares against the year before",
                books.year,
                books.before);
        books.ledger.latest(Metric.PROMOTER_PLEDGE).ifPresent(books.deriver::keep);
        new ResultsCalendar(books.ledger)
                .next()
                .ifPresent(next -> books.deriver.derive(
                        "days_to_results",
                        Period.instant(books.ledger.asOf()),
                        Unit.DAYS,
                        MaybeNumber.of((double) next.days()),
                        "days until results, going by when earlier ones became known",
                        next.seen()));
    }
}

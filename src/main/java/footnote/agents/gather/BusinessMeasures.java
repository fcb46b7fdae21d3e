package footnote.agents.gather;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Unit;
import footnote.domain.opinion.Absence;
import footnote.evidence.Ledger;
import footnote.quant.Measured;
import footnote.quant.ratios.Altman;
import footnote.quant.ratios.Beneish;
import footnote.quant.ratios.CashFlow;
import footnote.quant.ratios.Growth;
import footnote.quant.ratios.Leverage;
import footnote.quant.ratios.Line;
import footnote.quant.ratios.Liquidity;
import footnote.quant.ratios.Multiples;
import footnote.quant.ratios.Piotroski;
import footnote.quant.ratios.Profitability;
import footnote.quant.statistics.Sample;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ratios and scores of one company's statements and price, each naming the lines it was computed from. */
public final class BusinessMeasures {
    private static final String MEANINGLESS = "it says little of a bank or insurer, whose debt is its business";

    private final Ledger ledger;
    private final Optional<PriceHistory> prices;
    private final Trade trade;
    private final Reckoner reckoner;
    private final Denomination currency;
    private final FiledStatement trailing;
    private final FiledStatement year;
    private final FiledStatement before;
    private final FiledStatement twoBefore;
    private final LocalDate end;
    private final LocalDate yearEnd;

    private BusinessMeasures(Ledger ledger, Optional<PriceHistory> prices, Trade trade, List<LedgerEntry> years) {
        this.ledger = ledger;
        this.prices = prices;
        this.trade = trade;
        this.reckoner = new Reckoner(
                ledger.subject(),
                ledger.asOf(),
                Origin.document(
                        "footnote",
                        "derived",
                        ledger.asOf().atStartOfDay(ZoneOffset.UTC).toInstant()));
        this.currency = years.getLast().fact().unit().currency().orElseThrow();
        this.yearEnd = end(years.getLast());
        this.end = ledger.lastTwelveMonths(Metric.NET_INCOME)
                .map(BusinessMeasures::end)
                .orElse(yearEnd);
        this.trailing = FiledStatement.trailing(ledger, currency, end);
        this.year = FiledStatement.year(ledger, currency, yearEnd);
        this.before = FiledStatement.year(ledger, currency, endOf(years, 1));
        this.twoBefore = FiledStatement.year(ledger, currency, endOf(years, 2));
    }

    /** Everything that can be told; nothing without a single fiscal year. */
    public static Measures of(Ledger ledger, Optional<PriceHistory> prices, Trade trade) {
        var years = ledger.years(Metric.NET_INCOME);
        if (years.isEmpty()) {
            return new Measures(
                    ledger.subject(),
                    List.of(),
                    List.of(new Absence("Statements", "no fiscal year's net income is reported")));
        }
        var measures = new BusinessMeasures(ledger, prices, trade, years);
        measures.valuation();
        measures.growth();
        measures.profitability();
        measures.balance();
        measures.scores();
        measures.cash();
        measures.owners();
        return measures.reckoner.measures();
    }

    private static LocalDate endOf(List<LedgerEntry> years, int back) {
        int at = years.size() - 1 - back;
        return at >= 0 ? end(years.get(at)) : end(years.getLast()).minusYears(back);
    }

    private void valuation() {
        var now = prices.map(history -> MarketValue.on(ledger.asOf(), history, ledger, currency))
                .orElseGet(() -> MarketValue.missing("there is no price"));
        var cap = reckoner.derive(
                "market_cap",
                Period.instant(ledger.asOf()),
                Unit.of(currency),
                now.value(),
                now.formula(),
                now.inputs());
        multiple(cap, now, "price_to_earnings", Multiples.priceToEarnings(now.value(), trailing), "net income");
        multiple(cap, now, "price_to_book", Multiples.priceToBook(now.value(), trailing), "shareholders' equity");
        multiple(cap, now, "price_to_sales", Multiples.priceToSales(now.value(), trailing), "revenue");
        ordinary(
                "ev_to_ebitda",
                () -> multiple(
                        cap,
                        now,
                        "ev_to_ebitda",
                        Multiples.evToEbitda(now.value(), trailing),
                        "EBITDA after net debt"));
        ordinary(
                "free_cash_flow_yield",
                () -> share(
                        cap,
                        "free_cash_flow_yield",
                        CashFlow.freeYield(now.value(), trailing),
                        "free cash flow over market value"));
        share(
                cap,
                "dividend_yield",
                Multiples.dividendYield(now.value(), trailing),
                "dividends paid over market value");
        ownHistory();
    }

    private void multiple(Optional<LedgerEntry> cap, MarketValue now, String metric, Measured value, String under) {
        String formula = "market value over " + under + " of " + trailing.period();
        derive(
                metric,
                Unit.RATIO,
                now.value().known() ? value : now.value(),
                formula,
                cap.stream().toList(),
                trailing);
    }

    private void share(Optional<LedgerEntry> cap, String metric, Measured value, String formula) {
        derive(
                metric,
                Unit.PERCENT,
                value.times(100),
                formula + ", " + trailing.period(),
                cap.stream().toList(),
                trailing);
    }

    /** The median of what the market paid for a year's earnings when each of the last five became known. */
    private void ownHistory() {
        var inputs = new ArrayList<LedgerEntry>();
        var multiples = new ArrayList<Double>();
        var years = ledger.years(Metric.NET_INCOME);
        for (var earned : years.subList(Math.max(0, years.size() - 5), years.size())) {
            prices.map(history -> MarketValue.on(earned.fact().knownAt(), history, ledger, currency))
                    .filter(then -> then.value().known() && earned.number() > 0)
                    .ifPresent(then -> {
                        multiples.add(then.value().orNaN() / earned.number());
                        inputs.add(earned);
                        inputs.addAll(then.inputs());
                    });
        }
        var median = multiples.size() < 3
                ? Measured.missing("fewer than three past years have earnings, shares and a price")
                : Measured.of(Sample.median(
                        multiples.stream().mapToDouble(Double::doubleValue).toArray()));
        reckoner.derive(
                "usual_price_to_earnings",
                Period.instant(ledger.asOf()),
                Unit.RATIO,
                median,
                "median over " + multiples.size() + " years of market value, when the year's figures became known,"
                        + " over its net income",
                inputs.stream().distinct().toList());
    }

    private void growth() {
        percent(
                "revenue_growth",
                Growth.of(Line.REVENUE, year, before),
                "revenue against the year before",
                year,
                before);
        percent(
                "net_income_growth",
                Growth.of(Line.NET_INCOME, year, before),
                "net income against the year before",
                year,
                before);
        var quarters = ledger.quarters(Metric.REVENUE);
        if (quarters.size() >= 5) {
            var last = quarters.getLast();
            var yearAgo = quarters.get(quarters.size() - 5);
            reckoner.keep(FiledStatement.withInputs(List.of(last, yearAgo), ledger));
            reckoner.derive(
                    "revenue_growth_quarter",
                    last.fact().period(),
                    Unit.PERCENT,
                    Growth.of(Measured.of(yearAgo.number()), Measured.of(last.number()))
                            .times(100),
                    "revenue of the quarter to " + end(last) + " against that to " + end(yearAgo),
                    List.of(last, yearAgo));
        }
    }

    private void profitability() {
        percent("operating_margin", Profitability.operatingMargin(year), "operating income over revenue", year);
        derive(
                "operating_margin_change",
                Unit.PERCENT,
                Profitability.operatingMargin(year)
                        .minus(Profitability.operatingMargin(before))
                        .times(100),
                "operating margin less that of the year before, in points",
                List.of(),
                year,
                before);
        percent("net_margin", Profitability.netMargin(trailing), "net income over revenue", trailing);
        percent(
                "return_on_equity",
                Profitability.returnOnEquity(year, before),
                "net income over the mean of opening and closing equity",
                year,
                before);
        percent(
                "return_on_assets",
                Profitability.returnOnAssets(year, before),
                "net income over the mean of opening and closing assets",
                year,
                before);
    }

    private void balance() {
        derive(
                "equity_to_assets",
                Unit.PERCENT,
                trailing.line(Line.EQUITY)
                        .overPositive(trailing.line(Line.TOTAL_ASSETS), "total assets")
                        .times(100),
                "equity over total assets",
                List.of(),
                trailing);
        ordinary(
                "debt_to_equity",
                () -> ratio("debt_to_equity", Leverage.debtToEquity(trailing), "total debt over equity", trailing));
        ordinary(
                "net_debt_to_ebitda",
                () -> ratio(
                        "net_debt_to_ebitda",
                        Leverage.netDebtToEbitda(trailing),
                        "debt less cash over operating income before depreciation",
                        trailing));
        ordinary(
                "interest_cover",
                () -> ratio(
                        "interest_cover",
                        Leverage.interestCoverage(trailing),
                        "earnings before interest and tax over interest",
                        trailing));
        ordinary(
                "current_ratio",
                () -> ratio(
                        "current_ratio",
                        Liquidity.currentRatio(trailing),
                        "current assets over current liabilities",
                        trailing));
    }

    private void scores() {
        ordinary(
                "piotroski_f_score",
                () -> derive(
                        "piotroski_f_score",
                        Unit.COUNT,
                        Piotroski.of(year, before, twoBefore).score(),
                        "how many of Piotroski's nine signs of strength the year shows",
                        List.of(),
                        year,
                        before,
                        twoBefore));
        ordinary("altman_z_score", this::altman);
        ordinary(
                "beneish_m_score",
                () -> ratio(
                        "beneish_m_score",
                        Beneish.of(year, before).score(),
                        "Beneish's likeness to companies that managed their earnings, M of eight indices",
                        year,
                        before));
    }

    /** Z'' weighs no turnover and no price, so it suits any trade and any market. */
    private void altman() {
        ratio(
                "altman_z_score",
                Altman.zForNonManufacturers(trailing).score(),
                "Altman's distance from bankruptcy, Z'' for all trades",
                trailing);
    }

    private void cash() {
        derive(
                "net_income_12_months",
                Unit.of(currency),
                trailing.line(Line.NET_INCOME),
                "net income of " + trailing.period(),
                List.of(),
                trailing);
        ordinary(
                "free_cash_flow",
                () -> derive(
                        "free_cash_flow",
                        Unit.of(currency),
                        CashFlow.free(trailing),
                        "operating cash flow less capital expenditure",
                        List.of(),
                        trailing));
        ordinary(
                "free_cash_flow_margin",
                () -> percent(
                        "free_cash_flow_margin", CashFlow.margin(trailing), "free cash flow over revenue", trailing));
        ordinary(
                "cash_conversion",
                () -> ratio(
                        "cash_conversion",
                        CashFlow.incomeQuality(trailing),
                        "operating cash flow over net income",
                        trailing));
    }

    private void owners() {
        boolean split = prices.stream()
                .flatMap(history -> history.splits().stream())
                .anyMatch(each ->
                        each.day().isAfter(yearEnd.minusYears(1)) && !each.day().isAfter(yearEnd));
        percent(
                "share_count_growth",
                split ? Measured.missing("a split lies between the two counts") : Growth.of(Line.SHARES, year, before),
                "diluted shares against the year before",
                year,
                before);
        ledger.latest(Metric.PROMOTER_PLEDGE).ifPresent(reckoner::keep);
        new PublishingRhythm(ledger)
                .next()
                .ifPresent(next -> reckoner.derive(
                        "days_to_results",
                        Period.instant(ledger.asOf()),
                        Unit.DAYS,
                        Measured.of((double) next.days()),
                        "days until results, going by when earlier ones became known",
                        next.seen()));
    }

    /** Ratios that only mean something where debt is not the business. */
    private void ordinary(String metric, Runnable measure) {
        if (trade == Trade.FINANCIAL) {
            reckoner.missing(new Metric(metric).label(), MEANINGLESS);
        } else {
            measure.run();
        }
    }

    private void ratio(String metric, Measured value, String formula, FiledStatement... read) {
        derive(metric, Unit.RATIO, value, formula, List.of(), read);
    }

    private void percent(String metric, Measured fraction, String formula, FiledStatement... read) {
        derive(metric, Unit.PERCENT, fraction.times(100), formula, List.of(), read);
    }

    /** Files a value that was computed from the lines just read. */
    private void derive(
            String metric,
            Unit unit,
            Measured value,
            String formula,
            List<LedgerEntry> others,
            FiledStatement... read) {
        var inputs = new ArrayList<>(others);
        for (var statement : read) {
            inputs.addAll(statement.read());
        }
        if (value.known()) {
            reckoner.keep(FiledStatement.withInputs(inputs, ledger));
        }
        boolean whole = List.of(read).contains(trailing);
        var period = Period.of((whole ? end : yearEnd).minusYears(1).plusDays(1), whole ? end : yearEnd);
        reckoner.derive(metric, period, unit, value, formula, inputs);
    }

    private static LocalDate end(LedgerEntry entry) {
        return entry.fact().period().end();
    }
}

package footnote.research;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.CashFlow;
import footnote.quant.ratios.Multiples;
import footnote.quant.ratios.StatementLine;
import footnote.quant.statistics.Sample;
import java.util.ArrayList;
import java.util.Optional;

/** What the market pays for a company's earnings, equity, sales and cash, now and usually. */
final class MarketMultiples {
    private final RecentStatements books;
    private final Optional<SharePrices> prices;

    private MarketMultiples(RecentStatements books, Optional<SharePrices> prices) {
        this.books = books;
        this.prices = prices;
    }

    static void measure(RecentStatements books, Optional<SharePrices> prices) {
        new MarketMultiples(books, prices).all();
    }

    private void all() {
        var now = prices.map(quotes -> MarketValue.on(books.ledger.asOf(), quotes, books.ledger, books.currency))
                .orElseGet(() -> MarketValue.missing("there is no price"));
        var cap = books.deriver.derive(
                "market_cap",
                Period.instant(books.ledger.asOf()),
                Unit.of(books.currency),
                now.value(),
                now.formula(),
                now.inputs());
        books.ordinary(() -> books.derive(
                "enterprise_value",
                Period.instant(books.ledger.asOf()),
                Unit.of(books.currency),
                now.value().known() ? Multiples.enterpriseValue(now.value(), books.trailing) : now.value(),
                "market value plus net debt, minority interest and preferred stock at the latest balance sheet",
                cap.stream().toList(),
                books.trailing));
        priceToEarnings();
        bookMultiple(
                cap, now, "price_to_book", Multiples.priceToBook(now.value(), books.trailing), "shareholders' equity");
        if (!books.ordinary()) {
            tangibleBook(cap, now);
        }
        if (books.kind() == CompanyKind.REIT) {
            fundsFromOperations(cap, now);
        }
        multiple(cap, now, "price_to_sales", Multiples.priceToSales(now.value(), books.trailing), "revenue");
        books.ordinary(() -> multiple(
                cap, now, "ev_to_ebitda", Multiples.evToEbitda(now.value(), books.trailing), "EBITDA after net debt"));
        books.ordinary(() -> multiple(
                cap, now, "ev_to_sales", Multiples.evToSales(now.value(), books.trailing), "revenue after net debt"));
        books.ordinary(() -> share(
                cap,
                "free_cash_flow_yield",
                CashFlow.freeYield(now.value(), books.trailing),
                "free cash flow over market value"));
        share(
                cap,
                "dividend_yield",
                Multiples.dividendYield(now.value(), books.trailing),
                "dividends paid over market value");
        ownHistory();
    }

    /** The price over diluted EPS, as forward multiples are. */
    private void priceToEarnings() {
        var diluted = prices.map(
                        quotes -> MarketValue.dilutedOn(books.ledger.asOf(), quotes, books.ledger, books.currency))
                .orElseGet(() -> MarketValue.missing("there is no price"));
        books.derive(
                "price_to_earnings",
                Unit.RATIO,
                diluted.value().known() ? Multiples.priceToEarnings(diluted.value(), books.trailing) : diluted.value(),
                "market value at diluted shares over net income of " + books.trailing.period(),
                diluted.inputs(),
                books.trailing);
    }

    /** Depreciation of buildings says little of a trust's earnings, and gains on property sold do not recur. */
    private void fundsFromOperations(Optional<LedgerEntry> cap, MarketValue now) {
        var funds = books.trailing
                .line(StatementLine.NET_INCOME)
                .plus(books.trailing.line(StatementLine.DEPRECIATION))
                .minus(books.trailing.line(StatementLine.PROPERTY_SALE_GAINS).or(MaybeNumber.of(0)));
        multiple(
                cap,
                now,
                "price_to_ffo",
                now.value().overPositive(funds, "funds from operations"),
                "funds from operations");
    }

    /** Goodwill and other intangibles absorb no loss. */
    private void tangibleBook(Optional<LedgerEntry> cap, MarketValue now) {
        var none = MaybeNumber.of(0);
        var tangible = books.trailing
                .commonEquity()
                .minus(books.trailing.line(StatementLine.GOODWILL).or(none))
                .minus(books.trailing.line(StatementLine.INTANGIBLES).or(none));
        bookMultiple(
                cap,
                now,
                "price_to_tangible_book",
                now.value().overPositive(tangible, "tangible equity"),
                "shareholders' equity less goodwill and intangibles");
    }

    /** A multiple of the latest balance sheet, and of its day. */
    private void bookMultiple(
            Optional<LedgerEntry> cap, MarketValue now, String metric, MaybeNumber value, String under) {
        books.derive(
                metric,
                Period.instant(books.balanceDate).in(books.ledger.calendar()),
                Unit.RATIO,
                now.value().known() ? value : now.value(),
                "market value over " + under + " at " + books.balanceDate,
                cap.stream().toList(),
                books.trailing);
    }

    private void multiple(Optional<LedgerEntry> cap, MarketValue now, String metric, MaybeNumber value, String under) {
        String formula = "market value over " + under + " of " + books.trailing.period();
        books.derive(
                metric,
                Unit.RATIO,
                now.value().known() ? value : now.value(),
                formula,
                cap.stream().toList(),
                books.trailing);
    }

    private void share(Optional<LedgerEntry> cap, String metric, MaybeNumber value, String formula) {
        books.derive(
                metric,
                Unit.PERCENT,
                value.times(100),
                formula + ", " + books.trailing.period(),
                cap.stream().toList(),
                books.trailing);
    }

    /** The median of what the market paid for a year's earnings when each of the last five became known. */
    private void ownHistory() {
        var inputs = new ArrayList<LedgerEntry>();
        var multiples = new ArrayList<Double>();
        var years = books.ledger.years(Metric.NET_INCOME);
        for (var earned : years.subList(Math.max(0, years.size() - 5), years.size())) {
            prices.flatMap(quotes -> MarketValue.dilutedWhenKnown(earned, quotes, books.ledger, books.currency))
                    .ifPresent(then -> {
                        var year = ReportedStatement.year(
                                books.ledger,
                                books.currency,
                                earned.fact().period().end());
                        var multiple = Multiples.priceToEarnings(then.value(), year);
                        if (!multiple.known()) {
                            return;
                        }
                        multiples.add(multiple.orNaN());
                        inputs.addAll(year.read());
                        inputs.addAll(then.inputs());
                    });
        }
        var median = multiples.size() < 3
                ? MaybeNumber.missing("fewer than three past years have earnings, shares and a price")
                : MaybeNumber.of(Sample.median(
                        multiples.stream().mapToDouble(Double::doubleValue).toArray()));
        books.deriver.derive(
                "usual_price_to_earnings",
                Period.instant(books.ledger.asOf()),
                Unit.RATIO,
                median,
                "median over " + multiples.size() + " years of market value, when the year's figures became known,"
                        + " over its net income",
                inputs.stream().distinct().toList());
    }
}

package footnote.research.annual;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import footnote.research.MarketValue;
import footnote.research.SharePrices;
import java.util.Optional;
import java.util.stream.Stream;

/** What the market paid for a year when its figures became known. */
final class AnnualMultiples {
    private AnnualMultiples() {}

    static void of(LedgerEntry earned, Optional<SharePrices> prices, CompanyKind kind, AnnualFacts book) {
        var period = earned.fact().period();
        var then = prices.flatMap(quotes -> MarketValue.whenKnown(earned, quotes, book.ledger(), book.currency()))
                .orElseGet(() -> MarketValue.missing("there is no price"));
        String when = "market value when the year's figures became known, over ";
        var diluted = prices.flatMap(
                        quotes -> MarketValue.dilutedWhenKnown(earned, quotes, book.ledger(), book.currency()))
                .orElse(then);
        book.priceToEarnings(period, diluted, when + "net income");
        book.priceToBook(period, then, when + "shareholders' equity");
        book.multiple("price_to_sales", period, then, Metric.REVENUE, when + "revenue");
        book.dividendYield(period, then, "dividends paid over market value when the year's figures became known");
        if (!kind.financial()) {
            book.evToSales(period, then, when + "revenue, net debt included");
        }
        var equity = book.on(Metric.EQUITY, period);
        var preferred = book.on(Metric.PREFERRED_STOCK, period).filter(each -> each.number() > 0);
        var shares = book.on(Metric.SHARES_OUTSTANDING, period).or(() -> book.on(Metric.SHARES_DILUTED, period));
        if (equity.isPresent() && shares.isPresent()) {
            book.derived(
                    "book_value_per_share",
                    period,
                    Unit.perShare(book.currency()),
                    MaybeNumber.of(equity.get().number()
                                    - preferred.map(LedgerEntry::number).orElse(0.0))
                            .overPositive(MaybeNumber.of(shares.get().number()), "shares"),
                    "shareholders' equity over shares",
                    Stream.of(equity, preferred, shares)
                            .flatMap(Optional::stream)
                            .toList());
        }
    }
}

package footnote.research.annual;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a real estate investment trust is measured by: funds from operations (FFO), net income before depreciation and
 * without gains on property sold.
 */
final class AnnualReitMetrics {
    private AnnualReitMetrics() {}

    static void measure(AnnualFacts book, Period period) {
        var income = book.on(Metric.NET_INCOME, period);
        var depreciation = book.on(Metric.DEPRECIATION_AMORTIZATION, period);
        if (income.isEmpty() || depreciation.isEmpty()) {
            book.missing("Funds from operations", "depreciation is not reported");
            return;
        }
        var gains = book.on(Metric.PROPERTY_SALE_GAINS, period);
        double funds = income.get().number()
                + depreciation.get().number()
                - gains.map(LedgerEntry::number).orElse(0.0);
        var inputs = Stream.concat(Stream.of(income.get(), depreciation.get()), gains.stream())
                .toList();
        var ffo = book.deriver()
                .derive(
                        "funds_from_operations",
                        period,
                        income.get().fact().unit(),
                        MaybeNumber.of(funds),
                        "net income plus depreciation and amortization, less gains on sale of real estate",
                        inputs);
        ffo.ifPresent(each -> perShareAndPayout(book, period, each));
    }

    private static void perShareAndPayout(AnnualFacts book, Period period, LedgerEntry ffo) {
        book.on(Metric.SHARES_DILUTED, period)
                .filter(shares -> shares.number() > 0)
                .ifPresent(shares -> book.derived(
                        "ffo_per_share",
                        period,
                        Unit.perShare(book.currency()),
                        MaybeNumber.of(ffo.number() / shares.number()),
                        "funds from operations over diluted shares",
                        List.of(ffo, shares)));
        book.on(Metric.DIVIDENDS_PAID, period)
                .ifPresent(paid -> book.derived(
                        "ffo_payout",
                        period,
                        Unit.PERCENT,
                        MaybeNumber.of(paid.number())
                                .overPositive(MaybeNumber.of(ffo.number()), "funds from operations")
                                .times(100),
                        "dividends paid over funds from operations",
                        List.of(paid, ffo)));
    }
}

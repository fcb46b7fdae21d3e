package footnote.research;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Metric;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import java.util.Optional;

/** A share's prices, and what their currency was worth in that of the statements where the two differ. */
public record SharePrices(PriceHistory history, Optional<PriceHistory> rates) {

    public static SharePrices of(PriceHistory history) {
        return new SharePrices(history, Optional.empty());
    }

    /** Prices of those days with the exchange rates that the company's statements call for; empty without prices. */
    public static Optional<SharePrices> of(
            Ticker ticker, DateRange days, Ledger ledger, EvidenceReader evidence, View view) {
        return evidence.prices(ticker, days, view).found().map(history -> {
            var from = history.currency().major();
            return new SharePrices(
                    history, statements(ledger).filter(to -> !to.equals(from)).flatMap(to -> evidence.prices(
                                    pair(from, to), days, view)
                            .found()));
        });
    }

    private static Optional<Denomination> statements(Ledger ledger) {
        var years = ledger.years(Metric.NET_INCOME);
        return years.isEmpty()
                ? Optional.empty()
                : years.getLast().fact().unit().currency();
    }

    /** As vendors name it: USDCNY=X says how many yuan a dollar buys. */
    private static Ticker pair(Denomination from, Denomination to) {
        return new Ticker(from.code() + to.code() + "=X");
    }
}

package footnote.sources.fmp;

import footnote.domain.DateRange;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.Exchanges;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import footnote.sources.files.PriceTable;
import java.net.URI;
import java.time.Duration;

/** Daily bars from the end-of-day endpoint. */
public final class FmpBars implements BarSource {
    private static final Duration FRESH = Duration.ofHours(6);

    private final Fmp fmp;

    public FmpBars(Fmp fmp) {
        this.fmp = fmp;
    }

    @Override
    public PriceHistory history(Ticker ticker, DateRange days) {
        String what = "bars of " + ticker + " in " + days;
        URI uri = Fmp.uri("historical-price-eod/full?symbol=" + Links.escape(ticker.symbol()) + "&from=" + days.first()
                + "&to=" + days.last());
        var history =
                parse(ticker, fmp.fetch(uri, what, FRESH), fmp.origin(uri)).within(days);
        if (history.bars().isEmpty()) {
            throw new NoData(Fmp.NAME, what);
        }
        return history;
    }

    static PriceHistory parse(Ticker ticker, byte[] json, Origin origin) {
        String what = "bars of " + ticker;
        return Parsing.of(Fmp.NAME, what, () -> {
            byte[] rows = VendorJson.MAPPER.writeValueAsBytes(Fmp.rows(json, what));
            return PriceTable.parse(ticker, Exchanges.currency(ticker), rows, origin);
        });
    }
}

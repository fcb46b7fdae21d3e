package footnote.sources;

import footnote.domain.IntradayHistory;
import footnote.domain.Ticker;
import java.time.Duration;

/** Prices within the latest trading days. */
public interface IntradaySource {
    /** Never empty. */
    IntradayHistory intraday(Ticker ticker, Duration interval, int days);
}

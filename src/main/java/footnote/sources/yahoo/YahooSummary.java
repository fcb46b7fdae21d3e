package footnote.sources.yahoo;

import footnote.domain.Ticker;
import footnote.sources.Links;
import java.net.URI;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** The quoteSummary endpoint, which answers in modules: those it has of the ones asked for, or 404 where it has none. */
final class YahooSummary {
    /** What profiles and estimates are read from, asked for at once so that one request serves both. */
    static final String COMPANY = "assetProfile,quoteType,majorHoldersBreakdown,earningsTrend,financialData,price";

    private YahooSummary() {}

    static URI uri(Ticker ticker, String modules) {
        return URI.create("https://query2.finance.yahoo.com/v10/finance/quoteSummary/" + Links.escape(ticker.symbol())
                + "?formatted=false&modules=" + Links.escape(modules));
    }

    static byte[] fetch(Yahoo yahoo, Ticker ticker, String modules, String what, Duration fresh) {
        return yahoo.crumbed(uri(ticker, modules), what, fresh);
    }

    static JsonNode modules(byte[] json, String what) {
        return Yahoo.firstResult(json, "quoteSummary", what);
    }
}

package footnote.sources.yahoo;

import static footnote.testing.RecordedHttp.response;

import footnote.domain.Ticker;
import footnote.sources.CompanySourceContract;
import footnote.sources.EstimateSource;
import footnote.sources.GainersSource;
import footnote.sources.GainersSourceContract;
import footnote.sources.ProfileSource;
import footnote.sources.QuoteSource;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;

class YahooContractsTest {
    /** An assumption inside an expected failure would pass for that failure, so it is made once, before. */
    @BeforeAll
    static void needsRecordings() {
        SharedData.files("yahoo");
    }

    private static RecordedHttp session() {
        return new RecordedHttp()
                .on("fc.yahoo.com", response(200, ""))
                .on("finance.yahoo.com/quote/AAPL", response(200, "<html></html>"))
                .on("getcrumb", "haT3oykhHqZ");
    }

    private static Yahoo yahoo(RecordedHttp http) {
        return new Yahoo(http, new MovingClock("2026-01-01T00:00:00Z"));
    }

    @Nested
    class Gainers extends GainersSourceContract {
        @Override
        protected GainersSource source() {
            return new YahooGainers(yahoo(session().on("screener", YahooRecordings.body("dailyGainers.json"))));
        }

        @Override
        protected GainersSource brokenSource() {
            return new YahooGainers(yahoo(session().on("screener", "{\"finance\":")));
        }
    }

    @Nested
    class Companies extends CompanySourceContract {
        private Yahoo answering(Ticker ticker) {
            String symbol = ticker.symbol();
            boolean real = symbol.equals("AAPL");
            return yahoo(session()
                    .on(
                            "quoteSummary/" + symbol,
                            real
                                    ? response(200, YahooRecordings.body("quoteSummary-all-AAPL.json.gz"))
                                    : response(404, YahooRecordings.body("quoteSummary-earningsTrend-ADH.json")))
                    .on(
                            "/v7/finance/quote",
                            YahooRecordings.body(real ? "quote-AAPL.json" : "quote-AAPL220121C00025000.json")));
        }

        @Override
        protected ProfileSource profiles(Ticker ticker) {
            return new YahooProfiles(answering(ticker));
        }

        @Override
        protected EstimateSource estimates(Ticker ticker) {
            return new YahooEstimates(answering(ticker));
        }

        @Override
        protected QuoteSource quotes(Ticker ticker) {
            return new YahooQuotes(answering(ticker));
        }

        @Override
        protected Ticker known() {
            return new Ticker("AAPL");
        }

        @Override
        protected Ticker unknown() {
            return new Ticker("ADH");
        }
    }
}

package footnote.sources.yahoo;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import footnote.domain.Ticker;
import footnote.sources.CompanySourceContract;
import footnote.sources.EstimateSource;
import footnote.sources.GainersSource;
import footnote.sources.GainersSourceContract;
import footnote.sources.IntradaySource;
import footnote.sources.IntradaySourceContract;
import footnote.sources.OptionSource;
import footnote.sources.OptionSourceContract;
import footnote.sources.PeerSource;
import footnote.sources.PeerSourceContract;
import footnote.sources.ProfileSource;
import footnote.sources.SourceException;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Throttled;
import footnote.sources.http.Http.Response;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class YahooContractsTest {
    /** An assumption inside an expected failure would pass for that failure, so it is made once, before. */
    @BeforeAll
    static void needsRecordings() {
        SharedData.files("yahoo");
    }

    private static final String NOTHING =
            "{\"%s\":{\"result\":null,\"error\":{\"code\":\"Not Found\",\"description\":\"delisted\"}}}";

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
                                    : response(404, YahooRecordings.body("quoteSummary-earningsTrend-ADH.json"))));
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
        protected Ticker known() {
            return new Ticker("AAPL");
        }

        @Override
        protected Ticker unknown() {
            return new Ticker("ADH");
        }
    }

    @Nested
    class Intraday extends IntradaySourceContract {
        @Override
        protected IntradaySource source() {
            return new YahooBars(yahoo(new RecordedHttp()
                    .on("chart/ADANIENT.NS", YahooRecordings.body("chart_ADANIENT.NS_15m_1d.json"))
                    .on("chart/", response(404, NOTHING.formatted("chart")))));
        }

        @Override
        protected Ticker known() {
            return new Ticker("ADANIENT.NS");
        }

        @Override
        protected Ticker unknown() {
            return new Ticker("NONE");
        }
    }

    @Nested
    class Options extends OptionSourceContract {
        @Override
        protected OptionSource source() {
            return new YahooOptions(yahoo(session()
                    .on("options/AAPL?date=1705017600", chain(1705017600))
                    .on("options/AAPL", chain(1704412800))
                    .on("options/", """
                            {"optionChain":{"result":[{"underlyingSymbol":"NONE","expirationDates":[],"options":[]}],
                            "error":null}}""")));
        }

        /** In the vendor's shape; no chain was recorded. */
        private static String chain(long expiry) {
            return """
                    {"optionChain":{"result":[{"underlyingSymbol":"AAPL","expirationDates":[1704412800,1705017600],
                    "quote":{"currency":"USD","regularMarketPrice":185.5},"options":[{"expirationDate":%1$d,
                    "calls":[{"contractSymbol":"AAPLC","strike":180,"expiration":%1$d,"lastPrice":6.1,"volume":12}],
                    "puts":[{"contractSymbol":"AAPLP","strike":180,"expiration":%1$d,"impliedVolatility":0.21}]}]}],
                    "error":null}}""".formatted(expiry);
        }

        @Override
        protected Ticker known() {
            return new Ticker("AAPL");
        }

        @Override
        protected Ticker unknown() {
            return new Ticker("NONE");
        }
    }

    @Nested
    class Peers extends PeerSourceContract {
        @Override
        protected PeerSource source() {
            return new YahooPeers(yahoo(new RecordedHttp()
                    .on("recommendationsbysymbol/AAPL", YahooRecordings.body("recommendationsBySymbol-AAPL.json"))
                    .on("recommendationsbysymbol/", """
                            {"finance":{"result":[{"symbol":"ALONE","recommendedSymbols":[{"symbol":"ALONE"}]}],
                            "error":null}}""")));
        }

        @Override
        protected Ticker known() {
            return new Ticker("AAPL");
        }

        @Override
        protected Ticker alone() {
            return new Ticker("ALONE");
        }
    }

    @ParameterizedTest
    @MethodSource("failures")
    void failsInAKindThatSaysWhatToDo(Response answer, Class<? extends SourceException> kind) {
        var http = session().on("query2", answer);
        var bars = new YahooBars(yahoo(http));
        var options = new YahooOptions(yahoo(http));
        var peers = new YahooPeers(yahoo(http));
        var acme = new Ticker("ACME");

        assertThatThrownBy(() -> bars.intraday(acme, Duration.ofMinutes(5), 1)).isInstanceOf(kind);
        assertThatThrownBy(() -> options.options(acme, Optional.empty())).isInstanceOf(kind);
        assertThatThrownBy(() -> peers.peers(acme)).isInstanceOf(kind);
    }

    static Stream<Arguments> failures() {
        return Stream.of(
                arguments(response(404, ""), NoData.class),
                arguments(response(403, "no"), Throttled.class),
                arguments(response(401, "no"), Throttled.class),
                arguments(response(500, "oops"), Malformed.class),
                arguments(response(200, "{\"chart\":{\"result\":[{"), Malformed.class),
                arguments(response(200, "<html>Will be right back</html>"), Malformed.class),
                arguments(response(200, "{}"), Malformed.class),
                arguments(response(400, NOTHING.formatted("finance")), NoData.class));
    }
}

package footnote.sources.yahoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.sources.BarSource;
import footnote.sources.BarSourceContract;
import footnote.sources.FactSource;
import footnote.sources.FactSourceContract;
import footnote.sources.NewsSource;
import footnote.sources.NewsSourceContract;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YahooTest {
    /** An assumption inside an expected failure would pass for that failure, so it is made once, before. */
    @BeforeAll
    static void needsRecordings() {
        SharedData.files("yahoo");
    }

    private static final MovingClock CLOCK = new MovingClock("2026-01-01T00:00:00Z");
    private static final Ticker AAPL = new Ticker("AAPL");
    private static final Listing APPLE =
            Listing.of(AAPL, "Apple Inc.", "Nasdaq", Market.UNITED_STATES, Denomination.USD);
    private static final Origin ORIGIN =
            Origin.web("yahoo", URI.create("https://query2.finance.yahoo.com/"), CLOCK.instant());

    private static Yahoo yahoo(RecordedHttp http) {
        return new Yahoo(http, CLOCK);
    }

    @Nested
    class Bars extends BarSourceContract {
        @Override
        protected BarSource source() {
            return new YahooBars(yahoo(new RecordedHttp()
                    .on("/chart/", YahooRecordings.body("chart-AAPL-2020-08-31-to-2020-11-07.json"))));
        }

        @Override
        protected BarSource brokenSource() {
            return new YahooBars(yahoo(
                    new RecordedHttp().on("/chart/", YahooRecordings.body("chart-notimestamp-weird-quote.fake.json"))));
        }

        @Override
        protected Ticker ticker() {
            return AAPL;
        }

        @Override
        protected DateRange range() {
            return new DateRange(LocalDate.of(2020, 8, 31), LocalDate.of(2020, 10, 30));
        }

        @Test
        void keepsSplitsOfThoseDays() {
            var history = source().history(AAPL, range());

            assertThat(history.splits()).singleElement().satisfies(split -> {
                assertThat(split.day()).isEqualTo("2020-08-31");
                assertThat(split.newShares()).isEqualByComparingTo("4");
            });
            assertThat(history.dividends()).isEmpty();
        }
    }

    @Nested
    class Statements extends FactSourceContract {
        @Override
        protected FactSource source() {
            return new YahooFundamentals(yahoo(new RecordedHttp()
                    .on("timeseries", YahooRecordings.body("fundamentalsTimeSeries-AAPL-all-annual.json.gz"))));
        }

        @Override
        protected FactSource emptySource() {
            return new YahooFundamentals(yahoo(new RecordedHttp()
                    .on(
                            "timeseries",
                            YahooRecordings.body("fundamentalsTimeSeries-BTC-USD-financials-quarterly.json.gz"))));
        }

        @Override
        protected Listing listing() {
            return APPLE;
        }

        @Test
        void outflowsArePositive() {
            assertThat(source().facts(APPLE))
                    .filteredOn(fact -> fact.metric().equals(Metric.CAPITAL_EXPENDITURE))
                    .isNotEmpty()
                    .allSatisfy(fact -> assertThat(fact.value()).isPositive());
        }
    }

    @Nested
    class News extends NewsSourceContract {
        @Override
        protected NewsSource source() {
            return new YahooNews(yahoo(new RecordedHttp().on("/search", YahooRecordings.body("search-AAPL.json"))));
        }

        @Override
        protected Listing listing() {
            return APPLE;
        }

        @Override
        protected Instant since() {
            return Instant.parse("2025-01-01T00:00:00Z");
        }
    }

    @Test
    void readsDaysInTheExchangesZone() {
        var history = YahooBars.parse(new Ticker("1301.T"), YahooRecordings.body("chart_1301.T_1mo_1d.json"), ORIGIN);

        assertThat(history.currency()).isEqualTo(new Denomination("JPY"));
        assertThat(history.bars())
                .allSatisfy(
                        bar -> assertThat(bar.day().getDayOfWeek().getValue()).isLessThan(6));
    }

    @Test
    void readsIntradayBars() {
        var history = YahooBars.parseIntraday(
                new Ticker("ADANIENT.NS"),
                Duration.ofMinutes(15),
                YahooRecordings.body("chart_ADANIENT.NS_15m_1d.json"),
                ORIGIN);

        assertThat(history.bars()).hasSizeGreaterThan(10);
        assertThat(history.zone()).hasToString("Asia/Kolkata");
    }

    @Test
    void pricesInLondonAreInPence() {
        assertThat(YahooBars.parse(
                                new Ticker("OCDO.L"),
                                YahooRecordings.body("chart-OCDO.L-2020-01-01-to-2020-01-03.json"),
                                ORIGIN)
                        .currency()
                        .perMajor())
                .isEqualTo(100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dailyGainers.json", "obb_screener_gainers.json.gz"})
    void dropsGainersOfOtherExchanges(String file) {
        byte[] body = YahooRecordings.body(file);
        var rows = VendorJson.MAPPER
                .readTree(body)
                .path("finance")
                .path("result")
                .path(0)
                .path("quotes");
        Set<String> foreign = StreamSupport.stream(rows.spliterator(), false)
                .filter(row -> !Set.of("NMS", "NGM", "NCM")
                        .contains(row.path("exchange").asString("")))
                .map(row -> row.path("symbol").asString(""))
                .collect(Collectors.toSet());

        var movers = YahooGainers.parse(body, ORIGIN);

        System.out.printf("FIGURE gainers of %s: %d rows, %d kept%n", file, rows.size(), movers.size());
        assertThat(foreign).isNotEmpty();
        assertThat(movers)
                .hasSizeLessThanOrEqualTo(rows.size() - foreign.size())
                .noneMatch(mover -> foreign.contains(mover.symbol().symbol()));
        assertThat(movers.getFirst().percentChange())
                .isGreaterThanOrEqualTo(movers.getLast().percentChange());
    }

    @Test
    void readsAProfile() {
        var profile =
                YahooProfiles.parse(new Ticker("BABA"), YahooRecordings.body("quoteSummary-all-BABA.json.gz"), ORIGIN);

        assertThat(profile.name()).isEqualTo("Alibaba Group Holding Limited");
        assertThat(profile.country()).contains("China");
        assertThat(profile.employees()).hasValue(194320);
        assertThat(profile.ownership().institutions())
                .hasValueSatisfying(each -> assertThat(each).isEqualByComparingTo("14.512"));
        assertThat(profile.officers().getFirst().name()).isEqualTo("Mr. Joseph C. Tsai");
    }

    @Test
    void readsEstimatesInTheirOwnCurrencies() {
        var estimates =
                YahooEstimates.parse(new Ticker("BABA"), YahooRecordings.body("quoteSummary-all-BABA.json.gz"), ORIGIN);

        assertThat(estimates).anySatisfy(estimate -> {
            assertThat(estimate.metric()).isEqualTo(Metric.REVENUE);
            assertThat(estimate.unit()).isEqualTo(Unit.of(new Denomination("CNY")));
            assertThat(estimate.asFact().basis()).isEqualTo(Basis.CONSENSUS);
        });
        assertThat(estimates).anySatisfy(estimate -> {
            assertThat(estimate.metric()).isEqualTo(Metric.TARGET_PRICE);
            assertThat(estimate.unit()).isEqualTo(Unit.perShare(Denomination.USD));
            assertThat(estimate.analysts()).hasValue(39);
        });
    }

    @Test
    void aMissingModuleIsNoData() {
        assertThatThrownBy(() -> YahooEstimates.parse(
                        new Ticker("ADH"), YahooRecordings.body("quoteSummary-earningsTrend-ADH.json"), ORIGIN))
                .isInstanceOf(NoData.class)
                .hasMessageContaining("No fundamentals data");
    }

    @Test
    void readsPeersListingsAndNews() {
        assertThat(YahooPeers.parse(YahooRecordings.body("recommendationsBySymbol-AAPL.json")))
                .contains(new Ticker("MSFT"));
        assertThat(YahooSearch.parse(YahooRecordings.body("search-AAPL.json")))
                .extracting(Listing::ticker)
                .contains(AAPL);
        assertThat(YahooNews.parse(YahooRecordings.body("obb_ncp_news_0.json"), ORIGIN))
                .isNotEmpty()
                .allSatisfy(item -> assertThat(item.summary()).doesNotContain("<p>"));
    }

    @Test
    void readsAnOptionChain() {
        var json = """
                {"optionChain":{"result":[{"underlyingSymbol":"AAPL","expirationDates":[1704412800],
                "quote":{"currency":"USD","regularMarketPrice":185.1},
                "options":[{"expirationDate":1704412800,"calls":[{"contractSymbol":"AAPL240105C00180000","strike":180,
                "lastPrice":5.2,"volume":10,"openInterest":200,"impliedVolatility":0.21,"expiration":1704412800}],
                "puts":[{"contractSymbol":"AAPL240105P00180000","strike":180,"expiration":1704412800},
                {"strike":null}]}]}],"error":null}}""";

        var chain = YahooOptions.parse(AAPL, json.getBytes(StandardCharsets.UTF_8), ORIGIN);

        assertThat(chain.expiries()).containsExactly(LocalDate.of(2024, 1, 5));
        assertThat(chain.contracts()).hasSize(2);
    }

    @Test
    void saysWhatIsWrongWithHandEditedAnswers() {
        assertThatThrownBy(() -> YahooBars.parse(
                        AAPL, YahooRecordings.body("chart-notimestamp-quotes-length.fake.json"), ORIGIN))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("0 times for 1 prices");
        assertThat(YahooSearch.parse(YahooRecordings.body("search-badResult.fake.json")))
                .isEmpty();
    }
}

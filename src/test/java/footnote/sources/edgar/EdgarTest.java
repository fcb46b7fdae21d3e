package footnote.sources.edgar;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Dimension;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Ticker;
import footnote.sources.FactSource;
import footnote.sources.FactSourceContract;
import footnote.sources.FilingSource;
import footnote.sources.FilingSourceContract;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.NotConfigured;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class EdgarTest {
    /** An assumption inside an expected failure would pass for that failure, so it is made once, before. */
    @BeforeAll
    static void needsRecordings() {
        SharedData.files("sec");
    }

    private static final Clock CLOCK = new MovingClock("2026-01-01T00:00:00Z");
    private static final Listing APPLE = Listing.of(
                    new Ticker("AAPL"), "Apple Inc.", "Nasdaq", Market.UNITED_STATES, Denomination.USD)
            .withCik("0000320193");
    private static final Filing QUARTER = new Filing(
            "Apple Inc.",
            "0000320193",
            "10-Q",
            "0000320193-24-000069",
            LocalDate.of(2024, 5, 3),
            Optional.of(LocalDate.of(2024, 3, 30)),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            URI.create("https://www.sec.gov/Archives/edgar/data/320193/000032019324000069/aapl-20240330.htm"));

    private static Edgar edgar(RecordedHttp http) {
        return new Edgar(http, "Acme Research desk@acme.example");
    }

    @Nested
    class Filings extends FilingSourceContract {
        @Override
        protected FilingSource source() {
            var http = new RecordedHttp()
                    .on("submissions-001", SharedData.bytes("sec/submissions_CIK0000320193-001.json"))
                    .on("submissions/", SharedData.bytes("sec/submissions_CIK0000320193.json"))
                    .on("Archives", SharedData.bytes("sec/aapl-10-k-2024-11-01.html.gz"));
            return new EdgarFilings(edgar(http), CLOCK);
        }

        @Override
        protected Listing listing() {
            return APPLE;
        }

        @Override
        protected DateRange range() {
            return new DateRange(LocalDate.of(2000, 1, 1), LocalDate.of(2024, 12, 31));
        }

        @Test
        void readsOlderPagesWhenTheDaysAskForThem() {
            var old = source().filings(
                            APPLE, Set.of("10-K"), new DateRange(LocalDate.of(1994, 1, 1), LocalDate.of(2000, 1, 1)));

            assertThat(old).isNotEmpty().allSatisfy(filing -> assertThat(filing.filed())
                    .isBefore("2000-01-02"));
        }
    }

    @Nested
    class Facts extends FactSourceContract {
        @Override
        protected FactSource source() {
            return new EdgarFacts(
                    edgar(new RecordedHttp()
                            .on("companyfacts", SharedData.bytes("sec/companyfacts_CIK0000320193_AAPL.json.gz"))),
                    CLOCK);
        }

        @Override
        protected FactSource emptySource() {
            return new EdgarFacts(
                    edgar(new RecordedHttp()
                            .on("companyfacts", response(404, SharedData.bytes("sec/error_404_submissions.xml")))),
                    CLOCK);
        }

        @Override
        protected Listing listing() {
            return APPLE;
        }
    }

    @Test
    void tellsTheIndustryOfACompany() {
        var http = new RecordedHttp()
                .on("company_tickers", SharedData.bytes("sec/company_tickers.json.gz"))
                .on("submissions/", SharedData.bytes("sec/submissions_CIK0000320193.json"));

        var profile = new EdgarProfiles(edgar(http), CLOCK).profile(new Ticker("AAPL"));

        assertThat(profile.name()).isEqualTo("Apple Inc.");
        assertThat(profile.industry()).contains("Electronic computers");
        assertThat(EdgarProfiles.plain("SERVICES-PREPACKAGED SOFTWARE")).isEqualTo("Prepackaged software");
        assertThat(EdgarProfiles.plain("BIOLOGICAL PRODUCTS, (NO DISGNOSTIC SUBSTANCES)"))
                .isEqualTo("Biological products");
        assertThat(EdgarProfiles.plain("PLASTICS PRODUCTS, NEC")).isEqualTo("Plastics products");
    }

    @Test
    void asksForADeclaredUserAgent() {
        var nameless = new EdgarTickers(new Edgar(new RecordedHttp(), "footnote"));

        assertThatThrownBy(nameless::listings)
                .isInstanceOf(NotConfigured.class)
                .hasMessageContaining("edgar.user_agent");
    }

    @Test
    void namesTheSettingWhenTurnedAway() {
        var http = new RecordedHttp().on("sec.gov", response(403, "<Error/>"));

        assertThatThrownBy(() -> new EdgarTickers(edgar(http)).listings()).hasMessageContaining("edgar.user_agent");
    }

    @Test
    void readsBothFormsOfTheTickerList() {
        var rows = """
                {"fields":["cik","name","ticker","exchange"],
                 "data":[[320193,"Apple Inc.","AAPL","Nasdaq"],[0,"Nobody","NONE",null]]}""";

        var listed = EdgarTickers.parse(rows.getBytes(StandardCharsets.UTF_8));

        assertThat(listed).singleElement().satisfies(apple -> {
            assertThat(apple.cik()).contains("0000320193");
            assertThat(apple.exchange()).isEqualTo("Nasdaq");
        });
        assertThat(EdgarTickers.parse(SharedData.bytes("sec/company_tickers.json.gz")))
                .hasSizeGreaterThan(9000)
                .anySatisfy(each -> assertThat(each.ticker()).isEqualTo(new Ticker("BRK-B")));
    }

    @Test
    void readsDealingsOfInsiders() {
        var trades = Form4.parse(SharedData.bytes("sec/form4_3.xml"), QUARTER.uri(), Instant.EPOCH);

        assertThat(trades).isNotEmpty();
        assertThat(trades.getFirst().insider()).isEqualTo("COOK TIMOTHY D");
        assertThat(trades.getFirst().title()).contains("Chief Executive Officer");
        assertThat(trades.getFirst().acquired()).isTrue();
        assertThat(EdgarInsiders.unstyled(URI.create("https://www.sec.gov/Archives/1/2/xslF345X05/a.xml")))
                .hasToString("https://www.sec.gov/Archives/1/2/a.xml");
    }

    @Test
    void refusesExternalEntities() {
        var xml = "<!DOCTYPE x [<!ENTITY y SYSTEM \"file:///etc/passwd\">]><ownershipDocument>&y;</ownershipDocument>";

        assertThatThrownBy(() -> Form4.parse(xml.getBytes(StandardCharsets.UTF_8), QUARTER.uri(), Instant.EPOCH))
                .isInstanceOf(Malformed.class);
    }

    @Test
    void readsSegmentsFromTheDocumentItself() {
        var facts = InlineXbrl.parse(APPLE, QUARTER, SharedData.bytes("sec/aapl-20240330_10-Q.htm.gz"), Instant.EPOCH);

        assertThat(facts).anySatisfy(fact -> {
            assertThat(fact.metric()).isEqualTo(Metric.REVENUE);
            assertThat(fact.period().label()).isEqualTo("1Q24");
            assertThat(fact.dimensions()).contains(new Dimension("product", "iPhone"));
            assertThat(fact.value()).isEqualByComparingTo("45963000000");
        });
    }

    @Test
    void saysWhenAnErrorPageCameInstead() {
        assertThatThrownBy(() -> Submissions.parse(SharedData.bytes("sec/error_404_submissions.xml")))
                .isInstanceOf(Malformed.class);
        var gone = new RecordedHttp().on("sec.gov", response(404, "<Error/>"));
        assertThatThrownBy(() -> new EdgarFilings(edgar(gone), CLOCK)
                        .filings(APPLE, Set.of("10-K"), new DateRange(LocalDate.EPOCH, LocalDate.EPOCH)))
                .isInstanceOf(NoData.class);
    }
}

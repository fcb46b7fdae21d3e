package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader.View;
import footnote.sources.LiveSources;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SegmentFactsTest {
    private static final Subject ACME = Subject.unlisted("Acme");
    private static final Listing APPLE = Listing.of(
                    new Ticker("AAPL"), "Apple Inc.", "Nasdaq", Market.UNITED_STATES, Denomination.USD)
            .withCik("0000320193");
    private static final String SUBMISSIONS = """
            {"cik":"320193","name":"Apple Inc.","filings":{"recent":{"accessionNumber":["0000320193-24-000123"],
            "filingDate":["2024-11-01"],"reportDate":["2024-09-28"],"form":["10-K"],
            "primaryDocument":["aapl-20240928.htm"]},"files":[]}}""";
    private static final LocalDate LATE = LocalDate.of(2026, 1, 1);

    @Test
    void keepsTheWaysACompanyIsSplitApart() {
        var ledger = ledger(
                whole("100", 2024),
                part("segment", "North", "60", 2024, "2025-02-01"),
                part("segment", "South", "40", 2024, "2025-02-01"),
                part("region", "France", "100", 2024, "2025-02-01"));

        assertThat(ledger.parts(Metric.REVENUE)).containsOnlyKeys("North", "South");
        assertThat(ledger.splits(Metric.REVENUE)).containsOnlyKeys("segment", "region");
    }

    /** As a filer does that tells the revenue of its home country alone. */
    @Test
    void takesOneCountryOutOfManyForNoSplit() {
        var ledger = ledger(whole("100", 2024), part("region", "United States", "41", 2024, "2025-02-01"));

        assertThat(ledger.parts(Metric.REVENUE)).isEmpty();
        assertThat(ledger.splits(Metric.REVENUE)).containsOnlyKeys("region");
    }

    /** As Alphabet tags its ads: by product within the one segment that sells them. */
    @Test
    void takesAProductOfOneSegmentForTheWholeProduct() {
        var services = new Dimension("segment", "Services");
        var cloud = new Dimension("segment", "Cloud");
        var ledger = ledger(
                whole("100", 2024),
                part("segment", "Services", "70", 2024, "2025-02-01"),
                part("segment", "Cloud", "30", 2024, "2025-02-01"),
                fact("40", 2024, "2025-02-01", List.of(new Dimension("product", "Ads"), services)),
                fact("20", 2024, "2025-02-01", List.of(new Dimension("product", "Support"), services)),
                fact("10", 2024, "2025-02-01", List.of(new Dimension("product", "Support"), cloud)));

        assertThat(ledger.splits(Metric.REVENUE).get("product")).containsOnlyKeys("Ads");
    }

    /** As Netflix tags its regions, which all sell one product. */
    @Test
    void takesRegionsOfOneProductForTheRegions() {
        var streaming = new Dimension("product", "Streaming");
        var ledger = ledger(
                whole("100", 2024),
                fact("60", 2024, "2025-02-01", List.of(new Dimension("region", "Americas"), streaming)),
                fact("40", 2024, "2025-02-01", List.of(new Dimension("region", "Europe"), streaming)));

        assertThat(ledger.splits(Metric.REVENUE).get("region")).containsOnlyKeys("Americas", "Europe");
    }

    @Test
    void leavesOutCountriesWithinRegionsInEveryYear() {
        var ledger = ledger(
                whole("90", 2023),
                part("region", "Americas", "50", 2023, "2025-02-01"),
                part("region", "Europe", "38", 2023, "2025-02-01"),
                part("region", "Canada", "7", 2023, "2025-02-01"),
                whole("100", 2024),
                part("region", "Americas", "60", 2024, "2025-02-01"),
                part("region", "Europe", "40", 2024, "2025-02-01"),
                part("region", "Canada", "9", 2024, "2025-02-01"));

        assertThat(ledger.splits(Metric.REVENUE).get("region")).containsOnlyKeys("Americas", "Europe");
    }

    @Test
    void leavesOutASumOfOtherParts() {
        var ledger = ledger(
                whole("100", 2024),
                part("product", "Goods", "70", 2024, "2025-02-01"),
                part("product", "Anvils", "50", 2024, "2025-02-01"),
                part("product", "Rockets", "20", 2024, "2025-02-01"),
                part("product", "Services", "30", 2024, "2025-02-01"));

        assertThat(ledger.parts(Metric.REVENUE)).containsOnlyKeys("Anvils", "Rockets", "Services");
    }

    @Test
    void keepsEliminationsSoThatPartsAddUp() {
        var ledger = ledger(
                whole("100", 2024),
                part("segment", "North", "70", 2024, "2025-02-01"),
                part("segment", "South", "40", 2024, "2025-02-01"),
                part("segment", "Eliminations", "-10", 2024, "2025-02-01"));

        assertThat(ledger.parts(Metric.REVENUE)).containsOnlyKeys("North", "South", "Eliminations");
    }

    @Test
    void followsTheLatestReportWhenSegmentsAreCutAnew() {
        var ledger = ledger(
                whole("90", 2023),
                part("segment", "Old World", "90", 2023, "2024-02-01"),
                part("segment", "North", "50", 2023, "2025-02-01"),
                part("segment", "South", "40", 2023, "2025-02-01"));

        assertThat(ledger.parts(Metric.REVENUE)).containsOnlyKeys("North", "South");
    }

    @Test
    void tellsWhatWasReportedBeforeAPartWasRestated() {
        var ledger = ledger(
                part("segment", "North", "50", 2023, "2024-02-01"), part("segment", "North", "55", 2023, "2025-02-01"));

        assertThat(ledger.parts(Metric.REVENUE).get("North")).singleElement().satisfies(entry -> {
            assertThat(entry.number()).isEqualTo(55);
            assertThat(entry.restated().orElseThrow().value()).isEqualByComparingTo("50");
        });
    }

    @Test
    void readsPartsFromTheLatestAnnualReportsOfALiveCompany(@TempDir Path folder) {
        var http = new RecordedHttp()
                .on("companyfacts", SharedData.bytes("sec/companyfacts_CIK0000320193_AAPL.json.gz"))
                .on("submissions", SUBMISSIONS)
                .on("aapl-20240928.htm", SharedData.bytes("sec/aapl-10-k-2024-11-01.html.gz"));

        var ledger = room(http, folder)
                .factsInParts(APPLE, new View(false, LATE))
                .found()
                .orElseThrow();

        assertThat(ledger.partless()).isEmpty();
        assertThat(ledger.splits(Metric.REVENUE)).containsOnlyKeys("segment", "product", "region");
        assertThat(ledger.splits(Metric.REVENUE).get("product"))
                .containsOnlyKeys("iPhone", "Mac", "iPad", "Wearables, Home and Accessories", "Services");
        assertThat(ledger.parts(Metric.REVENUE).get("Greater China"))
                .extracting(entry -> entry.fact().period().label())
                .containsExactly("FY22", "FY23", "FY24");
    }

    @Test
    void partsAsFirstReportedDoNotMixWithARestatedWhole() {
        var ledger = ledger(
                part("segment", "North", "60", 2022, "2023-02-01"),
                part("segment", "South", "40", 2022, "2023-02-01"),
                whole("100", 2022),
                fact("96", 2022, "2023-09-01", List.of()),
                part("segment", "North", "66", 2023, "2024-02-01"),
                part("segment", "South", "44", 2023, "2024-02-01"),
                whole("110", 2023));

        var north = ledger.parts(Metric.REVENUE).get("North");

        assertThat(north).extracting(entry -> entry.fact().period().label()).containsExactly("FY23");
    }

    @Test
    void saysWhyPartsAreMissing(@TempDir Path folder) {
        var http = new RecordedHttp()
                .on("companyfacts", SharedData.bytes("sec/companyfacts_CIK0000320193_AAPL.json.gz"))
                .on("submissions", RecordedHttp.response(503, "busy"));

        var ledger = room(http, folder)
                .factsInParts(APPLE, new View(false, LATE))
                .found()
                .orElseThrow();

        assertThat(ledger.parts(Metric.REVENUE)).isEmpty();
        assertThat(ledger.partless()).hasValueSatisfying(why -> assertThat(why).contains("SEC EDGAR"));
    }

    private static EvidenceReader room(RecordedHttp http, Path folder) {
        var clock = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);
        var access = new LiveSources.Access(
                "Footnote test test@footnote.example",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                folder);
        return new EvidenceReader(
                () -> LiveSources.of(http, access, clock),
                () -> {
                    throw new AssertionError("the sample market is not asked");
                },
                LATE,
                clock);
    }

    private static Ledger ledger(Fact... facts) {
        return Ledger.of(ACME, List.of(facts), LATE);
    }

    private static Fact whole(String value, int year) {
        return fact(value, year, (year + 1) + "-02-01", List.of());
    }

    private static Fact part(String axis, String member, String value, int year, String known) {
        return fact(value, year, known, List.of(new Dimension(axis, member)));
    }

    private static Fact fact(String value, int year, String known, List<Dimension> dimensions) {
        return new Fact(
                ACME,
                Metric.REVENUE,
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                new BigDecimal(value),
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                LocalDate.parse(known),
                Origin.document("edgar", "10-K of " + known, Instant.EPOCH),
                dimensions);
    }
}

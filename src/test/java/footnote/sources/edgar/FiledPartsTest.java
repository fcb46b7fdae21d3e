package footnote.sources.edgar;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.evidence.Ledger;
import footnote.testing.SharedData;
import footnote.testing.replay.ReplayServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Segments, products and regions of real companies, as recorded, against the tables of their annual reports. */
class FiledPartsTest {
    private static final LocalDate DAY = LocalDate.of(2025, 2, 25);

    /** Note 19 of the 10-K of 2025-02-20 heads its columns "Asia Pacific" and "Europe, Middle East & Africa". */
    @Test
    void cocaColasSegmentsAreCalledAsTheTableHeadsThem() throws IOException {
        var segments = part(ledger("KO", "21344", "000002134425000011/ko-20241231.htm"), "segment");

        assertThat(millions(segments, "Asia Pacific")).containsExactly(5445L, 5455L, 5546L);
        assertThat(millions(segments, "Europe, Middle East & Africa")).containsExactly(7523L, 8078L, 8122L);
        assertThat(segments.keySet()).noneMatch(name -> name.startsWith("A "));
    }

    /** Note 2 of the 10-K of 2025-01-27: all regions sell streaming, and 39,000,966 is their sum in 2024. */
    @Test
    void netflixHasFourRegionsThoughEachIsTaggedWithItsOneProduct() throws IOException {
        var regions = part(ledger("NFLX", "1065280", "000106528025000044/nflx-20241231.htm"), "region");

        assertThat(regions).containsOnlyKeys("Asia Pacific", "EMEA", "Latin America", "United States and Canada");
        assertThat(millions(regions, "United States and Canada")).containsExactly(14085L, 14874L, 17359L);
        assertThat(millions(regions, "EMEA")).containsExactly(9745L, 10556L, 12387L);
    }

    /** Note 2 of the 10-K of 2025-01-30; China (18.35 bn) and the United States (59.73 bn) are of which. */
    @Test
    void metasRegionsAddUpWithoutTheCountriesWithinThem() throws IOException {
        var regions = part(ledger("META", "1326801", "000132680125000017/meta-20241231.htm"), "region");

        assertThat(regions).containsOnlyKeys("Asia-Pacific", "Europe", "Rest of World", "United States and Canada");
        assertThat(millions(regions, "United States and Canada")).containsExactly(50150L, 52888L, 63207L);
        assertThat(millions(regions, "Asia-Pacific")).containsExactly(27760L, 36154L, 45009L);
    }

    /** Note 17 of the 10-K of 2025-02-13: DARZALEX 7,977 9,744 11,670; Total Oncology 20,781 in 2024. */
    @Test
    void johnsonAndJohnsonsProductsAreThoseOfTheirSubsegments() throws IOException {
        var ledger = ledger("JNJ", "200406", "000020040625000038/jnj-20241229.htm");

        assertThat(millions(part(ledger, "product"), "DARZALEX")).containsExactly(7977L, 9744L, 11670L);
        assertThat(millions(part(ledger, "subsegment"), "Oncology")).last().isEqualTo(20781L);
        assertThat(part(ledger, "segment")).containsOnlyKeys("Innovative Medicine", "MedTech");
        assertThat(ledger.splits(Metric.ASSETS).get("segment")).containsOnlyKeys("Innovative Medicine", "MedTech");
    }

    /** What ties segments to the whole is no segment: research costs of Apple are not split at all. */
    @Test
    void appleHasNoSegmentOfReconcilingItems() throws IOException {
        var ledger = ledger("AAPL", "320193", "000032019324000123/aapl-20240928.htm");

        assertThat(ledger.splits(Metric.RESEARCH_AND_DEVELOPMENT)).isEmpty();
        assertThat(millions(part(ledger, "segment"), "Americas")).containsExactly(169658L, 162560L, 167045L);
    }

    private static Map<String, List<LedgerEntry>> part(Ledger ledger, String axis) {
        return Objects.requireNonNull(ledger.splits(Metric.REVENUE).get(axis));
    }

    private static List<Long> millions(Map<String, List<LedgerEntry>> parts, String name) {
        return Objects.requireNonNull(parts.get(name), () -> name + " is not among " + parts.keySet()).stream()
                .map(entry -> Math.round(entry.number() / 1e6))
                .toList();
    }

    private static Ledger ledger(String symbol, String cik, String document) throws IOException {
        var facts =
                ReplayServer.ROOT.resolve("rec/sec/companyfacts/CIK" + "0".repeat(10 - cik.length()) + cik + ".json");
        var report = ReplayServer.ROOT.resolve("rec/sec/archives/" + cik + "/" + document + ".gz");
        Assumptions.assumeTrue(Files.isRegularFile(facts), () -> "skipped: no recordings at " + facts);
        var ticker = new Ticker(symbol);
        var listing = Listing.of(ticker, symbol, "NYSE", Market.UNITED_STATES, Denomination.USD);
        var filing = new Filing(
                symbol,
                "0".repeat(10 - cik.length()) + cik,
                "10-K",
                "0000000001-25-000001",
                LocalDate.of(2025, 2, 20),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                URI.create("https://www.sec.gov/Archives/x.htm"));
        var all = new ArrayList<Fact>(CompanyFacts.parse(Subject.of(ticker), Files.readAllBytes(facts), Instant.EPOCH));
        all.addAll(InlineXbrl.parse(listing, filing, SharedData.bytes(report), Instant.EPOCH));
        return Ledger.of(Subject.of(ticker), all, DAY);
    }
}

package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Origin;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunOptions;
import footnote.sources.FilingSource;
import footnote.sources.SourceChain;
import footnote.sources.SourceSet;
import footnote.testing.FakeMarket;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EvidenceReaderTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);

    @Test
    void theLatestAnnualReportIsNoAmendmentWhereTheReportItselfIsThere() {
        assertThat(annualReport("10-K/A", "10-K", "10-K")).isEqualTo("10-K number 1");
        assertThat(annualReport("20-F/A")).isEqualTo("20-F/A number 0");
    }

    @Test
    void aViewKeepsTheNameItsMarketHasInRunsRecordedBefore() {
        var view = new View(true, TODAY);

        assertThat(view).hasToString("View[offline=true, asOf=2026-06-30]");
        assertThat(Json.write(view)).isEqualTo("{\"offline\":true,\"as_of\":\"2026-06-30\"}");
        assertThat(Json.read(Json.write(view), View.class)).isEqualTo(view);
    }

    @Test
    void aRunReadsTheDayItBeganOnTheMarketOfItsOptions() {
        var began = Instant.parse("2026-06-30T23:59:59Z");
        var sample = new RunOptions(false, true, Optional.empty(), BigDecimal.ONE, false, Optional.empty());

        assertThat(View.of(sample, began)).isEqualTo(new View(true, TODAY));
        assertThat(View.of(RunOptions.standard(), began)).isEqualTo(new View(false, TODAY));
    }

    private static String annualReport(String... forms) {
        var market = new FakeMarket();
        var room = new EvidenceReader(
                () -> sources(market.sources(), new Filed(List.of(forms))), market::sources, TODAY, Clock.systemUTC());
        return room.annualReport(market.listing(FakeMarket.ACME), new View(false, TODAY))
                .found()
                .orElseThrow()
                .title();
    }

    private static SourceSet sources(SourceSet all, FilingSource filings) {
        return new SourceSet(
                all.directory(),
                all.bars(),
                all.facts(),
                all.profiles(),
                all.estimates(),
                all.peers(),
                all.news(),
                new SourceChain<>("filings", List.of(filings)),
                all.transcripts(),
                all.gainers(),
                all.index());
    }

    /** Filings on those forms, newest first. */
    private record Filed(List<String> forms) implements FilingSource {
        @Override
        public List<Filing> filings(Listing listing, Set<String> asked, DateRange filed) {
            return IntStream.range(0, forms.size())
                    .mapToObj(i -> new Filing(
                            "Acme",
                            "1",
                            forms.get(i),
                            "number " + i,
                            TODAY.minusMonths(i + 1L),
                            Optional.empty(),
                            Optional.empty(),
                            List.of(),
                            Optional.empty(),
                            URI.create("https://filings.example/" + i)))
                    .toList();
        }

        @Override
        public Document document(Filing filing) {
            return new Document(
                    filing.form() + " " + filing.accession(),
                    filing.form(),
                    Optional.of(filing.filed()),
                    List.of(),
                    Origin.web("edgar", filing.uri(), Instant.EPOCH));
        }
    }
}

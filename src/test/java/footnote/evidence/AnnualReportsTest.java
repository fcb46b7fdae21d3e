package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Listing;
import footnote.domain.opinion.ReportPassage;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.search.Library;
import footnote.evidence.search.Reranker;
import footnote.evidence.search.SearchWeights;
import footnote.runtime.db.Database;
import footnote.testing.Databases;
import footnote.testing.HashEmbedder;
import footnote.testing.SampleEvidence;
import footnote.testing.Sampled;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnnualReportsTest {
    private static final Listing COMPANY =
            SampleEvidence.listing(SampleEvidence.symbols().getFirst());
    private static final Listing OTHER =
            SampleEvidence.listing(SampleEvidence.symbols().get(1));

    @TempDir
    Path folder;

    private final HashEmbedder embedder = new HashEmbedder();
    private Database database;
    private Library library;
    private DocumentSearch reading;

    @BeforeEach
    void open() {
        database = Databases.SQLITE.fresh();
        library = new Library(
                database, folder, () -> embedder, () -> Reranker.NONE, SearchWeights.STANDARD, Clock.systemUTC());
        reading = new DocumentSearch(SampleEvidence.open(), () -> library, () -> List.of(COMPANY, OTHER));
    }

    @AfterEach
    void close() {
        library.close();
        database.close();
    }

    @Test
    void readsAReportAtHandAndPutsCurrencyRisksFirst() {
        var report = SampleEvidence.open()
                .annualReport(SampleEvidence.listing("NILX.IL"), SampleEvidence.VIEW)
                .found()
                .orElseThrow();

        var found = AnnualReports.of(report);

        assertThat(found).extracting(ReportPassage::about).containsExactly(AnnualReports.RISKS, "the business");
        assertThat(found.getFirst().text()).contains("part of our debt is in dollars");
        assertThat(found.getFirst().place()).contains("Risk factors");
    }

    @Test
    void findsAPassageOnEachOfThreeMatters() {
        reading.addSampleDocuments(COMPANY, SampleEvidence.VIEW);

        var found = reports().about(COMPANY, SampleEvidence.VIEW);

        assertThat(found).extracting(ReportPassage::about).containsExactly("the year", "risks", "the business");
        assertThat(found).allSatisfy(passage -> {
            assertThat(passage.text().length()).isBetween(80, 430);
            assertThat(passage.footnote()).contains(COMPANY.name()).contains("known since");
        });
    }

    /** The search ranks by nearness alone; a description of the business must not become an argument against it. */
    @Tag(Sampled.TAG)
    @Test
    void takesRisksFromTheChapterOnRisks() {
        for (String symbol :
                Sampled.every(4, SampleEvidence.symbols().subList(0, 12)).toList()) {
            var listing = SampleEvidence.listing(symbol);
            reading.addSampleDocuments(listing, SampleEvidence.VIEW);

            var risks = reports().about(listing, SampleEvidence.VIEW).stream()
                    .filter(passage -> passage.about().equals(AnnualReports.RISKS));

            assertThat(risks).allSatisfy(passage -> assertThat(passage.place() + " " + passage.text())
                    .containsPattern("(?i)Item 1A|risk|could|may|might"));
        }
    }

    @Test
    void readsNoReportPublishedLater() {
        reading.addSampleDocuments(COMPANY, SampleEvidence.VIEW);
        var before = new View(true, SampleEvidence.VIEW.asOf().minusYears(3));

        var found = reports().about(COMPANY, before);

        assertThat(found).isNotEmpty().allSatisfy(passage -> assertThat(
                        passage.published().orElseThrow())
                .isBeforeOrEqualTo(before.asOf()));
    }

    @Test
    void opensNoLibraryWhereNothingIsIndexed() {
        var reports = AnnualReports.of(() -> database, () -> {
            throw new AssertionError("nothing is indexed, so nothing is opened");
        });

        assertThat(reports.about(COMPANY, SampleEvidence.VIEW)).isEmpty();
    }

    @Test
    void embedsNoQuestionForACompanyWithoutAReport() {
        reading.addSampleDocuments(OTHER, SampleEvidence.VIEW);

        assertThat(reports().about(COMPANY, SampleEvidence.VIEW)).isEmpty();
        assertThat(embedder.embedded()).isEmpty();
    }

    private AnnualReports reports() {
        return AnnualReports.of(() -> database, () -> reading);
    }
}

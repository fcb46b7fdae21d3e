package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.run.Outcome;
import footnote.testing.ProseLint;
import footnote.testing.SampleEvidence;
import footnote.workflows.coverage.CoverageMonitor.CoverageNews;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Guidance in the digest's line on results. */
class GuidanceNewsTest {
    private static final LocalDate RESULTS = results();
    private static final View VIEW = new View(true, RESULTS);
    private static final CoverageNews NEWS = new CoverageMonitor(SampleEvidence.open()).watch("QVLN", VIEW);

    private static LocalDate results() {
        return SampleEvidence.open().facts(SampleEvidence.listing("QVLN"), SampleEvidence.VIEW).found().stream()
                .flatMap(ledger -> ledger.quarters(Metric.REVENUE).stream())
                .map(entry -> entry.fact().knownAt())
                .max(LocalDate::compareTo)
                .orElseThrow();
    }

    @Test
    void saysInTheResultsLineWhichGuidanceWasMetAndWhatIsExpectedNow() {
        var report = report(Set.of());

        var line = report.points().stream()
                .filter(point -> point.kind().equals("Results"))
                .toList();
        assertThat(line).singleElement().satisfies(point -> {
            assertThat(read(point.text()))
                    .containsPattern("y/y to \\$[\\d.]+m")
                    .containsPattern(
                            "\\dQ26 revenue of \\$[\\d.]+m was (in line with|above|below) the guidance of \\$[\\d.]+m to \\$[\\d.]+m[;.]")
                    .containsPattern(
                            "(?i)guidance for (FY|\\dQ)2\\d revenue (is|was raised to|was lowered to|was reaffirmed at)");
            assertThat(point.source()).contains("Earnings call Q");
            assertThat(ProseLint.text(read(point.text()))).isEmpty();
            assertThat(point.text().unbound()).isEmpty();
        });
        var ids = report.ledger().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        assertThat(ids).containsAll(line.getFirst().text().references());
    }

    @Test
    void reportsGuidanceOnceAndOnItsOwnWhereTheCallCameAfterTheResults() {
        var first = report(Set.of());
        var told = first.points().stream().flatMap(DigestReport.Point::keys).collect(Collectors.toSet());
        var withoutGuidance =
                told.stream().filter(key -> !key.startsWith("guidance-given")).collect(Collectors.toSet());

        var again = report(told);
        var late = report(withoutGuidance);

        assertThat(again.points()).isEmpty();
        assertThat(late.points()).singleElement().satisfies(point -> {
            assertThat(point.key()).startsWith("guidance-given ");
            assertThat(read(point.text())).containsPattern("(?i)^(new )?guidance for ");
        });
    }

    private static DigestReport report(Set<String> told) {
        var company = new Digest.Followed(
                "QVLN", "Quavelin Systems Inc", told, Optional.empty(), List.of(), List.of(), List.of());
        var standing = new Digest.Standing(List.of(company), Denomination.USD, Set.of());
        return new DigestBuilder(standing, List.of(new Outcome.Done<>(NEWS)), VIEW).report();
    }

    private static String read(Prose prose) {
        return prose.rendered(id -> NEWS.ledger().stream()
                .filter(entry -> entry.id().equals(id))
                .map(entry -> FigureFormat.of(entry.fact()))
                .findFirst()
                .orElseThrow());
    }
}

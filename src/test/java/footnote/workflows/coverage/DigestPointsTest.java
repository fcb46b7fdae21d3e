package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.EvidenceReader.View;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Databases;
import footnote.workflows.coverage.screen.ScreenList;
import footnote.workflows.coverage.thesis.ThesisList;
import footnote.workflows.coverage.thesis.ThesisParser;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a digest reports, in which order, and how often. */
class DigestPointsTest extends DigestRuns {
    @Test
    void tellsOfRestatementsWhenTheyBecomeKnown() {
        var view = new View(true, SampleMarket.today());
        var restated = MARKET.companies().stream()
                .map(company -> room().listing(company.symbol().symbol(), view))
                .flatMap(listing -> room().facts(listing, view).found().stream())
                .flatMap(ledger -> ledger.entries().stream())
                .filter(entry -> entry.restated().isPresent())
                .findFirst()
                .orElseThrow()
                .fact();

        var items = new CoverageMonitor(room())
                .watch(restated.subject().key(), new View(true, restated.knownAt()))
                .items();

        assertThat(items)
                .filteredOn(item -> item.kind() == CoverageItem.Kind.RESTATEMENT)
                .anySatisfy(item ->
                        assertThat(item.text().text()).containsPattern(": restated to \\{fact:\\w+} from \\{fact:"));
    }

    @Test
    void tellsWhenResultsAreDue() {
        var items = MARKET.companies().stream().limit(6).flatMap(company -> Stream.of(1, 2, 3)
                .flatMap(months -> new CoverageMonitor(room())
                                .watch(
                                        company.symbol().symbol(),
                                        new View(true, LocalDate.of(2026, 6, 30).minusMonths(months)))
                                .items()
                                .stream()));

        assertThat(items)
                .filteredOn(item -> item.kind() == CoverageItem.Kind.RESULTS)
                .isNotEmpty()
                .allSatisfy(item -> assertThat(item.text().text()).startsWith("Results are expected around "));
    }

    @Test
    void putsWhatIsHeldFirstAndSaysWhatItIsWorth() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "ORRB", "TRVM");
        list(bench).hold("TRVM", true, position("1200", "28.40"));

        var report = report(bench, run(bench));

        assertThat(report.holdings()).singleElement().satisfies(held -> {
            assertThat(held.symbol().symbol()).isEqualTo("TRVM");
            assertThat(held.weight()).isPresent();
            assertThat(read(report, held.line().text()))
                    .isEqualTo("1,200 shares, $10,932, 100% of holdings, up" + " $2,952 on the day, 67.9% below cost");
        });
        assertThat(read(report, report.summary().text()))
                .startsWith("Two companies followed, one position held. Holdings are valued at $10,932, up 37.0% on"
                        + " the day.");
        assertThat(report.points())
                .filteredOn(point -> point.symbol().symbol().equals("TRVM"))
                .anySatisfy(point -> assertThat(read(report, point.text().text()))
                        .contains("The shares rose 37.0% to $9.11 on 30 Jun 2026. Your 1,200 shares gained $2,952."));
        assertThat(sent.getFirst().text()).contains("1,200 shares");
    }

    @Test
    void ordersCompaniesByTheirGravestPointThenByWhatIsHeld() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "ALDV", "ORRB", "QVLN");
        list(bench).hold("QVLN", true, position("1", "1"));

        var symbols = report(bench, run(bench)).points().stream()
                .map(point -> point.symbol().symbol())
                .distinct()
                .toList();

        assertThat(symbols).first().isEqualTo("ORRB"); // a short seller's report outweighs a filing of what is held
        assertThat(symbols.indexOf("QVLN")).isLessThanOrEqualTo(Math.max(1, symbols.indexOf("ALDV")));
    }

    @Test
    void reportsAThesisThatBrokeOnceWithTheRowThatDidIt() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "QVLN");
        var theses = new ThesisList(bench.database, Clock.systemUTC(), () -> home);
        theses.add(
                "QVLN",
                "Quavelin Systems Inc",
                "wrong if FCF is below $650m in FY25",
                ThesisParser.parse("wrong if FCF is below $650m in FY25"),
                LocalDate.of(2025, 6, 30),
                true);

        var first = report(bench, run(bench));
        var second = report(bench, run(bench));

        assertThat(first.points().getFirst().kind()).isEqualTo("Theses");
        assertThat(read(first, first.points().getFirst().text().text()))
                .isEqualTo("The thesis is broken: FY25 free cash flow was $604m, below $650m.");
        assertThat(theses.events("QVLN-1")).hasSize(1);
        assertThat(second.points()).isEmpty();
    }

    @Test
    void reportsOnceThatACompanyEnteredOrLeftASavedScreen() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "QVLN");
        new ScreenList(bench.database, Clock.systemUTC()).save("growth", "price > $168", true);
        run(bench, LocalDate.of(2026, 5, 8));

        var changed = report(bench, run(bench, LocalDate.of(2026, 5, 12)));
        var later = report(bench, run(bench, LocalDate.of(2026, 5, 13)));

        var lines = changed.points().stream()
                .filter(point -> point.kind().equals("Saved screens"))
                .map(point -> read(changed, point.text().text()))
                .toList();
        assertThat(lines)
                .containsExactly(
                        "Quavelin Systems Inc entered the screen growth: share price $172.31 (as of 12 May 2026).");
        assertThat(later.points()).noneMatch(point -> point.kind().equals("Saved screens"));
    }
}

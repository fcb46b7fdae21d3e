package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.delivery.message.Messenger;
import footnote.domain.Denomination;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.sources.SourceSet;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Bench;
import footnote.testing.BreakingRun;
import footnote.testing.Databases;
import footnote.workflows.coverage.screen.ScreenList;
import footnote.workflows.coverage.thesis.ThesisList;
import footnote.workflows.coverage.thesis.ThesisParser;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The digest over the sample market's companies. */
class DigestTest {
    @TempDir
    Path home;

    private static final SampleMarket MARKET = new SampleMarket();

    private final List<Email> sent = new ArrayList<>();
    private final List<Bench> benches = new ArrayList<>();

    @AfterEach
    void close() {
        benches.forEach(Bench::close);
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void mailsWhatIsNewOnceWithItsSources(Databases kind) {
        var bench = bench(kind, Optional.empty(), "TRVM");

        var first = report(bench, run(bench));
        var second = report(bench, run(bench));

        assertThat(first.points()).extracting(DigestReport.Point::kind).contains("New filings", "Large moves");
        assertThat(first.points())
                .allSatisfy(point -> assertThat(point.source()).contains("Sample market"));
        var ids = first.ledger().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        assertThat(first.points())
                .allSatisfy(point -> assertThat(ids).containsAll(point.text().references()));
        assertThat(second.points()).isEmpty();
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst().html()).contains("Tarvimune", "href=");
    }

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

    @ParameterizedTest
    @ValueSource(strings = {"list", "watch", "mail", "messages", "remember"})
    void goesOnAfterACrashBehindEveryStepAndMailsOnce(String step) {
        var bench = bench(Databases.SQLITE, Optional.of(step), "TRVM", "ORRB");
        var id = start(bench);

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.FAILED));
        assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(sent).hasSize(1);
        assertThat(report(bench, id).points()).isNotEmpty();
    }

    @Test
    void replaysToTheSameAlthoughTheListHasChanged() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "TRVM");
        var id = run(bench);
        list(bench).remove("TRVM", true);

        var verdict = bench.engine.replay(id, bench.outputs.resolve("replayed"));

        assertThat(verdict.differences()).isEmpty();
        assertThat(sent).hasSize(1);
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

    @Test
    void aQuietDaySaysSoOnceADay() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "TRVM");
        run(bench);
        var tomorrow = SampleMarket.today().plusDays(1);

        var quiet = report(bench, run(bench, tomorrow));
        var again = report(bench, run(bench, tomorrow));

        assertThat(quiet.quiet()).isTrue();
        assertThat(quiet.summary().text()).endsWith("Quiet day: no change since the last digest.");
        assertThat(sent).hasSize(2);
        assertThat(sent.getLast().subject()).isEqualTo("Quiet day at your companies, 1 Jul 2026 (fictional)");
        assertThat(again.mail()).endsWith("so nothing was mailed");
    }

    private static Position position(String shares, String cost) {
        return new Position(new BigDecimal(shares), Optional.of(new BigDecimal(cost)), Denomination.USD);
    }

    private static String read(DigestReport report, String text) {
        return Prose.rendered(
                text,
                id -> FigureFormat.of(report.ledger().stream()
                        .filter(entry -> entry.id().equals(id))
                        .findFirst()
                        .orElseThrow()
                        .fact()));
    }

    @Test
    void namesACompanyThatCannotBeLookedAt() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "TRVM");
        bench.database.update("INSERT INTO coverage (symbol, offline, name, added_at) VALUES ('GONE', 1, 'Gone', 0)");

        var report = report(bench, run(bench));

        assertThat(report.gaps()).anySatisfy(gap -> assertThat(gap.toString()).contains("GONE"));
        assertThat(report.points()).isNotEmpty();
    }

    private Bench bench(Databases kind, Optional<String> crash, String... symbols) {
        var database = kind.fresh();
        Mailer mailer = email -> {
            sent.add(email);
            return new Mailer.Handed(Mailer.Handed.Status.SENT, "");
        };
        Workflow<DigestRequest, DigestReport> digest = new Digest(
                new CoverageMonitor(room()),
                new CoverageList(database, Clock.systemUTC()),
                new ConsensusHistory(database),
                new ThesisList(database, Clock.systemUTC(), () -> home),
                new ScreenList(database, Clock.systemUTC()),
                mailer,
                Messenger.none(),
                new Address("desk@example.org"));
        var workflow = crash.map(step -> BreakingRun.after(step, digest)).orElse(digest);
        var bench = Bench.with(database, new Workflows().with(Digest.NAME, DigestRequest.class, workflow), "bench");
        benches.add(bench);
        for (var symbol : symbols) {
            list(bench).add(room().listing(symbol, new View(true, SampleMarket.today())), true);
        }
        return bench;
    }

    private static CoverageList list(Bench bench) {
        return new CoverageList(bench.database, Clock.systemUTC());
    }

    private static RunId start(Bench bench) {
        return start(bench, SampleMarket.today());
    }

    private static RunId start(Bench bench, LocalDate day) {
        var options = new RunOptions(true, Optional.of(day), BigDecimal.ONE, true, Optional.empty());
        return bench.engine.start(
                Digest.NAME, "digest", DigestRequest.of("anna@example.org"), options, Optional.empty());
    }

    private static RunId run(Bench bench) {
        return run(bench, SampleMarket.today());
    }

    private static RunId run(Bench bench, LocalDate day) {
        var id = start(bench, day);
        assertThat(bench.engine.attempt(id))
                .as(() -> String.valueOf(bench.engine.runs().find(id)))
                .isEqualTo(new Worked(Status.DONE));
        return id;
    }

    private static DigestReport report(Bench bench, RunId id) {
        return Json.read(bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), DigestReport.class);
    }

    private static EvidenceRoom room() {
        return new EvidenceRoom(DigestTest::sources, DigestTest::sources, SampleMarket.today(), Clock.systemUTC());
    }

    private static SourceSet sources() {
        return MARKET.sources();
    }
}

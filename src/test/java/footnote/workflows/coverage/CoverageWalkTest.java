package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.sources.sample.SampleMarket;
import footnote.testing.ProseLint;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walks the sample market day by day: what was planted is reported on its day and once, and nothing else is. */
class CoverageWalkTest {
    private static final SampleMarket MARKET = new SampleMarket();
    private static final EvidenceRoom ROOM = new EvidenceRoom(
            () -> {
                throw new AssertionError("no real vendor is asked here");
            },
            MARKET::sources,
            SampleMarket.today(),
            Clock.systemUTC());

    private final List<String> prose = new ArrayList<>();

    @Test
    void reportsEverythingOfThreeWeeksOnItsDayAndOnce() {
        var last = LocalDate.of(2026, 5, 20);

        walk("QVLN", last.minusWeeks(3), last);
        walk("ORRB", last.minusWeeks(3), last);

        assertThat(prose).isNotEmpty();
        assertThat(prose.stream().flatMap(text -> ProseLint.text(text).stream()))
                .isEmpty();
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"ORRB", "TRVM", "BRSK"})
    void reportsEverythingOfTwoYearsOnItsDayAndOnce(String symbol) {
        walk(symbol, SampleMarket.today().minusYears(2), SampleMarket.today());

        assertThat(prose.stream().flatMap(text -> ProseLint.text(text).stream()))
                .isEmpty();
    }

    @Test
    void reportsTheRiskFactorThatAnAnnualReportAdds() {
        var listing = ROOM.listing("BRSK", view(SampleMarket.today()));
        var days = new DateRange(SampleMarket.today().minusYears(2), SampleMarket.today());
        var reports = ROOM.filings(listing, Set.of("10-K"), days, view(SampleMarket.today()))
                .found()
                .orElseThrow();

        var added = reports.stream()
                .filter(filing -> !filing.amends())
                .flatMap(filing -> new CoverageMonitor(ROOM).watch("BRSK", view(filing.filed())).items().stream())
                .filter(item -> item.kind() == Kind.RISK_FACTORS)
                .toList();

        assertThat(added).singleElement().satisfies(item -> {
            assertThat(item.text().text()).contains("has one risk factor that the one of");
            assertThat(item.quote().orElseThrow()).startsWith("Tariffs: most of our tents");
        });
    }

    private void walk(String symbol, LocalDate first, LocalDate last) {
        var monitor = new CoverageMonitor(ROOM);
        var reported = new HashSet<String>();
        monitor.watch(symbol, view(first)).items().forEach(item -> reported.add(item.key()));
        var days = new TreeMap<LocalDate, List<CoverageItem>>();
        for (var day = first.plusDays(1); !day.isAfter(last); day = day.plusDays(1)) {
            var news = monitor.watch(symbol, view(day));
            var facts = new HashMap<String, LedgerEntry>();
            news.ledger().forEach(entry -> facts.put(entry.id(), entry));
            var fresh = news.items().stream().filter(item -> !item.in(reported)).toList();
            fresh.forEach(item -> {
                assertThat(reported.add(item.key()))
                        .as("%s is reported once", item.key())
                        .isTrue();
                prose.add(read(item, facts));
            });
            days.put(day, fresh);
        }
        check(symbol, first, last, days);
    }

    private static String read(CoverageItem item, Map<String, LedgerEntry> facts) {
        return item.text()
                .rendered(id -> FigureFormat.of(
                        Optional.ofNullable(facts.get(id)).orElseThrow().fact()));
    }

    private void check(String symbol, LocalDate first, LocalDate last, Map<LocalDate, List<CoverageItem>> days) {
        var listing = ROOM.listing(symbol, view(last));
        var range = new DateRange(first.plusDays(1), last);
        var planted = new TreeMap<String, LocalDate>();
        ROOM.filings(listing, Set.of("10-K", "10-Q", "8-K", "20-F", "6-K"), range, view(last)).found().stream()
                .flatMap(List::stream)
                .forEach(filing -> planted.put("filing " + filing.accession(), filing.filed()));
        for (var day = range.first(); !day.isAfter(last); day = day.plusDays(1)) {
            var on = day;
            ROOM.insiders(listing, new DateRange(day, day), 10, view(last)).found().stream()
                    .flatMap(List::stream)
                    .filter(trade -> trade.acquired()
                            || trade.price()
                                            .orElseThrow()
                                            .multiply(trade.shares())
                                            .doubleValue()
                                    >= 50_000)
                    .forEach(trade ->
                            planted.put("insider " + trade.day() + " " + trade.code() + " " + trade.insider(), on));
        }
        var found = new TreeMap<String, LocalDate>();
        days.forEach((day, items) -> items.stream()
                .filter(item -> item.key().startsWith("filing ") || item.key().startsWith("insider "))
                .forEach(item -> found.put(item.key(), day)));
        assertThat(found).as("filings and insider trades of %s", symbol).isEqualTo(planted);
        days.forEach((day, items) -> assertThat(items).allSatisfy(item -> assertThat(item.kind() == Kind.RESULTS
                        || item.day().isEqual(day)
                        || day.minusDays(4).isBefore(item.day())
                        || item.kind() == Kind.RED_FLAG
                        || item.kind() == Kind.INSIDER)
                .as("%s is reported on %s", item, day)
                .isTrue()));
    }

    private static View view(LocalDate day) {
        return new View(true, day);
    }
}

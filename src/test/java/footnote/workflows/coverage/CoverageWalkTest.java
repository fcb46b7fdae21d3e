package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Split;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.sources.sample.SampleMarket;
import footnote.testing.ProseLint;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Walks the sample market day by day: what was planted is reported on its day and once, and nothing else is. */
class CoverageWalkTest {
    private static final SampleMarket MARKET = new SampleMarket();
    private static final EvidenceReader ROOM = new EvidenceReader(
            () -> {
                throw new AssertionError("no real vendor is asked here");
            },
            MARKET::sources,
            SampleMarket.today(),
            Clock.systemUTC());

    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "Annual Report", "Quarterly Report", "Announcement");
    private static final List<String> KINDS = List.of("filing ", "insider ", "reported ", "restated ", "move ");

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

    /** What was usual for the share is the same whenever one looks back at a day. */
    @Test
    void reportsAMoveThatIsLargeForTheShareOnItsDayOrNever() {
        walk("VRDN.PA", LocalDate.of(2024, 7, 12), LocalDate.of(2024, 7, 23));

        assertThat(prose).isNotEmpty();
    }

    /** Every day of every company, none left out: about a quarter of an hour of one core. */
    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("companies")
    void reportsEverythingOfTwoYearsOfEveryCompanyOnItsDayAndOnce(String symbol) {
        walk(symbol, SampleMarket.today().minusYears(2), SampleMarket.today());

        assertThat(prose.stream().flatMap(text -> ProseLint.text(text).stream()))
                .isEmpty();
    }

    static Stream<String> companies() {
        return MARKET.companies().stream().map(company -> company.symbol().symbol());
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
        ROOM.filings(listing, FORMS, range, view(last)).found().stream()
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
        planted.putAll(results(listing, range));
        planted.putAll(restatements(listing, range));
        planted.putAll(moves(listing, range));
        var found = new TreeMap<String, LocalDate>();
        days.forEach((day, items) -> items.stream()
                .filter(item -> KINDS.stream().anyMatch(item.key()::startsWith))
                .filter(item -> !item.key().startsWith("move ") || planted.containsKey(item.key())) // own deviation
                .forEach(item ->
                        found.put(item.key().startsWith("restated ") ? "restated " + item.day() : item.key(), day)));
        assertThat(found).as("what is planted of %s", symbol).isEqualTo(planted);
        guided(symbol, days, planted);
        days.forEach((day, items) -> assertThat(items).allSatisfy(item -> assertThat(item.kind() == Kind.RESULTS
                        || item.day().isEqual(day)
                        || day.minusDays(4).isBefore(item.day())
                        || item.kind() == Kind.RED_FLAG
                        || item.kind() == Kind.INSIDER)
                .as("%s is reported on %s", item, day)
                .isTrue()));
        var counts = new TreeMap<String, Integer>();
        planted.keySet().forEach(key -> counts.merge(key.substring(0, key.indexOf(' ')), 1, Integer::sum));
        System.out.printf(
                "coverage walk %s, %s to %s: %d planted events reported on their day, once %s; %d items in all%n",
                symbol,
                first,
                last,
                planted.size(),
                counts,
                days.values().stream().mapToInt(List::size).sum());
    }

    /** The day on which figures of a period were first published, by the market's own list. */
    private static Map<String, LocalDate> results(Listing listing, DateRange range) {
        return MARKET.facts().facts(listing).stream()
                .filter(fact -> fact.dimensions().isEmpty() && fact.basis() == Basis.REPORTED)
                .filter(fact -> List.of(Metric.REVENUE, Metric.EPS_DILUTED).contains(fact.metric()))
                .collect(Collectors.toMap(
                        fact -> "reported " + fact.period().end(),
                        Fact::knownAt,
                        (one, other) -> one.isBefore(other) ? one : other))
                .entrySet()
                .stream()
                .filter(each -> range.contains(each.getValue()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** The days on which a figure that was published before got another value, by more than a split of the shares. */
    private static Map<String, LocalDate> restatements(Listing listing, DateRange range) {
        record Figure(Metric metric, Period period) {}
        var splits = ROOM.prices(
                        listing.ticker(), new DateRange(range.first().minusYears(5), range.last()), view(range.last()))
                .found()
                .orElseThrow()
                .splits();
        var first = new HashMap<Figure, Fact>();
        var restated = new TreeMap<String, LocalDate>();
        MARKET.facts().facts(listing).stream()
                .filter(fact -> fact.dimensions().isEmpty() && fact.basis() == Basis.REPORTED)
                .sorted(Comparator.comparing(Fact::knownAt))
                .forEach(fact -> {
                    var before = first.putIfAbsent(new Figure(fact.metric(), fact.period()), fact);
                    if (before != null
                            && before.value().compareTo(fact.value()) != 0
                            && !onAnotherBasis(before, fact, splits)
                            && range.contains(fact.knownAt())) {
                        restated.put("restated " + fact.knownAt(), fact.knownAt());
                    }
                });
        return restated;
    }

    /** Whether shares were split between two publications of a count of shares or a figure per share. */
    private static boolean onAnotherBasis(Fact before, Fact after, List<Split> splits) {
        return List.of(Unit.Kind.SHARES, Unit.Kind.PER_SHARE)
                        .contains(after.unit().kind())
                && splits.stream()
                        .anyMatch(split -> split.day().isAfter(before.knownAt())
                                && !split.day().isAfter(after.knownAt()));
    }

    /** Days on which the close changed by 5% or more. */
    private static Map<String, LocalDate> moves(Listing listing, DateRange range) {
        var bars = ROOM.prices(
                        listing.ticker(), new DateRange(range.first().minusDays(10), range.last()), view(range.last()))
                .found()
                .orElseThrow()
                .bars();
        var moves = new TreeMap<String, LocalDate>();
        for (int i = 1; i < bars.size(); i++) {
            double change = bars.get(i).close() / bars.get(i - 1).close() - 1;
            if (Math.abs(change) >= 0.05 && range.contains(bars.get(i).day())) {
                moves.put("move " + bars.get(i).day(), bars.get(i).day());
            }
        }
        return moves;
    }

    /** Guidance is reported with the results that it came with or that settled it. */
    private static void guided(String symbol, Map<LocalDate, List<CoverageItem>> days, Map<String, LocalDate> planted) {
        days.forEach((day, items) -> items.stream()
                .filter(item -> item.key().startsWith("guidance-"))
                .forEach(item -> assertThat(planted)
                        .as("%s of %s", item.key(), symbol)
                        .containsEntry(
                                "reported " + item.key().substring(item.key().indexOf(' ') + 1), day)));
    }

    private static View view(LocalDate day) {
        return new View(true, day);
    }
}

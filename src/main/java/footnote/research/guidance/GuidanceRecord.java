package footnote.research.guidance;

import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Transcript;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.FiscalPeriod;
import footnote.research.guidance.GuidanceOutcome.Result;
import footnote.research.metrics.MetricHistory;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A management's guidance and what came of it, by the calls and results releases known on a day. */
public record GuidanceRecord(List<Guidance> said, List<GuidanceOutcome> outcomes) {
    private static final int CALLS = 8;
    private static final int RELEASES = 4;
    private static final int RESULTS_LAG_DAYS = 45;
    private static final Set<String> CURRENT = Set.of("8-K", "6-K", "Announcement");

    public static final GuidanceRecord NONE = new GuidanceRecord(List.of(), List.of());

    public GuidanceRecord {
        said = List.copyOf(said);
        outcomes = List.copyOf(outcomes);
    }

    /** By what the room gives on the view's day. */
    public static GuidanceRecord of(EvidenceReader evidence, Listing listing, MetricHistory history, View view) {
        return of(evidence, listing, history, CALLS, view);
    }

    /** As above, by the latest calls alone, so many of them. */
    public static GuidanceRecord of(
            EvidenceReader evidence, Listing listing, MetricHistory history, int calls, View view) {
        return of(
                evidence.calls(listing, calls, view).found().orElse(List.of()),
                releases(evidence, listing, view),
                history);
    }

    /** By calls and releases at hand; those of no known day are left out. */
    public static GuidanceRecord of(List<Transcript> calls, List<Document> releases, MetricHistory history) {
        var currency = history.ledger().all(Metric.NET_INCOME, Basis.REPORTED).stream()
                .flatMap(entry -> entry.fact().unit().currency().stream())
                .reduce((_, last) -> last);
        if (currency.isEmpty()) {
            return NONE;
        }
        var said = new ArrayList<Guidance>();
        for (var call : calls) {
            held(call, history).ifPresent(day -> said.addAll(GuidanceReader.of(call, currency.get(), day)));
        }
        for (var release : releases) {
            release.published()
                    .flatMap(day -> reported(release)
                            .map(reported -> GuidanceReader.of(release, reported, currency.get(), day)))
                    .ifPresent(found -> found.stream()
                            .filter(each -> said.stream().noneMatch(one -> repeated(one, each)))
                            .forEach(said::add));
        }
        said.sort(Comparator.comparing(Guidance::day));
        return new GuidanceRecord(said, outcomes(said, history));
    }

    /** Whether a release says what the call on it said. */
    private static boolean repeated(Guidance spoken, Guidance written) {
        return spoken.sameItem(written)
                && Math.abs(spoken.day().toEpochDay() - written.day().toEpochDay()) <= 3;
    }

    private static Optional<LocalDate> held(Transcript call, MetricHistory history) {
        var asOf = history.ledger().asOf();
        return call.held()
                .or(() -> GuidanceReader.reported(call)
                        .map(reported -> end(reported, history).plusDays(RESULTS_LAG_DAYS)))
                .filter(day -> !day.isAfter(asOf));
    }

    private static LocalDate end(FiscalPeriod period, MetricHistory history) {
        return Guidance.days(period, history.ledger().calendar()).end();
    }

    private static Optional<FiscalPeriod> reported(Document release) {
        return GuidanceReader.named(release.title()).or(() -> release.sections().stream()
                .flatMap(section -> GuidanceReader.named(section.text()).stream())
                .findFirst());
    }

    private static List<Document> releases(EvidenceReader evidence, Listing listing, View view) {
        var days = new DateRange(view.asOf().minusMonths(14), view.asOf());
        return evidence.filings(listing, CURRENT, days, view).found().orElse(List.of()).stream()
                .filter(GuidanceRecord::ofResults)
                .limit(RELEASES)
                .flatMap(filing -> evidence.document(filing, view).found().stream())
                .toList();
    }

    private static boolean ofResults(Filing filing) {
        return filing.items().stream().anyMatch("2.02"::equals)
                || filing.description()
                        .filter(text -> text.matches("(?i).*\\b(?:results|earnings)\\b.*"))
                        .isPresent();
    }

    private static List<GuidanceOutcome> outcomes(List<Guidance> said, MetricHistory history) {
        var outcomes = new ArrayList<GuidanceOutcome>();
        for (var guidance : said) {
            boolean known = guidance.withdrawal()
                    || outcomes.stream().anyMatch(each -> each.first().sameItem(guidance));
            if (!known) {
                var item = said.stream().filter(guidance::sameItem).toList();
                var withdrawn = said.stream()
                        .filter(each -> each.withdrawal() && each.period().equals(guidance.period()))
                        .map(Guidance::day)
                        .max(Comparator.naturalOrder());
                outcomes.add(GuidanceOutcome.of(item, withdrawn, history));
            }
        }
        outcomes.sort(Comparator.<GuidanceOutcome, LocalDate>comparing(
                        each -> each.last().days(history.ledger().calendar()).end())
                .thenComparing(each -> each.last().period().quarter().isPresent())
                .thenComparing(each -> each.last().metric().name()));
        return outcomes;
    }

    /** Those that an actual settled, oldest period first. */
    public List<GuidanceOutcome> settled() {
        return outcomes.stream().filter(GuidanceOutcome::settled).toList();
    }

    public List<GuidanceOutcome> open() {
        return with(Result.OPEN);
    }

    public List<GuidanceOutcome> with(Result result) {
        return outcomes.stream().filter(each -> each.result() == result).toList();
    }

    /** How many settled items were met or better. */
    public long met() {
        return count(each -> each.settled() && !each.missed());
    }

    public long missed() {
        return count(GuidanceOutcome::missed);
    }

    public long beaten() {
        return count(GuidanceOutcome::beaten);
    }

    public long withdrawn() {
        return count(each -> each.result() == Result.WITHDRAWN);
    }

    private long count(Predicate<GuidanceOutcome> which) {
        return outcomes.stream().filter(which).count();
    }

    /** What was said on a day or up to three days before. */
    public List<Guidance> saidAround(LocalDate day) {
        return said.stream()
                .filter(each -> Math.abs(each.day().toEpochDay() - day.toEpochDay()) <= 3)
                .toList();
    }

    /** The guidance for the same item that stood before. */
    public Optional<Guidance> before(Guidance guidance) {
        return said.stream()
                .filter(each -> guidance.sameItem(each) && each.day().isBefore(guidance.day()))
                .reduce((_, last) -> last);
    }
}

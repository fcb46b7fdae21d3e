package footnote.workflows.coverage;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.SourceLine;
import footnote.domain.Words;
import footnote.evidence.Ledger;
import footnote.research.ResultsCalendar;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Restated figures, one item for each filing that restates, and the date of coming results. */
final class StatementNews {
    private static final int SOON_DAYS = 14;
    private static final int SHOWN = 3;

    /** What readers look for first among restated figures. */
    private static final List<Metric> FIRST =
            List.of(Metric.REVENUE, Metric.OPERATING_INCOME, Metric.NET_INCOME, Metric.EPS_DILUTED, Metric.EQUITY);

    private final Ledger ledger;
    private final NewsCollector news;

    StatementNews(Ledger ledger, NewsCollector news) {
        this.ledger = ledger;
        this.news = news;
    }

    void collect() {
        ledger.entries().stream()
                .filter(entry ->
                        entry.restated().isPresent() && news.recent(entry.fact().knownAt()))
                .collect(Collectors.groupingBy(StatementNews::filing, TreeMap::new, Collectors.toList()))
                .forEach(this::restated);
        upcoming();
    }

    private static String filing(LedgerEntry entry) {
        var origin = entry.fact().origin();
        return entry.fact().knownAt() + " "
                + origin.document().or(() -> origin.uri().map(Object::toString)).orElse(origin.vendor());
    }

    private void restated(String filing, List<LedgerEntry> entries) {
        var ordered = entries.stream()
                .sorted(Comparator.comparingInt(
                                (LedgerEntry entry) -> order(entry.fact().metric()))
                        .thenComparing(entry -> entry.fact().period(), Comparator.reverseOrder())
                        .thenComparing(entry -> entry.fact().metric()))
                .toList();
        var shown = ordered.stream().limit(SHOWN).map(this::restatement).toList();
        int others = ordered.size() - shown.size();
        var first = ordered.getFirst().fact();
        news.add(
                Kind.RESTATEMENT,
                "restated " + filing,
                first.knownAt(),
                String.join("; ", shown) + (others == 0 ? "." : "; further figures of the same filing changed too."),
                SourceLine.source(first.origin()),
                first.origin().uri());
    }

    private static int order(Metric metric) {
        int at = FIRST.indexOf(metric);
        return at < 0 ? FIRST.size() : at;
    }

    private String restatement(LedgerEntry entry) {
        var first = LedgerEntry.of(entry.restated().orElseThrow());
        news.keep(entry);
        news.keep(first);
        return label(entry) + ", " + entry.fact().period().label() + ": restated to {fact:" + entry.id()
                + "} from {fact:" + first.id() + "}";
    }

    private static String label(LedgerEntry entry) {
        String label = entry.fact().metric().label();
        return Words.capitalized(label);
    }

    private void upcoming() {
        new ResultsCalendar(ledger)
                .next()
                .filter(next -> next.days() <= SOON_DAYS)
                .ifPresent(next -> {
                    LocalDate due = news.view().asOf().plusDays(next.days());
                    var seen = next.seen().getFirst();
                    news.keep(next.seen());
                    news.add(
                            Kind.RESULTS,
                            "results " + seen.fact().period().end().plusYears(1),
                            due,
                            "Results are expected around " + FigureFormat.day(due)
                                    + ", one year after those for "
                                    + seen.fact().period().label() + " were published.",
                            SourceLine.source(seen.fact().origin()),
                            seen.fact().origin().uri());
                });
    }
}

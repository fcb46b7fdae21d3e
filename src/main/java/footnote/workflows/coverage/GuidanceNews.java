package footnote.workflows.coverage;

import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.SourceLine;
import footnote.domain.Words;
import footnote.evidence.EvidenceReader;
import footnote.research.guidance.Guidance;
import footnote.research.guidance.GuidanceOutcome;
import footnote.research.guidance.GuidanceOutcome.Result;
import footnote.research.guidance.GuidanceRecord;
import footnote.research.metrics.MetricHistory;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which guidance results settled, and which guidance came with them. A call may be published after the results, so each
 * of both is an item of its own; a digest that has them with the results prints one line.
 */
final class GuidanceNews {
    /** The call on results is held, and the release published, within these days of them. */
    private static final int NEAR_DAYS = 5;
    /** The call on the results, and those that gave the guidance before. */
    private static final int CALLS = 3;
    /** The rest is in the results note. */
    private static final int SHOWN = 2;

    private static final List<Metric> FIRST = List.of(Metric.REVENUE, Metric.EPS_DILUTED, Metric.OPERATING_INCOME);

    private final EvidenceReader evidence;
    private final NewsCollector news;
    private final MetricHistory history;

    GuidanceNews(EvidenceReader evidence, NewsCollector news, MetricHistory history) {
        this.evidence = evidence;
        this.news = news;
        this.history = history;
    }

    void collect(Fact results) {
        var record = GuidanceRecord.of(evidence, news.listing(), history, CALLS, news.view());
        var settled = record.settled().stream()
                .filter(each -> near(each.actual().orElseThrow().fact().knownAt(), results.knownAt()))
                .sorted(Comparator.comparing((GuidanceOutcome each) -> !each.missed())
                        .thenComparing(each -> !each.beaten())
                        .thenComparing(each -> order(each.last())))
                .limit(SHOWN)
                .toList();
        add("guidance-settled ", results, settled.stream().map(this::settled).toList(), settled);
        var given = record.outcomes().stream()
                .filter(each -> given(each, record, results.knownAt()))
                .sorted(Comparator.comparing((GuidanceOutcome each) -> unchanged(each, record))
                        .thenComparing(each -> order(each.last())))
                .limit(SHOWN)
                .toList();
        add(
                "guidance-given ",
                results,
                given.stream().map(each -> given(each, record)).toList(),
                given);
    }

    private static int order(Guidance guidance) {
        int at = FIRST.indexOf(guidance.metric());
        return (at < 0 ? FIRST.size() : at) * 2 + (guidance.period().quarter().isPresent() ? 1 : 0);
    }

    private static boolean near(LocalDate one, LocalDate other) {
        return Math.abs(one.toEpochDay() - other.toEpochDay()) <= NEAR_DAYS;
    }

    private static boolean given(GuidanceOutcome outcome, GuidanceRecord record, LocalDate published) {
        return outcome.result() == Result.WITHDRAWN
                ? withdrawal(outcome, record)
                        .filter(each -> near(each.day(), published))
                        .isPresent()
                : outcome.result() == Result.OPEN && near(outcome.last().day(), published);
    }

    private static Optional<Guidance> withdrawal(GuidanceOutcome outcome, GuidanceRecord record) {
        return record.said().stream()
                .filter(each ->
                        each.withdrawal() && each.period().equals(outcome.last().period()))
                .reduce((_, last) -> last);
    }

    private static boolean unchanged(GuidanceOutcome outcome, GuidanceRecord record) {
        return outcome.result() == Result.OPEN
                && record.before(outcome.last())
                        .filter(outcome.last()::sameFigures)
                        .isPresent();
    }

    private String settled(GuidanceOutcome outcome) {
        var actual = outcome.actual().orElseThrow();
        news.keep(history.behind(actual));
        news.keep(actual);
        String how = outcome.result() == Result.MET
                ? "in line with"
                : outcome.result().words();
        return outcome.name() + " of {fact:" + actual.id() + "} was " + how + " the guidance of "
                + range(outcome.last());
    }

    private String given(GuidanceOutcome outcome, GuidanceRecord record) {
        if (outcome.result() == Result.WITHDRAWN) {
            return "guidance for " + outcome.name() + " of " + range(outcome.last()) + " was withdrawn";
        }
        var last = outcome.last();
        return record.before(last)
                .map(before -> "guidance for " + outcome.name() + " was " + changed(before, last))
                .orElseGet(() -> "new guidance for " + outcome.name() + " is " + range(last));
    }

    private String changed(Guidance before, Guidance last) {
        if (last.sameFigures(before)) {
            return "reaffirmed at " + range(last);
        }
        String how =
                switch (Integer.signum(last.middle().compareTo(before.middle()))) {
                    case 1 -> "raised";
                    case -1 -> "lowered";
                    default -> "changed";
                };
        return how + " to " + range(last) + " from " + range(before);
    }

    /** "$1.82bn to $1.83bn", "at least 5.0%", "26.0%", each figure a fact. */
    private String range(Guidance guidance) {
        var facts = guidance.facts(history.ledger().subject(), history.ledger().calendar());
        news.keep(facts);
        String figures = facts.stream()
                .map(LedgerEntry::id)
                .map(id -> "{fact:" + id + "}")
                .collect(Collectors.joining(" to "));
        if (guidance.low().isEmpty()) {
            return "at most " + figures;
        }
        return guidance.high().isEmpty() ? "at least " + figures : figures;
    }

    private void add(String key, Fact results, List<String> clauses, List<GuidanceOutcome> from) {
        if (clauses.isEmpty()) {
            return;
        }
        var sources = new ArrayList<String>();
        from.forEach(each -> sources.add(SourceLine.source(each.last().origin()) + ", "
                + FigureFormat.day(each.last().day())));
        String sentence = String.join("; ", clauses) + ".";
        news.add(
                Kind.RESULTS_REPORTED,
                key + results.period().end(),
                results.knownAt(),
                Words.capitalized(sentence),
                sources.stream().distinct().collect(Collectors.joining("; ")),
                from.getFirst().last().origin().uri());
    }
}

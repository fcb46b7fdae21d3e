package footnote.workflows.coverage;

import footnote.domain.Estimate;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.SourceLine;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.ConsensusBefore;
import footnote.research.FactDeriver;
import footnote.workflows.coverage.CoverageItem.Kind;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Results beside a year before and beside what analysts expected, and changes of what they expect. */
final class ConsensusNews {
    /** A smaller change of a mean is noise. */
    private static final double LARGE_REVISION = 0.03;
    /** Below this a difference prints as 0.0%. */
    private static final double IN_LINE = 0.0005;

    private final NewsCollector news;
    /** A mean is compared with one of the last quarter; an older one says nothing of a change now. */
    private static final int LONGEST_BETWEEN = 100;

    private final List<Estimate> consensus;

    /** Over all that is known of the consensus by the day, oldest first. */
    ConsensusNews(NewsCollector news, List<Estimate> consensus) {
        this.news = news;
        this.consensus = consensus;
    }

    /** The latest quarter or year, where it became known lately; gives the figure that it is cited by. */
    Optional<LedgerEntry> results(Ledger ledger) {
        var sentences = new ArrayList<String>();
        Optional<LedgerEntry> cited = Optional.empty();
        for (var metric : List.of(Metric.REVENUE, Metric.EPS_DILUTED)) {
            var series = series(ledger, metric);
            if (series.isEmpty() || !news.recent(series.getLast().fact().knownAt())) {
                continue;
            }
            var last = series.getLast();
            if (cited.isPresent()
                    && !cited.get()
                            .fact()
                            .period()
                            .end()
                            .equals(last.fact().period().end())) {
                continue;
            }
            cited = cited.or(() -> Optional.of(last));
            sentences.add(sentence(last, series));
        }
        cited.map(LedgerEntry::fact)
                .ifPresent(fact -> news.add(
                        Kind.RESULTS_REPORTED,
                        "reported " + fact.period().end(),
                        fact.knownAt(),
                        String.join(" ", sentences),
                        SourceLine.source(fact.origin()),
                        fact.origin().uri()));
        return cited;
    }

    /** Quarters, or years where those are all there is. */
    private static List<LedgerEntry> series(Ledger ledger, Metric metric) {
        var quarters = ledger.quarters(metric);
        var years = ledger.years(metric);
        boolean yearly = quarters.isEmpty()
                || (!years.isEmpty()
                        && years.getLast()
                                .fact()
                                .period()
                                .end()
                                .isAfter(quarters.getLast().fact().period().end()));
        return yearly ? years : quarters;
    }

    private String sentence(LedgerEntry last, List<LedgerEntry> series) {
        news.keep(last);
        var fact = last.fact();
        String subject = fact.period().label() + " " + MetricInSentence.of(fact.metric());
        var change = yearBefore(last, series).flatMap(before -> change(last, before));
        String start = change.map(entry -> subject + (entry.rose() ? " rose " : " fell ") + "{fact:" + entry.id()
                        + "} y/y to {fact:" + last.id() + "}")
                .orElseGet(() -> subject + " was {fact:" + last.id() + "}");
        return ConsensusBefore.of(last, consensus)
                .map(mean -> start + ", " + beside(last, mean) + ".")
                .orElse(start + "; no consensus was found.");
    }

    private static Optional<LedgerEntry> yearBefore(LedgerEntry last, List<LedgerEntry> series) {
        var wanted = last.fact().period().end().minusYears(1);
        return series.stream()
                .filter(entry -> near(entry.fact().period().end(), wanted))
                .findFirst();
    }

    /** The size of a change, and whether it was upward. */
    private record Change(String id, boolean rose) {}

    /** Growth from nothing or from a loss means nothing. */
    private Optional<Change> change(LedgerEntry last, LedgerEntry before) {
        if (before.number() <= 0 || last.number() <= 0) {
            return Optional.empty();
        }
        double growth = last.number() / before.number() - 1;
        return derived(
                        last.fact().metric().name() + "_year_on_year",
                        last.fact().period(),
                        Math.abs(growth),
                        "size of the change against " + before.fact().period().label(),
                        List.of(last, before))
                .map(entry -> new Change(entry.id(), growth >= 0));
    }

    private String beside(LedgerEntry actual, LedgerEntry mean) {
        news.keep(mean);
        if (mean.number() <= 0) {
            return "vs. consensus of {fact:" + mean.id() + "}";
        }
        double surprise = actual.number() / mean.number() - 1;
        if (Math.abs(surprise) < IN_LINE) {
            return "in line with consensus of {fact:" + mean.id() + "}";
        }
        return derived(
                                actual.fact().metric().name() + "_against_consensus",
                                actual.fact().period(),
                                Math.abs(surprise),
                                "size of the difference between reported figure and consensus",
                                List.of(actual, mean))
                        .map(entry -> "{fact:" + entry.id() + "} " + (surprise > 0 ? "above" : "below"))
                        .orElse("vs.")
                + " consensus of {fact:" + mean.id() + "}";
    }

    /** Changes of a mean by more than noise, each against the last one of that size. */
    void revisions() {
        var series = new LinkedHashMap<String, List<Estimate>>();
        consensus.forEach(estimate -> series.computeIfAbsent(
                        estimate.metric().name() + " " + ConsensusHistory.period(estimate), _ -> new ArrayList<>())
                .add(estimate));
        series.values().forEach(this::revisions);
    }

    private void revisions(List<Estimate> series) {
        var base = series.getFirst();
        for (var estimate : series) {
            boolean stale = base.asOf().plusDays(LONGEST_BETWEEN).isBefore(estimate.asOf());
            if (stale || !estimate.unit().equals(base.unit()) || base.mean().signum() <= 0) {
                base = estimate;
                continue;
            }
            double change = estimate.mean().doubleValue() / base.mean().doubleValue() - 1;
            if (Math.abs(change) >= LARGE_REVISION) {
                if (news.recent(estimate.asOf())) {
                    revised(base, estimate, change);
                }
                base = estimate;
            }
        }
    }

    private void revised(Estimate before, Estimate now, double change) {
        var old = news.keep(LedgerEntry.of(before.asFact()));
        var fresh = news.keep(LedgerEntry.of(now.asFact()));
        boolean target = now.period().isInstant();
        derived(
                        now.metric().name() + "_revision",
                        now.period(),
                        Math.abs(change),
                        "size of the change of the mean estimate",
                        List.of(fresh, old))
                .ifPresent(size -> news.add(
                        Kind.ESTIMATES,
                        "estimate " + now.metric().name() + " " + ConsensusHistory.period(now) + " " + now.asOf(),
                        now.asOf(),
                        (target
                                        ? "The mean target price"
                                        : "Consensus " + now.period().label() + " " + MetricInSentence.of(now.metric()))
                                + (change > 0 ? " rose {fact:" : " fell {fact:") + size.id() + "} to {fact:"
                                + fresh.id() + "} on " + FigureFormat.day(now.asOf()) + ", from {fact:" + old.id()
                                + "}" + (target ? "." : " on " + FigureFormat.day(before.asOf()) + "."),
                        SourceLine.source(now.origin()),
                        now.origin().uri()));
    }

    private Optional<LedgerEntry> derived(
            String metric, Period period, double fraction, String formula, List<LedgerEntry> inputs) {
        var first = inputs.getFirst().fact();
        var entry = new FactDeriver(first.subject(), first.knownAt(), first.origin())
                .derive(metric, period, Unit.PERCENT, MaybeNumber.of(100 * fraction), formula, inputs);
        Stream.concat(inputs.stream(), entry.stream()).forEach(news::keep);
        return entry;
    }

    private static boolean near(LocalDate one, LocalDate other) {
        return Period.sameEnd(one, other);
    }
}

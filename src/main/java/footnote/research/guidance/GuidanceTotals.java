package footnote.research.guidance;

import footnote.domain.Basis;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Profile;
import footnote.domain.Transcript;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.guidance.GuidanceOutcome.Result;
import footnote.research.metrics.MetricHistory;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** How many items of a management's guidance results have settled, met and missed, each count with the items in it. */
public final class GuidanceTotals {
    /** A report may make few requests; four calls settle three quarters. */
    private static final int CALLS = 4;

    /** Guidance that a report states, by the metric it is for. */
    public static final List<Metric> YEAR_METRICS = List.of(Metric.REVENUE, Metric.EPS_DILUTED);

    /** What follows a metric's name in those of its guidance: a point, or the bounds of a range. */
    public static final List<String> BOUNDS = List.of("_guidance", "_guidance_low", "_guidance_high");

    /** What follows it in guidance that was changed. */
    public static final String BEFORE = "_before";

    /** A year's results come this many days after its end at the latest. */
    private static final int RESULTS_DUE_DAYS = 120;

    private final EvidenceReader evidence;

    public GuidanceTotals(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** Nothing where no guidance was settled. */
    public MetricSet of(Listing listing, Optional<Profile> profile, Ledger ledger, View view) {
        var calls = view.sample()
                ? Optional.<List<Transcript>>empty()
                : evidence.calls(listing, CALLS, view).found();
        if (!view.sample() && calls.isEmpty()) {
            return MetricSet.none(ledger.subject());
        }
        var history = MetricHistory.of(evidence, listing, profile, ledger, view);
        var record = calls.map(found -> GuidanceRecord.of(found, List.of(), history))
                .orElseGet(() -> GuidanceRecord.of(evidence, listing, history, view));
        return totals(record, ledger, view);
    }

    private static MetricSet totals(GuidanceRecord record, Ledger ledger, View view) {
        var deriver = FactDeriver.on(ledger.subject(), view.asOf());
        count(deriver, record, ledger, view, "settled", GuidanceOutcome::settled);
        count(deriver, record, ledger, view, "met", each -> each.settled() && !each.missed());
        count(deriver, record, ledger, view, "missed", GuidanceOutcome::missed);
        count(deriver, record, ledger, view, "withdrawn", each -> each.result() == Result.WITHDRAWN);
        YEAR_METRICS.forEach(metric -> yearAhead(deriver, record, metric, ledger, view));
        return deriver.measures();
    }

    /** The guidance for the fiscal year under way, and what it was before it changed. */
    private static void yearAhead(FactDeriver deriver, GuidanceRecord record, Metric metric, Ledger ledger, View view) {
        var due = view.asOf().minusDays(RESULTS_DUE_DAYS);
        record.open().stream()
                .map(GuidanceOutcome::last)
                .filter(each -> each.metric().equals(metric)
                        && !each.adjusted()
                        && !each.withdrawal()
                        && each.period().quarter().isEmpty())
                .filter(each -> each.days(ledger.calendar()).end().isAfter(due))
                .min(Comparator.comparing(each -> each.days(ledger.calendar()).end()))
                .ifPresent(now -> {
                    file(deriver, now, ledger, "");
                    record.before(now)
                            .filter(before -> !before.sameFigures(now))
                            .ifPresent(before -> file(deriver, before, ledger, BEFORE));
                });
    }

    private static void file(FactDeriver deriver, Guidance guidance, Ledger ledger, String when) {
        boolean point = guidance.low().isPresent() && guidance.low().equals(guidance.high());
        if (point) {
            file(deriver, guidance, ledger, BOUNDS.getFirst() + when, guidance.low());
        } else {
            file(deriver, guidance, ledger, BOUNDS.get(1) + when, guidance.low());
            file(deriver, guidance, ledger, BOUNDS.getLast() + when, guidance.high());
        }
    }

    private static void file(
            FactDeriver deriver, Guidance guidance, Ledger ledger, String ending, Optional<BigDecimal> value) {
        value.ifPresent(each -> deriver.file(new Fact(
                ledger.subject(),
                new Metric(guidance.metric().name() + ending),
                guidance.days(ledger.calendar()),
                each,
                guidance.unit(),
                Basis.GUIDANCE,
                guidance.day(),
                guidance.origin(),
                List.of())));
    }

    private static void count(
            FactDeriver deriver,
            GuidanceRecord record,
            Ledger ledger,
            View view,
            String what,
            Predicate<GuidanceOutcome> which) {
        var items = record.outcomes().stream()
                .filter(which)
                .map(each -> item(each, ledger))
                .distinct()
                .toList();
        if (!items.isEmpty()) {
            deriver.derive(
                    "guidance_items_" + what,
                    Period.between(record.said().getFirst().day(), view.asOf()),
                    Unit.COUNT,
                    MaybeNumber.of(items.size()),
                    "items of guidance " + what + ", by the latest calls and results",
                    items);
        }
    }

    private static LedgerEntry item(GuidanceOutcome outcome, Ledger ledger) {
        var last = outcome.last();
        return LedgerEntry.of(new Fact(
                ledger.subject(),
                new Metric("guidance_item"),
                last.days(ledger.calendar()),
                BigDecimal.ONE,
                Unit.COUNT,
                Basis.GUIDANCE,
                outcome.actual().map(entry -> entry.fact().knownAt()).orElse(last.day()),
                last.origin(),
                List.of(new Dimension(
                        "guidance",
                        GuidanceOutcome.metricName(last.metric()) + " "
                                + outcome.result().words()))));
    }
}

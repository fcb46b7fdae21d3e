package footnote.workflows.coverage.earnings;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Prose;
import footnote.domain.SourceLine;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.quant.MaybeNumber;
import footnote.research.guidance.Guidance;
import footnote.research.guidance.GuidanceOutcome;
import footnote.research.guidance.GuidanceRecord;
import footnote.research.management.CallStatements;
import footnote.research.metrics.MetricHistory;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.earnings.ResultsNote.Driver;
import footnote.workflows.coverage.earnings.ResultsNote.GuidedRow;
import footnote.workflows.coverage.earnings.ResultsNote.Score;
import footnote.workflows.coverage.earnings.ResultsNote.ThesisRow;
import footnote.workflows.coverage.thesis.ThesisCheck;
import footnote.workflows.coverage.thesis.ThesisChecker;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the note on a company's latest results, by rule and from facts alone. */
public final class ResultsNoteWriter {
    private static final int NEAR_DAYS = 5;

    private final EvidenceReader evidence;
    private final ThesisChecker theses;

    public ResultsNoteWriter(EvidenceReader evidence, ThesisChecker theses) {
        this.evidence = evidence;
        this.theses = theses;
    }

    /** The latest results known on the view's day. */
    public ResultsNote write(String company, View view) {
        var listing = evidence.company(company, view);
        var history = MetricHistory.of(
                        evidence,
                        listing,
                        evidence.profile(listing.ticker(), view).found(),
                        view)
                .orElseThrow(() -> Fault.input("no statements of " + listing.name()
                        + " were found; try again later, or give another company"));
        var figures = new ResultsFigures(
                history, evidence.consensus(listing.ticker(), view).found().orElse(List.of()));
        var latest = figures.latest()
                .orElseThrow(() -> Fault.input("no results of " + listing.name() + " were found by " + view.asOf()
                        + "; give a later as-of day"));
        var published = latest.fact().knownAt();
        var rows = figures.rows(latest);
        var headline = figures.headline(latest, rows);
        var guidance = GuidanceRecord.of(evidence, listing, history, view);
        var missing = new ArrayList<String>();
        var guided = guided(guidance, figures, history, published);
        if (guidance.said().isEmpty()) {
            missing.add("guidance (none was found in calls and releases)");
        }
        var drivers = drivers(listing, published, view);
        if (drivers.isEmpty()) {
            missing.add("drivers in management's words (no call on these results was found, or it gives no cause)");
        }
        var reaction = reaction(history, figures, published);
        var checks = theses(listing, figures, view);
        return new ResultsNote(
                listing.ticker(),
                listing.name(),
                latest.fact().period().label(),
                published,
                view.asOf(),
                view.sample(),
                headline,
                rows,
                guided,
                score(guidance),
                drivers,
                reaction,
                checks,
                missing,
                figures.ledger());
    }

    /** What these results settled, what was said with them, and what else is open. */
    private static List<GuidedRow> guided(
            GuidanceRecord record, ResultsFigures figures, MetricHistory history, LocalDate published) {
        var rows = new ArrayList<GuidedRow>();
        for (var outcome : record.outcomes()) {
            boolean settledNow = outcome.settled()
                    && outcome.actual()
                            .filter(entry -> near(entry.fact().knownAt(), published))
                            .isPresent();
            boolean live = outcome.result() == GuidanceOutcome.Result.OPEN
                    || (outcome.result() == GuidanceOutcome.Result.WITHDRAWN
                            && record.saidAround(published).stream().anyMatch(Guidance::withdrawal));
            if (settledNow || live) {
                rows.add(row(record, outcome, figures, history, published));
            }
        }
        return rows;
    }

    private static GuidedRow row(
            GuidanceRecord record,
            GuidanceOutcome outcome,
            ResultsFigures figures,
            MetricHistory history,
            LocalDate published) {
        var last = outcome.last();
        var facts = last.facts(history.ledger().subject(), history.ledger().calendar());
        facts.forEach(figures::keep);
        outcome.actual().ifPresent(figures::keep);
        boolean fresh = near(last.day(), published);
        var before = fresh ? record.before(last) : Optional.<Guidance>empty();
        return new GuidedRow(
                outcome.name(),
                before.map(Guidance::figures),
                last.figures(),
                state(outcome, before, fresh),
                outcome.actual().map(LedgerEntry::id),
                last.words(),
                last.speaker(),
                SourceLine.source(last.origin()) + ", " + FigureFormat.day(last.day()),
                facts.stream().map(LedgerEntry::id).toList());
    }

    /** By the figures, not by the words: what changed against the guidance that stood before. */
    private static String state(GuidanceOutcome outcome, Optional<Guidance> before, boolean fresh) {
        if (outcome.result() != GuidanceOutcome.Result.OPEN) {
            return outcome.result().words();
        }
        if (!fresh) {
            return "unchanged since " + FigureFormat.day(outcome.last().day());
        }
        return before.map(old -> outcome.last().sameFigures(old)
                        ? "reaffirmed"
                        : switch (Integer.signum(outcome.last().middle().compareTo(old.middle()))) {
                            case 1 -> "raised";
                            case -1 -> "lowered";
                            default -> "narrowed or widened";
                        })
                .orElse("new");
    }

    private static Optional<Score> score(GuidanceRecord record) {
        long settled = record.settled().size();
        return settled + record.withdrawn() == 0
                ? Optional.empty()
                : Optional.of(new Score(settled, record.met(), record.beaten(), record.missed(), record.withdrawn()));
    }

    /** The causes of these results that officers gave on the call. */
    private List<Driver> drivers(Listing listing, LocalDate published, View view) {
        return evidence.calls(listing, 1, view).found().stream()
                .flatMap(List::stream)
                .filter(call -> call.held().filter(day -> near(day, published)).isPresent())
                .flatMap(call -> CallStatements.causes(call).stream())
                .map(said -> new Driver(said.words(), said.speaker(), said.place()))
                .toList();
    }

    private static Prose reaction(MetricHistory history, ResultsFigures figures, LocalDate published) {
        return history.prices()
                .flatMap(prices -> reaction(prices, history, figures, published))
                .orElse(new Prose("No close since the results was found."));
    }

    private static Optional<Prose> reaction(
            PriceHistory prices, MetricHistory history, ResultsFigures figures, LocalDate published) {
        var before = prices.lastOn(published.minusDays(1));
        var after = prices.bars().stream()
                .filter(bar -> !bar.day().isBefore(published))
                .findFirst();
        if (before.isEmpty() || after.isEmpty()) {
            return Optional.empty();
        }
        var then = figures.keep(close(prices, before.get(), history));
        var now = figures.keep(close(prices, after.get(), history));
        double change = 100 * (now.number() / then.number() - 1);
        return figures.deriver()
                .derive(
                        change >= 0 ? "rise_on_results" : "fall_on_results",
                        Period.instant(after.get().day()),
                        Unit.PERCENT,
                        MaybeNumber.of(Math.abs(change)),
                        "size of the change of the close from the last one before the results",
                        List.of(now, then))
                .map(figures::keep)
                .map(moved -> new Prose("The shares " + (change >= 0 ? "rose" : "fell") + " {fact:" + moved.id()
                        + "} to {fact:" + now.id() + "} on "
                        + FigureFormat.day(after.get().day())
                        + ", from the last close before the results."));
    }

    private static LedgerEntry close(PriceHistory prices, Bar bar, MetricHistory history) {
        return LedgerEntry.of(Fact.of(
                history.ledger().subject(),
                Metric.PRICE,
                Period.instant(bar.day()),
                new BigDecimal(bar.close(), new MathContext(10)).stripTrailingZeros(),
                Unit.perShare(prices.currency()),
                Basis.REPORTED,
                bar.day(),
                prices.origin().at("close of " + bar.day())));
    }

    private List<ThesisRow> theses(Listing listing, ResultsFigures figures, View view) {
        var rows = new ArrayList<ThesisRow>();
        for (var thesis : theses.list().all(view.sample())) {
            if (thesis.symbol().equals(listing.ticker().symbol())) {
                ThesisCheck check = theses.look(thesis, view);
                check.ledger().forEach(figures::keep);
                rows.add(new ThesisRow(
                        thesis.id(), thesis.sentence(), check.outcome().words(), check.sentence()));
            }
        }
        return rows;
    }

    private static boolean near(LocalDate one, LocalDate other) {
        return Math.abs(one.toEpochDay() - other.toEpochDay()) <= NEAR_DAYS;
    }
}

package footnote.workflows.coverage.thesis;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.research.metrics.MetricHistory;
import footnote.research.metrics.MetricNames;
import footnote.workflows.coverage.thesis.Tripwire.Span;
import footnote.workflows.coverage.thesis.Tripwire.Verdict;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What facts say of a thesis: the row that broke, confirmed or settled it, or that it is open. */
public record ThesisCheck(
        Thesis thesis, Outcome outcome, Optional<LedgerEntry> row, List<LedgerEntry> ledger, Prose sentence) {
    /** Where a thesis stands. */
    public enum Outcome {
        OPEN("open"),
        BROKEN("broken"),
        CONFIRMED("confirmed"),
        /** The named period is over, and the thesis did not break. */
        HELD("held"),
        /** The named period is over, and the thesis was not confirmed. */
        MISSED("not confirmed");

        private final String words;

        Outcome(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }

        /** Whether nothing later changes it. */
        public boolean settled() {
            return this != OPEN;
        }
    }

    public ThesisCheck {
        ledger = List.copyOf(ledger);
    }

    /** By the figures known in that history. */
    public static ThesisCheck of(Thesis thesis, MetricHistory history) {
        var test = thesis.tripwire();
        var series = figures(test, history);
        return test.named() ? named(thesis, series, history) : any(thesis, series, history);
    }

    /** The figures that a test looks at, oldest first: those of its metric, span and unit. */
    static List<LedgerEntry> figures(Tripwire test, MetricHistory history) {
        return series(test, history).stream()
                .filter(entry -> entry.fact().unit().equals(test.unit()))
                .toList();
    }

    private static List<LedgerEntry> series(Tripwire test, MetricHistory history) {
        String metric = test.metric().name();
        return switch (test.span()) {
            case QUARTER -> history.quarters(metric);
            case FISCAL_YEAR -> history.years(metric);
            case LAST_TWELVE_MONTHS, DAY -> history.latest(metric).stream().toList();
        };
    }

    private static ThesisCheck named(Thesis thesis, List<LedgerEntry> series, MetricHistory history) {
        var test = thesis.tripwire();
        String year = "%02d".formatted(test.year().orElseThrow() % 100);
        String label = test.quarter().map(quarter -> quarter + "Q" + year).orElse("FY" + year);
        var row = series.stream()
                .filter(entry -> label.equals(reportedLabel(entry, test, history)))
                .reduce((_, last) -> last);
        if (row.isEmpty()) {
            return open(thesis, series, history);
        }
        boolean met = test.relation().holds(row.get().fact().value(), test.threshold());
        boolean wrong = test.verdict() == Verdict.WRONG;
        return settled(
                thesis,
                met ? (wrong ? Outcome.BROKEN : Outcome.CONFIRMED) : (wrong ? Outcome.HELD : Outcome.MISSED),
                row.get(),
                history);
    }

    /** Balance-sheet figures belong to the period that ends on their day. */
    private static String reportedLabel(LedgerEntry entry, Tripwire test, MetricHistory history) {
        var period = entry.fact().period();
        if (!period.isInstant()) {
            return period.label();
        }
        int months = test.span() == Span.QUARTER ? 3 : 12;
        return Period.of(period.end().minusMonths(months).plusDays(1), period.end())
                .in(history.ledger().calendar())
                .label();
    }

    private static ThesisCheck any(Thesis thesis, List<LedgerEntry> series, MetricHistory history) {
        var test = thesis.tripwire();
        for (int i = test.inARow() - 1; i < series.size(); i++) {
            var last = series.get(i);
            var window = series.subList(i - test.inARow() + 1, i + 1);
            boolean met = window.stream()
                    .allMatch(entry -> test.relation().holds(entry.fact().value(), test.threshold()));
            if (met && last.fact().knownAt().isAfter(thesis.addedOn()) && consecutive(window, test.span())) {
                return settled(
                        thesis, test.verdict() == Verdict.WRONG ? Outcome.BROKEN : Outcome.CONFIRMED, last, history);
            }
        }
        return open(thesis, series, history);
    }

    private static boolean consecutive(List<LedgerEntry> window, Span span) {
        int days = span == Span.FISCAL_YEAR ? 380 : 105;
        for (int i = 1; i < window.size(); i++) {
            long apart = ChronoUnit.DAYS.between(
                    window.get(i - 1).fact().period().end(),
                    window.get(i).fact().period().end());
            if (apart > days) {
                return false;
            }
        }
        return true;
    }

    private static ThesisCheck open(Thesis thesis, List<LedgerEntry> series, MetricHistory history) {
        String metric = name(thesis);
        if (series.isEmpty()) {
            return new ThesisCheck(
                    thesis,
                    Outcome.OPEN,
                    Optional.empty(),
                    List.of(),
                    new Prose("The thesis is open: no " + metric + " in that unit was found."));
        }
        var last = series.getLast();
        var test = thesis.tripwire();
        String found = "The thesis is open: the latest " + metric + " is {fact:" + last.id() + "}, "
                + last.fact().period().label();
        // by figures that were public when it was added nothing is settled, and the reader should know where they stand
        boolean already = !test.named() && test.meets(last.fact().value());
        var limit = limit(thesis, last);
        return new ThesisCheck(
                thesis,
                Outcome.OPEN,
                Optional.of(last),
                with(history.behind(last), already ? List.of(last, limit) : List.of(last)),
                new Prose(
                        already
                                ? found + ", already " + test.relation().words() + " {fact:" + limit.id()
                                        + "}; only figures published after "
                                        + FigureFormat.day(thesis.addedOn()) + " count."
                                : found + "."));
    }

    /** The threshold as a figure of the row's period. */
    private static LedgerEntry limit(Thesis thesis, LedgerEntry row) {
        var test = thesis.tripwire();
        return LedgerEntry.of(Fact.of(
                Subject.of(new Ticker(thesis.symbol())),
                test.metric(),
                row.fact().period(),
                test.threshold(),
                test.unit(),
                Basis.ASSUMPTION,
                thesis.addedOn(),
                Origin.document("files", "your thesis " + thesis.id(), Instant.EPOCH)));
    }

    private static ThesisCheck settled(Thesis thesis, Outcome outcome, LedgerEntry row, MetricHistory history) {
        var test = thesis.tripwire();
        var limit = limit(thesis, row);
        boolean met = outcome == Outcome.BROKEN || outcome == Outcome.CONFIRMED;
        return new ThesisCheck(
                thesis,
                outcome,
                Optional.of(row),
                with(history.behind(row), List.of(row, limit)),
                new Prose("The thesis is " + outcome.words() + ": "
                        + row.fact().period().label() + " " + name(thesis)
                        + " was {fact:" + row.id() + "}, " + (met ? "" : "not ")
                        + test.relation().words() + " {fact:" + limit.id() + "}"
                        + (test.inARow() > 1 ? ", as in the period before." : ".")));
    }

    private static List<LedgerEntry> with(List<LedgerEntry> some, List<LedgerEntry> more) {
        var all = new ArrayList<>(some);
        more.stream().filter(each -> !all.contains(each)).forEach(all::add);
        return all;
    }

    private static String name(Thesis thesis) {
        String metric = thesis.tripwire().metric().name();
        return MetricNames.find(metric).map(MetricNames.Named::label).orElse(metric);
    }

    /** The day since which the row is public. */
    public Optional<LocalDate> day() {
        return row.map(entry -> entry.fact().knownAt());
    }

    /** Where the row, or what it was computed from, stands. */
    public String source() {
        return origin().map(SourceLine::source).orElse("");
    }

    public Optional<URI> uri() {
        return origin().flatMap(Origin::uri);
    }

    private Optional<Origin> origin() {
        return row.map(entry -> ledger.stream()
                .filter(each -> each.fact().basis() == Basis.REPORTED
                        && entry.derivation()
                                .map(derivation -> derivation.inputs().contains(each.id()))
                                .orElse(each.id().equals(entry.id())))
                .map(each -> each.fact().origin())
                .findFirst()
                .orElse(entry.fact().origin()));
    }
}

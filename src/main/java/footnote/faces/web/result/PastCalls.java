package footnote.faces.web.result;

import footnote.domain.Basis;
import footnote.domain.Derivation;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.domain.opinion.Recommendation;
import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.front.SignalWording;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.quant.risk.Returns;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.Analyze;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the desk said of a company before, and what its price did since, out of the runs that are stored. */
final class PastCalls {
    private static final int LOOKED_AT = 40;
    private static final int SHOWN = 10;

    private final List<Call> calls;
    private final SplitAdjustment shares;

    /** One recommendation of an earlier day. */
    private record Call(RunId run, Analysis analysis, Recommendation said, Optional<LedgerEntry> price) {
        static Optional<Call> of(RunRow run, Analysis analysis) {
            return analysis.finalRecommendation()
                    .map(said ->
                            new Call(run.id(), analysis, said, AnalysisSheet.entry(analysis, Metric.PRICE.name())));
        }
    }

    private PastCalls(List<Call> calls, SplitAdjustment shares) {
        this.calls = calls;
        this.shares = shares;
    }

    /** The calls on the company of this analysis that the caller may see, the latest first. */
    static PastCalls on(Analysis analysis, RunAccess front, Caller caller) {
        var filter = new RunFilter(
                Optional.of(Status.DONE),
                Optional.of(Analyze.NAME),
                Optional.empty(),
                Optional.of(analysis.ticker().symbol()),
                Optional.empty(),
                Optional.empty(),
                LOOKED_AT);
        var calls = front.list(caller, filter).stream()
                .flatMap(run -> run
                        .result()
                        .map(result -> Json.read(result, Analysis.class))
                        .filter(other ->
                                other.ticker().equals(analysis.ticker()) && other.fictional() == analysis.fictional())
                        .flatMap(other -> Call.of(run, other))
                        .stream())
                .sorted(Comparator.comparing((Call call) -> call.analysis().asOf())
                        .reversed())
                .toList();
        return new PastCalls(
                calls,
                latest(calls)
                        .map(call -> SplitAdjustment.of(
                                call.run(),
                                analysis.ticker(),
                                front.desk().engine().runs()))
                        .orElseGet(SplitAdjustment::unknown));
    }

    private static Optional<Call> latest(List<Call> calls) {
        return calls.stream().filter(call -> call.price().isPresent()).findFirst();
    }

    /** A table of the calls on earlier days; nothing where there is none. */
    Html html(Analysis shown, SignalWording wording, CitedNotes notes) {
        var latest = latest(calls);
        var earlier = calls.stream()
                .filter(call -> latest.filter(last ->
                                call.analysis().asOf().isBefore(last.analysis().asOf()))
                        .isPresent())
                .limit(SHOWN)
                .toList();
        return earlier.isEmpty()
                ? Html.NONE
                : Html.of(
                        """
                        <section class="past"><h2>What we said before</h2><div class="scroll" tabindex="0" role="region" aria-label="Earlier recommendations"><table class="numbers"><thead><tr>
                        <th scope="col">As of</th><th scope="col">Call</th><th scope="col">Price then</th><th scope="col">Until {}</th><th scope="col">It went</th></tr></thead><tbody>{}</tbody></table></div></section>
                        """,
                        TimeText.day(latest.orElseThrow().analysis().asOf()),
                        earlier.stream().map(call -> row(call, latest.orElseThrow(), shown, wording, notes)));
    }

    private Html row(Call call, Call latest, Analysis shown, SignalWording wording, CitedNotes notes) {
        var since = since(call, latest);
        int lean = call.said().signal().tone().lean();
        return Html.of(
                "<tr><th scope=\"row\"><a href=\"/runs/{}\"{}>{}</a></th><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                call.run(),
                Html.when(call.analysis().asOf().equals(shown.asOf()), Html.of(" aria-current=\"true\"")),
                TimeText.day(call.analysis().asOf()),
                wording.word(call.said(), call.analysis().view()),
                call.price().map(price -> notes.figure(price, FigureFormat.of(price.fact()))
                        .and(split(call, latest))),
                since.map(entry -> CompanyFigures.signed(entry, notes)),
                since.map(entry -> verdict(lean, entry.fact().value().signum())).orElse("unknown"));
    }

    private static String verdict(int lean, int way) {
        return lean == 0 || way == 0 ? "no direction was called" : lean == way ? "as called" : "against the call";
    }

    /** The change between both runs' prices, as a figure of its own. */
    private Optional<LedgerEntry> since(Call call, Call latest) {
        return call.price().flatMap(then -> latest.price()
                .flatMap(now -> became(then, now).map(factor -> change(then, now, factor))));
    }

    private Optional<Double> became(LedgerEntry then, LedgerEntry now) {
        return shares.became(then.fact().period().end(), now.fact().period().end());
    }

    /** A price of before a split looks like another share's unless that is said. */
    private Html split(Call call, Call latest) {
        return call.price()
                .flatMap(then -> latest.price().flatMap(now -> became(then, now)))
                .filter(factor -> factor != 1)
                .map(factor -> Html.of(
                        " <span class=\"small\">a share is {} now</span>",
                        BigDecimal.valueOf(factor)
                                .setScale(2, RoundingMode.HALF_EVEN)
                                .stripTrailingZeros()
                                .toPlainString()))
                .orElse(Html.NONE);
    }

    private static LedgerEntry change(LedgerEntry then, LedgerEntry now, double factor) {
        double change = Returns.total(new double[] {then.number(), now.number() * factor});
        var known = now.fact().knownAt();
        return LedgerEntry.derived(
                Fact.of(
                        now.fact().subject(),
                        new Metric("price_change_since"),
                        Period.between(
                                then.fact().period().end(), now.fact().period().end()),
                        BigDecimal.valueOf(100 * change).setScale(4, RoundingMode.HALF_EVEN),
                        Unit.PERCENT,
                        Basis.DERIVED,
                        known,
                        Origin.document(
                                "footnote",
                                "derived",
                                known.atStartOfDay(ZoneOffset.UTC).toInstant())),
                Derivation.of(
                        factor == 1
                                ? "price of the later run over that of this one, less one; no split between"
                                : "price of the later run, times " + factor
                                        + " for splits between, over that of this one, less one",
                        List.of(then, now)));
    }

    /** What one share of a day became by splits, as far as the prices that a run heard go back. */
    record SplitAdjustment(LocalDate from, Set<Split> splits) {
        /** A first bar may be some days after the day asked for. */
        private static final int SLACK = 7;

        static SplitAdjustment unknown() {
            return new SplitAdjustment(LocalDate.MAX, Set.of());
        }

        /** From the run's own recording, so that a page asks no vendor. */
        static SplitAdjustment of(RunId run, Ticker ticker, Runs runs) {
            var from = LocalDate.MAX;
            var splits = new LinkedHashSet<Split>();
            for (var body : runs.recordings(run, "evidence", "prices of " + ticker + " ")) {
                var found = Json.tree(body).path("found");
                if (found.has("bars")) {
                    var history = Json.convert(found, PriceHistory.class);
                    var first = history.bars().getFirst().day();
                    from = first.isBefore(from) ? first : from;
                    splits.addAll(history.splits());
                }
            }
            return new SplitAdjustment(from, splits);
        }

        /** The shares that one of the first day is on the last; nothing where the prices do not reach back so far. */
        Optional<Double> became(LocalDate first, LocalDate last) {
            return from.equals(LocalDate.MAX) || from.minusDays(SLACK).isAfter(first)
                    ? Optional.empty()
                    : Optional.of(splits.stream()
                            .filter(split ->
                                    split.day().isAfter(first) && !split.day().isAfter(last))
                            .mapToDouble(Split::factor)
                            .reduce(1, (one, other) -> one * other));
        }
    }
}

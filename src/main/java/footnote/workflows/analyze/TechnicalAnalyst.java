package footnote.workflows.analyze;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.PriceHistory;
import footnote.domain.Prose;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.TechnicalSignal;
import footnote.domain.opinion.TechnicalView;
import footnote.evidence.EvidenceReader;
import footnote.research.MetricSet;
import footnote.research.PriceMetrics;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.analyze.AnalystDecision.AnalystOutput;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads a share's chart. */
public final class TechnicalAnalyst {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));

    /** Fewer daily candles tell nothing. */
    static final int FEWEST = 60;

    private static final int SHOWN = 60;
    private static final int DAYS = 420;
    private static final Prompt PROMPT = Prompt.of(TechnicalAnalyst.class);

    private final EvidenceReader evidence;
    private final Model model;

    public TechnicalAnalyst(EvidenceReader evidence, Model model) {
        this.evidence = evidence;
        this.model = model;
    }

    public TechnicalStudy study(AnalystTask task) {
        var history = history(task);
        var index = evidence.index(task.listing().market(), task.view());
        var days = new DateRange(history.bars().getFirst().day(), task.view().asOf());
        var measures = PriceMetrics.of(
                history, evidence.prices(index, days, task.view()).found());
        return judged(task, history, measures);
    }

    private PriceHistory history(AnalystTask task) {
        var asOf = task.view().asOf();
        var found = evidence.prices(task.listing().ticker(), new DateRange(asOf.minusDays(DAYS), asOf), task.view());
        return switch (found) {
            case Finding.Missing<PriceHistory>(String what, String why) ->
                throw Fault.permanent(Fault.Kind.SOURCE, what + ": " + why);
            case Finding.Found<PriceHistory>(PriceHistory history)
            when history.bars().size() < FEWEST ->
                throw Fault.permanent(
                        Fault.Kind.SOURCE,
                        "a chart takes " + FEWEST + " daily candles, and there are "
                                + history.bars().size());
            case Finding.Found<PriceHistory>(PriceHistory history) -> history;
        };
    }

    private TechnicalStudy judged(AnalystTask task, PriceHistory history, MetricSet measures) {
        var tally = ChartVotes.of(measures);
        var rule = TechnicalSignal.of(tally.score());
        var ruled = new TechnicalOutput(rule, summary(rule, tally), List.of());
        var judgement = AnalystDecision.of(
                new AnalystDecision.Case<>("technical_strength", measures, tally, rule, TechnicalOutput.class, ruled),
                task,
                PROMPT,
                model);
        return new TechnicalStudy(view(judgement, history), judgement.measures());
    }

    private static TechnicalView view(AnalystDecision<TechnicalOutput> judgement, PriceHistory history) {
        var closes = history.bars().stream().map(Bar::close).toList();
        var take = judgement.take();
        var tally = judgement.tally();
        return new TechnicalView(
                take.signal(),
                judgement.confidence(),
                judgement.confidenceEntry(),
                tally.score(),
                TechnicalSignal.of(tally.score()),
                take.summary(),
                take.reasons(),
                tally.votes(),
                figures(judgement.measures()),
                closes.subList(Math.max(0, closes.size() - SHOWN), closes.size()),
                judgement.measures().gaps(),
                judgement.by());
    }

    private static List<KeyFigure> figures(MetricSet measures) {
        return Stream.of(
                        measures.figure("RSI 14", "rsi_14"),
                        measures.figure("MACD histogram", "macd_histogram"),
                        measures.figure("ADX 14", "adx_14"),
                        measures.figure("SMA 50", "sma_50"),
                        measures.figure("SMA 200", "sma_200"),
                        measures.figure("support", "support"),
                        measures.figure("resistance", "resistance"),
                        measures.figure("volume vs. average", "volume_spike"))
                .flatMap(figure -> figure)
                .toList();
    }

    /** The heaviest votes on the signal's side, in their own words. */
    static Prose summary(TechnicalSignal signal, Tally tally) {
        return VoteSummary.of(
                switch (signal) {
                    case BULLISH -> "The technical picture is positive.";
                    case NEUTRAL -> "The technical picture is neutral.";
                    case BEARISH -> "The technical picture is negative.";
                },
                AnalystDecision.siding(tally, signal.lean()));
    }

    /** A technical view with the measures it rests on. */
    public record TechnicalStudy(TechnicalView view, MetricSet measures) {}

    /** How a technical analyst reads the measures; every reason cites a fact. */
    public record TechnicalOutput(
            @JsonPropertyDescription("What the facts say, all in all.")
            TechnicalSignal signal,

            @JsonPropertyDescription("Two or three sentences with references to facts: the conclusion first.")
            Prose summary,

            @JsonPropertyDescription("Up to six reasons of one sentence, each with at least one reference to a fact.")
            List<Prose> reasons)
            implements AnalystOutput<TechnicalSignal, TechnicalOutput> {
        public TechnicalOutput {
            reasons = CitedReasons.reasons(reasons);
        }

        @Override
        public TechnicalOutput kept(Function<Prose, Optional<Prose>> filter) {
            return new TechnicalOutput(
                    signal,
                    filter.apply(summary)
                            .orElseThrow(() -> new IllegalArgumentException("nothing is left of the summary")),
                    CitedReasons.kept(reasons, filter));
        }

        @Override
        public int lean() {
            return signal.lean();
        }
    }
}

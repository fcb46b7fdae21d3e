package footnote.workflows.analyze;

import footnote.domain.opinion.Advice;
import footnote.domain.opinion.InvestmentHorizon;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.Recommendation;
import footnote.evidence.TrackRecords;
import footnote.research.FactSheet;
import footnote.research.MetricSet;
import footnote.research.prose.GatedWriter;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.analyze.CaseAnalyst.ArguedCase;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/** Weighs the views against each other and against the risks, and writes the recommendation. */
public final class Synthesizer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(90));

    private static final Prompt PROMPT = Prompt.of(Synthesizer.class);

    private final Model model;
    private final TrackRecords records;

    public Synthesizer(Model model, TrackRecords records) {
        this.model = model;
        this.records = records;
    }

    /** The facts a synthesis may cite: the latest of each metric, and those of the flags. */
    static FactSheet sheet(AnalysisInput input) {
        var flagged = input.flags().stream()
                .flatMap(flag -> flag.because().references().stream())
                .collect(Collectors.toSet());
        return FactSheet.of(input.measures(), input.assignment().names()).with(flagged, input.measures());
    }

    /** Weighs both cases, which may be empty, against the desk's view. */
    public Synthesis recommend(AnalysisInput input, ArguedCase bull, ArguedCase bear) {
        var weighing = VoteWeighting.of(input);
        var sheet = sheet(input);
        var answered = new GatedWriter(model, sheet.gate(List.of()))
                .write(
                        prompt(input, weighing.advice(), sheet, bull, bear),
                        SynthesisOutput.class,
                        take -> checked(take, weighing.advice()),
                        () -> RuleRecommendation.of(input, weighing));
        var take = answered.value();
        var standing = Conviction.of(input, weighing, take.signal(), records);
        var recommendation = new Recommendation(
                take.signal(),
                standing.confidence().number(),
                standing.confidence().id(),
                standing.calibration(),
                standing.strength().number(),
                standing.strength().id(),
                InvestmentHorizon.of(input.assignment().type()),
                take.thesis(),
                take.bullCase(),
                take.bearCase(),
                take.whatWouldChangeOurMind(),
                weighing.advice(),
                take.reasons(),
                input.flags(),
                answered.by(),
                answered.reason());
        return new Synthesis(recommendation, standing.measures());
    }

    private static Prompt prompt(AnalysisInput input, Advice rule, FactSheet sheet, ArguedCase bull, ArguedCase bear) {
        var listing = input.assignment().listing();
        return sheet.in(PROMPT.quote("company", listing.name() + " (" + listing.ticker() + ")")
                .with("asof", input.assignment().view().asOf().toString())
                .with("emphasis", input.assignment().type().word())
                .with("rule", rule.name())
                .quote("headlines", ViewSummaries.headlines(input))
                .quote("passages", ViewSummaries.passages(input))
                .with("valuation", ViewSummaries.valuation(input))
                .with("technical", ViewSummaries.technical(input))
                .with("fundamental", ViewSummaries.fundamental(input))
                .with("sentiment", ViewSummaries.sentiment(input))
                .with("flags", ViewSummaries.flags(input))
                .quote("gaps", MissingInput.list(ViewSummaries.gaps(input)))
                .quote("bull", ViewSummaries.argued(bull))
                .quote("bear", ViewSummaries.argued(bear)));
    }

    /** Another signal than the rating takes reasons and both cases. */
    private static void checked(SynthesisOutput take, Advice rule) {
        CitedReasons.departure(rule, take.signal(), take.reasons());
        if (take.signal() != rule
                && (take.bullCase().isEmpty() || take.bearCase().isEmpty())) {
            throw new IllegalArgumentException(
                    "the rating is " + rule + "; to say " + take.signal() + " give both cases");
        }
    }

    /** A recommendation with the measures that were made for it. */
    public record Synthesis(Recommendation recommendation, MetricSet measures) {}
}

package footnote.workflows.analyze;

import footnote.domain.opinion.Absence;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.Horizon;
import footnote.domain.opinion.Recommendation;
import footnote.evidence.TrackRecords;
import footnote.research.FactSheet;
import footnote.research.MetricSet;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Weighs the views against each other and against the risks, and writes the recommendation. */
public final class Synthesizer {
    public static final RetryPolicy PATIENCE = RetryPolicy.of(Duration.ofSeconds(90));

    private static final Prompt PROMPT = Prompt.of(Synthesizer.class);

    private final Model model;
    private final TrackRecords records;

    public Synthesizer(Model model, TrackRecords records) {
        this.model = model;
        this.records = records;
    }

    public Synthesis recommend(AnalysisInput file) {
        var weighing = VoteWeighting.of(file);
        var flagged = file.flags().stream()
                .flatMap(flag -> flag.because().references().stream())
                .collect(Collectors.toSet());
        var sheet = FactSheet.of(file.measures(), file.assignment().names()).with(flagged, file.measures());
        var answered = model.answered(
                PROMPT.quote(
                                "company",
                                file.assignment().listing().name() + " ("
                                        + file.assignment().listing().ticker() + ")")
                        .with("emphasis", file.assignment().type().word())
                        .with("rule", weighing.advice().name())
                        .with("valuation", ViewSummaries.valuation(file))
                        .with("technical", ViewSummaries.technical(file))
                        .with("fundamental", ViewSummaries.fundamental(file))
                        .with("sentiment", ViewSummaries.sentiment(file))
                        .with("flags", ViewSummaries.flags(file))
                        .quote("gaps", Absence.list(file.gaps()))
                        .with("facts", sheet.lines()),
                SynthesisOutput.class,
                take -> checked(take, weighing.advice(), sheet),
                () -> RuleRecommendation.of(file, weighing));
        var take = answered.value();
        var standing = Conviction.of(file, weighing, take.signal(), records);
        var recommendation = new Recommendation(
                take.signal(),
                standing.confidence().number(),
                standing.confidence().id(),
                standing.calibration(),
                standing.strength().number(),
                standing.strength().id(),
                Horizon.of(file.assignment().type()),
                take.thesis(),
                take.bullCase(),
                take.bearCase(),
                take.whatWouldChangeOurMind(),
                weighing.advice(),
                take.reasons(),
                file.flags(),
                answered.by(),
                answered.reason());
        return new Synthesis(recommendation, standing.measures());
    }

    private static void checked(SynthesisOutput take, Advice rule, FactSheet sheet) {
        sheet.check(take.prose());
        if (take.signal() != rule) {
            throw new IllegalArgumentException("the rating is " + rule + ", set by fair value and red flags; keep it");
        }
    }

    /** The views as the synthesis is told of them: verdicts and our own words, no text from outside. */
    static final class ViewSummaries {
        private static final String ABSENT = "absent";

        private ViewSummaries() {}

        static Object valuation(AnalysisInput file) {
            return file.view()
                    .<Object>map(view -> {
                        var told = new TreeMap<String, Object>();
                        told.put("view", view.line(view.ratingWord()));
                        told.put(
                                "uncertainty",
                                view.uncertainty().word() + ": "
                                        + view.uncertaintyReason().text());
                        told.put("caps", view.caps());
                        view.notEstimated().ifPresent(why -> told.put("not_estimated", why));
                        return told;
                    })
                    .orElse(ABSENT);
        }

        static Object technical(AnalysisInput file) {
            return file.technical()
                    .<Object>map(view -> view(view.signal(), view.summary(), view.reasons()))
                    .orElse(ABSENT);
        }

        static Object fundamental(AnalysisInput file) {
            return file.fundamental()
                    .<Object>map(view -> view(view.signal(), view.summary(), view.reasons()))
                    .orElse(ABSENT);
        }

        static Object sentiment(AnalysisInput file) {
            return file.sentiment()
                    .<Object>map(view -> view(view.label(), view.summary(), List.of()))
                    .orElse(ABSENT);
        }

        /** Our own sentences; the words of filings and stories stay with the reader. */
        static Object flags(AnalysisInput file) {
            return file.flags().stream()
                    .map(flag -> new TreeMap<>(
                            Map.of("code", flag.code(), "grave", flag.grave(), "because", flag.because())))
                    .toList();
        }

        private static Map<String, Object> view(Object signal, Object summary, Object reasons) {
            return new TreeMap<>(Map.of("signal", signal, "summary", summary, "reasons", reasons));
        }
    }

    /** A recommendation with the measures that were made for it. */
    public record Synthesis(Recommendation recommendation, MetricSet measures) {}
}

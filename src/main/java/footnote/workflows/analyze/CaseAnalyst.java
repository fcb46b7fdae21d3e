package footnote.workflows.analyze;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.Prose;
import footnote.domain.opinion.MissingInput;
import footnote.research.FactSheet;
import footnote.research.prose.GatedText;
import footnote.research.prose.GatedWriter;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Argues one side of a company, bull or bear, from the same facts, for a judge to weigh. */
final class CaseAnalyst {
    static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));

    private static final int MOST = 5;

    private final Model model;
    private final Prompt prompt;

    private CaseAnalyst(Model model, String file) {
        this.model = model;
        this.prompt = Prompt.of(CaseAnalyst.class, file);
    }

    static CaseAnalyst bull(Model model) {
        return new CaseAnalyst(model, "CaseAnalyst-bull.md");
    }

    static CaseAnalyst bear(Model model) {
        return new CaseAnalyst(model, "CaseAnalyst-bear.md");
    }

    /** The points of one side; none where no model argued it. */
    public record ArguedCase(
            @JsonPropertyDescription("Three to five points, the strongest first, each with references to facts.")
            List<Prose> points)
            implements GatedText<ArguedCase> {
        static final ArguedCase NONE = new ArguedCase(List.of());

        public ArguedCase {
            points = List.copyOf(points);
            if (points.size() > MOST) {
                throw new IllegalArgumentException("give " + MOST + " points at most, not " + points.size());
            }
        }

        @Override
        public Stream<Prose> prose() {
            return points.stream();
        }

        @Override
        public ArguedCase kept(Function<Prose, Optional<Prose>> filter) {
            return new ArguedCase(CitedReasons.kept(points, filter));
        }
    }

    ArguedCase argue(AnalysisInput file) {
        var sheet = Synthesizer.sheet(file);
        var listing = file.assignment().listing();
        return new GatedWriter(model, sheet.gate(List.of()))
                .write(
                        filled(file, sheet, listing.name() + " (" + listing.ticker() + ")"),
                        ArguedCase.class,
                        _ -> {},
                        () -> ArguedCase.NONE)
                .value();
    }

    private Prompt filled(AnalysisInput file, FactSheet sheet, String company) {
        return sheet.in(prompt.quote("company", company)
                .with("asof", file.assignment().view().asOf().toString())
                .quote("headlines", ViewSummaries.headlines(file))
                .quote("passages", ViewSummaries.passages(file))
                .quote("gaps", MissingInput.list(ViewSummaries.gaps(file)))
                .with("valuation", ViewSummaries.valuation(file))
                .with("technical", ViewSummaries.technical(file))
                .with("fundamental", ViewSummaries.fundamental(file))
                .with("flags", ViewSummaries.flags(file)));
    }
}

package footnote.workflows.analyze;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import footnote.research.prose.GatedText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** A recommendation in words: the thesis, both sides, and what would overturn it; every reason cites a fact. */
public record SynthesisOutput(
        @JsonPropertyDescription("The rating given, or another where the reasons show what it overlooks.")
        Advice signal,

        @JsonPropertyDescription("Two to four sentences: the conclusion, what decides, the main uncertainty.")
        Prose thesis,

        @JsonPropertyDescription("Up to five points for the shares that held up, each with references.")
        List<Prose> bullCase,

        @JsonPropertyDescription("Up to five points against the shares that held up, each with references.")
        List<Prose> bearCase,

        @JsonPropertyDescription("One to four events or levels that can be observed.")
        List<Prose> whatWouldChangeOurMind,

        @JsonPropertyDescription("Up to six sentences why the signal is this one, each with a reference.")
        List<Prose> reasons)
        implements GatedText<SynthesisOutput> {
    public SynthesisOutput {
        bullCase = List.copyOf(bullCase);
        bearCase = List.copyOf(bearCase);
        whatWouldChangeOurMind = List.copyOf(whatWouldChangeOurMind);
        reasons = CitedReasons.reasons(reasons);
        if (whatWouldChangeOurMind.isEmpty()) {
            throw new IllegalArgumentException("say at least once what would change our mind");
        }
    }

    @Override
    public Stream<Prose> prose() {
        return Stream.of(List.of(thesis), bullCase, bearCase, whatWouldChangeOurMind, reasons)
                .flatMap(List::stream);
    }

    @Override
    public SynthesisOutput kept(Function<Prose, Optional<Prose>> filter) {
        return new SynthesisOutput(
                signal,
                filter.apply(thesis).orElseThrow(() -> new IllegalArgumentException("nothing is left of the thesis")),
                left(bullCase, filter),
                left(bearCase, filter),
                left(whatWouldChangeOurMind, filter),
                CitedReasons.kept(reasons, filter));
    }

    private static List<Prose> left(List<Prose> all, Function<Prose, Optional<Prose>> filter) {
        return all.stream().flatMap(prose -> filter.apply(prose).stream()).toList();
    }
}

package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import java.util.List;
import java.util.stream.Stream;

/** A recommendation in words: the thesis, both sides, and what would overturn it; every reason cites a fact. */
public record SynthesisOutput(
        Advice signal,
        Prose thesis,
        List<Prose> bullCase,
        List<Prose> bearCase,
        List<Prose> whatWouldChangeOurMind,
        List<Prose> reasons) {
    public SynthesisOutput {
        bullCase = List.copyOf(bullCase);
        bearCase = List.copyOf(bearCase);
        whatWouldChangeOurMind = List.copyOf(whatWouldChangeOurMind);
        reasons = CitedReasons.reasons(reasons);
        if (whatWouldChangeOurMind.isEmpty()) {
            throw new IllegalArgumentException("say at least once what would change our mind");
        }
    }

    /** Everything written, to be checked. */
    List<Prose> prose() {
        return Stream.of(List.of(thesis), bullCase, bearCase, whatWouldChangeOurMind, reasons)
                .flatMap(List::stream)
                .toList();
    }
}

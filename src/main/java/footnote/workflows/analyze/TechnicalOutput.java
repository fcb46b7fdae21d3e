package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.TechnicalSignal;
import java.util.List;

/** How a technical analyst reads the measures; every reason cites a fact. */
public record TechnicalOutput(TechnicalSignal signal, Prose summary, List<Prose> reasons)
        implements AnalystOutput<TechnicalSignal> {
    public TechnicalOutput {
        reasons = CitedReasons.reasons(reasons);
    }

    @Override
    public int lean() {
        return signal.lean();
    }
}

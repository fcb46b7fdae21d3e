package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.TechnicalSignal;
import java.util.List;

/** How a technical analyst reads the measures; every reason cites a fact. */
public record TechnicalTake(TechnicalSignal signal, Prose summary, List<Prose> reasons)
        implements Take<TechnicalSignal> {
    public TechnicalTake {
        reasons = Cited.reasons(reasons);
    }

    @Override
    public int lean() {
        return signal.lean();
    }
}

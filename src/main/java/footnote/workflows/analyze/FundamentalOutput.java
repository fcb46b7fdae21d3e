package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.Tone;
import java.util.List;

/** How a fundamental analyst reads the measures; every reason cites a fact. */
public record FundamentalOutput(Tone signal, Prose summary, List<Prose> reasons) implements AnalystOutput<Tone> {
    public FundamentalOutput {
        reasons = CitedReasons.reasons(reasons);
    }

    @Override
    public int lean() {
        return signal.lean();
    }
}

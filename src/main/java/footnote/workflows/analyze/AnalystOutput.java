package footnote.workflows.analyze;

import footnote.domain.Prose;
import java.util.List;

/** How an analyst reads what was measured: a signal, a summary, and reasons that cite. */
interface AnalystOutput<S extends Enum<S>> {
    S signal();

    Prose summary();

    List<Prose> reasons();

    /** The signal on the scale of votes: 1, 0 or -1. */
    int lean();
}

package footnote.workflows.analyze;

import footnote.domain.opinion.Absence;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Patience;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Analyses many companies at once; one that cannot be is named, and the rest goes on. */
public final class AnalyzeMany implements Workflow<BatchRequest, AnalysisBatch> {
    public static final String NAME = "analyze_batch";

    private static final Patience PATIENCE = Patience.of(Duration.ofMinutes(30));

    private final Analyze analyze;

    public AnalyzeMany(Analyze analyze) {
        this.analyze = analyze;
    }

    @Override
    public AnalysisBatch run(BatchRequest request, Run run) {
        var outcomes =
                run.each("company", request.companies(), Analysis.class, PATIENCE, company -> analysed(company, run));
        return new AnalysisBatch(Outcome.values(outcomes), missing(request, outcomes));
    }

    /** A name that nobody knows would end a run of its own; here it is one gap among many. */
    private Analysis analysed(String company, Run run) {
        try {
            return analyze.run(new AnalysisRequest(company, Optional.empty()), run);
        } catch (Fault e) {
            throw e.kind() == Fault.Kind.INPUT
                    ? new Fault(Fault.Kind.VALIDATION, String.valueOf(e.getMessage()), false, e)
                    : e;
        }
    }

    private static List<Absence> missing(BatchRequest request, List<Outcome<Analysis>> outcomes) {
        var missing = new ArrayList<Absence>();
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i) instanceof Outcome.Gap<Analysis> gap) {
                missing.add(new Absence(request.companies().get(i), gap.why()));
            }
        }
        return missing;
    }
}

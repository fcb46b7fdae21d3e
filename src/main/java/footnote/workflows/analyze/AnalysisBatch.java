package footnote.workflows.analyze;

import footnote.domain.opinion.Absence;
import java.util.List;

/** The analyses of a batch in the order asked for, and the companies that could not be analysed. */
public record AnalysisBatch(List<Analysis> analyses, List<Absence> missing) {
    public AnalysisBatch {
        analyses = List.copyOf(analyses);
        missing = List.copyOf(missing);
    }
}

package footnote.workflows.leads.report;

import footnote.domain.Prose;
import java.util.ArrayList;
import java.util.List;

/** The words of a lead report as a model writes them. */
public record LeadReportOutput(Prose executiveSummary, List<Prose> recommendations) {
    private static final int MOST = 6;

    public LeadReportOutput {
        recommendations = List.copyOf(recommendations);
        if (recommendations.isEmpty() || recommendations.size() > MOST) {
            throw new IllegalArgumentException("give 1 to " + MOST + " recommendations, not " + recommendations.size());
        }
    }

    List<Prose> prose() {
        var prose = new ArrayList<>(recommendations);
        prose.add(executiveSummary);
        return prose;
    }
}

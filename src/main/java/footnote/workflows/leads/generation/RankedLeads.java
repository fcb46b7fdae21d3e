package footnote.workflows.leads.generation;

import footnote.domain.lead.Exclusion;
import footnote.domain.lead.LeadAnalysisResult;
import java.util.List;

/** Leads in order, and those that were left out on the way, each with its reason. */
public record RankedLeads(List<LeadAnalysisResult> leads, List<Exclusion> rejected, boolean thin) {
    public RankedLeads {
        leads = List.copyOf(leads);
        rejected = List.copyOf(rejected);
    }
}

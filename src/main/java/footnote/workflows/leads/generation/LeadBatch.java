package footnote.workflows.leads.generation;

import footnote.domain.lead.Exclusion;
import footnote.domain.lead.LeadData;
import java.util.List;

/** The leads to look into, out of how many companies, and whom the reader's own lists took out. */
public record LeadBatch(List<LeadData> leads, int looked, List<Exclusion> exclusions) {
    public LeadBatch {
        leads = List.copyOf(leads);
        exclusions = List.copyOf(exclusions);
    }
}

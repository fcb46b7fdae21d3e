package footnote.workflows.leads.generation;

import footnote.domain.lead.LeadData;
import java.util.List;

/** The best leads, how many companies matched nothing, and how many matched something. */
public record FormattedLeads(List<LeadData> leads, int unmatched, int matched) {
    public FormattedLeads {
        leads = List.copyOf(leads);
    }
}

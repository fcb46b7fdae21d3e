package footnote.workflows.leads.discovery;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.Exclusion;
import java.util.List;

/** What the validators left: successful companies, ordinary ones beside them, and who was rejected why. */
public record ConsolidatedResearch(
        List<CompanyData> winners, List<CompanyData> others, List<Exclusion> rejected, boolean thin) {
    public ConsolidatedResearch {
        winners = List.copyOf(winners);
        others = List.copyOf(others);
        rejected = List.copyOf(rejected);
    }
}

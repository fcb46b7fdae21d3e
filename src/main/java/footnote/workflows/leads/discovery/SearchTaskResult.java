package footnote.workflows.leads.discovery;

import footnote.domain.lead.Prospect;
import footnote.domain.opinion.Absence;
import java.util.List;
import java.util.Optional;

/** What one errand brought, or why it brought nothing. */
public record SearchTaskResult(String errand, List<Prospect> prospects, Optional<Absence> gap) {
    public SearchTaskResult {
        prospects = List.copyOf(prospects);
    }
}

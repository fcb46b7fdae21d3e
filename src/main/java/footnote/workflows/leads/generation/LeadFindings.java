package footnote.workflows.leads.generation;

import footnote.domain.lead.LeadData;
import footnote.domain.lead.SignalAnalysis;
import footnote.domain.lead.ValidationResult;
import footnote.domain.opinion.Absence;
import java.util.List;
import java.util.Optional;

/** What the two looks at one lead brought; either may have failed. */
public record LeadFindings(
        LeadData lead, Optional<ValidationResult> validation, Optional<SignalAnalysis> signals, List<Absence> gaps) {
    public LeadFindings {
        gaps = List.copyOf(gaps);
    }
}

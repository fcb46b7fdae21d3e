package footnote.workflows.leads;

import footnote.evidence.EvidenceReader.View;
import footnote.runtime.run.Run;

/** What every part of one search for leads is given: the request, whom to leave out, the day, and the run. */
public record LeadsCase(LeadsRequest request, Suppression suppression, View view, Run run) {}

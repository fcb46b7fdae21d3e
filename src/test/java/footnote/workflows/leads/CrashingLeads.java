package footnote.workflows.leads;

import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import java.util.concurrent.atomic.AtomicBoolean;

/** Carries the workflow out on a run that breaks once, right after the step of a given name was kept. */
record CrashingLeads(Leads leads, String last, AtomicBoolean broken) implements Workflow<LeadsRequest, LeadCampaign> {
    CrashingLeads(Leads leads, String last) {
        this(leads, last, new AtomicBoolean());
    }

    @Override
    public LeadCampaign run(LeadsRequest request, Run run) {
        return leads.run(request, new LeadCrash(run, last, broken));
    }
}

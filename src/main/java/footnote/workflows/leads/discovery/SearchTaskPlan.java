package footnote.workflows.leads.discovery;

import java.util.List;

/** Whom to ask for what, all at once. */
public record SearchTaskPlan(List<SearchTask> errands, String answeredBy) {
    public SearchTaskPlan {
        errands = List.copyOf(errands);
    }
}

package footnote.workflows.leads.discovery;

import java.util.List;

/** Whom to ask for what, all at once. */
public record ErrandPlan(List<SearchErrand> errands, String answeredBy) {
    public ErrandPlan {
        errands = List.copyOf(errands);
    }
}

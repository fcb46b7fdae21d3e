package footnote.agents.gather;

import java.util.List;

/** Whom to ask for what, all at once. */
public record SearchPlan(List<SearchErrand> errands, String answeredBy) {
    public SearchPlan {
        errands = List.copyOf(errands);
    }
}

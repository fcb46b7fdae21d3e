package footnote.workflows.leads.report;

import java.util.List;

/** The files a run left, by name. */
public record LeadFiles(List<String> names) {
    public LeadFiles {
        names = List.copyOf(names);
    }
}

package footnote.workflows.leads.discovery;

import com.fasterxml.jackson.annotation.JsonCreator;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.domain.opinion.MissingInput;
import java.util.List;
import java.util.Optional;

/** One thing to ask one source: a register for companies, or the web for words. */
public record SearchTask(String source, ProspectQuery query, String words) {
    /** The name the web goes by among the sources. */
    public static final String WEB = "web search";

    public boolean onTheWeb() {
        return source.equals(WEB);
    }

    @Override
    public String toString() {
        return source + ": " + (onTheWeb() ? words : query.toString());
    }

    /** What one errand brought, or why it brought nothing; and digests of whom the reader's suppression list took out. */
    public record SearchTaskResult(
            String errand, List<Prospect> prospects, Optional<MissingInput> gap, List<String> suppressed) {
        public SearchTaskResult(String errand, List<Prospect> prospects, Optional<MissingInput> gap) {
            this(errand, prospects, gap, List.of());
        }

        @JsonCreator
        public SearchTaskResult {
            suppressed = suppressed == null ? List.of() : List.copyOf(suppressed); // none in a home of before
            prospects = List.copyOf(prospects);
        }
    }

    /** Whom to ask for what, all at once. */
    public record SearchTaskPlan(List<SearchTask> errands, String answeredBy) {
        public SearchTaskPlan {
            errands = List.copyOf(errands);
        }
    }
}

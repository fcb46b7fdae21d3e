package footnote.workflows.leads.discovery;

import footnote.domain.lead.ProspectQuery;

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
}

package footnote.workflows.leads.intent;

import footnote.domain.lead.Area;
import footnote.domain.lead.LeadCriteria;
import footnote.domain.lead.LeadIntent;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a request for leads says so far; what it leaves open or says twice must be asked for. */
public record IntentDraft(
        Optional<String> industry,
        Optional<String> country,
        String userIntent,
        Optional<String> offer,
        Optional<String> customers,
        LeadCriteria additionalCriteria,
        List<String> open,
        String answeredBy) {
    public IntentDraft {
        open = List.copyOf(open);
    }

    public boolean complete() {
        return open.isEmpty() && industry.isPresent() && country.isPresent();
    }

    public LeadIntent intent() {
        return new LeadIntent(
                industry.orElseThrow(),
                Area.named(country.orElseThrow()).orElse(new Area(country.get())),
                userIntent,
                offer,
                customers,
                additionalCriteria);
    }

    /** What a session's next request inherits. */
    public static Map<String, String> memory(LeadIntent intent) {
        var memory = new java.util.HashMap<String, String>();
        memory.put("industry", intent.industry());
        memory.put("country", intent.country().name());
        intent.offer().ifPresent(offer -> memory.put("offer", offer));
        return memory;
    }
}

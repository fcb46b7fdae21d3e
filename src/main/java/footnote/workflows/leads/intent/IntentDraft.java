package footnote.workflows.leads.intent;

import footnote.domain.lead.Area;
import footnote.domain.lead.LeadCriteria;
import footnote.domain.lead.LeadIntent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a request for leads says so far; what it leaves open or says twice must be asked for. */
public record IntentDraft(
        Optional<String> industry,
        Optional<String> country,
        String userIntent,
        Optional<String> offer,
        Optional<String> customers,
        LeadCriteria additionalCriteria,
        List<String> open,
        @Nullable List<String> unread,
        String answeredBy) {
    /** What earlier versions stored has no unread words. */
    public IntentDraft {
        open = List.copyOf(open);
        unread = unread == null ? List.of() : List.copyOf(unread);
    }

    /** The words of the request that were not understood, such as "payroll"; empty where all were. */
    public Optional<String> notUnderstood() {
        return unread == null || unread.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", unread));
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

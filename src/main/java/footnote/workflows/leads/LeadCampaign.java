package footnote.workflows.leads;

import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.LeadReport;
import footnote.domain.lead.PatternReport;
import footnote.runtime.session.SessionResult;
import footnote.workflows.leads.intent.IntentDraft;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A finished search for leads, in the shape of a session: where it stands, what was wanted, found and said. */
public record LeadCampaign(
        Optional<String> sessionId,
        String currentStage,
        LeadIntent intentData,
        PatternReport patternReport,
        LeadReport leadReport,
        List<Utterance> conversationHistory,
        Map<String, String> metadata)
        implements SessionResult {
    public LeadCampaign {
        conversationHistory = List.copyOf(conversationHistory);
        metadata = Map.copyOf(metadata);
    }

    /** What was asked of the reader, or by the reader. */
    public record Utterance(String stage, String said) {}

    @Override
    public String summary() {
        return leadReport.totalLeadsFound() + " leads for " + intentData.market();
    }

    @Override
    public Map<String, String> memory() {
        return IntentDraft.memory(intentData);
    }
}

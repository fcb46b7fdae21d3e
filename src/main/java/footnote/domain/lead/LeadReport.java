package footnote.domain.lead;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.MissingInput;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** The whole result of a search for leads, as it is printed. */
public record LeadReport(
        LeadIntent intent,
        LocalDate asOf,
        boolean fictional,
        Prose executiveSummary,
        int totalLeadsFound,
        List<LeadAnalysisResult> highPriorityLeads,
        List<LeadAnalysisResult> mediumPriorityLeads,
        PatternReport patternReport,
        List<PatternMatch> patternMatchAnalysis,
        List<Prose> recommendations,
        Prose methodologyNotes,
        List<String> widened,
        List<Exclusion> exclusions,
        List<MissingInput> gaps,
        List<LedgerEntry> ledger,
        String answeredBy) {
    public LeadReport {
        highPriorityLeads = List.copyOf(highPriorityLeads);
        mediumPriorityLeads = List.copyOf(mediumPriorityLeads);
        patternMatchAnalysis = List.copyOf(patternMatchAnalysis);
        recommendations = List.copyOf(recommendations);
        widened = List.copyOf(widened);
        exclusions = List.copyOf(exclusions);
        gaps = List.copyOf(gaps);
        ledger = List.copyOf(ledger);
    }

    /** All reported leads, the best first. */
    public List<LeadAnalysisResult> leads() {
        return Stream.concat(highPriorityLeads.stream(), mediumPriorityLeads.stream())
                .toList();
    }

    /** The leads that show one pattern. */
    public record PatternMatch(String patternId, String description, int leads, List<String> companies) {
        public PatternMatch {
            companies = List.copyOf(companies);
        }
    }
}

package footnote.workflows.leads.report;

import footnote.domain.lead.Exclusion;
import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadAnalysisResult.LeadPriority;
import footnote.domain.lead.LeadIntent;
import footnote.domain.lead.LeadReport.PatternMatch;
import footnote.domain.lead.PatternReport;
import footnote.domain.opinion.MissingInput;
import java.time.LocalDate;
import java.util.List;

/** All that a lead report is made of. */
public record LeadTally(
        LeadIntent intent,
        LocalDate asOf,
        boolean fictional,
        PatternReport patterns,
        List<LeadAnalysisResult> ranked,
        int looked,
        int rejected,
        List<String> widened,
        List<Exclusion> exclusions,
        List<MissingInput> gaps) {
    public LeadTally {
        ranked = List.copyOf(ranked);
        widened = List.copyOf(widened);
        exclusions = List.copyOf(exclusions);
        gaps = List.copyOf(gaps);
    }

    List<LeadAnalysisResult> of(LeadPriority priority) {
        return ranked.stream().filter(lead -> lead.priority() == priority).toList();
    }

    List<PatternMatch> matches() {
        return patterns.patterns().stream()
                .map(pattern -> {
                    var showing = ranked.stream()
                            .filter(lead -> lead.priority() != LeadPriority.LOW
                                    && lead.lead().matchingPatterns().contains(pattern.patternId()))
                            .map(lead -> lead.lead().company().name())
                            .toList();
                    return new PatternMatch(pattern.patternId(), pattern.description(), showing.size(), showing);
                })
                .toList();
    }
}

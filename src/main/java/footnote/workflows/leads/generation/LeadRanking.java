package footnote.workflows.leads.generation;

import footnote.domain.lead.LeadAnalysisResult;
import footnote.domain.lead.LeadAnalysisResult.LeadPriority;
import footnote.domain.lead.LeadData;
import footnote.domain.lead.SignalAnalysis;
import footnote.domain.lead.ValidationResult;
import java.util.Comparator;
import java.util.List;

/** Orders leads by whether they fit and by whether now is the time, kept apart so that a reader can weigh them differently. */
public final class LeadRanking {
    private static final double FIT = 0.7;
    private static final double GOOD_FIT = 0.4;
    private static final double GOOD_TIME = 0.2;
    private static final double SOME_FIT = 0.15;

    private LeadRanking() {}

    public static LeadAnalysisResult judged(LeadData lead, ValidationResult validation, SignalAnalysis signals) {
        double fit = Math.round(1000 * lead.matchScore() * validation.validationScore()) / 1000.0;
        double timing = SignalAnalyzer.timing(signals.detectedSignals());
        return new LeadAnalysisResult(lead, validation, signals, fit, timing, priority(fit, timing));
    }

    private static LeadPriority priority(double fit, double timing) {
        if (fit >= GOOD_FIT && timing >= GOOD_TIME) {
            return LeadPriority.HIGH;
        }
        return fit >= SOME_FIT ? LeadPriority.MEDIUM : LeadPriority.LOW;
    }

    /** The best first. */
    public static List<LeadAnalysisResult> ranked(List<LeadAnalysisResult> leads) {
        return leads.stream()
                .sorted(Comparator.comparing(LeadAnalysisResult::priority)
                        .thenComparing(
                                Comparator.comparingDouble(LeadRanking::worth).reversed())
                        .thenComparing(LeadAnalysisResult::id))
                .toList();
    }

    private static double worth(LeadAnalysisResult lead) {
        return FIT * lead.fit() + (1 - FIT) * lead.timing();
    }
}

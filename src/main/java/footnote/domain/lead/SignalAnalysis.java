package footnote.domain.lead;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import java.util.List;
import java.util.Map;

/** What speaks for calling a lead now, and what against, with the facts its sentences refer to. */
public record SignalAnalysis(
        LeadData lead,
        List<DatedSignal> detectedSignals,
        Map<String, Double> signalStrength,
        List<Prose> growthIndicators,
        List<Prose> riskFactors,
        double recommendationScore,
        Prose whyNow,
        Prose opening,
        List<LedgerEntry> ledger,
        String answeredBy) {
    public SignalAnalysis {
        detectedSignals = List.copyOf(detectedSignals);
        signalStrength = Map.copyOf(signalStrength);
        growthIndicators = List.copyOf(growthIndicators);
        riskFactors = List.copyOf(riskFactors);
        ledger = List.copyOf(ledger);
        if (!(recommendationScore >= 0 && recommendationScore <= 1)) {
            throw new IllegalArgumentException("a score is from 0 to 1, not " + recommendationScore);
        }
    }
}

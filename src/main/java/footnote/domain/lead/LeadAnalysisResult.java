package footnote.domain.lead;

/** A lead as its validator and its signal analyser left it, ranked; fit says whether, timing says when. */
public record LeadAnalysisResult(
        LeadData lead,
        ValidationResult validation,
        SignalAnalysis signals,
        double fit,
        double timing,
        LeadPriority priority) {
    public String id() {
        return lead.company().metadata().footnoteId();
    }

    /** How soon a lead deserves a call. */
    public enum LeadPriority {
        HIGH,
        MEDIUM,
        LOW
    }
}

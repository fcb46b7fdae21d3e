package footnote.domain.lead;

import java.util.List;

/** What was found in common, over how many companies, how, and how sure that makes us. */
public record PatternReport(
        List<SuccessPattern> patterns,
        int totalCompaniesAnalyzed,
        int comparisonCompanies,
        String analysisMethodology,
        String confidenceLevel,
        String answeredBy) {
    public PatternReport {
        patterns = List.copyOf(patterns);
    }

    public PatternReport of(List<SuccessPattern> chosen) {
        return new PatternReport(
                chosen, totalCompaniesAnalyzed, comparisonCompanies, analysisMethodology, confidenceLevel, answeredBy);
    }
}

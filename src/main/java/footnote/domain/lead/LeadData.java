package footnote.domain.lead;

import java.util.List;

/** A company that may become a customer: how well it matches the patterns, and who found it. */
public record LeadData(CompanyData company, double matchScore, List<String> matchingPatterns, String discoverySource) {
    public LeadData {
        matchingPatterns = List.copyOf(matchingPatterns);
        if (!(matchScore >= 0 && matchScore <= 1)) {
            throw new IllegalArgumentException("a match is from 0 to 1, not " + matchScore);
        }
    }
}

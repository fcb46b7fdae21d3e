package footnote.workflows.leads.generation;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.LeadData;
import footnote.domain.lead.SuccessPattern;
import java.util.Comparator;
import java.util.List;

/** Makes leads of companies: which patterns each matches, and how well, the best first. */
public final class LeadFormatter {
    /** Leads that match at least one pattern; patterns count by what the counting says a match is worth. */
    public FormattedLeads format(List<CompanyData> companies, List<SuccessPattern> patterns, int most) {
        double whole = patterns.stream().mapToDouble(SuccessPattern::weight).sum();
        var leads = companies.stream()
                .map(company -> lead(company, patterns, whole))
                .filter(lead -> !lead.matchingPatterns().isEmpty())
                .sorted(Comparator.comparingDouble(LeadData::matchScore)
                        .reversed()
                        .thenComparing(lead -> lead.company().metadata().footnoteId()))
                .toList();
        return new FormattedLeads(leads.stream().limit(most).toList(), companies.size() - leads.size(), leads.size());
    }

    private static LeadData lead(CompanyData company, List<SuccessPattern> patterns, double whole) {
        var matching = patterns.stream()
                .filter(pattern -> pattern.test().fits(company))
                .toList();
        double matched = matching.stream().mapToDouble(SuccessPattern::weight).sum();
        return new LeadData(
                company,
                Math.round(1000 * Math.min(1, matched / whole)) / 1000.0,
                matching.stream().map(SuccessPattern::patternId).toList(),
                company.metadata().origin().vendor());
    }

    /** The best leads, how many companies matched nothing, and how many matched something. */
    public record FormattedLeads(List<LeadData> leads, int unmatched, int matched) {
        public FormattedLeads {
            leads = List.copyOf(leads);
        }
    }
}

package footnote.workflows.leads.discovery;

import footnote.domain.lead.CompanyData;
import java.util.List;

/** Companies each once, and how many descriptions were put together. */
public record FormattedCompanies(List<CompanyData> companies, int merged) {
    public FormattedCompanies {
        companies = List.copyOf(companies);
    }
}

package footnote.workflows.leads.discovery;

import footnote.domain.Finding;
import footnote.domain.lead.CompanyData;
import footnote.domain.lead.WebText;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.ProspectSearch;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Reads a company's own page where no source described it, if its site lets programs read. */
public final class PageReader {
    private static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(1));
    private static final int LONGEST = 4000;
    private static final int MOST = 100;

    private final ProspectSearch prospects;

    public PageReader(ProspectSearch prospects) {
        this.prospects = prospects;
    }

    public List<CompanyData> enriched(List<CompanyData> companies, View view, List<MissingInput> gaps, Run run) {
        if (view.sample()) {
            return companies;
        }
        var undescribed = companies.stream()
                .filter(company ->
                        company.description().isEmpty() && company.website().isPresent())
                .limit(MOST)
                .toList();
        var read = run.each("read pages", undescribed, CompanyData.class, RETRY_POLICY, company -> read(company, view));
        var result = new ArrayList<>(companies);
        for (int i = 0; i < undescribed.size(); i++) {
            switch (read.get(i)) {
                case Outcome.Done<CompanyData>(CompanyData company) ->
                    result.set(result.indexOf(undescribed.get(i)), company);
                case Outcome.Gap<CompanyData> gap ->
                    gaps.add(
                            new MissingInput("the page of " + undescribed.get(i).name(), gap.why()));
            }
        }
        return result;
    }

    private CompanyData read(CompanyData company, View view) {
        return switch (prospects.page(company.website().orElseThrow(), view)) {
            case Finding.Found<WebText>(WebText page) ->
                CompanyFormatter.described(
                        company, page.text().substring(0, Math.min(page.text().length(), LONGEST)), page.origin());
            case Finding.Missing<WebText> _ -> company;
        };
    }
}

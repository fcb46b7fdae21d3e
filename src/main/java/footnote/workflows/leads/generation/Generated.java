package footnote.workflows.leads.generation;

import footnote.domain.opinion.Absence;
import footnote.workflows.leads.discovery.MarketSearch;
import java.util.List;

/** A finished generation: with which search, over which leads, and what failed. */
public record Generated(MarketSearch search, LeadBatch batch, RankedLeads ranked, List<Absence> gaps) {
    public Generated {
        gaps = List.copyOf(gaps);
    }
}

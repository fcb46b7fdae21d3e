package footnote.workflows.leads;

import footnote.domain.opinion.Absence;
import java.util.List;

/** A finished generation: with which search, over which leads, and what failed. */
record Generated(MarketSearch search, LeadBatch batch, RankedLeads ranked, List<Absence> gaps) {
    Generated {
        gaps = List.copyOf(gaps);
    }
}

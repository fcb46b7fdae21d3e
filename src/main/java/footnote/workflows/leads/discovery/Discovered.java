package footnote.workflows.leads.discovery;

import footnote.domain.lead.PatternReport;
import footnote.domain.opinion.Absence;
import java.util.List;

/** A finished discovery: with which search, over whom, and what was found in common. */
public record Discovered(MarketSearch search, ConsolidatedResearch research, PatternReport report, List<Absence> gaps) {
    public Discovered {
        gaps = List.copyOf(gaps);
    }
}

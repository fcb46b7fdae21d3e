package footnote.workflows.report.data;

import footnote.domain.opinion.Absence;
import footnote.research.Trade;
import footnote.workflows.report.plan.ResearchPlan;
import java.util.List;
import java.util.Optional;

/** All a report is written from: the plan, what four gatherers brought, the value study, and what failed. */
public record Dossier(
        ResearchPlan plan,
        ResearchTask task,
        Optional<FinancialData> financial,
        Optional<ValuationData> valuation,
        Optional<MarketData> market,
        Optional<NewsData> news,
        ValueStudy value,
        List<Absence> failed) {
    public Dossier {
        failed = List.copyOf(failed);
    }

    public boolean lender() {
        return financial.map(FinancialData::trade).orElse(Trade.ORDINARY) == Trade.FINANCIAL;
    }
}

package footnote.workflows.report.data;

import footnote.domain.opinion.MissingInput;
import footnote.research.CompanyKind;
import footnote.research.redflags.RedFlagSearch.RedFlagFindings;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.plan.ResearchPlan;
import java.util.List;
import java.util.Optional;

/** All a report is written from: the plan, what four gatherers brought, the value study, and what failed. */
public record ReportData(
        ResearchPlan plan,
        ResearchTask task,
        Optional<FinancialData> financial,
        Optional<ValuationData> valuation,
        Optional<MarketData> market,
        Optional<NewsData> news,
        ValuationResult value,
        List<MissingInput> failed,
        RedFlagFindings redFlags) {
    public ReportData {
        failed = List.copyOf(failed);
    }

    /** Without a search for red flags. */
    public ReportData(
            ResearchPlan plan,
            ResearchTask task,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market,
            Optional<NewsData> news,
            ValuationResult value,
            List<MissingInput> failed) {
        this(plan, task, financial, valuation, market, news, value, failed, RedFlagFindings.none(task.subject()));
    }

    public boolean lender() {
        return financial
                .map(FinancialData::trade)
                .orElse(CompanyKind.INDUSTRIAL)
                .financial();
    }
}

package footnote.workflows.report;

import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.research.redflags.RedFlagSearch;
import footnote.research.redflags.RedFlagSearch.RedFlagFindings;
import footnote.research.valuation.AssumptionOverrides;
import footnote.runtime.model.Model;
import footnote.runtime.run.Branch;
import footnote.runtime.run.BranchOutcomes;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Run;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.FinancialGatherer;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.MarketGatherer;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.NewsGatherer;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.data.ValuationGatherer;
import footnote.workflows.report.plan.ResearchPlan;
import footnote.workflows.report.valuation.ReportValuation;
import java.util.ArrayList;
import java.util.List;

/** All data of a report, gathered side by side; a part that fails is named and the rest is used. */
final class DataGathering {
    private final boolean advises;
    private final FinancialGatherer financial;
    private final ValuationGatherer valuation;
    private final MarketGatherer market;
    private final NewsGatherer news;
    private final RedFlagSearch redFlags;

    DataGathering(EvidenceReader evidence, Model fast, EquityReport.RatingPolicy ratings) {
        this.advises = ratings.advises();
        this.financial = new FinancialGatherer(evidence);
        this.valuation = new ValuationGatherer(evidence, ratings.record());
        this.market = new MarketGatherer(evidence);
        this.news = new NewsGatherer(evidence, fast);
        this.redFlags = new RedFlagSearch(evidence);
    }

    ReportData gather(ReportRequest request, ResearchPlan plan, ResearchTask task, Run run) {
        var statements = new Branch<>(
                "financial", FinancialData.class, FinancialGatherer.RETRY_POLICY, () -> financial.gather(task));
        var multiples = new Branch<>(
                "valuation",
                ValuationData.class,
                ValuationGatherer.RETRY_POLICY,
                () -> valuation.gather(
                        task, plan.compareWith(), plan.analysisType().sideBySide()));
        var prices = new Branch<>("market", MarketData.class, MarketGatherer.RETRY_POLICY, () -> market.gather(task));
        var stories = new Branch<>("news", NewsData.class, NewsGatherer.RETRY_POLICY, () -> news.gather(task));
        var flags = new Branch<>(
                "red flags",
                RedFlagFindings.class,
                FinancialGatherer.RETRY_POLICY,
                () -> redFlags.search(task.listing(), task.view()));
        var joined = run.together("gather", statements, multiples, prices, stories, flags);
        var books = joined.of(statements).found();
        var found = joined.of(flags).found().orElseGet(() -> RedFlagFindings.none(task.subject()));
        var valued = joined.of(multiples).found().map(each -> advises ? each : each.neutral());
        var value = ReportValuation.value(
                task,
                books,
                valued,
                joined.of(prices).found(),
                AssumptionOverrides.read(request.assume()),
                found.flags());
        var view = value.view();
        return new ReportData(
                plan,
                task,
                books,
                valued,
                joined.of(prices).found(),
                joined.of(stories).found(),
                advises ? value : value.with(view.neutral()),
                failed(joined, statements, multiples, prices, stories, flags),
                found);
    }

    private static List<MissingInput> failed(BranchOutcomes joined, Branch<?>... branches) {
        var failed = new ArrayList<MissingInput>();
        for (var branch : branches) {
            if (joined.of(branch) instanceof Outcome.Gap<?> gap) {
                failed.add(new MissingInput("the " + branch.name() + " data", gap.why()));
            }
        }
        return failed;
    }
}

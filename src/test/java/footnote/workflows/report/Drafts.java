package footnote.workflows.report;

import footnote.agents.gather.FinancialGatherer;
import footnote.agents.gather.MarketGatherer;
import footnote.agents.gather.NewsGatherer;
import footnote.agents.gather.ResearchTask;
import footnote.agents.gather.ValuationGatherer;
import footnote.agents.judge.Appraiser;
import footnote.agents.judge.Assumed;
import footnote.agents.plan.MetricPlanner;
import footnote.agents.plan.ReportKind;
import footnote.agents.write.AnalysisSections;
import footnote.agents.write.AnalysisWriter;
import footnote.agents.write.Book;
import footnote.agents.write.Dossier;
import footnote.agents.write.InfographicPlanner;
import footnote.agents.write.VisualPlan;
import footnote.publication.report.Block;
import footnote.publication.report.Report;
import footnote.testing.SampleRoom;
import footnote.testing.ScriptedModel;
import java.util.List;
import java.util.Optional;

/** Reports on companies of the sample market, written by rule outside a run. */
record Drafts(Book book, AnalysisSections analysis, Report report) {

    static Drafts of(String symbol) {
        return of(symbol, ReportKind.FUNDAMENTAL, 5);
    }

    static Drafts of(String symbol, ReportKind kind, int years) {
        var listing = SampleRoom.listing(symbol);
        var plan = new MetricPlanner(new ScriptedModel())
                .plan(new MetricPlanner.Wish("an analysis", listing, kind, years, List.of()))
                .approved();
        var task = new ResearchTask(listing, years, SampleRoom.NOW, SampleRoom.VIEW);
        var room = SampleRoom.open();
        var financial = Optional.of(new FinancialGatherer(room).gather(task));
        var valuation = Optional.of(new ValuationGatherer(room).gather(task, plan.compareWith()));
        var market = Optional.of(new MarketGatherer(room).gather(task));
        var news = Optional.of(new NewsGatherer(room, new ScriptedModel()).gather(task));
        var value = Appraiser.appraise(task, financial, valuation, market, Assumed.NOTHING);
        return written(new Dossier(plan, task, financial, valuation, market, news, value, List.of()));
    }

    static Drafts written(Dossier dossier) {
        var book = Book.of(dossier);
        var pictures = new InfographicPlanner(new ScriptedModel()).plan(book);
        var charts = VisualPlan.charts(book, 15);
        var analysis = new AnalysisWriter(new ScriptedModel()).write(book, charts, pictures.infographics());
        var report = new Composer(book, analysis, charts, pictures.infographics()).compose(Optional.empty());
        return new Drafts(book, analysis, report);
    }

    int charts() {
        return (int) report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Exhibit.class::isInstance)
                .count();
    }
}

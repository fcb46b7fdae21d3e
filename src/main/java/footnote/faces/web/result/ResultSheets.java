package footnote.faces.web.result;

import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.front.SignalWording;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs.ArtifactRow;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.Analyze;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskAnswer;
import footnote.workflows.coverage.Digest;
import footnote.workflows.coverage.DigestReport;
import footnote.workflows.leads.LeadCampaign;
import footnote.workflows.leads.Leads;
import footnote.workflows.movers.MoverReport;
import footnote.workflows.movers.Movers;
import footnote.workflows.report.EquityReport;
import footnote.workflows.report.ReportOutcome;

/** A finished run's result as its workflow's readers expect it; any other result as its fields. */
public final class ResultSheets {
    private final RunAccess runs;

    public ResultSheets(RunAccess runs) {
        this.runs = runs;
    }

    public Html of(RunRow run, String result, Caller caller) {
        var files = runs.desk().engine().runs().artifacts(run.id()).stream()
                .map(ArtifactRow::name)
                .toList();
        return switch (run.workflow()) {
            case Analyze.NAME -> analysis(Json.read(run.result().orElseThrow(), Analysis.class), caller);
            case Ask.NAME ->
                new AnswerSheet(
                                Json.read(result, AskAnswer.class),
                                runs.desk().search().library()::page)
                        .html();
            case Leads.NAME -> new LeadsSheet(run.id(), Json.read(result, LeadCampaign.class), files).html();
            case Movers.NAME -> new MoverSheet(run.id(), Json.read(result, MoverReport.class), files).html();
            case EquityReport.NAME -> new ReportSheet(run, Json.read(result, ReportOutcome.class), files).html();
            case Digest.NAME -> new DigestSheet(Json.read(result, DigestReport.class)).html();
            default -> RecordSheet.of(Json.tree(result));
        };
    }

    private Html analysis(Analysis analysis, Caller caller) {
        var wording = SignalWording.of(runs.desk().settings());
        return new AnalysisSheet(analysis, wording, PastCalls.on(analysis, runs, caller)).html();
    }
}

package footnote.faces.cli;

import footnote.config.Setting;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunRow;
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
import tools.jackson.databind.node.ObjectNode;

/** A finished run's result as its workflow's readers expect it. */
final class Results {
    private final Context context;

    Results(Context context) {
        this.context = context;
    }

    String text(RunRow run) {
        String result = run.result().orElse("null");
        return switch (run.workflow()) {
            case Analyze.NAME ->
                new AnalysisCard(Json.read(result, Analysis.class), wording(), context.console()).text();
            case EquityReport.NAME -> new ReportCard(Json.read(result, ReportOutcome.class), context.console()).text();
            case Movers.NAME -> new MoverCard(Json.read(result, MoverReport.class), context.console()).text();
            case Digest.NAME -> new DigestCard(Json.read(result, DigestReport.class), context.console()).text();
            case Leads.NAME -> new LeadsCard(Json.read(result, LeadCampaign.class), context.console()).text();
            case Ask.NAME -> new AnswerCard(Json.read(result, AskAnswer.class), context.console()).text();
            default -> Console.plain(Proposals.text(Json.tree(result)));
        };
    }

    /** The result in a line, for tables of many. */
    String headline(RunRow run) {
        String result = run.result().orElse("null");
        return switch (run.workflow()) {
            case Analyze.NAME ->
                Json.read(result, Analysis.class)
                        .finalRecommendation()
                        .map(each -> wording().word(each.signal()))
                        .orElse("no recommendation");
            case EquityReport.NAME -> Json.read(result, ReportOutcome.class).summary();
            case Ask.NAME -> Json.read(result, AskAnswer.class).summary();
            case Leads.NAME -> Json.read(result, LeadCampaign.class).summary();
            case Movers.NAME -> Json.read(result, MoverReport.class).summary();
            default -> "done";
        };
    }

    String json(RunRow run) {
        String result = run.result().orElse("null");
        return run.workflow().equals(Analyze.NAME) && wording() == SignalWording.SIGNAL ? reworded(result) : result;
    }

    private SignalWording wording() {
        return SignalWording.of(context.settings().text(Setting.ANALYZE_WORDING));
    }

    private static String reworded(String result) {
        var state = Json.tree(result);
        if (state.path("final_recommendation") instanceof ObjectNode recommendation) {
            for (var field : new String[] {"signal", "rule_signal"}) {
                recommendation.put(
                        field,
                        SignalWording.SIGNAL.word(recommendation.path(field).asString()));
            }
        }
        return state.toString();
    }
}

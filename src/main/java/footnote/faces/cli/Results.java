package footnote.faces.cli;

import footnote.Setting;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunRow;
import footnote.workflows.analyze.Analysis;
import footnote.workflows.analyze.Analyze;
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
            default -> Console.plain(Proposals.text(Json.tree(result)));
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

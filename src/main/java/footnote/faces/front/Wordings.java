package footnote.faces.front;

import footnote.config.Setting;
import footnote.config.Settings;
import footnote.domain.opinion.Advice;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunRow;
import footnote.workflows.analyze.Analyze;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** Words a result as the settings want it: not every desk may advise. */
final class Wordings {
    private Wordings() {}

    static String of(RunRow run, String result, Settings settings) {
        return run.workflow().equals(Analyze.NAME)
                        && settings.text(Setting.ANALYZE_WORDING).equalsIgnoreCase("signal")
                ? withoutAdvice(result)
                : result;
    }

    private static String withoutAdvice(String result) {
        var state = Json.tree(result);
        if (state.path("final_recommendation") instanceof ObjectNode recommendation) {
            for (var field : List.of("signal", "rule_signal")) {
                recommendation.put(
                        field,
                        Advice.valueOf(recommendation.path(field).asString())
                                .tone()
                                .name());
            }
        }
        return state.toString();
    }
}

package footnote.evaluation;

import footnote.runtime.json.Json;
import footnote.runtime.run.storage.Runs;
import footnote.runtime.run.storage.StepRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What runs with a model took and gave: sentences written, those dropped with the reason, tokens and cost. */
public record TrialUsage(
        int sentences, List<DroppedSentence> dropped, int calls, long inputTokens, long outputTokens, BigDecimal cost) {
    public static final TrialUsage NONE = new TrialUsage(0, List.of(), 0, 0, 0, BigDecimal.ZERO);

    public TrialUsage {
        dropped = List.copyOf(dropped);
    }

    /** A sentence that was not printed. */
    public record DroppedSentence(String step, String sentence, String reason) {}

    /** The sentences that were printed. */
    public int kept() {
        return sentences - dropped.size();
    }

    /** With one run more, by its kept steps and model calls. */
    public TrialUsage plus(List<StepRow> steps, List<Runs.AnswerRow> answers) {
        int written = sentences;
        var all = new ArrayList<>(dropped);
        for (var step : steps) {
            var result = step.result().map(Json::tree).orElseGet(Json::object);
            for (var judged : List.of(result, result.path("summary"))) {
                written += Math.max(
                        judged.path("sentences").asInt(0),
                        judged.path("written").asInt(0));
                judged.path("dropped").forEach(each -> all.add(dropped(step.path(), each)));
            }
        }
        long input = inputTokens;
        long output = outputTokens;
        var spent = cost;
        for (var answer : answers) {
            input += answer.recorded().note().path("input_tokens").asLong(0);
            output += answer.recorded().note().path("output_tokens").asLong(0);
            spent = spent.add(answer.recorded().cost());
        }
        return new TrialUsage(written, all, calls + answers.size(), input, output, spent);
    }

    private static DroppedSentence dropped(String step, JsonNode each) {
        return new DroppedSentence(
                step, each.path("sentence").asString(""), each.path("reason").asString(""));
    }
}

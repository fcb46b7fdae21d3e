package footnote.runtime.model.routing;

import footnote.runtime.json.Json;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.routing.ModelRouter.End.Delivered;
import footnote.runtime.model.routing.ModelRouter.End.Undelivered;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Step;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes calls so that a run keeps them: the answer, who gave it, what it took; also that nobody could answer, for then a
 * resumed or replayed run must do without as well.
 */
final class RecordedModelCalls {
    static final String KIND = "model";
    private static final String NOTHING = "{}";

    private final ModelRouter dispatch;

    RecordedModelCalls(ModelRouter dispatch) {
        this.dispatch = dispatch;
    }

    /** An answer, or why a rule has to give it. */
    sealed interface Called {
        record Something(String body, String by) implements Called {}

        record Nothing(String reason) implements Called {}
    }

    /** Why an answer cannot be used, and whether it is the last: a refused last answer leaves it to the rule. */
    record Refuser(Function<String, Optional<String>> why, boolean last) {}

    /** The refuser's reason is kept with the answer, so that the record shows who really answered. */
    Called call(String request, ModelCall task, Refuser refuser) {
        var step = Step.current();
        var recorded = step.map(known -> known.recording().answer(KIND, request, () -> live(task, step, refuser)))
                .orElseGet(() -> live(task, step, refuser));
        var note = recorded.note();
        return note.path("by").asString("").equals(ModelAnswer.RULE)
                ? new Called.Nothing(note.path("reason").asString(""))
                : new Called.Something(recorded.body(), note.path("by").asString(""));
    }

    private RecordedAnswer live(ModelCall task, Optional<Step> step, Refuser refuser) {
        var note = Json.object()
                .put("role", task.role().word())
                .put("agent", task.agent())
                .put("prompt_hash", task.promptHash());
        return switch (dispatch.run(task, step)) {
            case Delivered end -> {
                var refused = refuser.why().apply(end.delivery().body());
                if (!refuser.last()) {
                    refused.ifPresent(reason -> note.put("refused", reason));
                    yield new RecordedAnswer(end.delivery().body(), noted(note, end, Optional.empty()), end.cost());
                }
                refused.ifPresent(reason -> dispatch.unused(task, step, reason));
                yield new RecordedAnswer(end.delivery().body(), noted(note, end, refused), end.cost());
            }
            case Undelivered end -> {
                dispatch.unused(task, step, end.reason());
                note.put("by", ModelAnswer.RULE)
                        .put("reason", end.reason())
                        .put("candidate_index", end.place())
                        .put("attempts", end.tries());
                yield new RecordedAnswer(NOTHING, note, end.cost());
            }
        };
    }

    private static ObjectNode noted(ObjectNode note, Delivered end, Optional<String> refused) {
        note.put("by", refused.isPresent() ? ModelAnswer.RULE : end.candidate().name())
                .put("model", end.candidate().name())
                .put("candidate_index", end.candidate().index())
                .put("input_tokens", end.delivery().inputTokens())
                .put("output_tokens", end.delivery().outputTokens())
                .put("finish", end.delivery().finish())
                .put("attempts", end.tries());
        refused.ifPresent(reason -> note.put("reason", reason));
        return note;
    }
}

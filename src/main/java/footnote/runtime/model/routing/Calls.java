package footnote.runtime.model.routing;

import footnote.runtime.json.Json;
import footnote.runtime.model.Answered;
import footnote.runtime.model.routing.Dispatch.End.Delivered;
import footnote.runtime.model.routing.Dispatch.End.Undelivered;
import footnote.runtime.run.Recorded;
import footnote.runtime.run.Step;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes calls so that a run keeps them: the answer, who gave it, what it took; also that nobody could answer, for then a
 * resumed or replayed run must do without as well.
 */
final class Calls {
    static final String KIND = "model";
    private static final String NOTHING = "{}";

    private final Dispatch dispatch;

    Calls(Dispatch dispatch) {
        this.dispatch = dispatch;
    }

    /** An answer, or why a rule has to give it. */
    sealed interface Heard {
        record Something(String body, String by) implements Heard {}

        record Nothing(String reason) implements Heard {}
    }

    /** The refuser says why an answer cannot be used any more, so that the record shows who really answered. */
    Heard hear(String request, Errand errand, Function<String, Optional<String>> refuser) {
        var step = Step.current();
        var recorded = step.map(known -> known.tape().answer(KIND, request, () -> live(errand, step, refuser)))
                .orElseGet(() -> live(errand, step, refuser));
        var note = recorded.note();
        return note.path("by").asString("").equals(Answered.RULE)
                ? new Heard.Nothing(note.path("reason").asString(""))
                : new Heard.Something(recorded.body(), note.path("by").asString(""));
    }

    private Recorded live(Errand errand, Optional<Step> step, Function<String, Optional<String>> refuser) {
        var note = Json.object()
                .put("role", errand.role().word())
                .put("agent", errand.agent())
                .put("prompt_hash", errand.promptHash());
        return switch (dispatch.run(errand, step)) {
            case Delivered end -> {
                var refused = refuser.apply(end.delivery().body());
                yield new Recorded(end.delivery().body(), noted(note, end, refused), end.cost());
            }
            case Undelivered end -> {
                note.put("by", Answered.RULE)
                        .put("reason", end.reason())
                        .put("candidate_index", end.place())
                        .put("attempts", end.tries());
                yield new Recorded(NOTHING, note, end.cost());
            }
        };
    }

    private static ObjectNode noted(ObjectNode note, Delivered end, Optional<String> refused) {
        note.put("by", refused.isPresent() ? Answered.RULE : end.candidate().name())
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

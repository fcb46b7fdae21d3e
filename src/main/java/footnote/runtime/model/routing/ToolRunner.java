package footnote.runtime.model.routing;

import footnote.runtime.db.DatabaseException;
import footnote.runtime.json.Json;
import footnote.runtime.model.Message.Given;
import footnote.runtime.model.TextTrimming;
import footnote.runtime.model.TolerantJson;
import footnote.runtime.model.Tool;
import footnote.runtime.model.Tool.ToolCall;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import tools.jackson.databind.JsonNode;

/** Runs the tools a model calls, each call once a run; what goes wrong is told to the model as data. */
final class ToolRunner {
    private static final String KIND = "tool";

    private final String agent;
    private final Map<String, Tool> tools = new LinkedHashMap<>();

    ToolRunner(String agent, List<Tool> tools) {
        this.agent = agent;
        for (var tool : tools) {
            if (this.tools.put(tool.name(), tool) != null) {
                throw new IllegalArgumentException(agent + " has two tools named '" + tool.name() + "'");
            }
        }
    }

    Given call(ToolCall call) {
        return new Given(call.id(), call.name(), result(call));
    }

    private String result(ToolCall call) {
        var tool = tools.get(call.name());
        if (tool == null) {
            return error("there is no tool '" + call.name() + "'; there are " + tools.keySet());
        }
        JsonNode arguments;
        try {
            arguments = call.arguments().isBlank() ? Json.object() : TolerantJson.read(call.arguments());
        } catch (TolerantJson.Unreadable e) {
            return error("the arguments are not a JSON object: " + e.getMessage());
        }
        return Step.current().map(step -> taped(step, tool, call, arguments)).orElseGet(() -> work(tool, arguments));
    }

    private String taped(Step step, Tool tool, ToolCall call, JsonNode arguments) {
        var worked = new AtomicBoolean();
        String told = step.recording()
                .answer(KIND, request(call, arguments), () -> {
                    worked.set(true);
                    return RecordedAnswer.of(work(tool, arguments));
                })
                .body();
        if (!worked.get() && tool.remembers()) {
            var _ = work(tool, arguments);
        }
        return told;
    }

    private String request(ToolCall call, JsonNode arguments) {
        return Json.object()
                .put("agent", agent)
                .put("tool", call.name())
                .set("arguments", arguments)
                .toString();
    }

    private static String work(Tool tool, JsonNode arguments) {
        try {
            return tool.call(arguments);
        } catch (RuntimeException e) {
            if (endsTheStep(e)) {
                throw e;
            }
            return error(TextTrimming.reason(e));
        }
    }

    /** A mistake of our own, an interrupt and the end of the run are no news for the model. */
    private static boolean endsTheStep(RuntimeException e) {
        return e instanceof RunEnded
                || (e instanceof Fault fault && fault.kind() == Fault.Kind.STATE)
                || e instanceof DatabaseException
                || Thread.currentThread().isInterrupted();
    }

    private static String error(String message) {
        return Json.object().put("error", message).toString();
    }
}

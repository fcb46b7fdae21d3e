package footnote.faces.mcp;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.secret.Redactor;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Makes tools of what the desk does for a caller; what goes wrong is told to the client's model in words. */
record ToolFactory(Function<McpSyncServerExchange, Caller> callers, ToolOutputs outputs) {
    static final String TEXT = "string";
    static final String YES_OR_NO = "boolean";
    static final String COUNT = "integer";
    static final String NUMBER = "number";

    ToolFactory(Function<McpSyncServerExchange, Caller> callers) {
        this(callers, new ToolOutputs());
    }

    /** What a tool does for a caller. */
    interface Work {
        JsonNode on(McpCall call, Caller caller);
    }

    SyncToolSpecification tool(String name, String about, Map<String, String> fields, List<String> needed, Work work) {
        var tool = Tool.builder(name, ToolFields.schema(fields, needed))
                .title(ToolFields.title(name))
                .description(about)
                .outputSchema(outputs.schema(name))
                .annotations(new ToolAnnotations(
                        ToolFields.title(name),
                        ToolFields.readsOnly(name),
                        ToolFields.destroys(name),
                        ToolFields.readsOnly(name),
                        !ToolFields.readsOnly(name),
                        null))
                .build();
        return new SyncToolSpecification(
                tool,
                (exchange, request) -> answered(exchange, request, (call, caller) -> {
                    check(call.arguments(), fields);
                    return work.on(call, caller);
                }));
    }

    /** Refuses an argument that there is not, or of another type: a flag that is misread may cost money. */
    private static void check(JsonNode arguments, Map<String, String> fields) {
        arguments.properties().forEach(argument -> {
            String type = fields.get(argument.getKey());
            if (type == null) {
                throw new RequestDenied(
                        Reason.UNSERVABLE,
                        "the argument '" + argument.getKey() + "' is unknown; this tool takes "
                                + String.join(", ", new TreeMap<>(fields).keySet()));
            }
            var value = argument.getValue();
            boolean fits =
                    switch (type) {
                        case TEXT -> value.isString();
                        case YES_OR_NO -> value.isBoolean();
                        case COUNT -> value.isIntegralNumber();
                        case NUMBER -> value.isNumber();
                        default -> true;
                    };
            if (!fits && !value.isNull()) {
                throw new RequestDenied(
                        Reason.UNSERVABLE, "the argument '" + argument.getKey() + "' must be of the type " + type);
            }
        });
    }

    /** Refusals name routes of the HTTP API; a model has tools instead. */
    private static String worded(String refusal) {
        return refusal.replaceAll("GET /api/(\\w+) lists", "the tool list_$1 lists");
    }

    private CallToolResult answered(McpSyncServerExchange exchange, CallToolRequest request, Work work) {
        try {
            var answer = work.on(new McpCall(exchange, request), callers.apply(exchange));
            return CallToolResult.builder()
                    .addTextContent(answer.toString())
                    .structuredContent(Json.mapper().convertValue(answer, Object.class))
                    .isError(false)
                    .build();
        } catch (RequestDenied | Fault | IllegalArgumentException e) {
            return CallToolResult.builder()
                    .addTextContent(worded(Redactor.redact(String.valueOf(e.getMessage()))))
                    .isError(true)
                    .build();
        }
    }
}

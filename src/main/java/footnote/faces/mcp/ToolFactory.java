package footnote.faces.mcp;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.run.Fault;
import footnote.runtime.secret.Redactor;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Makes tools of what the desk does for a caller; what goes wrong is told to the client's model in words. */
record ToolFactory(Function<McpSyncServerExchange, Caller> callers) {
    static final String TEXT = "string";
    static final String YES_OR_NO = "boolean";
    static final String COUNT = "integer";
    static final String NUMBER = "number";

    /** What a tool does for a caller. */
    interface Work {
        JsonNode on(McpCall call, Caller caller);
    }

    SyncToolSpecification tool(String name, String about, Map<String, String> fields, List<String> needed, Work work) {
        var properties = new TreeMap<String, Object>();
        fields.forEach((field, type) -> properties.put(field, Map.of("type", type)));
        var schema = Map.<String, Object>of(
                "type", "object", "properties", properties, "required", needed, "additionalProperties", false);
        var tool = Tool.builder(name, schema).description(about).build();
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

    private CallToolResult answered(McpSyncServerExchange exchange, CallToolRequest request, Work work) {
        try {
            var answer = work.on(new McpCall(exchange, request), callers.apply(exchange));
            return CallToolResult.builder()
                    .addTextContent(answer.toString())
                    .isError(false)
                    .build();
        } catch (RequestDenied | Fault | IllegalArgumentException e) {
            return CallToolResult.builder()
                    .addTextContent(Redactor.redact(String.valueOf(e.getMessage())))
                    .isError(true)
                    .build();
        }
    }
}

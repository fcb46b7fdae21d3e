package footnote.faces.mcp;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied;
import footnote.runtime.run.Fault;
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

    /** What a tool does for a caller. */
    interface Work {
        JsonNode on(McpCall call, Caller caller);
    }

    SyncToolSpecification tool(String name, String about, Map<String, String> fields, List<String> needed, Work work) {
        var properties = new TreeMap<String, Object>();
        fields.forEach((field, type) -> properties.put(field, Map.of("type", type)));
        var schema = Map.<String, Object>of("type", "object", "properties", properties, "required", needed);
        var tool = Tool.builder(name, schema).description(about).build();
        return new SyncToolSpecification(tool, (exchange, request) -> answered(exchange, request, work));
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
                    .addTextContent(String.valueOf(e.getMessage()))
                    .isError(true)
                    .build();
        }
    }
}

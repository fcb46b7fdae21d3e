package footnote.faces.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;

/**
 * The protocol's JSON, with three things its library leaves undone: a message it cannot read is the sender's mistake, an
 * error goes out without the stack it was thrown from, and an unknown tool is named.
 */
final class StrictMcpJson implements McpJsonMapper {
    private static final String UNKNOWN_TOOL = "Unknown tool: invalid_tool_name";

    private final McpJsonMapper plain;

    StrictMcpJson(McpJsonMapper plain) {
        this.plain = plain;
    }

    private static <T> T read(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (JacksonException e) {
            throw new IllegalArgumentException("the message is not as the protocol wants it", e);
        }
    }

    @Override
    public <T> T readValue(String content, Class<T> type) throws IOException {
        return plain.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws IOException {
        return plain.readValue(content, type);
    }

    @Override
    public <T> T readValue(String content, TypeRef<T> type) throws IOException {
        return plain.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, TypeRef<T> type) throws IOException {
        return plain.readValue(content, type);
    }

    @Override
    public <T> T convertValue(Object value, Class<T> type) {
        return read(() -> plain.convertValue(value, type));
    }

    @Override
    public <T> T convertValue(Object value, TypeRef<T> type) {
        return read(() -> plain.convertValue(value, type));
    }

    @Override
    public String writeValueAsString(Object value) throws IOException {
        return plain.writeValueAsString(shown(value));
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return plain.writeValueAsBytes(shown(value));
    }

    private static Object shown(Object value) {
        if (value instanceof McpError error && error.getJsonRpcError() != null) {
            return Map.of("jsonrpc", "2.0", "error", worded(error.getJsonRpcError()));
        }
        return value instanceof JSONRPCResponse response && response.error() != null && response.id() != null
                ? Map.of("jsonrpc", "2.0", "id", response.id(), "error", worded(response.error()))
                : value;
    }

    /** The library names an unknown tool in its data alone, which clients do not show. */
    private static Map<String, Object> worded(JSONRPCError error) {
        String text = UNKNOWN_TOOL.equals(error.message()) && error.data() != null
                ? error.data() + "; tools/list has the names"
                : error.message();
        return Map.of("code", error.code(), "message", text);
    }
}

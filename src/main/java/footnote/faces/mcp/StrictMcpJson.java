package footnote.faces.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import java.io.IOException;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;

/**
 * The protocol's JSON, with two things its library leaves undone: a message it cannot read is the sender's mistake, and
 * an error goes out without the stack it was thrown from.
 */
final class StrictMcpJson implements McpJsonMapper {
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
        return value instanceof McpError error && error.getJsonRpcError() != null
                ? Map.of(
                        "jsonrpc",
                        "2.0",
                        "error",
                        Map.of(
                                "code",
                                error.getJsonRpcError().code(),
                                "message",
                                error.getJsonRpcError().message()))
                : value;
    }
}

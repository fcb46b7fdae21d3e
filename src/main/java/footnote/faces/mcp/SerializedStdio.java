package footnote.faces.mcp;

import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import reactor.core.publisher.Mono;

/**
 * Lets one message out at a time. The library's own transport drops one of two that are sent at once, such as an answer
 * while a finished run joins the resources, and the client then waits for it in vain.
 */
final class SerializedStdio implements McpServerTransportProvider {
    private final McpServerTransportProvider plain;

    SerializedStdio(McpServerTransportProvider plain) {
        this.plain = plain;
    }

    @Override
    public void setSessionFactory(McpServerSession.Factory factory) {
        plain.setSessionFactory(transport -> factory.create(new InTurn(transport)));
    }

    @Override
    public Mono<Void> notifyClients(String method, Object content) {
        return plain.notifyClients(method, content);
    }

    @Override
    public Mono<Void> notifyClient(String session, String method, Object content) {
        return plain.notifyClient(session, method, content);
    }

    @Override
    public Mono<Void> closeGracefully() {
        return plain.closeGracefully();
    }

    @Override
    public void close() {
        plain.close();
    }

    @Override
    public List<String> protocolVersions() {
        return plain.protocolVersions();
    }

    private static final class InTurn implements McpServerTransport {
        private final McpServerTransport transport;
        private final ReentrantLock turn = new ReentrantLock();

        InTurn(McpServerTransport transport) {
            this.transport = transport;
        }

        @Override
        public Mono<Void> sendMessage(JSONRPCMessage message) {
            return Mono.fromRunnable(() -> {
                turn.lock();
                try {
                    transport.sendMessage(message).toFuture().join();
                } finally {
                    turn.unlock();
                }
            });
        }

        @Override
        public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
            return transport.unmarshalFrom(data, type);
        }

        @Override
        public Mono<Void> closeGracefully() {
            return transport.closeGracefully();
        }

        @Override
        public void close() {
            transport.close();
        }

        @Override
        public List<String> protocolVersions() {
            return transport.protocolVersions();
        }
    }
}

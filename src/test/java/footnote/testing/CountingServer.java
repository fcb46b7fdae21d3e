package footnote.testing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;

/** A loopback server that stands for a paid model: it answers by a rule and remembers every call. */
public final class CountingServer implements AutoCloseable {
    private final HttpServer server;
    private final Map<String, List<Long>> calls = new ConcurrentHashMap<>();

    public CountingServer(UnaryOperator<String> answer) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", exchange -> handle(exchange, answer));
        server.start();
    }

    private void handle(HttpExchange exchange, UnaryOperator<String> answer) throws IOException {
        try (exchange) {
            String asked = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            calls.computeIfAbsent(asked, _ -> new CopyOnWriteArrayList<>()).add(System.nanoTime());
            byte[] said = answer.apply(asked).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, said.length);
            exchange.getResponseBody().write(said);
        } catch (IOException e) {
            // the caller was killed while it waited
        }
    }

    public int port() {
        return server.getAddress().getPort();
    }

    /** When each different call came in, in nanoseconds. */
    public Map<String, List<Long>> calls() {
        return Map.copyOf(calls);
    }

    public long total() {
        return calls.values().stream().mapToLong(List::size).sum();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

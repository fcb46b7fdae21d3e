package footnote.delivery.message;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** A loopback server that stands for a chat service: it answers as told, and remembers what it was posted. */
final class ScriptedHook implements AutoCloseable {
    final List<Post> posts = new CopyOnWriteArrayList<>();
    private final Queue<Answer> answers = new ArrayDeque<>();
    private final HttpServer server;

    /** What came in. */
    record Post(String path, Map<String, List<String>> headers, byte[] body) {
        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }

        String header(String name) {
            return headers.entrySet().stream()
                    .filter(each -> each.getKey().equalsIgnoreCase(name))
                    .map(each -> each.getValue().getFirst())
                    .findFirst()
                    .orElse("");
        }
    }

    /** What goes out; a status of 0 breaks the line. */
    record Answer(int status, String body, Map<String, String> headers) {}

    ScriptedHook() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::handle);
        server.start();
    }

    ScriptedHook answering(int status, String body, Map<String, String> headers) {
        answers.add(new Answer(status, body, headers));
        return this;
    }

    ScriptedHook answering(int status) {
        return answering(status, "", Map.of());
    }

    URI uri() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/hook");
    }

    private synchronized void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            posts.add(new Post(exchange.getRequestURI().toString(), Map.copyOf(exchange.getRequestHeaders()), body));
            var answer = answers.isEmpty() ? new Answer(200, "{\"ok\":true}", Map.of()) : answers.remove();
            if (answer.status() == 0) {
                return; // closed without a word
            }
            answer.headers().forEach(exchange.getResponseHeaders()::add);
            byte[] said = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(answer.status(), said.length == 0 ? -1 : said.length);
            if (said.length > 0) {
                exchange.getResponseBody().write(said);
            }
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

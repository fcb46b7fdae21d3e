package footnote.testing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import footnote.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** A model server on this machine: answers what it was told to, breaks when it was told to, remembers what it was asked. */
public final class ModelServer implements AutoCloseable {
    private final HttpServer server;
    private final ConcurrentLinkedDeque<Answer> script = new ConcurrentLinkedDeque<>();
    private final List<Asked> asked = new CopyOnWriteArrayList<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private volatile Function<Asked, Answer> otherwise =
            _ -> Answer.json(500, "{\"error\":{\"message\":\"nothing left\"}}");

    /** What came in. */
    public record Asked(String path, Map<String, List<String>> headers, String body) {
        public JsonNode json() {
            return Json.tree(body);
        }

        public String key() {
            return headers.getOrDefault("Authorization", headers.getOrDefault("X-goog-api-key", List.of("")))
                    .getFirst();
        }

        public String model() {
            return json().path("model").asString("");
        }
    }

    /** What goes out, and how it breaks. */
    public record Answer(int status, Map<String, String> headers, byte[] body, Fault fault, CountDownLatch gate) {
        public Answer(int status, Map<String, String> headers, byte[] body, Fault fault) {
            this(status, headers, body, fault, new CountDownLatch(0));
        }

        /** Sends half and waits at the gate with the rest. */
        public Answer heldAt(CountDownLatch closed) {
            return new Answer(status, headers, body, Fault.HELD, closed);
        }

        public static Answer json(int status, String body) {
            return of(status, "application/json", body);
        }

        public static Answer stream(String body) {
            return of(200, "text/event-stream", body);
        }

        public static Answer of(int status, String type, String body) {
            return new Answer(status, Map.of("Content-Type", type), body.getBytes(StandardCharsets.UTF_8), Fault.NONE);
        }

        public Answer with(String header, String value) {
            var more = new java.util.HashMap<>(headers);
            more.put(header, value);
            return new Answer(status, more, body, fault);
        }

        /** Stops halfway and closes the connection. */
        public Answer cut() {
            return new Answer(status, headers, body, Fault.CUT);
        }

        /** Stops halfway and says nothing more. */
        public Answer stalled() {
            return new Answer(status, headers, body, Fault.STALL);
        }

        /** Says the same again and again until nobody listens. */
        public Answer endless() {
            return new Answer(status, headers, body, Fault.ENDLESS);
        }

        /** An answer of text in chunks as OpenAI streams it. */
        public static Answer says(String text) {
            return says(text, 10, 5);
        }

        public static Answer says(String text, int input, int output) {
            var body = new StringBuilder();
            int half = text.length() / 2;
            body.append(chunk(Json.object().put("role", "assistant").put("content", text.substring(0, half)), "null"));
            body.append(chunk(Json.object().put("content", text.substring(half)), "null"));
            body.append(chunk(Json.object(), "\"stop\""));
            return stream(body + usage(input, output));
        }

        /** The same with another reason for its end, such as length. */
        public Answer finished(String reason) {
            String text = new String(body, StandardCharsets.UTF_8).replace("\"stop\"", "\"" + reason + "\"");
            return new Answer(status, headers, text.getBytes(StandardCharsets.UTF_8), fault, gate);
        }

        /** A wish to call tools, given as name and arguments in turn. */
        public static Answer calls(String... namesAndArguments) {
            var delta = Json.object().put("role", "assistant");
            var calls = delta.putArray("tool_calls");
            for (int i = 0; i < namesAndArguments.length; i += 2) {
                calls.addObject()
                        .put("index", i / 2)
                        .put("id", "id_" + i / 2)
                        .put("type", "function")
                        .putObject("function")
                        .put("name", namesAndArguments[i])
                        .put("arguments", namesAndArguments[i + 1]);
            }
            return stream(chunk(delta, "null") + chunk(Json.object(), "\"tool_calls\"") + usage(20, 8));
        }

        private static String chunk(JsonNode delta, String finish) {
            return "data: {\"id\":\"c1\",\"object\":\"chat.completion.chunk\",\"model\":\"m\",\"choices\":[{\"index\":0,"
                    + "\"delta\":" + delta + ",\"finish_reason\":" + finish + "}]}\n\n";
        }

        private static String usage(int input, int output) {
            return "data: {\"id\":\"c1\",\"object\":\"chat.completion.chunk\",\"model\":\"m\",\"choices\":[],\"usage\":"
                    + "{\"prompt_tokens\":" + input + ",\"completion_tokens\":" + output + ",\"total_tokens\":"
                    + (input + output) + "}}\n\ndata: [DONE]\n\n";
        }
    }

    /** How an answer breaks. */
    public enum Fault {
        NONE,
        CUT,
        STALL,
        ENDLESS,
        HELD
    }

    public ModelServer() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 100);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::handle);
        server.start();
    }

    public URI url() {
        return url("/v1");
    }

    public URI url(String path) {
        return URI.create("http://localhost:" + server.getAddress().getPort() + path);
    }

    /** Answers in turn; each is given once. */
    public ModelServer script(Answer... answers) {
        script.addAll(List.of(answers));
        return this;
    }

    /** What it says when the script is at its end. */
    public ModelServer otherwise(Function<Asked, Answer> answer) {
        otherwise = answer;
        return this;
    }

    public List<Asked> asked() {
        return asked;
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            var came = new Asked(exchange.getRequestURI().toString(), Map.copyOf(exchange.getRequestHeaders()), body);
            asked.add(came);
            var next = script.poll();
            send(exchange, next == null ? otherwise.apply(came) : next);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(HttpExchange exchange, Answer answer) throws IOException, InterruptedException {
        answer.headers().forEach((name, value) -> exchange.getResponseHeaders().set(name, value));
        byte[] body = answer.body();
        if (answer.fault() == Fault.NONE) {
            exchange.sendResponseHeaders(answer.status(), 0);
            exchange.getResponseBody().write(body);
            return;
        }
        if (answer.fault() == Fault.ENDLESS) {
            exchange.sendResponseHeaders(answer.status(), 0);
            while (closing.getCount() > 0) {
                exchange.getResponseBody().write(body);
            }
            return;
        }
        int half = answer.fault() == Fault.HELD ? pause(body) : body.length / 2;
        exchange.sendResponseHeaders(answer.status(), body.length); // promises all, sends half
        exchange.getResponseBody().write(body, 0, half);
        exchange.getResponseBody().flush();
        if (answer.fault() == Fault.HELD) {
            answer.gate().await();
            exchange.getResponseBody().write(body, half, body.length - half);
        }
        if (answer.fault() == Fault.STALL) {
            closing.await();
        }
    }

    /** The end of the first event, for an event counts once it is whole. */
    private static int pause(byte[] body) {
        String text = new String(body, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\n\n");
        return end < 0 ? body.length / 2 : end + 2;
    }

    @Override
    public void close() {
        closing.countDown();
        server.stop(0);
    }
}

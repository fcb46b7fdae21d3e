package footnote.evidence.search.opensearch;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Pause;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Asks a search cluster: any of its hosts in turn, and another where one is away. */
final class OpenSearchHttp implements AutoCloseable {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final Duration WRITING = Duration.ofSeconds(60);
    private static final Duration REST = Duration.ofSeconds(15);
    private static final int ROUNDS = 4;

    private final OpenSearchHosts cluster;
    private final Pause pause;
    private final AtomicInteger turn = new AtomicInteger();
    private final Map<URI, Long> resting = new ConcurrentHashMap<>();
    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(3))
            .version(HttpClient.Version.HTTP_1_1)
            .build();

    OpenSearchHttp(OpenSearchHosts cluster, Pause pause) {
        this.cluster = cluster;
        this.pause = pause;
    }

    /** What came back. */
    record Answer(int status, JsonNode body) {
        boolean fine() {
            return status / 100 == 2;
        }

        /** What kind of error it is, as the cluster calls it. */
        String error() {
            return body.path("error").path("type").asString("");
        }

        String reason() {
            var error = body.path("error");
            var cause = error.path("root_cause").path(0).path("reason");
            return cause.isString() ? cause.asString() : error.path("reason").asString(error.asString(""));
        }
    }

    /** The cluster's answer, if it is a yes. */
    JsonNode ask(String method, String path, String body) {
        var answer = send(method, path, body);
        if (!answer.fine()) {
            throw refused(answer);
        }
        return answer.body();
    }

    /** The cluster's answer, be it a no; it is asked again where it is busy, and another host where one is away. */
    Answer send(String method, String path, String body) {
        String last = "";
        for (int round = 0; round < ROUNDS; round++) {
            for (var host : inTurn()) {
                try {
                    var answer = sent(host, method, path, body);
                    resting.remove(host);
                    if (answer.status() != 429 && answer.status() < 500) {
                        return answer;
                    }
                    last = answer.status() + " " + answer.error() + " " + answer.reason();
                } catch (IOException e) {
                    resting.put(host, System.nanoTime() + REST.toNanos());
                    last = e.toString();
                }
            }
            waited(round);
        }
        throw new Fault(
                Fault.Kind.SOURCE,
                "the search cluster at " + cluster + " cannot answer (" + last.strip()
                        + "); see that it runs and is not red, and search.index");
    }

    /** Hosts that did not answer a moment ago come last. */
    private Iterable<URI> inTurn() {
        int first = Math.floorMod(turn.getAndIncrement(), cluster.hosts().size());
        long now = System.nanoTime();
        return IntStream.range(0, cluster.hosts().size())
                .mapToObj(i -> cluster.hosts().get((first + i) % cluster.hosts().size()))
                .sorted((a, b) -> Boolean.compare(away(a, now), away(b, now)))
                .toList();
    }

    private boolean away(URI host, long now) {
        return resting.getOrDefault(host, now) - now > 0;
    }

    private Answer sent(URI host, String method, String path, String body) throws IOException {
        var request = HttpRequest.newBuilder(URI.create(host + path))
                .timeout(path.contains("_search") ? TIMEOUT : WRITING)
                .header("Content-Type", path.endsWith("_bulk") ? "application/x-ndjson" : "application/json")
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!cluster.user().isEmpty()) {
            String both = cluster.user() + ":" + cluster.password();
            request.header(
                    "Authorization",
                    "Basic " + Base64.getEncoder().encodeToString(both.getBytes(StandardCharsets.UTF_8)));
        }
        try {
            var response = client.send(request.build(), BodyHandlers.ofString());
            return new Answer(response.statusCode(), read(response.body()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Fault(Fault.Kind.SOURCE, "stopped while waiting for the search cluster", e);
        }
    }

    private static JsonNode read(String body) {
        try {
            return body.isBlank() ? Json.object() : Json.tree(body);
        } catch (JacksonException e) {
            return Json.object().put("error", "no JSON, but " + body.substring(0, Math.min(body.length(), 80)));
        }
    }

    /** Longer from time to time. */
    void waited(int round) {
        try {
            pause.pause(Duration.ofMillis(200L << round));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Fault(Fault.Kind.SOURCE, "stopped while waiting for the search cluster", e);
        }
    }

    /** What a no means, and what to do about it. */
    Fault refused(Answer answer) {
        String said = "the search cluster at " + cluster + " says " + answer.status() + " " + answer.error() + ": "
                + answer.reason();
        if (answer.status() == 401 || (answer.status() == 403 && !answer.error().contains("block"))) {
            return Fault.state(said + "; see search.user and search.password, and what that user may do");
        }
        if (answer.error().contains("block")) {
            return Fault.state(said + "; its disk is perhaps full: free some, then lift the block");
        }
        if (answer.error().contains("mapper") || answer.reason().contains("dimension")) {
            return Fault.state(said + "; the index was made otherwise: remove it or set search.name, then"
                    + " 'footnote documents reindex'");
        }
        return Fault.state(said);
    }

    @Override
    public void close() {
        client.close();
    }
}

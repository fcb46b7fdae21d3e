package footnote.testing;

import footnote.sources.SourceException.Unreachable;
import footnote.sources.http.Http;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Answers from recordings by what the request's key contains, and remembers what it was asked. */
public final class RecordedHttp implements Http {
    public final List<Request> requests = new ArrayList<>();
    private final Map<Predicate<Request>, List<Response>> answers = new LinkedHashMap<>();

    public RecordedHttp on(String keyPart, Response... inTurn) {
        return on(request -> request.key().contains(keyPart), inTurn);
    }

    public RecordedHttp on(String keyPart, byte[] body) {
        return on(keyPart, response(200, body));
    }

    public RecordedHttp on(String keyPart, String body) {
        return on(keyPart, body.getBytes(StandardCharsets.UTF_8));
    }

    public RecordedHttp on(Predicate<Request> question, Response... inTurn) {
        answers.put(question, new ArrayList<>(List.of(inTurn)));
        return this;
    }

    public static Response response(int status, byte[] body) {
        return new Response(status, Map.of(), body, URI.create("https://recorded.example/"));
    }

    public static Response response(int status, String body) {
        return response(status, body.getBytes(StandardCharsets.UTF_8));
    }

    /** The last answer to a question repeats. */
    @Override
    public Response send(Request request) {
        requests.add(request);
        for (var each : answers.entrySet()) {
            if (each.getKey().test(request)) {
                var inTurn = each.getValue();
                return inTurn.size() > 1 ? inTurn.removeFirst() : inTurn.getFirst();
            }
        }
        throw new Unreachable(request.vendor(), request.key(), "nothing recorded", null);
    }
}

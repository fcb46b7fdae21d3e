package footnote.runtime.model.wire;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import footnote.runtime.model.ApiKey;
import footnote.runtime.model.Provider.Protocol;
import footnote.runtime.model.Secrets;
import footnote.runtime.model.TextTrimming;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Flow;
import java.util.zip.GZIPInputStream;

/**
 * The HTTP client that LangChain4j's models talk through. LangChain4j's own hands a stream over on other threads, waits
 * forever on a stalled one, drops Retry-After and takes an error inside a 200 for an answer. This one works on the
 * calling thread, so that an interrupt stops the call, and turns every failure into a {@link Refusal}.
 */
public final class WireHttpClient implements HttpClient {
    private final java.net.http.HttpClient http;
    private final Protocol protocol;
    private static final long MOST_BYTES = 64L << 20;
    private static final long FRAME = 1L << 20;
    private static final long TOKEN = 2048;

    private final Secrets secrets;
    private final long mostStreamed;
    private final Optional<ApiKey> key;

    /** One whose streams have about so many tokens at most, each in an event of its own. */
    public WireHttpClient(
            java.net.http.HttpClient http, Protocol protocol, Secrets secrets, int mostTokens, Optional<ApiKey> key) {
        this.key = key;
        this.mostStreamed = FRAME + TOKEN * mostTokens;
        this.http = http;
        this.protocol = protocol;
        this.secrets = secrets;
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        var response = send(request);
        String body = secrets.masked(text(opened(response, MOST_BYTES)));
        WireError.in(body).ifPresent(error -> {
            throw error;
        });
        return SuccessfulHttpResponse.builder()
                .statusCode(response.statusCode())
                .headers(response.headers().map())
                .body(body)
                .build();
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        var events = new WireEvents(listener, protocol, secrets);
        try {
            var response = send(request);
            listener.onOpen(SuccessfulHttpResponse.builder()
                    .statusCode(response.statusCode())
                    .headers(response.headers().map())
                    .build());
            var body = opened(response, mostStreamed);
            if (inOnePiece(response)) {
                events.whole(text(body));
            } else {
                parser.parse(body, events);
            }
        } catch (Refusal refusal) {
            events.onError(refusal);
        }
        events.close();
    }

    /** Some servers answer a wish for a stream in one piece. */
    private boolean inOnePiece(HttpResponse<?> response) {
        return protocol != Protocol.OLLAMA
                && response.headers().firstValue("content-type").orElse("").contains("application/json");
    }

    /** A request whose parameters are refused is sent once more without them. */
    private HttpResponse<Flow.Publisher<List<ByteBuffer>>> send(HttpRequest request) {
        var body = Optional.ofNullable(request.body())
                .map(text -> RequestBody.adapted(
                        protocol,
                        RequestBody.limited(text, CallDeadline.current().mostTokens())));
        try {
            return send(request, body);
        } catch (Refusal refusal) {
            var repaired = body.flatMap(text -> RequestBody.repaired(text, refusal));
            if (repaired.isEmpty()) {
                throw refusal;
            }
            return send(request, repaired);
        }
    }

    private HttpResponse<Flow.Publisher<List<ByteBuffer>>> send(HttpRequest request, Optional<String> body) {
        var uri = URI.create(request.url());
        HttpResponse<Flow.Publisher<List<ByteBuffer>>> response;
        try {
            response = http.send(plain(request, body, uri), BodyHandlers.ofPublisher());
        } catch (HttpTimeoutException e) {
            throw Refusal.broken(uri.getHost() + " did not answer in time");
        } catch (IOException e) {
            throw Refusal.unreachable(uri.getHost() + " cannot be reached: " + secrets.masked(TextTrimming.reason(e)));
        } catch (InterruptedException e) {
            throw CallDeadline.interrupted();
        } catch (IllegalArgumentException e) { // its message would show the key
            throw Refusal.status(401, "a header cannot carry the key's characters", Optional.empty());
        }
        if (response.statusCode() >= 300) {
            String said = secrets.masked(text(opened(response, FRAME)));
            throw WireError.of(response.statusCode(), said, response.headers());
        }
        return response;
    }

    private java.net.http.HttpRequest plain(HttpRequest request, Optional<String> body, URI uri) {
        boolean secure = "https".equals(uri.getScheme()); // some local servers hang on an offer of HTTP/2
        var plain = java.net.http.HttpRequest.newBuilder(uri)
                .timeout(CallDeadline.current().timeout())
                .version(secure ? Version.HTTP_2 : Version.HTTP_1_1);
        request.headers().forEach((name, values) -> values.forEach(value -> plain.header(name, keyed(value))));
        return plain.method(
                        request.method().name(),
                        body.map(BodyPublishers::ofString).orElseGet(BodyPublishers::noBody))
                .build();
    }

    /** A header with the key as it is now where the mark of a renewed one stands. */
    private String keyed(String header) {
        return key.filter(each -> header.contains(each.reveal()))
                .map(each -> header.replace(each.reveal(), each.current()))
                .orElse(header);
    }

    private static InputStream opened(HttpResponse<Flow.Publisher<List<ByteBuffer>>> response, long most) {
        var body = new WireBody(CallDeadline.current());
        response.body().subscribe(body);
        boolean zipped = response.headers()
                .firstValue("content-encoding")
                .filter("gzip"::equalsIgnoreCase)
                .isPresent();
        try {
            return new LimitedStream(zipped ? new GZIPInputStream(body) : body, most, body::close);
        } catch (IOException e) {
            throw broken(e);
        }
    }

    private static String text(InputStream body) {
        try (body) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw broken(e);
        }
    }

    private static RuntimeException broken(IOException e) {
        return Thread.currentThread().isInterrupted()
                ? CallDeadline.interrupted()
                : Refusal.broken("the answer broke off: " + TextTrimming.reason(e));
    }

    /** A body that may have so many bytes and no more, unpacked ones counted; a server that goes on forever is cut. */
    static final class LimitedStream extends FilterInputStream {
        private final long most;
        private final Runnable cut;
        private long count;

        LimitedStream(InputStream body, long most, Runnable cut) {
            super(body);
            this.most = most;
            this.cut = cut;
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            counted(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int read = super.read(into, from, length);
            counted(Math.max(read, 0));
            return read;
        }

        private void counted(int more) throws IOException {
            count += more;
            if (count > most) {
                cut.run();
                throw new IOException("it is longer than " + most / 1_000_000 + " MB");
            }
        }
    }
}

package footnote.sources.http;

import footnote.runtime.run.engine.ComputePermits;
import footnote.sources.SourceException;
import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.SourceException.Unreachable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Talks to vendors through the JDK's client: only to their own hosts, and never for more than they may send. */
public final class JdkHttp implements Http {
    private static final int MAX_REDIRECTS = 5;
    private static final Duration CONNECT = Duration.ofSeconds(10);

    private final Function<String, Vendor> vendors;
    private final HostGuard guard;
    private final String userAgent;
    private final Duration timeout;
    private final HttpClient client;

    public JdkHttp(Function<String, Vendor> vendors, HostGuard guard, String userAgent, Duration timeout) {
        this(vendors, guard, userAgent, timeout, UnaryOperator.identity());
    }

    JdkHttp(
            Function<String, Vendor> vendors,
            HostGuard guard,
            String userAgent,
            Duration timeout,
            UnaryOperator<HttpClient.Builder> connection) {
        this.client = connection
                .apply(HttpClient.newBuilder().connectTimeout(CONNECT).followRedirects(HttpClient.Redirect.NEVER))
                .build();
        this.vendors = vendors;
        this.guard = guard;
        this.userAgent = userAgent;
        this.timeout = timeout;
    }

    @Override
    public Response send(Request request) {
        Vendor vendor = vendors.apply(request.vendor());
        Request hop = request;
        for (int redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
            Response response = checked(vendor, hop);
            var next = response.header("location").filter(_ -> isRedirect(response.status()));
            if (!request.follow() || next.isEmpty()) {
                return response;
            }
            hop = redirected(hop, target(vendor, hop.uri(), next.get()), response.status());
        }
        throw new Malformed(vendor.name(), request.named(), "more than " + MAX_REDIRECTS + " redirects");
    }

    /** The name is resolved once: the addresses that were checked are those the client gets. */
    private Response checked(Vendor vendor, Request hop) {
        try (var _ = guard.checked(vendor, hop.uri())) {
            return exchange(vendor, hop);
        }
    }

    private static boolean isRedirect(int status) {
        return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
    }

    private static URI target(Vendor vendor, URI from, String location) {
        try {
            return from.resolve(location);
        } catch (IllegalArgumentException broken) {
            throw new Malformed(vendor.name(), from.toString(), "it redirects to '" + location + "'", broken);
        }
    }

    /** Credentials stay with the host they were meant for; 307 and 308 alone keep a body. */
    private static Request redirected(Request request, URI target, int status) {
        boolean keepsBody = status == 307 || status == 308;
        boolean sameHost = String.valueOf(target.getHost()).equals(request.uri().getHost());
        var headers = request.headers().entrySet().stream()
                .filter(header -> sameHost
                        || !(header.getKey().equals("cookie") || SecretRedactor.KEY_HEADERS.contains(header.getKey())))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return new Request(
                request.vendor(),
                keepsBody ? request.method() : "GET",
                target,
                Map.of(),
                headers,
                keepsBody ? request.body() : "",
                true,
                request.fresh());
    }

    private Response exchange(Vendor vendor, Request request) {
        var sent = client.sendAsync(
                wire(vendor, request), BodyHandlers.limiting(BodyHandlers.ofByteArray(), vendor.maxBytes()));
        try {
            HttpResponse<byte[]> response = awaited(sent);
            return SecretRedactor.of(request)
                    .over(new Response(
                            response.statusCode(),
                            response.headers().map(),
                            plain(vendor, request, response),
                            request.uri()));
        } catch (TimeoutException late) {
            sent.cancel(true);
            throw new Unreachable(vendor.name(), "no answer within " + timeout.toSeconds() + " s", late);
        } catch (ExecutionException failure) {
            throw failed(vendor, request, failure);
        } catch (InterruptedException stopped) {
            sent.cancel(true);
            Thread.currentThread().interrupt();
            throw new Unreachable(vendor.name(), "stopped while waiting", stopped);
        }
    }

    private HttpResponse<byte[]> awaited(CompletableFuture<HttpResponse<byte[]>> sent)
            throws InterruptedException, ExecutionException, TimeoutException {
        try (var _ = ComputePermits.pause()) {
            return sent.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private static SourceException failed(Vendor vendor, Request request, ExecutionException failure) {
        var cause = failure.getCause();
        String told = SecretRedactor.of(request).over(String.valueOf(cause));
        return told.contains("capacity")
                ? new Forbidden(vendor.name(), request.uri(), "the answer passes " + vendor.maxBytes() + " bytes")
                : new Unreachable(vendor.name(), reason(cause, SecretRedactor.of(request)), failure);
    }

    /** What happened, without the name of a class. */
    private static String reason(@Nullable Throwable cause, SecretRedactor secrets) {
        return switch (cause) {
            case HttpTimeoutException _ -> "no answer in time";
            case ConnectException _ -> "the connection was refused";
            case SSLException _ -> "no secure connection could be made";
            case null -> "no answer";
            default -> secrets.over(Objects.requireNonNullElse(cause.getMessage(), "the connection broke off"));
        };
    }

    private HttpRequest wire(Vendor vendor, Request request) {
        try {
            return wire(request);
        } catch (IllegalArgumentException unfit) { // its message would show the key
            throw new NotConfigured(vendor.name(), vendor.name() + ".key", "a header cannot carry its characters");
        }
    }

    private HttpRequest wire(Request request) {
        var builder = HttpRequest.newBuilder(withSecrets(request)).timeout(timeout);
        builder.header("user-agent", userAgent).header("accept-encoding", "gzip");
        request.headers().forEach(builder::setHeader);
        var body = request.body().isEmpty()
                ? HttpRequest.BodyPublishers.noBody()
                : HttpRequest.BodyPublishers.ofString(request.body());
        return builder.method(request.method(), body).build();
    }

    private static URI withSecrets(Request request) {
        if (request.secrets().isEmpty()) {
            return request.uri();
        }
        String secrets = request.secrets().entrySet().stream()
                .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue(), StandardCharsets.UTF_8))
                .sorted()
                .collect(Collectors.joining("&"));
        String uri = request.uri().toString();
        return URI.create(uri + (uri.contains("?") ? "&" : "?") + secrets);
    }

    private static byte[] plain(Vendor vendor, Request request, HttpResponse<byte[]> response) {
        boolean zipped = response.headers()
                .firstValue("content-encoding")
                .map(each -> each.toLowerCase(Locale.ROOT))
                .filter(each -> each.equals("gzip") || each.equals("x-gzip"))
                .isPresent();
        if (!zipped) {
            return response.body();
        }
        try (var in = new GZIPInputStream(new ByteArrayInputStream(response.body()))) {
            return limited(vendor, request, in);
        } catch (IOException broken) {
            throw new Malformed(vendor.name(), request.named(), "broken gzip", broken);
        }
    }

    /** A few kilobytes can unfold to gigabytes, so the limit holds for the plain bytes too. */
    private static byte[] limited(Vendor vendor, Request request, InputStream in) throws IOException {
        var out = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 16];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            if (out.size() + read > vendor.maxBytes()) {
                throw new Forbidden(vendor.name(), request.uri(), "the answer passes " + vendor.maxBytes() + " bytes");
            }
            out.write(buffer, 0, read);
        }
        return out.toByteArray();
    }
}

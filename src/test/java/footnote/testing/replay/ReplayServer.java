package footnote.testing.replay;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import footnote.sources.http.Network;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URLDecoder;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Assumptions;

/**
 * Answers as the real vendors did, from the recordings beside the project, over HTTPS on this machine with a certificate
 * of its own. The program reaches it through a tunnel by the vendors' own names, and every request is kept.
 */
public final class ReplayServer implements AutoCloseable {
    public static final Path ROOT = Path.of("..", "shared", "replay");

    /** A public address of the block kept for documentation, so that the program's guard lets the names through. */
    private static final byte[] PUBLIC = {(byte) 198, 51, 100, 10};

    private static final int ZIPPED_FROM = 500;

    /** One request as it came, and the status it got. */
    public record Logged(String method, String host, String path, int status) {
        @Override
        public String toString() {
            return status + " " + method + " " + host + path;
        }
    }

    /** What a vendor answers; several values of one header stand on lines of their own. */
    public record Reply(int status, byte[] body, Map<String, String> headers) {
        public static Reply json(int status, String body) {
            return new Reply(
                    status,
                    body.getBytes(StandardCharsets.UTF_8),
                    Map.of("content-type", "application/json;charset=utf-8"));
        }

        public static Reply text(int status, String type, String body) {
            return new Reply(status, body.getBytes(StandardCharsets.UTF_8), Map.of("content-type", type));
        }
    }

    /** A request as a vendor sees it. */
    public record Asked(
            String method, String host, String path, Map<String, String> query, Map<String, String> headers) {
        public String query(String name, String otherwise) {
            return query.getOrDefault(name, otherwise);
        }
    }

    private final Instant day;
    private final Set<String> modes;
    private final Set<String> hosts;
    private final HttpsServer server;
    private final ReplayTunnel tunnel;
    private final SSLContext tls;
    private final ReplayPrices prices;
    private final ReplayYahoo yahoo;
    private final ReplayEdgar edgar;
    private final List<Logged> log = new CopyOnWriteArrayList<>();

    private ReplayServer(Optional<Path> added, Instant day, Set<String> modes) throws IOException {
        this.day = day;
        this.modes = modes;
        this.hosts = Files.readAllLines(ROOT.resolve("hosts.txt")).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.toSet());
        var files = new ReplayFiles(ROOT.resolve("rec"), added);
        this.prices = new ReplayPrices(files, day, modes);
        this.yahoo = new ReplayYahoo(files, prices, day, modes);
        this.edgar = new ReplayEdgar(files, day, modes);
        this.tls = ReplayCertificate.tls();
        this.server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(tls));
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::handle);
        server.start();
        this.tunnel = new ReplayTunnel(server.getAddress());
    }

    /** Vendors as they were at that time, behaving as the modes say; the test is skipped where nothing is recorded. */
    public static ReplayServer at(String day, String... modes) {
        return at(Optional.empty(), day, modes);
    }

    /** As above, with companies of the test's own in files named as the recordings are. */
    public static ReplayServer with(Path added, String day, String... modes) {
        return at(Optional.of(added), day, modes);
    }

    private static ReplayServer at(Optional<Path> added, String day, String... modes) {
        Assumptions.assumeTrue(Files.isDirectory(ROOT.resolve("rec")), () -> "skipped: no recordings at " + ROOT);
        try {
            return new ReplayServer(added, Instant.parse(day), Set.of(modes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A clock that began on that day and goes on from there. */
    public Clock clock() {
        return Clock.offset(Clock.systemUTC(), Duration.between(Instant.now(), day));
    }

    /** The program's way here: names lead to a public address, connections to this server, and nothing waits. */
    public Network network() {
        return new Network(
                this::resolve,
                builder -> builder.proxy(ProxySelector.of(tunnel.address())).sslContext(tls),
                _ -> {});
    }

    private InetAddress[] resolve(String host) throws UnknownHostException {
        if (!hosts.contains(host)) {
            throw new UnknownHostException(host);
        }
        return new InetAddress[] {InetAddress.getByAddress(host, PUBLIC)};
    }

    public List<Logged> log() {
        return List.copyOf(log);
    }

    /** Forgets the requests so far. */
    public void clearLog() {
        log.clear();
    }

    private void handle(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().readAllBytes();
        String host = exchange.getRequestHeaders().getFirst("host").replaceAll(":.*", "");
        var uri = exchange.getRequestURI();
        var headers = new LinkedHashMap<String, String>();
        exchange.getRequestHeaders().forEach((name, values) -> headers.put(name.toLowerCase(), values.getFirst()));
        var asked = new Asked(exchange.getRequestMethod(), host, uri.getPath(), query(uri.getRawQuery()), headers);
        Reply reply;
        try {
            reply = answer(asked);
        } catch (RuntimeException broken) {
            reply = Reply.text(599, "text/plain", "the replay broke: " + broken);
        }
        log.add(new Logged(asked.method(), host, uri.toString(), reply.status()));
        send(exchange, reply, headers.getOrDefault("accept-encoding", "").contains("gzip"));
    }

    private Reply answer(Asked asked) {
        if (asked.host().endsWith(".yahoo.com")) {
            return yahoo.answer(asked);
        }
        if (asked.host().endsWith("sec.gov")) {
            return edgar.answer(asked);
        }
        if (asked.host().equals("stooq.com")) {
            return prices.stooq(asked);
        }
        if (asked.host().equals("economictimes.indiatimes.com")) {
            return Reply.text(200, "text/xml", new String(read("rss/economictimes.xml"), StandardCharsets.UTF_8));
        }
        return Reply.text(403, "text/html", "<html><head><title>Access Denied</title></head></html>");
    }

    private static byte[] read(String file) {
        try {
            return Files.readAllBytes(ROOT.resolve("rec").resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void send(HttpExchange exchange, Reply reply, boolean zips) throws IOException {
        reply.headers().forEach((name, values) -> values.lines()
                .forEach(value -> exchange.getResponseHeaders().add(name, value)));
        byte[] body = reply.body();
        if (zips && body.length > ZIPPED_FROM) {
            var packed = new ByteArrayOutputStream();
            try (var gzip = new GZIPOutputStream(packed)) {
                gzip.write(body);
            }
            body = packed.toByteArray();
            exchange.getResponseHeaders().set("content-encoding", "gzip");
        }
        exchange.sendResponseHeaders(reply.status(), body.length == 0 ? -1 : body.length);
        try (exchange) {
            exchange.getResponseBody().write(body);
        }
    }

    private static Map<String, String> query(String raw) {
        var query = new LinkedHashMap<String, String>();
        for (String pair : raw == null ? new String[0] : raw.split("&")) {
            int at = pair.indexOf('=');
            query.putIfAbsent(
                    URLDecoder.decode(at < 0 ? pair : pair.substring(0, at), StandardCharsets.UTF_8),
                    at < 0 ? "" : URLDecoder.decode(pair.substring(at + 1), StandardCharsets.UTF_8));
        }
        return query;
    }

    @Override
    public void close() {
        tunnel.close();
        server.stop(0);
    }
}

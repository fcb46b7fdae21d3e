package footnote.sources.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import footnote.sources.Vendors;
import footnote.sources.http.Http.Request;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A vendor on this machine, and what asks it. */
abstract class VendorServer {
    static final Vendor ACME = new Vendor("acme", Set.of("127.0.0.1"), 100, 1, 1000, false);

    HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    Http http() {
        return new JdkHttp(
                Vendors.of(List.of(ACME)), HostGuard.allowingLocal(), "Footnote test", Duration.ofSeconds(10));
    }

    Request request(String path) {
        return Request.get(
                "acme", URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path));
    }

    interface Handler {
        void answer(HttpExchange exchange) throws IOException;
    }

    void serve(String path, Handler handler) {
        server.createContext(path, handler::answer);
    }

    static void reply(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length);
        try (var out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    static void redirect(HttpExchange exchange, String location) throws IOException {
        exchange.getResponseHeaders().add("Location", location);
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    static byte[] gzip(byte[] plain) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(out)) {
            zip.write(plain);
        }
        return out.toByteArray();
    }
}

package footnote.sources.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.VendorJson;
import footnote.sources.Vendors;
import footnote.sources.http.Http.Request;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JdkHttpTest {
    private static final Vendor ACME = new Vendor("acme", Set.of("127.0.0.1"), 100, 1, 1000, false);

    private HttpServer server;

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

    @Test
    void connectsToTheAddressItLookedAtAndLooksOnce() throws IOException {
        serve("/here", exchange -> reply(exchange, 200, "yes".getBytes(StandardCharsets.UTF_8)));
        var vendor = new Vendor("rebind", Set.of("once.rebind.invalid"), 100, 1, 1000, false);
        var looks = new ArrayDeque<>(List.of("127.0.0.1", "192.0.2.1"));
        var http = new JdkHttp(
                Vendors.of(List.of(vendor)),
                new HostGuard(true, _ -> new InetAddress[] {InetAddress.ofLiteral(looks.remove())}),
                "Footnote test",
                Duration.ofSeconds(5));

        var response = http.send(Request.get(
                "rebind",
                URI.create("http://once.rebind.invalid:" + server.getAddress().getPort() + "/here")));

        assertThat(response.text()).isEqualTo("yes");
        assertThat(looks).containsExactly("192.0.2.1");
    }

    @Test
    void aNameThatTurnsToThisMachineAtTheSecondLookIsNotFollowed() throws IOException {
        var visits = new AtomicInteger();
        serve("/", exchange -> {
            visits.incrementAndGet();
            reply(exchange, 200, new byte[0]);
        });
        var vendor = new Vendor("rebind", Set.of("turning.rebind.invalid"), 100, 1, 1000, false);
        var looks = new ArrayDeque<>(List.of("192.0.2.1", "127.0.0.1"));
        var guard = new HostGuard(false, _ -> new InetAddress[] {InetAddress.ofLiteral(looks.remove())});
        var http = new JdkHttp(Vendors.of(List.of(vendor)), guard, "Footnote test", Duration.ofSeconds(1));
        var request = Request.get(
                "rebind",
                URI.create(
                        "https://turning.rebind.invalid:" + server.getAddress().getPort() + "/"));

        assertThatThrownBy(() -> http.send(request)).isInstanceOf(Unreachable.class);
        assertThatThrownBy(() -> http.send(request))
                .isInstanceOf(Forbidden.class)
                .hasMessageContaining("127.0.0.1");

        assertThat(visits).hasValue(0);
    }

    @Test
    void sendsItsNameAndSecretsButKeepsThemOutOfTheAnswer() {
        serve(
                "/x",
                exchange -> reply(
                        exchange,
                        200,
                        (exchange.getRequestHeaders().getFirst("user-agent") + " "
                                        + exchange.getRequestURI().getQuery())
                                .getBytes(StandardCharsets.UTF_8)));

        var response = http().send(request("/x?a=1").secret("key", "s&cret"));

        assertThat(response.text()).isEqualTo("Footnote test a=1&key=***");
        assertThat(response.uri().toString()).doesNotContain("cret");
    }

    @Test
    void keepsAKeyOutOfAnAnswerThatSaysItBack() {
        serve("/echo", exchange -> {
            exchange.getResponseHeaders()
                    .add("X-Said", exchange.getRequestHeaders().getFirst("authorization"));
            reply(
                    exchange,
                    401,
                    ("bad key " + exchange.getRequestHeaders().getFirst("authorization") + " "
                                    + exchange.getRequestHeaders().getFirst("x-subscription-token"))
                            .getBytes(StandardCharsets.UTF_8));
        });

        var response = http().send(request("/echo")
                .header("authorization", "Bearer canary-1")
                .header("x-subscription-token", "canary-2"));

        assertThat(response.text()).isEqualTo("bad key Bearer *** ***");
        assertThat(response.header("x-said")).contains("Bearer ***");
    }

    @Test
    void keepsAKeyOutOfTheReasonWhyItCannotBeSent() {
        assertThatThrownBy(() -> http().send(request("/x").header("authorization", "Bearer canary\n-1")))
                .isInstanceOf(NotConfigured.class)
                .hasMessageContaining("acme.key")
                .message()
                .doesNotContain("canary");
    }

    @Test
    void takesNoKeyAlongWhenARedirectSaysItBack() {
        serve(
                "/there",
                exchange -> reply(
                        exchange,
                        200,
                        String.valueOf(exchange.getRequestURI().getQuery()).getBytes(StandardCharsets.UTF_8)));
        serve(
                "/here",
                exchange ->
                        redirect(exchange, "/there?" + exchange.getRequestURI().getQuery()));

        var response = http().send(request("/here").secret("key", "canary-1"));

        assertThat(response.text()).doesNotContain("canary");
        assertThat(response.uri().toString()).doesNotContain("canary");
    }

    @Test
    void refusesMoreThanTheVendorMaySend() {
        serve("/big", exchange -> reply(exchange, 200, new byte[2000]));

        assertThatThrownBy(() -> http().send(request("/big")))
                .isInstanceOf(Forbidden.class)
                .hasMessageContaining("1000 bytes");
    }

    @Test
    void refusesAGzipBomb() {
        serve("/bomb", exchange -> {
            exchange.getResponseHeaders().add("Content-Encoding", "gzip");
            reply(exchange, 200, gzip(new byte[100_000]));
        });

        assertThatThrownBy(() -> http().send(request("/bomb")))
                .isInstanceOf(Forbidden.class)
                .hasMessageContaining("1000 bytes");
    }

    @Test
    void unzipsWhatFits() {
        serve("/zip", exchange -> {
            exchange.getResponseHeaders().add("Content-Encoding", "gzip");
            reply(exchange, 200, gzip("hello".getBytes(StandardCharsets.UTF_8)));
        });

        assertThat(http().send(request("/zip")).text()).isEqualTo("hello");
    }

    @Test
    void saysWhenTheGzipIsBroken() {
        serve("/broken", exchange -> {
            exchange.getResponseHeaders().add("Content-Encoding", "gzip");
            reply(exchange, 200, new byte[] {1, 2, 3});
        });

        assertThatThrownBy(() -> http().send(request("/broken"))).isInstanceOf(Malformed.class);
    }

    @Test
    void followsRedirectsOnTheSameHostOnly() {
        serve("/here", exchange -> redirect(exchange, "/there"));
        serve("/there", exchange -> reply(exchange, 200, "there".getBytes(StandardCharsets.UTF_8)));
        serve(
                "/away",
                exchange -> redirect(
                        exchange, "http://localhost:" + server.getAddress().getPort() + "/there"));

        var response = http().send(request("/here"));

        assertThat(response.text()).isEqualTo("there");
        assertThat(response.uri().getPath()).isEqualTo("/there");
        assertThatThrownBy(() -> http().send(request("/away")))
                .isInstanceOf(Forbidden.class)
                .hasMessageContaining("127.0.0.1");
        assertThat(http().send(request("/away").stopAtRedirects()).status()).isEqualTo(302);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://169.254.169.254/latest/meta-data/",
                "http://localhost:1/",
                "http://[::1]:1/",
                "http://0.0.0.0:1/",
                "http://2130706433:1/",
                "http://127.1:1/",
                "file:///etc/passwd",
                "//evil.example/"
            })
    void followsNoRedirectToThisMachineTheCloudsDataOrElsewhere(String target) {
        serve("/away", exchange -> redirect(exchange, target));

        assertThatThrownBy(() -> http().send(request("/away"))).isInstanceOf(Forbidden.class);
    }

    @Test
    void saysWhenAnAnswerBreaksOff() {
        serve("/half", exchange -> {
            exchange.sendResponseHeaders(200, 900);
            exchange.getResponseBody().write("{\"bars\": [1, 2".getBytes(StandardCharsets.UTF_8));
            exchange.getResponseBody().flush();
            throw new IOException("cut");
        });

        assertThatThrownBy(() -> http().send(request("/half"))).isInstanceOf(Unreachable.class);
    }

    @Test
    void waitsNoLongerThanItShouldForAVendorThatDrips() throws Exception {
        var done = new CountDownLatch(1);
        serve("/drip", exchange -> {
            exchange.sendResponseHeaders(200, 900);
            exchange.getResponseBody().write(1);
            exchange.getResponseBody().flush();
            try {
                done.await();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        });
        var hasty = new JdkHttp(
                Vendors.of(List.of(ACME)), HostGuard.allowingLocal(), "Footnote test", Duration.ofMillis(300));

        assertThatThrownBy(() -> hasty.send(request("/drip")))
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining("no answer within");
        done.countDown();
    }

    @Test
    void takesAPageForWhatItIsWhereJsonWasAskedFor() {
        serve("/json", exchange -> {
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            reply(exchange, 200, "<html>We are sorry</html>".getBytes(StandardCharsets.UTF_8));
        });

        var answer = http().send(request("/json"));

        assertThatThrownBy(() -> VendorJson.tree("acme", "bars", answer.body())).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> VendorJson.tree("acme", "bars", "{\"bars\": [1, 2".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(Malformed.class);
    }

    @Test
    void givesUpOnEndlessRedirects() {
        serve("/loop", exchange -> redirect(exchange, "/loop"));

        assertThatThrownBy(() -> http().send(request("/loop"))).hasMessageContaining("redirects");
    }

    @Test
    void namesTheFlagWhenNobodyIsThere() {
        var request = request("/x");
        server.stop(0);

        assertThatThrownBy(() -> http().send(request))
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining("--offline");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://127.0.0.1/",
                "https://169.254.169.254/",
                "https://10.0.0.8/",
                "https://[::1]/",
                "https://[fd00::1]/"
            })
    void refusesLocalAddresses(String uri) {
        var address = URI.create(uri);
        var vendor = Vendor.of("acme", 1, address.getHost());

        assertThatThrownBy(() -> HostGuard.strict().checked(vendor, address)).isInstanceOf(Forbidden.class);
    }

    @Test
    void refusesForeignHostsAndPlainHttp() {
        var vendor = Vendor.of("acme", 1, ".acme.example");

        assertThatThrownBy(() -> HostGuard.strict().checked(vendor, URI.create("https://acme.example.evil.example/")))
                .isInstanceOf(Forbidden.class);
        assertThatThrownBy(() -> HostGuard.strict().checked(vendor, URI.create("http://api.acme.example/")))
                .hasMessageContaining("https");
    }

    private Http http() {
        return new JdkHttp(
                Vendors.of(List.of(ACME)), HostGuard.allowingLocal(), "Footnote test", Duration.ofSeconds(10));
    }

    private Request request(String path) {
        return Request.get(
                "acme", URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path));
    }

    private interface Handler {
        void answer(HttpExchange exchange) throws IOException;
    }

    private void serve(String path, Handler handler) {
        server.createContext(path, handler::answer);
    }

    private static void reply(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length);
        try (var out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    private static void redirect(HttpExchange exchange, String location) throws IOException {
        exchange.getResponseHeaders().add("Location", location);
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(out)) {
            zip.write(plain);
        }
        return out.toByteArray();
    }
}

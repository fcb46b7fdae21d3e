package footnote.sources.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.Vendors;
import footnote.sources.http.Http.Request;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a request may go: which addresses, which hosts, and which redirects. */
class HttpAddressesTest extends VendorServer {
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
    void givesUpOnEndlessRedirects() {
        serve("/loop", exchange -> redirect(exchange, "/loop"));

        assertThatThrownBy(() -> http().send(request("/loop"))).hasMessageContaining("redirects");
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
}

package footnote.sources.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.VendorJson;
import footnote.sources.Vendors;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class JdkHttpTest extends VendorServer {
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
    void namesTheFlagWhenNobodyIsThere() {
        var request = request("/x");
        server.stop(0);

        assertThatThrownBy(() -> http().send(request))
                .isInstanceOf(Unreachable.class)
                .hasMessage(
                        "acme could not be reached (the connection was refused); check the network, or use the sample"
                                + " market");
    }
}

package footnote.runtime.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import footnote.runtime.artifact.SigV4.S3Key;
import footnote.runtime.run.Fault;
import footnote.testing.ForeignServer;
import footnote.testing.S3Server;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Against a real server that checks signatures. */
class S3StoreTest extends ArtifactStoreContract {
    private static S3Server server;
    private static S3Store store;

    @BeforeAll
    static void startServer() {
        server = S3Server.start();
        store = store(server.endpoint(), "s3://desk/team/runs", S3Server.SECRET);
    }

    @AfterAll
    static void stopServer() {
        if (server != null) {
            store.close();
            server.close();
        }
    }

    private static S3Store store(String endpoint, String address, String secret) {
        return new S3Store(
                Bucket.of(address, endpoint, "us-east-1"),
                new S3Key(S3Server.KEY, secret, Optional.empty()),
                Clock.systemUTC(),
                _ -> {});
    }

    @Override
    ArtifactStore store() {
        return store;
    }

    @Test
    void putsFilesUnderTheirPrefix() {
        store.put("run-9", "report.html", "<p>hello".getBytes(UTF_8));

        assertThat(server.object("team/runs/run-9/report.html")).hasContent("<p>hello");
    }

    @Test
    void aWrongSecretIsRefusedWithAdviceAndWithoutTheSecret() {
        try (var wrong = store(server.endpoint(), "s3://desk", "not-the-secret")) {
            assertThatThrownBy(() -> wrong.put("run", "a.txt", new byte[3]))
                    .isInstanceOf(Fault.class)
                    .hasMessageContaining("403 SignatureDoesNotMatch")
                    .hasMessageContaining("artifacts.secret")
                    .hasMessageNotContaining("not-the-secret");
        }
    }

    @Test
    void aMissingBucketIsSaidSo() {
        try (var wrong = store(server.endpoint(), "s3://nowhere", S3Server.SECRET)) {
            assertThatThrownBy(() -> wrong.get("run", "a.txt")).hasMessageContaining("make the bucket");
        }
    }

    @Test
    void aServerThatStumblesIsAskedAgain() throws IOException {
        var asked = new AtomicInteger();
        var pauses = new ArrayList<Duration>();
        var stumbling = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        stumbling.createContext("/", exchange -> {
            exchange.getRequestBody().readAllBytes();
            exchange.sendResponseHeaders(asked.incrementAndGet() < 3 ? 503 : 200, -1);
            exchange.close();
        });
        stumbling.start();

        try (var patient = new S3Store(
                Bucket.of(
                        "s3://desk",
                        "http://127.0.0.1:" + stumbling.getAddress().getPort(),
                        "us-east-1"),
                new S3Key("id", "secret", Optional.of("token")),
                Clock.systemUTC(),
                pauses::add)) {
            patient.put("run", "a.txt", new byte[3]);
        } finally {
            stumbling.stop(0);
        }

        assertThat(pauses).containsExactly(Duration.ofMillis(400), Duration.ofMillis(800));
    }

    @Test
    void aServerThatIsAwayIsAFaultThatMayPass() {
        try (var away = store("http://127.0.0.1:" + ForeignServer.freePort(), "s3://desk", S3Server.SECRET)) {
            assertThatThrownBy(() -> away.put("run", "a.txt", new byte[3]))
                    .isInstanceOfSatisfying(
                            Fault.class, fault -> assertThat(fault.passing()).isTrue())
                    .hasMessageContaining("artifacts.endpoint");
        }
    }
}

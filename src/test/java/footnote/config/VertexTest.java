package footnote.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.langchain4j.http.client.HttpMethod;
import dev.langchain4j.http.client.HttpRequest;
import footnote.runtime.json.Json;
import footnote.runtime.model.ApiKey;
import footnote.runtime.model.Provider.Protocol;
import footnote.runtime.model.Role;
import footnote.runtime.model.Secrets;
import footnote.runtime.model.wire.CallDeadline;
import footnote.runtime.model.wire.GoogleTokens;
import footnote.runtime.model.wire.WireHttpClient;
import footnote.testing.MovingClock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPairGenerator;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VertexTest {
    private static byte[] key = {};

    @TempDir
    private Path folder;

    private final List<String> asked = new CopyOnWriteArrayList<>();
    private HttpServer server;

    /** Made once, and short: keys of the usual length take seconds. */
    @BeforeAll
    static void makeKey() throws Exception {
        var generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(1024);
        key = generator.generateKeyPair().getPrivate().getEncoded();
    }

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            boolean token = exchange.getRequestURI().getPath().equals("/token");
            asked.add(token ? body : exchange.getRequestHeaders().getFirst("Authorization"));
            byte[] answer = (token ? "{\"access_token\":\"token-" + asked.size() + "\",\"expires_in\":3600}" : "{}")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    private Path account() throws Exception {
        String pem = "-----BEGIN PRIVATE KEY-----\n"
                + Base64.getMimeEncoder().encodeToString(key)
                + "\n-----END PRIVATE KEY-----\n";
        var account = Json.object()
                .put("type", "service_account")
                .put("client_email", "desk@example.iam")
                .put("private_key", pem)
                .put("token_uri", url("/token"));
        return Files.writeString(folder.resolve("account.json"), account.toString());
    }

    @Test
    void fetchesATokenOnceAndAgainBeforeItExpires() throws Exception {
        var clock = new MovingClock("2026-06-30T12:00:00Z");
        var tokens = new GoogleTokens(account(), HttpClient.newHttpClient(), clock);

        var first = List.of(tokens.get(), tokens.get());
        clock.advance(Duration.ofSeconds(3550));
        String later = tokens.get();

        assertThat(first).containsExactly("token-1", "token-1");
        assertThat(later).isEqualTo("token-2");
        assertThat(asked.getFirst()).contains("grant_type=urn%3Aietf", "assertion=ey");
    }

    @Test
    void sendsTheTokenThatIsValidNow() {
        var key = ApiKey.renewed("token-of-desk", () -> "fresh");
        var wire = new WireHttpClient(
                HttpClient.newHttpClient(), Protocol.COMPATIBLE, new Secrets(List.of()), 100, Optional.of(key));

        var request = HttpRequest.builder()
                .method(HttpMethod.POST)
                .url(url("/chat/completions"))
                .addHeader("Authorization", "Bearer " + key.reveal())
                .body("{}")
                .build();

        CallDeadline.of(Duration.ofSeconds(10), Duration.ofSeconds(20), 100).during(() -> wire.execute(request));

        assertThat(asked).containsExactly("Bearer fresh");
    }

    @Test
    void isChosenByTheNamesOfGooglesOwnLibrary() throws Exception {
        var environment = new HashMap<>(Map.of(
                "FOOTNOTE_HOME", folder.toString(),
                "GOOGLE_GENAI_USE_VERTEXAI", "TRUE",
                "GOOGLE_CLOUD_PROJECT", "desk-1",
                "GOOGLE_CLOUD_LOCATION", "europe-west4",
                "GOOGLE_APPLICATION_CREDENTIALS", account().toString()));

        var standard = models(environment);
        environment.put("MODEL", "gemini-3-flash-preview");
        var named = models(environment);

        assertThat(standard.getFirst()).isEqualTo("vertex/google/gemini-2.5-flash");
        assertThat(named).containsExactly("vertex/google/gemini-3-flash-preview");
        assertThat(ModelChoice.of(settings(environment)).providers().getFirst().baseUrl())
                .hasToString(
                        "https://europe-west4-aiplatform.googleapis.com/v1/projects/desk-1/locations/europe-west4/endpoints/openapi");
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> models(Map.of("FOOTNOTE_HOME", folder.toString(), "GOOGLE_GENAI_USE_VERTEXAI", "1")))
                .hasMessageContaining("set GOOGLE_CLOUD_PROJECT");
        assertThatThrownBy(() -> models(Map.of(
                        "FOOTNOTE_HOME", folder.toString(),
                        "GOOGLE_GENAI_USE_VERTEXAI", "1",
                        "GOOGLE_CLOUD_PROJECT", "desk-1")))
                .hasMessageContaining("GOOGLE_APPLICATION_CREDENTIALS");
        assertThatThrownBy(
                        new GoogleTokens(folder.resolve("none.json"), HttpClient.newHttpClient(), Clock.systemUTC())
                                ::get)
                .hasMessageContaining("none.json");
    }

    private List<String> models(Map<String, String> environment) {
        return ModelChoice.of(settings(environment)).candidates().get(Role.FAST);
    }

    private Settings settings(Map<String, String> environment) {
        return new SettingsReader(environment, folder).read(Map.of());
    }
}

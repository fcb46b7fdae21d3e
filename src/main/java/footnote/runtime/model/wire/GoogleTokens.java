package footnote.runtime.model.wire;

import footnote.runtime.json.Json;
import footnote.runtime.model.TextTrimming;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Access tokens of Google Cloud by a credentials file: that of a service account, or the one that {@code gcloud auth
 * application-default login} writes. A token is fetched when it is first needed and again a minute before it expires.
 */
public final class GoogleTokens implements Supplier<String> {
    private static final String SCOPE = "https://www.googleapis.com/auth/cloud-platform";
    private static final String TOKEN_URL = "https://oauth2.googleapis.com/token";
    private static final Duration MARGIN = Duration.ofMinutes(1);
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private final Path file;
    private final HttpClient http;
    private final Clock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private String token = "";
    private Instant expires = Instant.EPOCH;

    public GoogleTokens(Path file, HttpClient http, Clock clock) {
        this.file = file;
        this.http = http;
        this.clock = clock;
    }

    @Override
    public String get() {
        lock.lock();
        try {
            if (clock.instant().isAfter(expires.minus(MARGIN))) {
                fetch();
            }
            return token;
        } finally {
            lock.unlock();
        }
    }

    private void fetch() {
        var credentials = credentials();
        var uri = URI.create(credentials.path("token_uri").asString(TOKEN_URL));
        var form = credentials.path("type").asString("").equals("authorized_user")
                ? Map.of(
                        "grant_type", "refresh_token",
                        "client_id", credentials.path("client_id").asString(""),
                        "client_secret", credentials.path("client_secret").asString(""),
                        "refresh_token", credentials.path("refresh_token").asString(""))
                : Map.of(
                        "grant_type",
                        "urn:ietf:params:oauth:grant-type:jwt-bearer",
                        "assertion",
                        assertion(credentials, uri));
        var answer = posted(uri, form);
        String granted = answer.path("access_token").asString("");
        if (granted.isEmpty()) {
            throw refused("gave no access token");
        }
        token = granted;
        expires = clock.instant().plusSeconds(answer.path("expires_in").asLong(3600));
    }

    private JsonNode credentials() {
        try {
            return Json.tree(Files.readString(file));
        } catch (IOException | RuntimeException e) {
            throw Refusal.status(
                    401, "vertex.credentials is " + file + ", which cannot be read as JSON", Optional.empty());
        }
    }

    private JsonNode posted(URI uri, Map<String, String> form) {
        String body = form.entrySet().stream()
                .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        var request = HttpRequest.newBuilder(uri)
                .timeout(TIMEOUT)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body))
                .build();
        try {
            var response = http.send(request, BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw refused("refused the credentials with status " + response.statusCode());
            }
            return Json.tree(response.body());
        } catch (IOException e) {
            throw Refusal.unreachable(uri.getHost() + " cannot be reached: " + TextTrimming.reason(e));
        } catch (InterruptedException e) {
            throw CallDeadline.interrupted();
        }
    }

    private Refusal refused(String what) {
        return Refusal.status(401, "Google " + what + "; check vertex.credentials (" + file + ")", Optional.empty());
    }

    /** What a service account signs to be given a token (RFC 7523). */
    private String assertion(JsonNode credentials, URI audience) {
        long now = clock.instant().getEpochSecond();
        String claims = Json.object()
                .put("iss", credentials.path("client_email").asString(""))
                .put("scope", SCOPE)
                .put("aud", audience.toString())
                .put("iat", now)
                .put("exp", now + 3600)
                .toString();
        String signed = encoded("{\"alg\":\"RS256\",\"typ\":\"JWT\"}".getBytes(StandardCharsets.UTF_8)) + "."
                + encoded(claims.getBytes(StandardCharsets.UTF_8));
        try {
            String pem = credentials.path("private_key").asString("").replaceAll("-----[A-Z ]+-----|\\s", "");
            var key = KeyFactory.getInstance("RSA")
                    .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
            var signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(key);
            signature.update(signed.getBytes(StandardCharsets.UTF_8));
            return signed + "." + encoded(signature.sign());
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw Refusal.status(
                    401, "vertex.credentials is " + file + ", whose private key cannot be read", Optional.empty());
        }
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}

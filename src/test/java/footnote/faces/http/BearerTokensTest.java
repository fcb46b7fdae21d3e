package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpServer;
import footnote.config.Settings;
import footnote.config.SettingsReader;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.testing.OidcIssuer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BearerTokensTest {
    private static HttpServer issuer;
    private static String address;
    private static RSAKey key;
    private static RSAKey stranger;

    @TempDir
    private Path home;

    @BeforeAll
    static void start() throws IOException, JOSEException {
        key = OidcIssuer.key();
        stranger = new RSAKeyGenerator(2048).keyID("one").generate();
        issuer = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        address = "http://127.0.0.1:" + issuer.getAddress().getPort();
        serve(
                "/.well-known/openid-configuration",
                "{\"issuer\":\"" + address + "\",\"jwks_uri\":\"" + address + "/keys\"}");
        serve("/keys", new JWKSet(key.toPublicJWK()).toString());
        issuer.start();
    }

    private static void serve(String path, String json) {
        issuer.createContext(path, exchange -> {
            byte[] body = json.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    @AfterAll
    static void stop() {
        issuer.stop(0);
    }

    private Settings settings() {
        return new SettingsReader(Map.of("FOOTNOTE_OIDC_ISSUER", address), home).read(Map.of());
    }

    private static String token(RSAKey signer, String audience, long seconds, List<String> groups)
            throws JOSEException {
        var claims = new JWTClaimsSet.Builder()
                .issuer(address)
                .audience(audience)
                .subject("1234")
                .claim("preferred_username", "ann")
                .claim("groups", groups)
                .expirationTime(new Date(Clock.systemUTC().millis() + seconds * 1000))
                .build();
        var token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("one").build(), claims);
        token.sign(new RSASSASigner(signer));
        return token.serialize();
    }

    @Test
    void takesGroupsAsRights() throws JOSEException {
        var tokens = new BearerTokens(settings());

        var reader = tokens.caller(token(key, "footnote", 60, List.of()));
        var admin = tokens.caller(token(key, "footnote", 60, List.of("footnote-admin")));

        assertThat(reader.map(Caller::name)).contains("oidc:ann");
        assertThat(reader.orElseThrow().may(Right.RUN)).isFalse();
        assertThat(admin.orElseThrow().may(Right.ADMIN)).isTrue();
    }

    @Test
    void refusesTokensOfOthersForOthersAndOfYesterday() throws JOSEException {
        var tokens = new BearerTokens(settings());

        assertThat(tokens.caller(token(stranger, "footnote", 60, List.of()))).isEmpty();
        assertThat(tokens.caller(token(key, "another", 60, List.of()))).isEmpty();
        assertThat(tokens.caller(token(key, "footnote", -3600, List.of()))).isEmpty();
        assertThat(tokens.caller("not.a.token")).isEmpty();
    }
}

package footnote.testing;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import footnote.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.RSAKeyGenParameterSpec;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.time.Clock;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** A small OpenID issuer on loopback: discovery, authorisation by code, tokens signed with its key; it lets everybody in. */
public final class OidcIssuer implements AutoCloseable {
    public static final String CLIENT = "footnote-desk";
    public static final String SECRET = "only the issuer and the desk know";

    private final HttpServer server;
    private final RSAKey key;
    private final Map<String, String> nonces = new ConcurrentHashMap<>();
    private volatile List<String> groups = List.of();
    private volatile boolean nonceOfAnother;

    private OidcIssuer(HttpServer server, RSAKey key) {
        this.server = server;
        this.key = key;
    }

    /** Of two primes found beforehand, since the search takes seconds; no secret, as anybody can read them here. */
    private static final class Key {
        static final RSAKey MADE = made(
                BigInteger.valueOf(3).shiftLeft(1022).add(BigInteger.valueOf(1037)),
                BigInteger.valueOf(7).shiftLeft(1021).add(BigInteger.valueOf(309)));

        private static RSAKey made(BigInteger one, BigInteger other) {
            var product = one.multiply(other);
            var exponent = RSAKeyGenParameterSpec.F4;
            var inverse = exponent.modInverse(one.subtract(BigInteger.ONE).multiply(other.subtract(BigInteger.ONE)));
            try {
                var factory = KeyFactory.getInstance("RSA");
                var known = factory.generatePublic(new RSAPublicKeySpec(product, exponent));
                return new RSAKey.Builder((RSAPublicKey) known)
                        .privateKey(factory.generatePrivate(new RSAPrivateKeySpec(product, inverse)))
                        .keyID("one")
                        .build();
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A key that signs for it, for whoever serves it himself. */
    public static RSAKey key() {
        return Key.MADE;
    }

    public static OidcIssuer start() {
        try {
            var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            var issuer = new OidcIssuer(server, Key.MADE);
            server.createContext("/.well-known/openid-configuration", issuer::configuration);
            server.createContext("/authorize", issuer::authorize);
            server.createContext("/token", issuer::token);
            server.createContext(
                    "/keys", exchange -> send(exchange, 200, new JWKSet(issuer.key.toPublicJWK()).toString()));
            server.start();
            return issuer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String address() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** The groups whoever logs in next is in. */
    public void groups(String... names) {
        groups = List.of(names);
    }

    /** Whether tokens answer to another request than the one that was made. */
    public void confuse(boolean confused) {
        nonceOfAnother = confused;
    }

    private void configuration(HttpExchange exchange) throws IOException {
        var node = Json.object()
                .put("issuer", address())
                .put("authorization_endpoint", address() + "/authorize")
                .put("token_endpoint", address() + "/token")
                .put("jwks_uri", address() + "/keys");
        node.putArray("subject_types_supported").add("public");
        node.putArray("response_types_supported").add("code");
        node.putArray("id_token_signing_alg_values_supported").add("RS256");
        node.putArray("token_endpoint_auth_methods_supported").add("client_secret_basic");
        send(exchange, 200, node.toString());
    }

    private void authorize(HttpExchange exchange) throws IOException {
        var asked = fields(exchange.getRequestURI().getRawQuery());
        if (!CLIENT.equals(asked.get("client_id")) || !asked.containsKey("state")) {
            send(exchange, 400, "{\"error\":\"invalid_request\"}");
            return;
        }
        String code = "code-" + (nonces.size() + 1);
        nonces.put(code, asked.getOrDefault("nonce", ""));
        exchange.getResponseHeaders()
                .set(
                        "Location",
                        asked.get("redirect_uri") + "?code=" + code + "&state="
                                + URLEncoder.encode(asked.get("state"), StandardCharsets.UTF_8));
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private void token(HttpExchange exchange) throws IOException {
        var asked = fields(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        String wanted = "Basic "
                + Base64.getEncoder()
                        .encodeToString((CLIENT + ":" + URLEncoder.encode(SECRET, StandardCharsets.UTF_8))
                                .getBytes(StandardCharsets.UTF_8));
        String nonce = nonces.remove(asked.getOrDefault("code", ""));
        if (nonce == null || !wanted.equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
            send(exchange, 401, "{\"error\":\"invalid_client\"}");
            return;
        }
        send(
                exchange,
                200,
                Json.object()
                        .put("access_token", "opaque")
                        .put("token_type", "Bearer")
                        .put("expires_in", 60)
                        .put("id_token", signed(nonceOfAnother ? "another" : nonce))
                        .toString());
    }

    private String signed(String nonce) {
        long now = Clock.systemUTC().millis();
        var claims = new JWTClaimsSet.Builder()
                .issuer(address())
                .audience(CLIENT)
                .subject("1234")
                .claim("preferred_username", "ann")
                .claim("groups", groups)
                .claim("nonce", nonce)
                .issueTime(new Date(now))
                .expirationTime(new Date(now + 60_000))
                .build();
        try {
            var token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("one").build(), claims);
            token.sign(new RSASSASigner(key));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, String> fields(String form) {
        return Arrays.stream(form.split("&", -1))
                .map(each -> each.split("=", 2))
                .collect(Collectors.toMap(
                        each -> each[0],
                        each -> URLDecoder.decode(each.length > 1 ? each[1] : "", StandardCharsets.UTF_8),
                        (first, _) -> first));
    }

    private static void send(HttpExchange exchange, int status, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

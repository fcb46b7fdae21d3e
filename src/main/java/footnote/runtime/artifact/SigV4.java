package footnote.runtime.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;

import footnote.runtime.secret.Sha256;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Signs requests as Amazon's "Signature Version 4" says, for one service of one region. */
public final class SigV4 {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final String ALGORITHM = "AWS4-HMAC-SHA256";

    private final S3Key key;
    private final String region;
    private final String service;

    SigV4(S3Key key, String region, String service) {
        this.key = key;
        this.region = region;
        this.service = service;
    }

    /** A request as far as it is signed. */
    record Signed(String method, URI uri, Map<String, String> headers, String bodyHash) {}

    static String time(Instant at) {
        return TIME.format(at);
    }

    /** The Authorization header; the headers must hold host and x-amz-date. */
    String authorization(Signed request) {
        var headers = new TreeMap<String, String>();
        request.headers()
                .forEach((name, value) ->
                        headers.put(name.toLowerCase(Locale.ROOT), value.strip().replaceAll(" +", " ")));
        String time = headers.getOrDefault("x-amz-date", "");
        String day = time.substring(0, 8);
        String scope = day + "/" + region + "/" + service + "/aws4_request";
        String names = String.join(";", headers.keySet());
        String toSign = ALGORITHM + "\n" + time + "\n" + scope + "\n"
                + hash(canonical(request, headers, names).getBytes(UTF_8));
        String signature = HexFormat.of().formatHex(hmac(signingKey(day), toSign));
        return ALGORITHM + " Credential=" + key.id() + "/" + scope + ", SignedHeaders=" + names + ", Signature="
                + signature;
    }

    private static String canonical(Signed request, Map<String, String> headers, String names) {
        String lines = headers.entrySet().stream()
                .map(header -> header.getKey() + ":" + header.getValue() + "\n")
                .collect(Collectors.joining());
        String path = request.uri().getRawPath();
        return request.method() + "\n" + (path.isEmpty() ? "/" : path) + "\n" + query(request.uri()) + "\n" + lines
                + "\n" + names + "\n" + request.bodyHash();
    }

    private static String query(URI uri) {
        String raw = uri.getRawQuery();
        return raw == null
                ? ""
                : Arrays.stream(raw.split("&", -1))
                        .map(part -> part.contains("=") ? part : part + "=")
                        .sorted()
                        .collect(Collectors.joining("&"));
    }

    private byte[] signingKey(String day) {
        byte[] dated = hmac(("AWS4" + key.secret()).getBytes(UTF_8), day);
        return hmac(hmac(hmac(dated, region), service), "aws4_request");
    }

    private static byte[] hmac(byte[] key, String text) {
        return Sha256.hmac(key, text.getBytes(UTF_8));
    }

    static String hash(byte[] content) {
        return Sha256.hex(content);
    }

    /** What requests to a store are signed with; a token comes with keys that are lent for a while. */
    public record S3Key(String id, String secret, Optional<String> token) {
        @Override
        public String toString() {
            return "S3Key[***]";
        }
    }
}

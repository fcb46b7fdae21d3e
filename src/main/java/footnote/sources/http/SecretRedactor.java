package footnote.sources.http;

import footnote.sources.http.Http.Request;
import footnote.sources.http.Http.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Takes a request's keys out of an answer that says them back, before it is cached or taped. */
final class SecretRedactor {
    static final Set<String> KEY_HEADERS = Set.of("authorization", "x-api-key", "x-subscription-token");
    private static final int SHORTEST = 6; // less would blot out plain words

    private final List<String> keys;

    private SecretRedactor(List<String> keys) {
        this.keys = keys;
    }

    static SecretRedactor of(Request request) {
        var headers = request.headers().entrySet().stream()
                .filter(header -> KEY_HEADERS.contains(header.getKey()))
                .map(header -> header.getValue().replaceFirst("(?i)^(bearer|basic) +", ""));
        return new SecretRedactor(Stream.concat(request.secrets().values().stream(), headers)
                .flatMap(key -> Stream.of(key, URLEncoder.encode(key, StandardCharsets.UTF_8)))
                .filter(key -> key.length() >= SHORTEST)
                .distinct()
                .toList());
    }

    Response over(Response response) {
        if (keys.isEmpty()) {
            return response;
        }
        var headers = response.headers().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        header -> header.getValue().stream().map(this::over).toList()));
        return new Response(response.status(), headers, over(response.body()), response.uri());
    }

    String over(String text) {
        String veiled = text;
        for (var key : keys) {
            veiled = veiled.replace(key, "***");
        }
        return veiled;
    }

    /** Letter by letter as bytes, since an answer may be a picture or in any charset. */
    private byte[] over(byte[] body) {
        String bytes = new String(body, StandardCharsets.ISO_8859_1);
        boolean said = keys.stream().anyMatch(bytes::contains);
        return said ? over(bytes).getBytes(StandardCharsets.ISO_8859_1) : body;
    }
}

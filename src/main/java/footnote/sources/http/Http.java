package footnote.sources.http;

import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.SourceException.Unreachable;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The one way to the outside, so that requests can be recorded, replayed and limited in one place. */
@FunctionalInterface
public interface Http {
    /**
     * Answers with whatever status the vendor gave, redirects followed where asked for.
     *
     * @throws SourceException when there is no answer worth reading
     */
    Response send(Request request);

    /**
     * What to ask a vendor.
     *
     * <p>Secrets are query parameters added on the wire alone, so they appear in no key, log or footnote; headers are
     * not part of the key either.
     */
    record Request(
            String vendor,
            String method,
            URI uri,
            Map<String, String> secrets,
            Map<String, String> headers,
            String body,
            boolean follow,
            Duration fresh) {
        public Request {
            secrets = Map.copyOf(secrets);
            headers = Map.copyOf(headers);
        }

        public static Request get(String vendor, URI uri) {
            return new Request(vendor, "GET", uri, Map.of(), Map.of(), "", true, Duration.ZERO);
        }

        public static Request post(String vendor, URI uri, String type, String body) {
            return new Request(vendor, "POST", uri, Map.of(), Map.of("content-type", type), body, true, Duration.ZERO);
        }

        /** A copy of the answer may be as old as this. */
        public Request fresh(Duration age) {
            return new Request(vendor, method, uri, secrets, headers, body, follow, age);
        }

        public Request header(String name, String value) {
            var more = new TreeMap<>(headers);
            more.put(name.toLowerCase(Locale.ROOT), value);
            return new Request(vendor, method, uri, secrets, more, body, follow, fresh);
        }

        public Request secret(String name, String value) {
            var more = new TreeMap<>(secrets);
            more.put(name, value);
            return new Request(vendor, method, uri, more, headers, body, follow, fresh);
        }

        /** The caller looks at redirects itself. */
        public Request stopAtRedirects() {
            return new Request(vendor, method, uri, secrets, headers, body, false, fresh);
        }

        /** What tells this request from others: the same key, the same answer. */
        public String key() {
            return method + " " + uri + (body.isEmpty() ? "" : " " + body);
        }

        /** For a reader: a whole address with its query says nothing to one. */
        String named() {
            return "a request to " + uri.getHost();
        }

        @Override
        public String toString() {
            return vendor + " " + key();
        }
    }

    /** What a vendor answered, from which address in the end. */
    @SuppressWarnings("ArrayRecordComponent") // answers are never compared, and copies of megabytes would cost
    record Response(int status, Map<String, List<String>> headers, byte[] body, URI uri) {
        public Response {
            var lower = new TreeMap<String, List<String>>();
            headers.forEach((name, values) -> lower.put(name.toLowerCase(Locale.ROOT), List.copyOf(values)));
            headers = lower;
        }

        public Optional<String> header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()).stream()
                    .findFirst();
        }

        /** The body as text, by the charset the vendor states, else UTF-8. */
        public String text() {
            return new String(body, charset());
        }

        /** The body of a success; any other status is a failure of the kind it means. */
        public byte[] bodyOf(String vendor, String what) {
            return switch (status) {
                case 200, 203 -> body;
                case 204, 404, 410 -> throw new NoData(vendor, what);
                case 401, 402 -> throw new NotConfigured(vendor, vendor + ".key", "status " + status + " for " + what);
                case 403 -> throw new Unreachable(vendor, what, "status 403, access denied", null);
                default -> throw new Malformed(vendor, what, "status " + status);
            };
        }

        private Charset charset() {
            String type = header("content-type").orElse("").toLowerCase(Locale.ROOT);
            int at = type.indexOf("charset=");
            if (at < 0) {
                return StandardCharsets.UTF_8;
            }
            String name = type.substring(at + 8).split("[;\\s]", -1)[0].replace("\"", "");
            try {
                return Charset.forName(name);
            } catch (IllegalArgumentException _) {
                return StandardCharsets.UTF_8;
            }
        }
    }
}

package footnote.runtime.telemetry;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/**
 * Where spans go over OTLP/HTTP, the headers it wants, and whether the program may start without it. The endpoint may be
 * given with or without its {@code /v1/traces}, as OpenTelemetry's own variables allow.
 */
public record TelemetrySettings(Optional<URI> endpoint, Map<String, String> headers, boolean required) {
    private static final String TRACES = "/v1/traces";

    public TelemetrySettings {
        headers = Map.copyOf(headers);
        endpoint.ifPresent(uri -> {
            if (uri.getHost() == null || !String.valueOf(uri.getScheme()).matches("https?")) {
                throw new IllegalArgumentException(
                        "telemetry.endpoint is '" + uri + "'; it is a URL such as http://localhost:4318");
            }
        });
        endpoint = endpoint.map(TelemetrySettings::traces);
        if (required && endpoint.isEmpty()) {
            throw new IllegalArgumentException("telemetry.required is true, but telemetry.endpoint is not set");
        }
    }

    private static URI traces(URI endpoint) {
        String url = endpoint.toString();
        return url.endsWith(TRACES) ? endpoint : URI.create(url.replaceAll("/+$", "") + TRACES);
    }

    public static TelemetrySettings off() {
        return new TelemetrySettings(Optional.empty(), Map.of(), false);
    }

    /** Langfuse's OTLP endpoint at a host, with its key pair as basic auth. */
    public static TelemetrySettings langfuse(URI host, String publicKey, String secretKey, boolean required) {
        String pair =
                Base64.getEncoder().encodeToString((publicKey + ":" + secretKey).getBytes(StandardCharsets.UTF_8));
        return new TelemetrySettings(
                Optional.of(host.resolve("/api/public/otel")), Map.of("Authorization", "Basic " + pair), required);
    }

    /** Without the headers: they hold secrets. */
    @Override
    public String toString() {
        return "telemetry to " + endpoint.map(URI::toString).orElse("nobody");
    }
}

package footnote.runtime.telemetry;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/**
 * Where spans go: the full URL that takes OTLP traces over HTTP, the headers it wants, and whether the program may start
 * without it.
 */
public record TelemetrySettings(Optional<URI> endpoint, Map<String, String> headers, boolean required) {
    public TelemetrySettings {
        headers = Map.copyOf(headers);
        endpoint.ifPresent(uri -> {
            if (uri.getHost() == null || !String.valueOf(uri.getScheme()).matches("https?")) {
                throw new IllegalArgumentException("telemetry.endpoint is '" + uri
                        + "'; it is the URL for traces, such as http://localhost:4318/v1/traces");
            }
        });
        if (required && endpoint.isEmpty()) {
            throw new IllegalArgumentException("telemetry.required is true, but telemetry.endpoint is not set");
        }
    }

    public static TelemetrySettings off() {
        return new TelemetrySettings(Optional.empty(), Map.of(), false);
    }

    /** Langfuse's OTLP endpoint at a host, with its key pair as basic auth. */
    public static TelemetrySettings langfuse(URI host, String publicKey, String secretKey, boolean required) {
        String pair =
                Base64.getEncoder().encodeToString((publicKey + ":" + secretKey).getBytes(StandardCharsets.UTF_8));
        return new TelemetrySettings(
                Optional.of(host.resolve("/api/public/otel/v1/traces")),
                Map.of("Authorization", "Basic " + pair),
                required);
    }

    /** Without the headers: they hold secrets. */
    @Override
    public String toString() {
        return "telemetry to " + endpoint.map(URI::toString).orElse("nobody");
    }
}

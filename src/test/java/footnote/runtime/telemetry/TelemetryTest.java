package footnote.runtime.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.testing.ModelServer;
import footnote.testing.ModelServer.Answer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TelemetryTest {
    private static final URI NOBODY = URI.create("http://localhost:1/v1/traces");

    @Test
    void isSilentWithoutAnEndpoint() {
        assertThat(Telemetry.open(TelemetrySettings.off())).isSameAs(Telemetry.silent());
    }

    @Test
    void sendsSpansWithTheConventionsAttributes() {
        try (var collector = new ModelServer().otherwise(_ -> Answer.json(200, "{}"))) {
            var settings = new TelemetrySettings(
                    Optional.of(collector.url("/v1/traces")), Map.of("Authorization", "Basic abc"), true);
            try (var telemetry = Telemetry.open(settings)) {
                telemetry.call(call(Optional.empty())).done(new Telemetry.Usage(12, 34, "STOP", Optional.empty()));
                telemetry.call(call(Optional.of("the secret prompt"))).failed("429", "too many requests");
            }

            var sent = collector.asked().getLast();
            assertThat(sent.headers().get("Authorization")).containsExactly("Basic abc");
            assertThat(sent.body())
                    .contains("gen_ai.operation.name", "gen_ai.provider.name", "gen_ai.request.model")
                    .contains("gen_ai.usage.input_tokens", "gen_ai.response.finish_reasons", "gpt-5-mini", "Planner")
                    .contains("gen_ai.input.messages", "the secret prompt", "too many requests");
        }
    }

    @Test
    void writesRequestRunStepModelAndVendorCallsIntoOneTrace() {
        try (var collector = new ModelServer().otherwise(_ -> Answer.json(200, "{}"))) {
            var settings = new TelemetrySettings(Optional.of(collector.url("/v1/traces")), Map.of(), true);
            var now = Instant.EPOCH.plusSeconds(1000);
            try (var telemetry = Telemetry.open(settings)) {
                telemetry.call(call(Optional.empty())).done(new Telemetry.Usage(1, 1, "STOP", Optional.empty()));
                telemetry.fetched(new Telemetry.Fetch(
                        "edgar",
                        "GET",
                        URI.create("https://data.sec.gov/submissions/CIK1.json?key=hidden"),
                        now,
                        now.plusMillis(3),
                        Optional.of(200),
                        Optional.empty(),
                        Optional.of("run-1"),
                        Optional.of("plan")));
                telemetry.work(work("plan", now));
                telemetry.work(work("", now));
                telemetry.work(work("request", now));
            }

            byte[] trace = HexFormat.of().parseHex(RunTrace.trace("run-1"));
            String sent = collector.asked().getLast().body();
            String id = new String(trace, StandardCharsets.UTF_8);
            assertThat(sent.split(Pattern.quote(id), -1)).hasSize(6);
            assertThat(sent)
                    .contains("work plan", "work request", "GET edgar", "data.sec.gov")
                    .doesNotContain("hidden");
        }
    }

    @Test
    void waitsOnlyAMomentAtTheEndForACollectorThatDoesNotAnswer() {
        var telemetry = Telemetry.open(new TelemetrySettings(Optional.of(NOBODY), Map.of(), false));
        telemetry.call(call(Optional.empty())).done(new Telemetry.Usage(1, 1, "STOP", Optional.empty()));
        long before = System.nanoTime();

        telemetry.close();

        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(3));
    }

    private static Telemetry.Work work(String path, Instant now) {
        return new Telemetry.Work("run-1", path, "work " + path, now, now.plusMillis(5), Optional.empty());
    }

    @Test
    void takesAnEndpointWithOrWithoutItsPath() {
        for (var given : List.of("http://host:4318", "http://host:4318/", "http://host:4318/v1/traces")) {
            var settings = new TelemetrySettings(Optional.of(URI.create(given)), Map.of(), false);

            assertThat(settings.endpoint()).contains(URI.create("http://host:4318/v1/traces"));
        }
    }

    @Test
    void startsWithoutACollectorUnlessItIsRequired() {
        try (var telemetry = Telemetry.open(new TelemetrySettings(Optional.of(NOBODY), Map.of(), false))) {
            telemetry.call(call(Optional.empty())).failed("broken", "nobody listens");
        }

        assertThatThrownBy(() -> Telemetry.open(new TelemetrySettings(Optional.of(NOBODY), Map.of(), true)))
                .hasMessageContaining("telemetry.endpoint http://localhost:1/v1/traces")
                .hasMessageContaining("telemetry.required");
    }

    @Test
    void refusesACollectorThatRefusesUs() {
        try (var collector = new ModelServer().otherwise(_ -> Answer.json(401, "{}"))) {
            var settings = TelemetrySettings.langfuse(collector.url(""), "pk", "sk-secret", true);

            assertThatThrownBy(() -> Telemetry.open(settings)).hasMessageContaining("status 401");
            assertThat(collector.asked().getFirst().path()).isEqualTo("/api/public/otel/v1/traces");
            assertThat(settings.toString()).doesNotContain("sk-secret").doesNotContain("Basic");
        }
    }

    private static Telemetry.Call call(Optional<String> prompt) {
        return new Telemetry.Call(
                "chat", "openai", "gpt-5-mini", "Planner", 100, Optional.of("run-1"), Optional.of("plan"), prompt);
    }
}

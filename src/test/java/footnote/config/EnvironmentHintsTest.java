package footnote.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnvironmentHintsTest {
    @TempDir
    private Path folder;

    @Test
    void saysWhatToSetInsteadOfANameOfAnotherProgram() {
        var hints =
                EnvironmentHints.hints(Map.of("REDIS_URL", "redis://x", "GOOGLE_CLOUD_PROJECT", "", "PATH", "/bin"));

        assertThat(hints)
                .containsExactly(
                        "REDIS_URL is not used: sessions are kept in the database; set FOOTNOTE_DB to share them.");
    }

    @Test
    void sendsSpansToLangfuseByItsOwnNames() {
        var environment = Map.of(
                "FOOTNOTE_HOME", folder.toString(),
                "LANGFUSE_HOST", "http://localhost:3000/",
                "LANGFUSE_PUBLIC_KEY", "pk",
                "LANGFUSE_SECRET_KEY", "sk");

        var settings = new SettingsReader(environment, folder).read(Map.of());

        assertThat(settings.text(Setting.TELEMETRY_ENDPOINT))
                .isEqualTo("http://localhost:3000/api/public/otel/v1/traces");
        assertThat(settings.text(Setting.TELEMETRY_HEADERS)).isEqualTo("Authorization=Basic cGs6c2s=");
    }

    @Test
    void leavesTelemetryToTheNamesOfOpenTelemetryWhereTheyAreSet() {
        var environment = Map.of(
                "FOOTNOTE_HOME", folder.toString(),
                "OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector:4318/v1/traces",
                "LANGFUSE_PUBLIC_KEY", "pk",
                "LANGFUSE_SECRET_KEY", "sk");

        var settings = new SettingsReader(environment, folder).read(Map.of());

        assertThat(settings.text(Setting.TELEMETRY_ENDPOINT)).isEqualTo("http://collector:4318/v1/traces");
    }
}

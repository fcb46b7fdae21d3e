package footnote.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsReaderTest {
    @TempDir
    Path folder;

    @Test
    void laterLayersWin() throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), """
                budget:
                  run: 0.25
                  month: 5
                models.fast: [openrouter/a, openrouter/b]
                """);

        var settings = read(Map.of("FOOTNOTE_BUDGET_MONTH", "7"), Map.of(Setting.OFFLINE, "true"));

        assertThat(settings.amount(Setting.BUDGET_RUN)).isEqualByComparingTo("0.25");
        assertThat(settings.amount(Setting.BUDGET_MONTH)).isEqualByComparingTo("7");
        assertThat(settings.from(Setting.BUDGET_MONTH)).isEqualTo("FOOTNOTE_BUDGET_MONTH");
        assertThat(settings.list(Setting.MODELS_FAST)).containsExactly("openrouter/a", "openrouter/b");
        assertThat(settings.flag(Setting.OFFLINE)).isTrue();
        assertThat(settings.count(Setting.RETENTION_DAYS)).isEqualTo(90);
    }

    @Test
    void knowsTheUsualNamesAndSecretsInFiles() throws IOException {
        Files.writeString(folder.resolve("key"), "sk-1234567890abcdef\n");

        var settings = read(
                Map.of(
                        "GEMINI_API_KEY",
                        "one-key-of-many,another-key-xy",
                        "OPENAI_API_KEY_FILE",
                        "key",
                        "USE_SCRAPER",
                        "1"),
                Map.of());

        assertThat(settings.list(Setting.GEMINI_KEY)).hasSize(2);
        assertThat(settings.text(Setting.OPENAI_KEY)).isEqualTo("sk-1234567890abcdef");
        assertThat(settings.flag(Setting.VENDORS_SCRAPER)).isTrue();
    }

    @Test
    void showsNoSecret() {
        var settings = read(
                Map.of(
                        "OPENAI_API_KEY", "sk-canary-1234567890",
                        "FOOTNOTE_DB", "jdbc:postgresql://u:hunter2@h/db?password=hunter3"),
                Map.of());

        assertThat(settings.shown().toString())
                .contains("***90", "u:***@h", "password=***")
                .doesNotContain("canary", "hunter");
    }

    @Test
    void namesTheKeyTheValueAndWhatIsAllowed() {
        assertThatThrownBy(() -> read(Map.of("FOOTNOTE_BUDGET", "plenty"), Map.of()))
                .isInstanceOf(Fault.class)
                .hasMessage(
                        "budget.run (from FOOTNOTE_BUDGET) is 'plenty'; it must be an amount in dollars, such as 0.50");
    }

    @Test
    void showsNoPasswordOfARefusedUrl() {
        assertThatThrownBy(() -> read(Map.of("FOOTNOTE_DB", "postgres://u:hunter2@h/db"), Map.of()))
                .hasMessageContaining("jdbc:postgresql:")
                .hasMessageNotContaining("hunter2");
    }

    @Test
    void takesWordsThatYamlWouldReadOtherwise() throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), "log:\n  level: OFF\n");

        assertThat(read(Map.of(), Map.of()).text(Setting.LOG_LEVEL)).isEqualTo("OFF");
    }

    @Test
    void suggestsTheKeyThatWasMeant() throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), "budget:\n  runn: 1\n");

        assertThatThrownBy(() -> read(Map.of(), Map.of()))
                .hasMessageEndingWith("no setting 'budget.runn'; did you mean 'budget.run'?");
    }

    @Test
    void refusesAFileThatIsNotYaml() throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), "budget: [1, 2\nx: }");

        assertThatThrownBy(() -> read(Map.of(), Map.of())).hasMessageContaining("is not YAML");
    }

    @Test
    void runsNoCodeThatAFileNames() throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), "home: !!javax.script.ScriptEngineManager []\n");

        assertThatThrownBy(() -> read(Map.of(), Map.of())).hasMessageContaining("is not YAML");
    }

    private Settings read(Map<String, String> environment, Map<Setting, String> flags) {
        return new SettingsReader(environment, folder).read(flags);
    }
}

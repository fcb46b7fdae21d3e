package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.config.SettingsReader;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;

class LogRedactorTest {
    private static final String CANARY = "sk-canary-77aa55cc";

    private static String logged(LogRecord line) {
        var out = new ByteArrayOutputStream();
        var handler = new StreamHandler(out, new SimpleFormatter());
        var settings =
                new SettingsReader(Map.of("TAVILY_API_KEY", "other-key-1," + CANARY), Path.of("")).read(Map.of());
        LogRedactor.of(settings).over(handler);
        LogRedactor.of(settings).over(handler);
        handler.publish(line);
        handler.flush();
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void takesSecretsOutOfMessagesAndTraces() {
        var line = new LogRecord(Level.SEVERE, "asked with {0}");
        line.setParameters(new Object[] {CANARY});
        line.setThrown(new IllegalStateException("outer", new IllegalArgumentException("bad header " + CANARY)));

        assertThat(logged(line)).contains("asked with ***", "bad header ***").doesNotContain(CANARY);
    }

    @Test
    void letsNoTextFromOutsideLookLikeAnotherLine() {
        String forged = "x\r\nNov 15, 2026 10:00:00 AM root\nSEVERE: all keys were revoked";
        var line = new LogRecord(Level.WARNING, "no run ''{0}''");
        line.setParameters(new Object[] {forged});
        line.setThrown(new IllegalStateException(forged));

        assertThat(logged(line).lines().filter(each -> !each.startsWith(" ")))
                .hasSize(2)
                .noneMatch(each -> each.startsWith("SEVERE"));
    }
}

package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.runtime.json.Json;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BacktestCommandTest {
    private static final String[] WALK = {
        "backtest",
        "analyze",
        "--symbols",
        "KLVR",
        "--from",
        "2025-01-06",
        "--to",
        "2025-06-30",
        "--every",
        "10d",
        "--offline"
    };

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void calibratesLaterAnalysesOfTheSampleMarketAndSaysSo() {
        assertThat(cli(WALK)).isZero();
        assertThat(out()).contains("calls on 1 companies", "Brier score", "Fictional companies");

        assertThat(cli("analyze", "KLVR", "--offline", "--json")).isZero();

        var calibration = Json.tree(out()).path("calibration").asString();
        var recommendation = Json.tree(out()).path("final_recommendation");
        assertThat(recommendation.path("calibration").asString()).isEqualTo(calibration);
        assertThat(calibration).isIn("sample", "none");
    }

    @Test
    void saysWhatIsWrongWithAWalk() {
        assertThat(cli("backtest", "analyze", "--symbols", "KLVR", "--from", "2025-02-01", "--to", "2025-01-01"))
                .isEqualTo(2);
        assertThat(err()).contains("ends on or after its first day");

        assertThat(cli("backtest")).isEqualTo(2);
        assertThat(err()).contains("footnote backtest analyze");
    }

    private int cli(String... args) {
        out.reset();
        err.reset();
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        return new Cli(Map.of("FOOTNOTE_HOME", folder.toString()), folder, console, Desk::new).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}

package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.runtime.json.Json;
import footnote.runtime.run.Workflows;
import footnote.testing.Databases;
import footnote.testing.FakeMarket;
import footnote.testing.ScriptedModel;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyzeCommandTest {
    private static final Path GOLDEN = Path.of("src/test/resources/footnote/faces/cli/analysis-card.txt");
    private static final String[] OFFLINE = {"analyze", "ACME.NS", "--offline", "--as-of", "2026-01-05"};

    @TempDir
    Path folder;

    private final Map<String, String> environment = new HashMap<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private FakeMarket market = new FakeMarket();

    @BeforeEach
    void home() {
        environment.put("FOOTNOTE_HOME", folder.resolve("home").toString());
        Databases.intoHome(folder.resolve("home"));
    }

    @Test
    void printsTheCardOfTheGoldenFile() throws IOException {
        assertThat(cli(OFFLINE)).isZero();

        String card = out().replaceAll("(?m)^run .*$\\R?", "");
        if (System.getProperty("golden.write") != null) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, card);
        }
        assertThat(card).isEqualTo(Files.readString(GOLDEN));
    }

    @Test
    void printsTheSameCardOfTheSampleMarketWithoutAKey() throws IOException {
        assertThat(cli("analyze", "ACME.NS", "--sample", "--as-of", "2026-01-05"))
                .isZero();

        assertThat(out().replaceAll("(?m)^run .*$\\R?", "")).isEqualTo(Files.readString(GOLDEN));
        assertThat(err()).contains("The fictional sample market. No model is set up, so rules answer");
    }

    @Test
    void printsTheStateAloneAsJson() {
        assertThat(cli("analyze", "ACME.NS", "--offline", "--as-of", "2026-01-05", "--json", "--session", "s1"))
                .isZero();

        var state = Json.tree(out());
        assertThat(state.propertyNames())
                .contains(
                        "user_query",
                        "session_id",
                        "ticker",
                        "analysis_type",
                        "technical_result",
                        "fundamental_result",
                        "sentiment_result",
                        "final_recommendation",
                        "error",
                        "ledger",
                        "calibration");
        assertThat(state.path("ticker").asString()).isEqualTo("ACME.NS");
        assertThat(state.path("session_id").asString()).isEqualTo("s1");
        assertThat(state.path("analysis_type").asString()).isEqualTo("composite");
        assertThat(state.path("calibration").asString()).isEqualTo("none");
        assertThat(state.path("error").isNull()).isTrue();
        assertThat(state.path("final_recommendation").path("signal").asString())
                .isEqualTo(state.path("view").path("rating").asString());
        assertThat(state.path("view").path("fair_value").path("value").asDouble())
                .isPositive();
        assertThat(state.path("ledger").size()).isGreaterThan(50);
    }

    @Test
    void wordsTheSignalForDesksThatMayNotAdvise() {
        environment.put("FOOTNOTE_ANALYZE_WORDING", "signal");

        assertThat(cli(OFFLINE)).isZero();
        assertThat(out())
                .contains("Recommendation  NEUTRAL", "NEUTRAL · fair value")
                .doesNotContain("BUY", "SELL", "HOLD");

        assertThat(cli("analyze", "ACME.NS", "--offline", "--as-of", "2026-01-05", "--json"))
                .isZero();
        assertThat(Json.tree(out()).path("final_recommendation").path("signal").asString())
                .isEqualTo("NEUTRAL");
        assertThat(Json.tree(out()).path("view").path("rating").asString()).isEqualTo("NEUTRAL");
    }

    @Test
    void refusesAWordingItDoesNotKnow() {
        environment.put("FOOTNOTE_ANALYZE_WORDING", "shout");

        assertThat(cli(OFFLINE)).isEqualTo(2);

        assertThat(err()).contains("analyze.wording", "'shout'", "advice or signal");
    }

    @Test
    void namesTheNearestWhereNoCompanyMatches() {
        assertThat(cli("analyze", "Acmee Industris")).isEqualTo(2);

        assertThat(err()).contains("Acmee Industris", "ACME.NS (Acme Industries)", "sample market");
    }

    @Test
    void waitsForTheReaderWhereSeveralMatch() {
        assertThat(cli("analyze", "Gemini Steel", "--offline", "--as-of", "2026-01-05"))
                .isEqualTo(3);
        assertThat(out()).contains("Which company do you mean by 'Gemini Steel'?", "TWIN.NS", "TWIN.L");
        String id = out().lines()
                .filter(line -> line.contains("footnote reply"))
                .findFirst()
                .orElseThrow()
                .strip()
                .split(" ")[2];

        assertThat(cli("reply", id, "TWIN.NS")).isZero();

        assertThat(out()).contains("Gemini Steel (TWIN.NS)", "Analysis, not advice.");
    }

    @Test
    void refusesWithTheCandidatesWhereItMayNotAsk() {
        assertThat(cli("analyze", "Gemini Steel", "--offline", "--yes")).isEqualTo(2);

        assertThat(err()).contains("TWIN.NS (Gemini Steel)", "TWIN.L (Gemini Steel)");
    }

    @Test
    void printsAHostileHeadlineHarmlessly() {
        market = new FakeMarket().withoutNews();
        market.story(Duration.ofHours(1), "Acme \u001b[31mred\u001b]0;title\u0007 \u202Etxt");

        assertThat(cli(OFFLINE)).isZero();

        assertThat(out()).contains("Acme [31mred]0;title txt").doesNotContain("\u001b", "\u0007", "\u202E");
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
        var rules = new ScriptedModel();
        var workflows =
                new Workflows().with(Analyze.NAME, AnalysisRequest.class, Analyze.of(market.room(), rules, rules));
        return new Cli(environment, folder, console, settings -> new Desk(settings, workflows)).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}

package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import footnote.Desk;
import footnote.runtime.json.Json;
import footnote.testing.Databases;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The daily mover, the cell, schedules and coverage from the command line, offline on the sample market. */
class DeskCommandsTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> environment = new HashMap<>();

    @Test
    void findsAnalysesChartsAndMailsTheTopGainerInOneCommand() {
        assertThat(cli("movers", "--offline", "--email", "anna@example.org", "--out", "out"))
                .isZero();

        assertThat(out())
                .contains("top gainer of NASDAQ", "Total return", "Return vs. market", "[1]", "mover.eml")
                .contains("Fictional sample data");
        assertThat(folder.resolve("out/chart.png")).isNotEmptyFile();
        assertThat(folder.resolve("out/mover.eml"))
                .content(StandardCharsets.US_ASCII)
                .contains("To: anna@example.org");
    }

    @Test
    void givesTheMoverAsJson() {
        assertThat(cli("movers", "--offline", "--json", "--period", "1mo")).isZero();

        var report = Json.tree(out());
        assertThat(report.path("market").asString()).isEqualTo("NASDAQ");
        assertThat(report.path("period").asString()).isEqualTo("1mo");
        assertThat(report.path("chart_path").asString()).isEqualTo("chart.png");
        assertThat(report.path("mail").path("status").asString()).isEqualTo("written");
        assertThat(report.path("ledger").size()).isGreaterThan(8);
    }

    @Test
    void refusesWhatMoversCannotDo() {
        assertThat(cli("movers", "--offline", "--market", "NYSE")).isEqualTo(2);
        assertThat(err()).contains("NASDAQ alone");

        assertThat(cli("movers", "--offline", "--period", "3w")).isEqualTo(2);
        assertThat(err()).contains("no period '3w'", "3mo");

        assertThat(cli("movers", "--offline", "--email", "anna")).isEqualTo(2);
        assertThat(err()).contains("not an e-mail address");
    }

    @Test
    void raisesTheFloorsBySetting() {
        environment.put("FOOTNOTE_MOVERS_MIN_PRICE", "99999");

        assertThat(cli("movers", "--offline")).isZero();

        assertThat(out()).contains("No top gainer of NASDAQ found", "lower movers.min_price");
    }

    @Test
    void schedulesTheMover() {
        assertThat(cli("movers", "--offline", "--at", "16:30 America/New_York")).isZero();
        String id = out().split(" ", 2)[0];

        assertThat(cli("schedule")).isZero();
        assertThat(out()).contains(id, "movers", "16:30 America/New_York", "next ");

        assertThat(cli("schedule", "pause", id)).isZero();
        assertThat(cli("schedule", "list")).isZero();
        assertThat(out()).contains("paused");

        assertThat(cli("schedule", "remove", id)).isZero();
        assertThat(cli("schedule", "remove", id)).isEqualTo(2);
        assertThat(err()).contains("no schedule '" + id + "'");
    }

    @Test
    void schedulesAnyRunAgain() {
        assertThat(cli("movers", "--offline")).isZero();
        String run = out().lines()
                .filter(line -> line.startsWith("run "))
                .findFirst()
                .orElseThrow()
                .split("[ ,]")[1];

        assertThat(cli("schedule", "add", "daily 07:00 UTC", "--like", run, "--json"))
                .isZero();

        assertThat(Json.tree(out()).path("workflow").asString()).isEqualTo("movers");
        assertThat(cli("schedule", "add", "daily 07:00 UTC")).isEqualTo(2);
    }

    @Test
    void tellsOnlyWhatIsNewOnCoveredCompanies() {
        assertThat(cli("coverage", "digest", "--offline")).isEqualTo(2);
        assertThat(err()).contains("no company is covered");
        assertThat(cli("coverage", "add", "TRVM", "orrb", "--offline")).isZero();
        assertThat(out()).contains("Tarvimune Therapeutics Inc", "Orrenbeck Software Corp");

        assertThat(cli("coverage", "digest", "--offline")).isZero();
        assertThat(out())
                .contains("Form 8-K was filed on 30 Jun 2026", "on 30 Jun 2026", "[1]", "Sample market (fictional)")
                .contains("Your companies · 30 Jun 2026", "changes not reported before.")
                .contains("“Tarvimune soars after its lupus antibody succeeds in a late-stage trial”");

        assertThat(cli("coverage", "digest", "--offline")).isZero();
        assertThat(out()).contains("Quiet day: no change to report.", "nothing was mailed");
    }

    @Test
    void keepsPositionsByHandAndFromAFile() throws IOException {
        var file = Files.writeString(
                folder.resolve("positions.csv"), "Symbol,Quantity,Average cost\nQVLN,10,150\nNOPE,1,1\nTRVM,x,2\n");

        assertThat(cli("coverage", "add", "TRVM", "--shares", "1200", "--cost", "28.40", "--offline"))
                .isZero();
        assertThat(out()).contains("1,200 shares at $28.40");
        assertThat(cli("coverage", "import", file.toString(), "--offline")).isEqualTo(2);
        assertThat(err()).contains("add --currency");
        assertThat(cli("coverage", "import", file.toString(), "--currency", "USD", "--offline"))
                .isZero();
        assertThat(out()).contains("QVLN", "10 shares at $150.00");
        assertThat(err())
                .contains("line 3 left out: no company has the symbol 'NOPE'", "line 4 left out: the quantity 'x'");
        assertThat(cli("coverage", "--offline", "--json")).isZero();
        assertThat(Json.tree(out()).path(1).path("position").path("shares").asInt())
                .isEqualTo(1200);
        assertThat(cli("coverage", "add", "TRVM", "--shares", "0", "--offline")).isZero();
        assertThat(out()).contains("no position");
        assertThat(cli("coverage", "add", "TRVM", "QVLN", "--shares", "1", "--offline"))
                .isEqualTo(2);
    }

    @Test
    void keepsChecksAndShowsTheses() {
        assertThat(cli("thesis", "--offline")).isZero();
        assertThat(out()).contains("no thesis is kept");
        assertThat(cli("thesis", "add", "QVLN", "wrong if vibes drop", "--offline"))
                .isEqualTo(2);
        assertThat(err()).contains("the sentence cannot become a test");
        assertThat(cli(
                        "thesis",
                        "add",
                        "QVLN",
                        "right if FCF exceeds $550m in FY25",
                        "--offline",
                        "--as-of",
                        "2025-06-30"))
                .isZero();
        assertThat(out()).contains("QVLN-1", "The thesis is open", "[1]");

        assertThat(cli("thesis", "check", "--offline")).isZero();
        assertThat(out()).contains("The thesis is confirmed: FY25 free cash flow was $604m");
        assertThat(cli("thesis", "check", "QVLN", "--offline")).isZero();
        assertThat(out()).contains("It was reported before.");
        assertThat(cli("thesis", "show", "QVLN-1", "--offline")).isZero();
        assertThat(out())
                .contains(
                        "test: right if free cash flow is above $550m in FY25\n",
                        "30 Jun 2026  The thesis is confirmed")
                .contains("history: intact");
        assertThat(cli("thesis", "remove", "QVLN-1", "--offline")).isZero();
        assertThat(cli("thesis", "show", "QVLN-1", "--offline")).isEqualTo(2);
    }

    @Test
    void screensTheSampleMarket() throws IOException {
        var file = Files.writeString(folder.resolve("list.txt"), "QVLN\nORRB # a remark\n\nTRVM\n");

        assertThat(cli(
                        "screen",
                        "operating margin > 30%",
                        "--universe",
                        file.toString(),
                        "--save",
                        "high",
                        "--offline"))
                .isZero();
        assertThat(out()).contains("1 of 3 companies meet the screen", "QVLN", "39.9% [1] FY25");
        assertThat(cli("screen", "high", "--universe", file.toString(), "--csv", "--offline"))
                .isZero();
        assertThat(out()).startsWith("symbol,name,market,metric").contains("QVLN,", "operating_margin");
        assertThat(cli("screen", "high", "--universe", file.toString(), "--json", "--offline"))
                .isZero();
        assertThat(Json.tree(out()).path("rows").size()).isEqualTo(1);
        assertThat(cli("screen", "list", "--offline")).isZero();
        assertThat(out()).contains("high  operating margin > 30%");
        assertThat(cli("screen", "remove", "high", "--offline")).isZero();
        assertThat(cli("screen", "high > 3%", "--offline")).isEqualTo(2);
        assertThat(err()).contains("the metric 'high' is unknown; nearest: ");
        assertThat(cli("screen", "--offline")).isEqualTo(2);
    }

    @Test
    void saysThatNoChannelIsSetUp() {
        assertThat(cli("messages")).isZero();
        assertThat(out()).contains("no channel is set up");
        assertThat(cli("messages", "try")).isEqualTo(2);
        assertThat(cli("messages", "resend", "nothing")).isEqualTo(2);
        environment.put("SLACK_WEBHOOK_URL", "https://evil.example/secret-path");
        assertThat(cli("messages")).isEqualTo(2);
        assertThat(err())
                .contains("slack.webhook is at the host 'evil.example'")
                .doesNotContain("secret-path");
    }

    @Test
    void keepsTheListOfCoveredCompanies() {
        cli("coverage", "add", "TRVM", "--offline");
        assertThat(cli("coverage", "add", "TRVM", "--offline")).isZero();
        assertThat(out()).contains("already");
        assertThat(cli("coverage", "add", "NOSUCHCOMPANY", "--offline")).isEqualTo(2);
        assertThat(cli("coverage", "--offline", "--json")).isZero();
        assertThat(Json.tree(out()).path(0).path("symbol").asString()).isEqualTo("TRVM");

        assertThat(cli("coverage", "remove", "trvm", "--offline")).isZero();

        assertThat(cli("coverage", "list", "--offline")).isZero();
        assertThat(out()).contains("no company is covered");
        assertThat(cli("coverage", "remove", "TRVM", "--offline")).isEqualTo(2);
    }

    @Test
    void runsAProgramInTheCell() throws IOException {
        Files.writeString(folder.resolve("p.py"), "print('hi')\nresult = sum(data['values'])");
        Files.writeString(folder.resolve("in.json"), "{\"values\": [1, 2, 3]}");

        int code = cli("sandbox", "run", "p.py", "--input", "in.json", "--json");

        var result = Json.tree(out());
        assumeTrue(!result.path("status").asString().equals("unavailable"), () -> out());
        assertThat(code).isZero();
        assertThat(result.path("result").asInt()).isEqualTo(6);
        assertThat(result.path("stdout").asString()).isEqualTo("hi\n");
    }

    @Test
    void saysWhichCellThisMachineHas() {
        cli("doctor");

        assertThat(out()).containsPattern("sandbox +(bubblewrap|landlock|docker|podman|none)");
    }

    @Test
    void saysWhatIsWrongWithAProgramsFiles() throws IOException {
        assertThat(cli("sandbox", "run", "none.py")).isEqualTo(2);
        assertThat(err()).contains("cannot read none.py");
        Files.writeString(folder.resolve("p.py"), "result = 1");
        Files.writeString(folder.resolve("bad.json"), "{nonsense");

        assertThat(cli("sandbox", "run", "p.py", "--input", "bad.json")).isEqualTo(2);

        assertThat(err()).contains("bad.json is not JSON");
    }

    private int cli(String... args) {
        out.reset();
        err.reset();
        environment.put("FOOTNOTE_HOME", folder.resolve("home").toString());
        Databases.intoHome(folder.resolve("home"));
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        return new Cli(environment, folder, console, Desk::new).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}

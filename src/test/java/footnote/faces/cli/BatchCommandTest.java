package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many companies from the command line, offline on the sample market. */
class BatchCommandTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void analysesEveryCompanyOfAFileAndWritesASummary() throws IOException {
        universe("QVLN # a compounder", "", "Nonsense <b>Corp</b>", "../../etc", "KLVR", "QVLN");

        int code = cli("batch", "analyze", "--universe", "u.txt", "--offline", "--out", "all");

        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains(
                        "Quavelin Systems Inc",
                        "Kelvarra Semiconductor Corp",
                        "no listed company goes by",
                        "2 analysed, 2 not");
        assertThat(folder.resolve("all/summary.html"))
                .content()
                .contains("2 of 4", "Fictional sample data", "Nonsense &lt;b&gt;Corp&lt;/b&gt;")
                .doesNotContain("<b>Corp")
                .contains("href=\"0001-QVLN/");
        try (var files = Files.list(folder.resolve("all"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .contains("0001-QVLN", "0004-KLVR", "summary.html", "summary.json");
        }
    }

    @Test
    void givesTheWholeAsJson() throws IOException {
        universe("QVLN", "ORRB");

        assertThat(cli(
                        "batch",
                        "ask",
                        "--question",
                        "What are the main risks of {company}?",
                        "--universe",
                        "u.txt",
                        "--offline",
                        "--json"))
                .isZero();

        var json = Json.tree(out.toString(StandardCharsets.UTF_8));
        assertThat(json.path("done").asInt()).isEqualTo(2);
        assertThat(json.path("state").asString()).isEqualTo("done");
        assertThat(json.path("items").size()).isEqualTo(2);
        assertThat(json.path("items").path(0).path("run_id").asString())
                .startsWith(json.path("batch_id").asString());
    }

    @Test
    void listsShowsAndRefuses() throws IOException {
        universe("Nobody At All");
        assertThat(cli("batch", "analyze", "--universe", "u.txt", "--offline", "-q"))
                .isEqualTo(Cli.REFUSED);
        assertThat(cli("batch", "list")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("0 of 1 done, 1 refused");

        assertThat(cli("batch", "movers", "--universe", "u.txt")).isEqualTo(Cli.REFUSED);
        assertThat(cli("batch", "ask", "--universe", "u.txt", "--offline")).isEqualTo(Cli.REFUSED);
        assertThat(cli("batch", "analyze", "--universe", "none.txt", "--offline"))
                .isEqualTo(Cli.REFUSED);
        assertThat(cli("batch", "resume", "nope")).isEqualTo(Cli.REFUSED);
        assertThat(cli("batch")).isEqualTo(Cli.REFUSED);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains(
                        "movers looks at a market", "{company}", "there is no file", "no batch 'nope'", "batch report");
    }

    private void universe(String... lines) throws IOException {
        Files.write(folder.resolve("u.txt"), java.util.List.of(lines));
    }

    private int cli(String... args) {
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        Databases.intoHome(folder.resolve("home"));
        return new Cli(Map.of("FOOTNOTE_HOME", folder.resolve("home").toString()), folder, console, Desk::new)
                .run(args);
    }
}

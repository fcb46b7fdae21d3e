package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportSamples;
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

class CheckCommandTest {
    private static final PrintedReport PRINTED = ReportSamples.printed();

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void provesAReportInItsFolder() throws IOException {
        publish();

        assertThat(cli("check", "report/equity_report.html")).isZero();

        assertThat(out()).contains("drawn figures against ledger.json", "no error found");
    }

    @Test
    void listsWhatDoesNotHoldAndFails() throws IOException {
        publish();
        var page = folder.resolve("report/equity_report.html");
        Files.writeString(page, Files.readString(page).replaceFirst(">\\$27\\.4bn</a>", ">\\$72.4bn</a>"));

        assertThat(cli("check", "report/equity_report.html")).isEqualTo(Cli.FAILED);
        assertThat(out()).contains("'$72.4bn'", "reads $27.4bn", "changed after it was printed", "2 errors");

        assertThat(cli("check", "report/equity_report.html", "--json")).isEqualTo(Cli.FAILED);
        var json = Json.tree(out());
        assertThat(json.path("holds").asBoolean()).isFalse();
        assertThat(json.path("doubts").get(0).path("text").asString()).isEqualTo("$72.4bn");
    }

    @Test
    void saysWhatIsMissing() throws IOException {
        assertThat(cli("check", "nowhere.html")).isEqualTo(Cli.REFUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("there is no");

        publish();
        Files.writeString(folder.resolve("report/ledger.json"), "{");
        assertThat(cli("check", "report/equity_report.html")).isEqualTo(Cli.REFUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("cannot be read");
    }

    private void publish() throws IOException {
        var report = Files.createDirectories(folder.resolve("report"));
        Files.write(report.resolve(PrintedReport.PAGE), PRINTED.file(PrintedReport.PAGE));
        Files.write(report.resolve(PrintedReport.LEDGER), PRINTED.file(PrintedReport.LEDGER));
    }

    private int cli(String... args) {
        out.reset();
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

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }
}

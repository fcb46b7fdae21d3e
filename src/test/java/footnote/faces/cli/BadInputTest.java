package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a reader gets wrong is told in one line, at once, with exit code 2. */
@Timeout(60)
class BadInputTest {
    @TempDir
    Path folder;

    private CliHome cli;

    @BeforeEach
    void files() throws IOException {
        cli = new CliHome(folder);
        Files.createDirectory(folder.resolve("empty"));
        Files.writeString(folder.resolve("file"), "x");
        Files.writeString(folder.resolve("lines"), "QVLN\n");
        Files.writeString(folder.resolve("broken.json"), "{\"a\": [" + "1, ".repeat(5000));
        Files.writeString(folder.resolve("broken.csv"), "a,b\n" + "x".repeat(5000) + ",2\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "purge --days -1",
                "runs -n 0",
                "runs -n -5",
                "audit --expect abc",
                "ask what --companies lines --questions lines",
                "report ORRB --offline --yes --out /dev/null",
                "report ORRB --offline --yes --out /proc/nope",
                "report ORRB --offline --yes --out file",
                "report ORRB --offline --yes --as-of 0001-01-01",
                "analyze ORRB --as-of 0001-01-01",
                "prices ORRB --offline --chart /nonexistent/dir/x.png",
                "prices ORRB --offline --chart x.bmp",
                "completion nope",
                "demo --out /proc/nope",
                "demo extra",
                "config extra",
                "coverage add QVLN --shares 5 --cost 10 --currency ZZZ --offline",
                "search margins --offline --symbol NOPE",
                "report ORRB --offline --yes --assume wacc=-9%",
                "ask margins --offline --max-error 500%",
                "worker --workflows bogus",
                "eval",
                "--budget 5",
                "--out X",
                "ingest empty",
                "ingest broken.json",
                "ingest broken.csv",
                "frobnicate",
                "search margins --k 0",
                "ask what --offline --session aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhhiiiii",
                "resume x --out other",
                "leads find --offline --yes --suppress empty",
                "leads find --offline --yes --suppress missing",
            })
    void isToldInOneLine(String line) {
        assertThat(cli.run(line.split(" ", -1))).as(cli.out() + cli.err()).isEqualTo(Cli.REFUSED);

        assertThat(cli.err().strip().lines()).as(cli.err()).hasSize(1);
        assertThat(cli.err()).hasSizeLessThan(500).doesNotContain("Exception", "java.");
    }

    @Test
    void namesThePortThatIsInUseBeforeAnythingStarts() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int code = cli.run("serve", "--sample", "--port", String.valueOf(taken.getLocalPort()));

            assertThat(code).isEqualTo(Cli.REFUSED);
            assertThat(cli.err().strip())
                    .isEqualTo("footnote: port " + taken.getLocalPort()
                            + " of 127.0.0.1 is in use; give another with --port");
        }
    }

    @Test
    void givesValuesInTheUnitTheyWereTypedIn() {
        cli.run("report", "ORRB", "--offline", "--yes", "--assume", "wacc=-9%");
        assertThat(cli.err()).contains("wacc may be from 1% to 40%, not -9%");

        cli.run("ask", "margins", "--offline", "--max-error", "500%");
        assertThat(cli.err()).contains("not 500%");

        cli.run("frobnicate");
        assertThat(cli.err()).contains("there is no command 'frobnicate'");
    }

    @Test
    void keepsPricesUnderTheSymbolTheyNameAndTellsOfRowsWithoutFigures() throws IOException {
        Files.writeString(
                folder.resolve("prices_bad.csv"),
                "date,symbol,close\n2024-01-02,ORRB,10\n2024-01-03,ORRB,NaN\n2024-01-04,ORRB,11\n");
        Files.writeString(folder.resolve("two.csv"), "date,symbol,close\n2024-01-02,AAA,10\n2024-01-03,BBB,11\n");

        assertThat(cli.run("ingest", "prices_bad.csv")).isZero();
        assertThat(cli.out()).contains("ORRB.csv", "2 rows of prices", "1 row without a day or a close left out");
        assertThat(cli.run("ingest", "two.csv")).isEqualTo(Cli.REFUSED);
        assertThat(cli.err()).contains("2 symbols, such as AAA and BBB");
    }

    @Test
    void followsNoLinkOutOfAFolderAndPrintsNamesOnOneLine() throws IOException {
        var papers = Files.createDirectory(folder.resolve("papers"));
        Files.writeString(folder.resolve("shadow.txt"), "root secret words of somebody else");
        Files.createSymbolicLink(papers.resolve("link.txt"), folder.resolve("shadow.txt"));
        Files.writeString(papers.resolve("two\nlines.txt"), "The margin of Quavelin rose in the year.");

        assertThat(cli.run("ingest", "papers", "--symbol", "QVLN")).isZero();

        assertThat(cli.out()).contains("[1/1]", "two\\nlines").doesNotContain("link");
    }

    @Test
    void saysThatANameWithAZeroByteIsNoFile() {
        assertThat(cli.run("ingest", "x\u0000y")).isEqualTo(Cli.REFUSED);

        assertThat(cli.err()).contains("cannot be the name of a file").doesNotContain("Exception");
    }

    @Test
    void refusesAnEmptyFolderToWriteTo() {
        assertThat(cli.run("report", "ORRB", "--offline", "--yes", "--out", "")).isEqualTo(Cli.REFUSED);

        assertThat(cli.err()).contains("--out is empty");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mail: &m\n  x: *m\n",
                "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\n",
                "mail:\n  port: 999999\n",
                "mail:\n  port: 0\n",
                "offline: true\noffline: false\n",
                "home: [",
                "just words",
            })
    void refusesASettingsFileThatCannotBeMeant(String yaml) throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), yaml);

        assertThat(cli.run("runs")).as(cli.err()).isEqualTo(Cli.REFUSED);

        assertThat(cli.err().strip().lines()).hasSize(1);
    }

    @Test
    void refusesAHugeSettingsFileQuickly() throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), "home: " + "x".repeat(5_000_000));

        assertThat(cli.run("runs")).isEqualTo(Cli.REFUSED);

        assertThat(cli.err()).contains("at most").hasSizeLessThan(500);
    }

    @Test
    void refusesADeviceAsASecret() {
        cli.environment.put("OPENAI_API_KEY_FILE", "/dev/zero");

        assertThat(cli.run("runs")).isEqualTo(Cli.REFUSED);

        assertThat(cli.err()).contains("OPENAI_API_KEY_FILE", "no plain file");
    }
}

package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(Lifecycle.PER_CLASS)
class DemoCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private Path index;
    private int code;

    @BeforeAll
    void run(@TempDir Path folder) {
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString());
        code = new Cli(environment, folder, console, Desk::new).run("demo");
        index = folder.resolve("footnote-demo/index.html");
    }

    @Test
    void printsItsProgressAndThePathAndNothingElse() {
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();

        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(7).allSatisfy(line -> assertThat(line)
                .matches("\\[\\d/6] .* [0-9.]+ m?s|Open .*index\\.html"));
    }

    @Test
    void showsWhatEachOfTheFiveWorkflowsMade() throws IOException {
        var page = Jsoup.parse(Files.readString(index));

        assertThat(page.select("section.part").eachAttr("id"))
                .containsExactly("report", "ask", "analyze", "movers", "leads", "next");
        assertThat(page.select("#ask mark")).as("the highlighted source").isNotEmpty();
        assertThat(page.select("#analyze .call-word")).hasSize(1);
        assertThat(page.select("#leads table.leads tbody tr")).hasSizeBetween(3, 10);
        assertThat(page.select("table.time tbody tr")).hasSize(5);
    }

    @Test
    void opensWithoutAServerAndWithoutANetwork() throws IOException {
        var page = Jsoup.parse(Files.readString(index));

        assertThat(page.select("img[src], iframe[src], link[href], script[src]"))
                .extracting(each -> each.hasAttr("src") ? each.attr("src") : each.attr("href"))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(index.resolveSibling(file)).isNotEmptyFile());
        assertThat(page.select("a[href]").stream()
                        .map(link -> link.attr("href"))
                        .filter(to -> !to.startsWith("#") && !to.startsWith("https://")))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(index.resolveSibling(file.replaceFirst("#.*", "")))
                        .isNotEmptyFile());
        assertThat(page.select("a[href^=#]"))
                .extracting((Element link) -> link.attr("href").substring(1))
                .allSatisfy(id -> assertThat(page.getElementById(id)).as(id).isNotNull());
    }

    @Test
    void showsTheMailAsItsReaderSeesIt() throws IOException {
        var mail = Jsoup.parse(Files.readString(index.resolveSibling("movers/mail.html")));

        assertThat(mail.select("img").attr("src")).startsWith("data:image/png;base64,");
    }
}

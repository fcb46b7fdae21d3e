package footnote.faces.web;

import footnote.config.Version;
import footnote.domain.Words;
import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Assets;
import footnote.faces.web.layout.TimeText;
import footnote.faces.web.result.ReportSheet;
import footnote.faces.web.result.ResultSheets;
import footnote.faces.web.run.RunCost;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs.ArtifactRow;
import footnote.workflows.report.ReportOutcome;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.nodes.Document;

/** The demo's page: what each workflow made, as the web pages show it, in one file that opens without a server. */
public final class DemoPage {
    private static final int CHARTS = 9;
    private static final int LEADS = 10;
    private static final Pattern FONT = Pattern.compile("url\\(\"(fonts/[a-z0-9-]+\\.woff2)\"\\)");

    private final RunAccess runs;

    public DemoPage(RunAccess runs) {
        this.runs = runs;
    }

    /** One workflow's run: the command that a reader would type, and how long it took here. */
    public record Part(String name, String command, RunRow run, long millis) {}

    public String html(List<Part> parts, int pages, long millis) {
        return Html.of(
                        """
                        <!doctype html>
                        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
                        <meta name="color-scheme" content="light dark"><title>Footnote demo</title><style>{}</style></head>
                        <body class="demo"><a class="skip" href="#main">Skip to content</a>
                        <header class="bar"><div class="wide"><a class="mark" href="#main">Footnote<sup>1</sup></a><nav aria-label="Main">{}</nav>
                        <div class="bar-end"><span class="tag tag-sample">Sample market</span></div></div></header>
                        <main id="main" class="wide" tabindex="-1">
                        <section class="demo-hero"><h1>Five workflows, one machine, no key</h1>
                        <p class="lede">Everything below was made on this machine in {}, without a network and without a language model. The companies are fictional. Each figure carries a number; choose it to see the source.</p></section>
                        {}{}
                        <section class="part" id="next"><h2>Next</h2><ul class="next">
                        <li><code>./footnote serve --offline</code> opens the same as web pages at http://127.0.0.1:8000/, with an API and MCP.</li>
                        <li><code>./footnote report AAPL</code> writes a report on a real company, from its filings.</li>
                        <li>Set a key such as <code>GEMINI_API_KEY</code>, <code>ANTHROPIC_API_KEY</code> or <code>OPENAI_API_KEY</code> to have a language model write the text; each of its figures is checked.</li></ul></section>
                        </main>
                        <footer class="wide foot"><p>Every figure leads to its source. Analysis, not advice.</p><p>Footnote {}</p></footer>
                        <script type="module">{}</script></body></html>
                        """,
                        style(),
                        parts.stream().map(part -> Html.of("<a href=\"#{}\">{}</a>", part.name(), title(part.name()))),
                        TimeText.length(millis),
                        times(parts),
                        parts.stream().map(part -> section(part, pages)),
                        Version.text(),
                        asset("notes.js"))
                .markup();
    }

    /** The pages' own style sheet, its fonts written into it. */
    private static Html style() {
        String fonts = FONT.matcher(text("page.css"))
                .replaceAll(font -> "url(data:font/woff2;base64,"
                        + Base64.getEncoder()
                                .encodeToString(Assets.read(font.group(1)).orElseThrow()) + ")");
        return Html.own(fonts + text("demo.css"));
    }

    private static Html asset(String name) {
        return Html.own(text(name));
    }

    private static String text(String name) {
        return new String(Assets.read(name).orElseThrow(), StandardCharsets.UTF_8);
    }

    private static String title(String name) {
        return switch (name) {
            case "ask" -> "Answer";
            case "analyze" -> "Analysis";
            case "movers" -> "Top gainer";
            default -> Words.capitalized(name);
        };
    }

    private Html times(List<Part> parts) {
        return Html.of(
                """
                <div class="scroll" tabindex="0" role="region" aria-label="Time and cost"><table class="time"><thead><tr><th scope="col">Workflow</th><th scope="col">Command</th><th scope="col">Time</th><th scope="col">Cost</th></tr></thead><tbody>{}</tbody></table></div>
                """,
                parts.stream()
                        .map(part -> Html.of(
                                "<tr><th scope=\"row\"><a href=\"#{}\">{}</a></th><td><code>{}</code></td><td>{}</td><td>${}</td></tr>",
                                part.name(),
                                title(part.name()),
                                part.command(),
                                TimeText.length(part.millis()),
                                RunCost.dollars(runs.desk()
                                        .engine()
                                        .runs()
                                        .spending(part.run().id())
                                        .cost()))));
    }

    private Html section(Part part, int pages) {
        return Html.of(
                "<section class=\"part\" id=\"{}\"><h2>{}</h2><p class=\"command\"><code>{}</code></p>{}</section>\n",
                part.name(),
                title(part.name()),
                part.command(),
                part.run().result().isEmpty()
                        ? Html.of(
                                "<p class=\"gap\">{}</p>",
                                part.run()
                                        .fault()
                                        .map(fault -> fault.message())
                                        .orElse("no result: "
                                                + part.run().status().word()))
                        : switch (part.name()) {
                            case "report" -> report(part, pages);
                            case "movers" -> mail(part);
                            default -> sheet(part);
                        });
    }

    private Set<String> files(Part part) {
        return runs.desk().engine().runs().artifacts(part.run().id()).stream()
                .map(ArtifactRow::name)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private Html sheet(Part part) {
        var sheet = new ResultSheets(runs).of(part.run(), part.run().result().orElseThrow(), Caller.local());
        var page = new SavedSheet(part.name(), files(part)).of(sheet);
        shorten(page);
        SavedSheet.foldNotes(page);
        return Html.own(page.body().html());
    }

    /** Keeps what fits a demo: the first rows of long tables; the rest is in the files. */
    private static void shorten(Document page) {
        page.select("section.evidence, table.leads tbody tr:gt(" + (LEADS - 1) + ")")
                .remove();
        page.select("table.leads a[href]").forEach(link -> link.unwrap());
        page.select(".passages details").stream().limit(1).forEach(source -> source.attr("open", ""));
    }

    private Html report(Part part, int pages) {
        var outcome = Json.read(part.run().result().orElseThrow(), ReportOutcome.class);
        var files = files(part);
        return Html.of(
                """
                <div class="demo-report"><a class="cover" href="report/equity_report.pdf"><img src="report/page-1.png" alt="First page of the report on {}"></a>
                <div><p class="kicker">{} ({}) · as of {}</p><h3>{}</h3>
                <p class="downloads"><a class="button" href="report/equity_report.html">Read the report</a>{}{}{}</p>
                {}{}</div></div>
                <ul class="demo-pages">{}</ul><h3>Charts</h3><ul class="demo-charts">{}</ul>
                """,
                outcome.companyName(),
                outcome.companyName(),
                outcome.ticker(),
                TimeText.day(outcome.asOf()),
                outcome.finding().orElse("Report"),
                download(files, "equity_report.pdf", "PDF"),
                download(files, "data.xlsx", "Workbook (XLSX)"),
                download(files, "facts.csv", "Figures (CSV)"),
                plain(part, files),
                outcome.publication().stream()
                        .flatMap(made -> made.infographics().stream().limit(1))
                        .map(each -> Html.of(
                                "<a class=\"demo-infographic\" href=\"{}\"><img src=\"{}\" alt=\"{}\"></a>",
                                local(each.filename()),
                                local(each.filename()),
                                each.title())),
                IntStream.rangeClosed(2, pages)
                        .mapToObj(page -> Html.of(
                                "<li><a href=\"report/equity_report.pdf#page={}\"><img src=\"report/page-{}.png\" loading=\"lazy\" alt=\"Page {}\"></a></li>",
                                page,
                                page,
                                page)),
                outcome.publication().stream().flatMap(made -> made.charts().stream()
                        .limit(CHARTS)
                        .map(chart -> Html.of(
                                "<li><a href=\"{}\"><img src=\"{}\" loading=\"lazy\" alt=\"\"><span>{}</span></a></li>",
                                local(chart.filename()),
                                local(chart.filename()),
                                chart.metricName()))));
    }

    private Html plain(Part part, Set<String> files) {
        var sheet = new ReportSheet(
                        part.run(),
                        Json.read(part.run().result().orElseThrow(), ReportOutcome.class),
                        List.copyOf(files))
                .html();
        var page = new SavedSheet(part.name(), files).of(sheet);
        SavedSheet.foldNotes(page);
        return Html.own(
                page.select(".thesis").outerHtml() + page.select(".notes").outerHtml());
    }

    private static Html download(Set<String> files, String file, String label) {
        return Html.when(
                files.contains(file), Html.of("<a class=\"button quiet\" href=\"report/{}\">{}</a>", file, label));
    }

    private static String local(String path) {
        return "report/" + path.substring(path.lastIndexOf('/') + 1);
    }

    private static Html mail(Part part) {
        return Html.of("""
                <p>The e-mail as its reader sees it; <a href="{}/mover.eml">the message file</a> is what a mail server would send.</p>
                <iframe class="demo-mail" title="E-mail on the top gainer" src="{}/mail.html" sandbox=""></iframe>
                """, part.name(), part.name());
    }
}

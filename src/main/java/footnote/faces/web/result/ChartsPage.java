package footnote.faces.web.result;

import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Layout;
import footnote.publication.report.PrintedReport;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** A report's charts one by one: the picture, which a script makes one to zoom into, and the same as a table. */
public final class ChartsPage {
    private static final String FACT = "f[0-9a-f]{12,64}";

    private final RunAccess runs;
    private final Layout layout;

    public ChartsPage(RunAccess runs, Layout layout) {
        this.runs = runs;
        this.layout = layout;
    }

    public static boolean has(List<String> files) {
        return files.contains(PrintedReport.CHARTS);
    }

    public String html(RunRow run, Caller caller) {
        var file = runs.artifact(caller, run.id().value(), PrintedReport.CHARTS);
        try {
            var charts = each(Json.tree(Files.readString(file)).path("charts")).toList();
            return layout.page(
                    "Charts",
                    "Runs",
                    Optional.of(caller),
                    List.of("exhibits.js"),
                    Html.of(
                            """
                            <p class="kicker"><a href="/runs/{}">{}</a> · <a href="/runs/{}/view/{}">Report</a></p><h1 class="run-title">Charts</h1>
                            <div id="exhibits" data-src="/api/runs/{}/artifacts/{}" data-facts="/runs/{}/facts">{}</div>
                            """,
                            run.id(),
                            run.title(),
                            run.id(),
                            ReportSheet.PAGE,
                            run.id(),
                            PrintedReport.CHARTS,
                            run.id(),
                            charts.stream().map(chart -> exhibit(run, chart))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    private static Html exhibit(RunRow run, JsonNode chart) {
        String title = chart.path("title").asString();
        String picture =
                "/api/runs/" + run.id() + "/artifacts/" + chart.path("file").asString();
        String says = title + "; the table has the figures";
        return Html.of(
                """
                <section class="exhibit" id="exhibit-{}" data-exhibit="{}" tabindex="-1"><h2>{}</h2><p class="small">Exhibit {} · {}</p>
                <div class="exhibit-plot{}" data-picture="{}" data-says="{}"><noscript><img class="chart" src="{}" loading="lazy" alt="{}"></noscript></div>
                <details><summary>Table of exhibit {}</summary><div class="scroll" tabindex="0" role="region" aria-label="Table of exhibit {}">{}</div></details>
                <p class="small">As of {}. Source: {}.</p></section>
                """,
                chart.path("exhibit").asInt(),
                chart.path("exhibit").asInt(),
                title,
                chart.path("exhibit").asInt(),
                chart.path("unit").asString(),
                chart.has("candles") ? " tall" : "",
                picture,
                says,
                picture,
                says,
                chart.path("exhibit").asInt(),
                chart.path("exhibit").asInt(),
                chart.has("candles") ? days(chart.path("candles")) : figures(run, chart),
                chart.path("as_of").asString(),
                chart.path("source").asString());
    }

    private static Html figures(RunRow run, JsonNode chart) {
        return Html.of(
                "<table class=\"numbers\"><thead><tr><th scope=\"col\">Series</th>{}</tr></thead><tbody>{}</tbody></table>",
                each(chart.path("columns")).map(column -> Html.of("<th scope=\"col\">{}</th>", column.asString())),
                each(chart.path("lines"))
                        .map(line -> Html.of(
                                "<tr><th scope=\"row\">{}</th>{}</tr>",
                                line.path("name").asString(),
                                IntStream.range(0, line.path("texts").size()).mapToObj(i -> cell(run, line, i)))));
    }

    private static Html cell(RunRow run, JsonNode line, int i) {
        String fact = line.path("facts").path(i).asString("");
        String text = line.path("texts").path(i).asString("");
        return fact.matches(FACT)
                ? Html.of("<td><a href=\"/runs/{}/facts/{}\">{}</a></td>", run.id(), fact, text)
                : Html.of("<td>{}</td>", text);
    }

    /** The days, newest first, with what is drawn over and under them. */
    private static Html days(JsonNode candles) {
        var bars = candles.path("bars");
        var curves = Stream.concat(
                        each(candles.path("curves")),
                        Stream.of(candles.path("indicator").path("curve")))
                .filter(curve -> curve.has("values"))
                .toList();
        return Html.of(
                "<table class=\"numbers\"><thead><tr><th scope=\"col\">Day</th>{}{}</tr></thead><tbody>{}</tbody></table>",
                Stream.of("Open", "High", "Low", "Close", "Volume")
                        .map(name -> Html.of("<th scope=\"col\">{}</th>", name)),
                curves.stream()
                        .map(curve -> Html.of(
                                "<th scope=\"col\">{}</th>", curve.path("name").asString())),
                IntStream.iterate(bars.size() - 1, i -> i >= 0, i -> i - 1)
                        .mapToObj(i -> Html.of(
                                "<tr><th scope=\"row\">{}</th>{}{}</tr>",
                                bars.path(i).path("day").asString(),
                                Stream.of("open", "high", "low", "close", "volume")
                                        .map(name -> number(bars.path(i).path(name))),
                                curves.stream()
                                        .map(curve ->
                                                number(curve.path("values").path(i))))));
    }

    private static Html number(JsonNode value) {
        double number = value.asDouble(0);
        return Html.of(
                "<td>{}</td>",
                value.isNumber() ? (Math.abs(number) >= 10_000 ? "%,.0f" : "%,.2f").formatted(number) : "n.a.");
    }
}

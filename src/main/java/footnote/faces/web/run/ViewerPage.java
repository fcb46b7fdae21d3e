package footnote.faces.web.run;

import footnote.faces.access.Caller;
import footnote.faces.front.ArtifactTypes;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.result.ChartsPage;
import footnote.faces.web.result.ReportSheet;
import footnote.publication.text.Html;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs.ArtifactRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A file of a run in a frame that can run nothing and reach nothing, with its sources and all other files beside it. */
public final class ViewerPage {
    private static final String LEDGER = "ledger.json";

    /** As large as a file that lists no chart. */
    private static final int EMPTY = 20;

    /** What the files that every run of a workflow has are for. */
    private static final Map<String, String> CONTENTS = Map.ofEntries(
            Map.entry("equity_report.html", "report as a web page"),
            Map.entry("equity_report.pdf", "report as PDF"),
            Map.entry("data.xlsx", "workbook with the model"),
            Map.entry("facts.csv", "figures with sources"),
            Map.entry("statements.csv", "financial statements"),
            Map.entry("charts.json", "data of the charts"),
            Map.entry("ledger.json", "every figure with its derivation"),
            Map.entry("run.json", "full record of the run"),
            Map.entry("leads.xlsx", "workbook"),
            Map.entry("leads.json", "leads as JSON"),
            Map.entry("hubspot_companies.csv", "import for HubSpot"),
            Map.entry("salesforce_accounts.csv", "import for Salesforce"),
            Map.entry("analysis.py", "program that computed the figures"),
            Map.entry("chart.png", "chart"),
            Map.entry("mover.eml", "mail"));

    private final RunAccess runs;
    private final Layout layout;

    public ViewerPage(RunAccess runs, Layout layout) {
        this.runs = runs;
        this.layout = layout;
    }

    public String html(RunRow run, String name, Caller caller) {
        var files = runs.desk().engine().runs().artifacts(run.id());
        boolean report = name.equals(ReportSheet.PAGE)
                && files.stream().anyMatch(file -> file.name().equals(LEDGER));
        return layout.page(
                name,
                "Runs",
                Optional.of(caller),
                report ? List.of("viewer.js") : List.of(),
                Html.of(
                        """
                        <p class="kicker"><a href="/runs/{}">{}</a></p>
                        <h1 class="run-title">{}</h1>
                        <div class="viewer"><iframe id="frame" sandbox="{}" title="{}" src="/api/runs/{}/artifacts/{}"></iframe>
                        <div class="rail">{}<section><h2>Files</h2>{}</section>{}</div></div>
                        """,
                        run.id(),
                        run.title(),
                        report ? "Report" : name,
                        // no scripts run in it; ours may look at which figure was pointed at
                        report ? "allow-same-origin" : "",
                        name,
                        run.id(),
                        name,
                        report ? sources(run).and(charts(run, files)) : Html.NONE,
                        listed(run, files, name),
                        FurtherQuestion.form(run)));
    }

    /** The way to charts that can be zoomed into; the script opens them from the report itself. */
    private static Html charts(RunRow run, List<ArtifactRow> files) {
        return Html.when(
                ChartsPage.has(files.stream()
                        .filter(file -> file.bytes() > EMPTY)
                        .map(ArtifactRow::name)
                        .toList()),
                Html.of(
                        "<section><h2>Charts</h2><p><a class=\"button quiet\" id=\"charts\" href=\"/runs/{}/charts\" data-src=\"/api/runs/{}/artifacts/charts.json\">Zoom in, or read as tables</a></p></section>",
                        run.id(),
                        run.id()));
    }

    /** All files, the many pictures of a report folded away. */
    static Html listed(RunRow run, List<ArtifactRow> files, String shown) {
        var pictures = files.stream().filter(ViewerPage::picture).toList();
        return Html.of(
                "<ul class=\"plain\">{}</ul>{}",
                files.stream().filter(each -> !picture(each)).map(file -> file(run, file, shown)),
                Html.when(
                        !pictures.isEmpty(),
                        Html.of(
                                "<details><summary>{} pictures</summary><ul class=\"plain\">{}</ul></details>",
                                pictures.size(),
                                pictures.stream().map(file -> file(run, file, shown)))));
    }

    private static boolean picture(ArtifactRow file) {
        return file.name().matches("(chart|infographic)_\\d+\\.png");
    }

    private static Html file(RunRow run, ArtifactRow file, String shown) {
        return Html.of(
                "<li>{}{} <a href=\"/api/runs/{}/artifacts/{}?download=true\" download aria-label=\"Download {}\">download</a> <span class=\"muted\">{}</span></li>",
                ArtifactTypes.shown(file.name())
                        ? Html.of(
                                "<a href=\"/runs/{}/view/{}\"{}>{}</a>",
                                run.id(),
                                file.name(),
                                Html.when(file.name().equals(shown), Html.of(" aria-current=\"page\"")),
                                file.name())
                        : Html.of("{}", file.name()),
                Optional.ofNullable(CONTENTS.get(file.name()))
                        .map(about -> Html.of(" <span class=\"muted\">{}</span>", about)),
                run.id(),
                file.name(),
                file.name(),
                RunPage.size(file.bytes()));
    }

    private ReportSources read(RunRow run) {
        var page = runs.artifact(run, ReportSheet.PAGE)
                .orElseThrow(() -> new RequestDenied(Reason.NOT_FOUND, "run " + run.id() + " has no report"));
        return new ReportSources(page, runs.artifact(run, LEDGER));
    }

    private Html sources(RunRow run) {
        return Html.of("""
                <section class="source" aria-labelledby="source-title"><h2 id="source-title">Source</h2>
                <div id="source" aria-live="polite" data-base="/runs/{}/facts"><p class="muted">Choose a figure in the report, or its number here.</p></div>
                <details><summary>All figures</summary>{}</details></section>
                """, run.id(), read(run).list("/runs/" + run.id() + "/facts"));
    }

    /** One figure of a report: alone for a script, or as a page. */
    public String fact(RunRow run, String id, boolean alone, Caller caller) {
        var sources = read(run);
        var entry = sources.find(id)
                .orElseThrow(
                        () -> new RequestDenied(Reason.NOT_FOUND, "run " + run.id() + " has no figure '" + id + "'"));
        var shown = sources.of(
                entry,
                runs.desk().search().library(),
                run.options().fictional(),
                runs.desk().documentAccess().withheld(run.id()));
        return alone
                ? shown.markup()
                : layout.page(
                        "Source",
                        "Runs",
                        Optional.of(caller),
                        List.of(),
                        Html.of(
                                "<p class=\"kicker\"><a href=\"/runs/{}/view/{}\">{}</a></p><h1>Where this figure is from</h1>{}",
                                run.id(),
                                ReportSheet.PAGE,
                                run.title(),
                                shown));
    }
}

package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.TimeText;
import footnote.faces.web.result.CompanyFigures;
import footnote.faces.web.result.MoverSheet;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs.ArtifactRow;
import footnote.workflows.movers.MoverReport;
import footnote.workflows.movers.Movers;
import java.util.List;
import java.util.Optional;

/** The top gainers of past days, each with its chart. */
final class MoversPage {
    private static final int PAGE = 24;

    private final RunAccess runs;
    private final Layout layout;

    MoversPage(RunAccess runs, Layout layout) {
        this.runs = runs;
        this.layout = layout;
    }

    String html(Caller caller, Optional<RunId> before) {
        var rows = runs.list(
                caller,
                new RunFilter(
                        Optional.of(Status.DONE),
                        Optional.of(Movers.NAME),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        before,
                        PAGE));
        var notes = new CitedNotes(List.of());
        return layout.page(
                "Movers",
                "Movers",
                Optional.of(caller),
                List.of("notes.js"),
                Html.of(
                        "<h1>Top gainers</h1><p class=\"lede\">The largest rise of each day, with the news on it.</p>{}{}{}{}",
                        Html.when(caller.may(Right.RUN), button()),
                        rows.isEmpty()
                                ? Html.of(
                                        "<p class=\"empty\">No day was looked at yet. A schedule can do it every day: <a href=\"/schedules\">add one</a>.</p>")
                                : Html.of(
                                        "<ul class=\"movers\">{}</ul>",
                                        rows.stream().map(run -> card(run, notes))),
                        Html.when(
                                rows.size() == PAGE,
                                Html.of(
                                        "<p><a href=\"/movers?before={}\">Older</a></p>",
                                        rows.isEmpty() ? "" : rows.getLast().id())),
                        notes.list()));
    }

    private Html button() {
        return Html.of(
                "<form method=\"post\" action=\"/runs\" class=\"inline\"><input type=\"hidden\" name=\"query\" value=\"today's top gainer\"><input type=\"hidden\" name=\"workflow\" value=\"{}\"><button>Run for today</button></form>",
                Movers.NAME);
    }

    private Html card(RunRow run, CitedNotes notes) {
        var report = Json.read(run.result().orElse("null"), MoverReport.class);
        var files = runs.desk().engine().runs().artifacts(run.id()).stream()
                .map(ArtifactRow::name)
                .toList();
        var change = report.ledger().stream()
                .filter(entry -> entry.fact().metric().name().equals("change_on_day")
                        && report.company()
                                .filter(company -> company.symbol()
                                        .symbol()
                                        .equals(entry.fact().subject().key()))
                                .isPresent())
                .findFirst();
        return Html.of(
                """
                <li><p class="kicker">{} · {}{}</p><h2><a href="/runs/{}">{}</a></h2><p class="mover-change">{}</p>{}{}</li>
                """,
                TimeText.day(report.asOf()),
                report.market(),
                report.fictional() ? " · sample" : "",
                run.id(),
                report.company()
                        .map(company -> company.name() + " (" + company.symbol() + ")")
                        .orElse("No top gainer was found"),
                change.map(entry -> CompanyFigures.signed(entry, notes)),
                MoverSheet.chart(run.id(), report, files),
                report.news().stream()
                        .limit(1)
                        .map(story -> Html.of(
                                "<p class=\"small\">{} {}</p>",
                                Html.outside(story.uri(), story.title()),
                                story.publisher())));
    }
}

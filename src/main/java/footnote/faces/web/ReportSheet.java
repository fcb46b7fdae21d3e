package footnote.faces.web;

import footnote.publication.text.Html;
import footnote.runtime.run.RunRow;
import footnote.workflows.report.ReportOutcome;
import java.util.List;

/** A finished report: what it found, with sources, the way into it, and its pictures. */
final class ReportSheet {
    static final String PAGE = "equity_report.html";

    private final RunRow run;
    private final ReportOutcome outcome;
    private final List<String> files;
    private final CitedNotes notes;

    ReportSheet(RunRow run, ReportOutcome outcome, List<String> files) {
        this.run = run;
        this.outcome = outcome;
        this.files = files;
        this.notes = new CitedNotes(outcome.ledger());
    }

    Html html() {
        return Html.of(
                """
                <article class="sheet"><header class="sheet-head"><p class="kicker">{} · {} · as of {}</p><h2 class="title"><a href="/companies/{}{}">{}</a></h2>{}</header>
                <div class="columns"><div class="story">{}{}{}{}</div><aside class="rail after">{}{}</aside></div>{}</article>
                """,
                outcome.market(),
                outcome.analysisType(),
                outcome.asOf(),
                outcome.ticker(),
                outcome.fictional() ? "?offline=true" : "",
                outcome.companyName(),
                outcome.finding().map(finding -> Html.of("<p class=\"lede\">{}</p>", finding)),
                outcome.said().stream()
                        .map(prose -> Html.of("<p class=\"thesis\">{}</p>", notes.rendered(prose.text()))),
                Html.when(
                        files.contains(PAGE),
                        Html.of(
                                "<p class=\"downloads\"><a class=\"button\" href=\"/runs/{}/view/{}\">Read the report</a>{}</p>",
                                run.id(),
                                PAGE,
                                Html.when(
                                        ChartsPage.has(files),
                                        Html.of(
                                                "<a class=\"button quiet\" href=\"/runs/{}/charts\">Charts and tables</a>",
                                                run.id())))),
                pictures(),
                gaps(),
                followUp(run),
                Html.when(outcome.fictional(), Html.of("<p class=\"small sample\">Fictional sample data.</p>")),
                notes.list());
    }

    private Html pictures() {
        return outcome.publication()
                .map(publication -> Html.of(
                        "<section><h2>Charts</h2><ul class=\"pictures\">{}{}</ul></section>",
                        publication.infographics().stream().map(each -> picture(each.filename(), each.title())),
                        publication.charts().stream().map(each -> picture(each.filename(), each.metricName()))))
                .orElse(Html.NONE);
    }

    private Html picture(String path, String title) {
        String file = path.substring(path.lastIndexOf('/') + 1);
        return Html.when(
                files.contains(file),
                Html.of(
                        "<li><a href=\"/runs/{}/view/{}\"><img src=\"/api/runs/{}/artifacts/{}\" loading=\"lazy\" alt=\"\"><span>{}</span></a></li>",
                        run.id(),
                        file,
                        run.id(),
                        file,
                        title));
    }

    private Html gaps() {
        return Html.when(
                !outcome.gaps().isEmpty(),
                Html.of(
                        "<section><h2>Not available</h2><ul>{}</ul></section>",
                        outcome.gaps().stream().map(gap -> Html.of("<li>{}</li>", gap))));
    }

    /** A question more, in the run's own session where it has one. */
    static Html followUp(RunRow run) {
        return Html.of(
                """
                <form class="follow" method="post" action="/runs"><h2>Follow up</h2><input type="hidden" name="workflow" value="auto">
                <input type="hidden" name="offline" value="{}"><input type="hidden" name="sample" value="{}">{}<label class="words">Ask further <textarea name="query" rows="3" maxlength="2000" required></textarea></label><button>Ask</button></form>
                """,
                run.options().offline(),
                run.options().sample(),
                run.session()
                        .map(kept -> kept.substring(kept.indexOf('~') + 1))
                        .map(session -> Html.of("<input type=\"hidden\" name=\"session\" value=\"{}\">", session)));
    }
}

package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ScheduleAccess;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.PageSentence;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.worker.Schedules;
import java.util.List;
import java.util.Optional;

/** Runs that come again: when, what, the next and the last of them. */
final class SchedulesPage {
    private final ScheduleAccess schedules;
    private final RunAccess runs;
    private final Layout layout;

    SchedulesPage(ScheduleAccess schedules, RunAccess runs, Layout layout) {
        this.schedules = schedules;
        this.runs = runs;
        this.layout = layout;
    }

    /** What a reader typed, to be shown again where it was refused. */
    record Typed(String query, String workflow, String timing, Optional<String> refused) {
        static final Typed NOTHING = new Typed("", "auto", "", Optional.empty());
    }

    String html(Caller caller, Typed typed) {
        var rows = schedules.list(caller);
        return layout.page(
                "Schedules",
                "Schedules",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        "<h1>Schedules</h1><p class=\"lede\">Runs that repeat. Plans are approved as proposed.</p>{}{}",
                        rows.isEmpty()
                                ? Html.of("<p class=\"empty\">No schedules yet.</p>")
                                : Html.of("""
                                        <div class="scroll" tabindex="0" role="region" aria-label="Schedules"><table><thead><tr><th scope="col">What</th><th scope="col">Workflow</th><th scope="col">When</th><th scope="col">Next run</th><th scope="col">Last run</th><th scope="col"><span class="visually-hidden">Actions</span></th></tr></thead><tbody>{}</tbody></table></div>
                                        """, rows.stream().map(row -> row(row, caller))),
                        Html.when(caller.may(Right.RUN), form(typed))));
    }

    private Html row(Schedules.Row row, Caller caller) {
        return Html.of(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                row.title(),
                runs.menu().label(row.workflow()),
                row.timing(),
                row.next().map(TimeText::moment).orElseGet(() -> Html.of("paused")),
                row.lastRun()
                        .map(run -> Html.of("<a href=\"/runs/{}\">open</a>", run))
                        .orElse(Html.of("–")),
                Html.when(
                        caller.may(Right.RUN),
                        Html.of(
                                "<div class=\"actions\">{}{}</div>",
                                action(
                                        row,
                                        row.paused() ? "resume" : "pause",
                                        row.paused() ? "Resume" : "Pause",
                                        "quiet"),
                                Html.when(
                                        schedules.mayRemove(caller, row.id()),
                                        action(row, "remove", "Remove", "quiet danger")))));
    }

    private static Html action(Schedules.Row row, String what, String label, String style) {
        return Html.of(
                "<form method=\"post\" action=\"/schedules/{}/{}\"><button class=\"{}\" aria-label=\"{} {}\">{}</button></form>",
                row.id(),
                what,
                style,
                label,
                row.title(),
                label);
    }

    private Html form(Typed typed) {
        return Html.of(
                """
                <section><h2>New schedule</h2>{}<form class="stack" method="post" action="/schedules">
                <label>Question or task <input name="query" type="text" maxlength="2000" value="{}" placeholder="today's top gainer"></label>
                <label>Workflow <select name="workflow"><option value="auto">automatic</option>{}</select></label>
                <label>When <input name="timing" type="text" required maxlength="80" value="{}" placeholder="16:30 America/New_York"></label>
                <button>Add</button></form>
                <p class="small">A time alone means weekdays: <code>16:30 America/New_York</code>. Other forms: <code>daily 07:00 UTC</code>, <code>mon,thu 9:00 UTC</code>, <code>every 30m</code>.</p></section>
                """,
                typed.refused().map(why -> Html.of("<p class=\"gap\" role=\"alert\">{}</p>", PageSentence.of(why))),
                typed.query(),
                runs.menu().entries().stream()
                        .map(entry -> Html.of(
                                "<option value=\"{}\"{}>{}</option>",
                                entry.workflow(),
                                Html.when(entry.workflow().equals(typed.workflow()), Html.of(" selected")),
                                entry.label())),
                typed.timing());
    }
}

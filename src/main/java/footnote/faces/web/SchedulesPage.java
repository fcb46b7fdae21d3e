package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.FrontDesk;
import footnote.faces.front.ScheduleDesk;
import footnote.publication.text.Html;
import footnote.runtime.worker.Schedules;
import java.util.List;
import java.util.Optional;

/** Runs that come again: when, what, the next and the last of them. */
final class SchedulesPage {
    private final ScheduleDesk schedules;
    private final FrontDesk front;
    private final Layout layout;

    SchedulesPage(ScheduleDesk schedules, FrontDesk front, Layout layout) {
        this.schedules = schedules;
        this.front = front;
        this.layout = layout;
    }

    String html(Caller caller) {
        var rows = schedules.list(caller);
        return layout.page(
                "Schedules",
                "Schedules",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        "<h1>Schedules</h1><p class=\"lede\">What is looked at again and again. They ask nothing; a plan is taken as proposed.</p>{}{}",
                        rows.isEmpty()
                                ? Html.of("<p class=\"empty\">Nothing is scheduled.</p>")
                                : Html.of("""
                                        <div class="scroll" tabindex="0" role="region" aria-label="Schedules"><table><thead><tr><th scope="col">What</th><th scope="col">Workflow</th><th scope="col">When</th><th scope="col">Next</th><th scope="col">Last</th><td></td></tr></thead><tbody>{}</tbody></table></div>
                                        """, rows.stream().map(row -> row(row, caller))),
                        Html.when(caller.may(Right.RUN), form())));
    }

    private Html row(Schedules.Row row, Caller caller) {
        return Html.of(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                row.title(),
                row.workflow(),
                row.timing(),
                row.next().map(TimeText::moment).orElseGet(() -> Html.of("paused")),
                row.lastRun().map(run -> Html.of("<a href=\"/runs/{}\">{}</a>", run, run)),
                Html.when(
                        caller.may(Right.RUN),
                        Html.of(
                                "<div class=\"actions\">{}{}</div>",
                                action(
                                        row,
                                        row.paused() ? "resume" : "pause",
                                        row.paused() ? "Resume" : "Pause",
                                        "quiet"),
                                action(row, "remove", "Remove", "quiet danger"))));
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

    private Html form() {
        return Html.of(
                """
                <section><h2>Add one</h2><form class="stack" method="post" action="/schedules">
                <label>What <input name="query" type="text" maxlength="2000" placeholder="today's top gainer"></label>
                <label>As <select name="workflow"><option value="auto">what the words ask for</option>{}</select></label>
                <label>When <input name="timing" type="text" required maxlength="80" placeholder="16:30 America/New_York"></label>
                <button>Add</button></form>
                <p class="small">16:30 America/New_York comes on weekdays; daily 07:00 UTC, mon,thu 9:00 UTC and every 30m work too.</p></section>
                """,
                front.menu().entries().stream()
                        .map(entry -> Html.of("<option value=\"{}\">{}</option>", entry.workflow(), entry.label())));
    }
}

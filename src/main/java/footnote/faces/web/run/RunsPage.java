package footnote.faces.web.run;

import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.menu.WorkflowMenu;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** All runs, to be narrowed down. */
public final class RunsPage {
    private static final int PAGE = 50;

    private final RunAccess runs;
    private final Layout layout;

    public RunsPage(RunAccess runs, Layout layout) {
        this.runs = runs;
        this.layout = layout;
    }

    /** What the reader narrowed the list down to; blank means all. */
    public record Choice(String q, String status, String workflow, String before) {
        private Optional<Status> wanted() {
            return Arrays.stream(Status.values())
                    .filter(each -> each.word().equals(status))
                    .findFirst();
        }
    }

    public String html(Caller caller, Choice choice) {
        var rows = runs.list(
                caller,
                new RunFilter(
                        choice.wanted(),
                        given(choice.workflow()),
                        Optional.empty(),
                        given(choice.q()),
                        Optional.empty(),
                        given(choice.before())
                                .filter(id -> id.matches("[A-Za-z0-9-]{1,40}"))
                                .map(RunId::new),
                        PAGE));
        return layout.page(
                "Runs",
                "Runs",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        """
                        <h1>Runs</h1>
                        <form class="filters" method="get" action="/runs">
                        <label>Search <input type="search" name="q" value="{}"></label>
                        <label>Status <select name="status"><option value="">all</option>{}</select></label>
                        <label>Workflow <select name="workflow"><option value="">all</option>{}</select></label>
                        <button class="quiet">Show</button></form>
                        {}{}
                        """,
                        choice.q(),
                        Arrays.stream(Status.values()).map(each -> option(each.word(), each.word(), choice.status())),
                        runs.menu().entries().stream()
                                .map(entry -> option(entry.workflow(), entry.label(), choice.workflow())),
                        rows.isEmpty() ? Html.of("<p class=\"empty\">No run matches.</p>") : table(rows, runs.menu()),
                        Html.when(
                                rows.size() == PAGE,
                                Html.of(
                                        "<p><a href=\"/runs?before={}&amp;q={}&amp;status={}&amp;workflow={}\">Older</a></p>",
                                        rows.isEmpty() ? "" : rows.getLast().id(),
                                        choice.q(),
                                        choice.status(),
                                        choice.workflow()))));
    }

    private static Optional<String> given(String text) {
        return text.isBlank() ? Optional.empty() : Optional.of(text.strip());
    }

    private static Html option(String value, String label, String chosen) {
        return Html.of(
                "<option value=\"{}\"{}>{}</option>",
                value,
                Html.when(value.equals(chosen), Html.of(" selected")),
                label);
    }

    public static Html table(List<RunRow> rows, WorkflowMenu menu) {
        return Html.of("""
                <div class="scroll" tabindex="0" role="region" aria-label="Runs"><table class="runs"><thead><tr>
                <th scope="col">Request</th><th scope="col">Workflow</th><th scope="col">Status</th><th scope="col">Started</th></tr></thead>
                <tbody>{}</tbody></table></div>
                """, rows.stream().map(run -> row(run, menu)));
    }

    private static Html row(RunRow run, WorkflowMenu menu) {
        return Html.of(
                "<tr><td><a class=\"sentence\" href=\"/runs/{}\">{}</a></td><td>{}</td><td><span class=\"status {}\">{}</span></td><td>{}</td></tr>",
                run.id(),
                run.title(),
                menu.label(run.workflow()),
                run.status().word(),
                run.status().word(),
                TimeText.moment(run.createdAt()));
    }
}

package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.BatchAccess;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.PageSentence;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.batch.BatchRow;
import footnote.runtime.batch.BatchState;
import footnote.runtime.batch.ItemRow;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Status;
import java.util.List;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The pages of batches: one run for each company of a list. */
@RestController
final class BatchPagesEndpoint {
    private final RunAccess runs;
    private final BatchAccess batches;
    private final Layout layout;

    BatchPagesEndpoint(RunAccess runs, BatchAccess batches, Layout layout) {
        this.runs = runs;
        this.batches = batches;
        this.layout = layout;
    }

    /** What a reader typed, to be shown again where it was refused. */
    private record Typed(String companies, String question, Optional<String> refused) {}

    @GetMapping("/batches")
    ResponseEntity<byte[]> list(Caller caller) {
        return PagesEndpoint.page(index(caller, new Typed("", "", Optional.empty())));
    }

    private String index(Caller caller, Typed typed) {
        var rows = batches.list(caller);
        return layout.page(
                "Batches",
                "Batches",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        "<h1>Batches</h1><p class=\"lede\">One run for each company of a list, under one budget.</p>{}{}",
                        rows.isEmpty()
                                ? Html.of("<p class=\"empty\">No batches yet.</p>")
                                : Html.of(
                                        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Batches\"><table><thead><tr><th scope=\"col\">Batch</th><th scope=\"col\">State</th><th scope=\"col\">Finished</th><th scope=\"col\">Started</th></tr></thead><tbody>{}</tbody></table></div>",
                                        rows.stream().map(this::row)),
                        Html.when(caller.may(Right.RUN), form(typed))));
    }

    private Html row(BatchRow row) {
        var items = batches.items(row);
        return Html.of(
                "<tr><th scope=\"row\"><a href=\"/batches/{}\">{}</a></th><td>{}</td><td>{} of {}</td><td>{}</td></tr>",
                row.id(),
                row.title(),
                row.state().word(),
                BatchAccess.finished(items),
                items.size(),
                TimeText.moment(row.createdAt()));
    }

    private static Html form(Typed typed) {
        return Html.of(
                """
                <section><h2>New batch</h2>{}<form class="stack" method="post" action="/batches">
                <label>Workflow <select name="workflow"><option value="analyze">Analysis</option><option value="report">Report</option><option value="ask">Answer</option><option value="leads">Leads</option></select></label>
                <label>Companies, one per line <textarea name="companies" rows="6" required placeholder="QVLN&#10;Orrenbeck Software">{}</textarea></label>
                <label>Question (for Answer), with {company} in place of the name <input name="question" type="text" maxlength="1000" value="{}"></label>
                <button>Start</button></form></section>
                """,
                typed.refused().map(why -> Html.of("<p class=\"gap\" role=\"alert\">{}</p>", PageSentence.of(why))),
                typed.companies(),
                typed.question());
    }

    @PostMapping("/batches")
    ResponseEntity<byte[]> add(
            Caller caller,
            @RequestParam String workflow,
            @RequestParam String companies,
            @RequestParam(defaultValue = "") String question) {
        try {
            var row = batches.add(
                    caller,
                    new BatchAccess.Order(
                            Optional.of(workflow),
                            Optional.of(companies.lines().toList()),
                            Optional.of(question),
                            Optional.empty(),
                            Optional.of(Json.object().put("offline", runs.sample(Optional.empty())))));
            return PagesEndpoint.to("/batches/" + row.id());
        } catch (RequestDenied | Fault e) {
            var typed = new Typed(companies, question, Optional.of(String.valueOf(e.getMessage())));
            return PagesEndpoint.refused(index(caller, typed));
        }
    }

    /** Whether a run failed or was never begun, so that there is something to try again. */
    private static boolean unfinished(List<ItemRow> items) {
        return items.stream().anyMatch(item -> item.status()
                .filter(status -> status == Status.DONE || status == Status.REFUSED)
                .isEmpty());
    }

    @GetMapping("/batches/{id}")
    ResponseEntity<byte[]> show(Caller caller, @PathVariable String id) {
        var row = batches.find(caller, id);
        var items = batches.items(row);
        boolean open = row.state() == BatchState.OPEN;
        return PagesEndpoint.page(layout.page(
                row.title(),
                "Batches",
                Optional.of(caller),
                open ? List.of("again.js", "table.js") : List.of("table.js"),
                Html.of(
                        """
                        <p class="kicker"><a href="/batches">Batches</a></p><h1 class="sentence">{}</h1>
                        <p class="run-line"><span>{}</span><span>{} of {} finished</span><span>{}</span></p><div class="actions">{}</div>
                        <div class="scroll" tabindex="0" role="region" aria-label="Runs"><table data-sortable><thead><tr><th scope="col">Company</th><th scope="col">Status</th></tr></thead><tbody>{}</tbody></table></div>
                        """,
                        row.title(),
                        row.state().word(),
                        BatchAccess.finished(items),
                        items.size(),
                        TimeText.moment(row.createdAt()),
                        Html.when(
                                caller.may(Right.RUN),
                                open
                                        ? action(row, "cancel", "Cancel")
                                        : Html.when(unfinished(items), action(row, "resume", "Try failed runs again"))),
                        items.stream()
                                .map(item -> Html.of(
                                        "<tr><th scope=\"row\">{}</th><td>{}</td></tr>",
                                        item.status().isPresent()
                                                ? Html.of("<a href=\"/runs/{}\">{}</a>", item.run(), item.subject())
                                                : Html.of("{}", item.subject()),
                                        item.status()
                                                .map(status -> Html.of(
                                                        "<span class=\"status {}\">{}</span>",
                                                        status.word(),
                                                        status.word()))
                                                .orElseGet(() ->
                                                        Html.of("<span class=\"reading\">not started</span>")))))));
    }

    private static Html action(BatchRow row, String what, String label) {
        return Html.of(
                "<form method=\"post\" action=\"/batches/{}/{}\"><button class=\"quiet\">{}</button></form>",
                row.id(),
                what,
                label);
    }

    @PostMapping("/batches/{id}/cancel")
    ResponseEntity<byte[]> cancel(Caller caller, @PathVariable String id) {
        return PagesEndpoint.to("/batches/" + batches.cancel(caller, id).id());
    }

    @PostMapping("/batches/{id}/resume")
    ResponseEntity<byte[]> resume(Caller caller, @PathVariable String id) {
        return PagesEndpoint.to("/batches/" + batches.resume(caller, id).id());
    }
}

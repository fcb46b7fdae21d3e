package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.front.StartOrder;
import footnote.faces.web.run.FurtherQuestion;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.ask.Ask;
import java.net.URI;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Starts runs from forms; each begins a conversation, or goes on with one. */
@RestController
final class RunStartEndpoint {
    private static final String FOLLOW = "follow";

    private final RunAccess runs;

    RunStartEndpoint(RunAccess runs) {
        this.runs = runs;
    }

    @PostMapping("/runs")
    ResponseEntity<byte[]> begin(
            Caller caller,
            @RequestParam(defaultValue = "") String query,
            @RequestParam(defaultValue = "auto") String workflow,
            @RequestParam(defaultValue = "false") boolean offline,
            @RequestParam(defaultValue = "false") boolean sample,
            @RequestParam Optional<String> session,
            @RequestParam Optional<String> symbol) {
        String chosen = workflow.equals(FOLLOW) ? runs.menu().followUp(query).workflow() : workflow;
        return started(
                begun(caller, chosen, query, new Data(offline, sample), session.filter(id -> !id.isBlank()), symbol));
    }

    /** Which data a run uses: none from outside and no model, or the sample market with one. */
    private record Data(boolean offline, boolean sample) {}

    private RunRow begun(
            Caller caller,
            String workflow,
            String query,
            Data data,
            Optional<String> session,
            Optional<String> symbol) {
        var options = Json.object().put("offline", data.offline()).put("sample", data.sample());
        boolean asks = runs.menu().chosen(workflow, query).workflow().equals(Ask.NAME);
        // a question that names a company of its own is about that one
        symbol.filter(text -> asks && !text.isBlank() && namesNone(query, data.offline() || data.sample()))
                .ifPresent(text -> options.put("symbol", text));
        return runs.start(
                caller,
                new StartOrder(
                        Optional.of(workflow),
                        Optional.of(query),
                        Optional.of(session.orElseGet(this::fresh)),
                        Optional.of(options)));
    }

    private boolean namesNone(String query, boolean fictional) {
        var view = runs.view(runs.sample(Optional.of(fictional)));
        return runs.desk().reading().named(query, view).isEmpty();
    }

    private String fresh() {
        return "web-" + RunId.fresh(runs.desk().clock().instant()).value();
    }

    private static ResponseEntity<byte[]> started(RunRow run) {
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .location(URI.create("/runs/" + run.id()))
                .header("X-Run-Id", run.id().value())
                .build();
    }

    @PostMapping("/runs/{id}/again")
    ResponseEntity<byte[]> again(Caller caller, @PathVariable String id) {
        var run = runs.run(caller, id);
        return started(begun(
                caller,
                run.workflow(),
                run.title(),
                new Data(run.options().offline(), run.options().sample()),
                Optional.empty(),
                FurtherQuestion.symbol(run)));
    }
}

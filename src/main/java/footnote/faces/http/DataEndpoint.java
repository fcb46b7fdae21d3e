package footnote.faces.http;

import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.front.DataLookup;
import footnote.faces.front.RunAccess;
import footnote.faces.front.RunJson;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunFilter;
import java.time.LocalDate;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** What can be looked up: workflows, companies, facts, prices, news. */
@RestController
@RequestMapping("/api")
final class DataEndpoint {
    private static final int COMPLETIONS = 8;

    private final RunAccess front;
    private final DataLookup lookup;
    private final RunJson runs;

    DataEndpoint(RunAccess front, DataLookup lookup, RunJson runs) {
        this.front = front;
        this.lookup = lookup;
        this.runs = runs;
    }

    @GetMapping("/workflows")
    JsonNode workflows(@RequestParam Optional<String> q) {
        var node = Json.object();
        q.ifPresent(
                query -> node.put("recognised", front.menu().recognised(query).workflow()));
        var listed = node.putArray("workflows");
        front.menu()
                .entries()
                .forEach(entry -> listed.add(Json.object()
                        .put("workflow", entry.workflow())
                        .put("label", entry.label())
                        .put("about", entry.about())
                        .set("examples", Json.node(entry.examples()))));
        return node;
    }

    @GetMapping("/companies")
    JsonNode companies(@RequestParam(defaultValue = "") String q, @RequestParam Optional<Boolean> offline) {
        var node = Json.object();
        node.set("companies", Json.node(lookup.complete(q, view(offline, Optional.empty()), COMPLETIONS)));
        return node;
    }

    /** Companies and runs that the words name. */
    @GetMapping("/search")
    JsonNode search(Caller caller, @RequestParam String q, @RequestParam Optional<Boolean> offline) {
        var node = Json.object();
        node.set("companies", Json.node(lookup.complete(q, view(offline, Optional.empty()), COMPLETIONS)));
        var listed = node.putArray("runs");
        front.list(caller, RunFilter.latest(20).about(q)).forEach(run -> listed.add(runs.brief(run)));
        return node;
    }

    @GetMapping("/facts/{company}")
    JsonNode facts(
            @PathVariable String company,
            @RequestParam Optional<String> metric,
            @RequestParam(defaultValue = "false") boolean quarters,
            @RequestParam Optional<Boolean> offline,
            @RequestParam(name = "as_of") Optional<LocalDate> asOf) {
        return lookup.facts(company, metric, quarters, view(offline, asOf));
    }

    @GetMapping("/prices/{company}")
    JsonNode prices(
            @PathVariable String company,
            @RequestParam(defaultValue = "1y") String period,
            @RequestParam Optional<Boolean> offline,
            @RequestParam(name = "as_of") Optional<LocalDate> asOf) {
        return lookup.prices(company, period, view(offline, asOf));
    }

    @GetMapping("/news/{company}")
    JsonNode news(
            @PathVariable String company,
            @RequestParam Optional<Boolean> offline,
            @RequestParam(name = "as_of") Optional<LocalDate> asOf) {
        return lookup.news(company, view(offline, asOf));
    }

    private View view(Optional<Boolean> offline, Optional<LocalDate> asOf) {
        return front.view(front.sample(offline), asOf);
    }
}

package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.access.IdempotencyKeys;
import footnote.faces.front.ArtifactTypes;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.RunJson;
import footnote.faces.front.StartOrder;
import footnote.faces.menu.MenuEntry;
import footnote.publication.report.PrintedReport;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFilter;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Runs: start, list, watch, answer, end, erase, and their files. */
@RestController
@RequestMapping("/api/runs")
final class RunsEndpoint {
    /** Files of a run may show themselves, but run nothing and reach nothing. */
    private static final String FILE_POLICY =
            "; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:; frame-ancestors 'self'";

    private final RunAccess runs;
    private final RunJson json;
    private final IdempotentPosts once;
    private final EventStream stream;

    RunsEndpoint(RunAccess runs, RunJson json, IdempotencyKeys repeats) {
        this.runs = runs;
        this.json = json;
        this.once = new IdempotentPosts(repeats);
        this.stream = new EventStream(runs.feeds());
    }

    @PostMapping
    ResponseEntity<String> start(
            Caller caller,
            @RequestBody StartOrder order,
            @RequestHeader(name = IdempotentPosts.HEADER, required = false) Optional<String> key) {
        return once.answer(caller, key, "start " + Json.write(order), () -> {
            var run = runs.start(caller, order);
            return new IdempotencyKeys.Answer(202, json.brief(run).toString());
        });
    }

    @GetMapping
    JsonNode list(
            Caller caller,
            @RequestParam Optional<String> status,
            @RequestParam Optional<String> workflow,
            @RequestParam Optional<String> session,
            @RequestParam Optional<String> q,
            @RequestParam Optional<String> before,
            @RequestParam(defaultValue = "20") int limit) {
        if (limit < 1 || limit > 200) {
            throw new RequestDenied(Reason.MALFORMED, "limit is 1 to 200, not " + limit);
        }
        var rows = runs.list(
                caller,
                new RunFilter(
                        status.map(RunsEndpoint::status),
                        workflow.map(this::workflow),
                        session.map(caller::kept),
                        q,
                        Optional.empty(),
                        before.map(id -> earlier(caller, id)),
                        limit));
        var page = Json.object();
        var listed = page.putArray("runs");
        rows.forEach(run -> listed.add(json.brief(run)));
        if (rows.size() == limit) {
            page.put(
                    "next",
                    "/api/runs?limit=" + limit + narrowed("status", status) + narrowed("workflow", workflow)
                            + narrowed("session", session) + narrowed("q", q) + "&before="
                            + rows.getLast().id());
        }
        return page;
    }

    /** What a page was narrowed to holds for the next one. */
    private static String narrowed(String name, Optional<String> value) {
        return value.map(text -> "&" + name + "=" + URLEncoder.encode(text, StandardCharsets.UTF_8))
                .orElse("");
    }

    private static Status status(String word) {
        return Arrays.stream(Status.values())
                .filter(status -> status.word().equals(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new RequestDenied(
                        Reason.MALFORMED,
                        "no status '" + word + "'; there are "
                                + String.join(
                                        ", ",
                                        Arrays.stream(Status.values())
                                                .map(Status::word)
                                                .toList())));
    }

    private String workflow(String name) {
        return runs.menu().entries().stream()
                .map(MenuEntry::workflow)
                .filter(name::equals)
                .findFirst()
                .or(() -> Optional.of(name)
                        .filter(runs.desk().engine().workflows().names()::contains))
                .orElseThrow(() -> new RequestDenied(
                        Reason.UNSERVABLE,
                        "workflow is '" + name + "'; there are "
                                + String.join(
                                        ", ",
                                        runs.menu().entries().stream()
                                                .map(MenuEntry::workflow)
                                                .toList())));
    }

    /** The run that a page begins after; one the caller may not see is as good as none. */
    private RunId earlier(Caller caller, String id) {
        try {
            return runs.run(caller, id).id();
        } catch (RequestDenied e) {
            throw new RequestDenied(
                    Reason.UNSERVABLE, "before is '" + id + "', which is none of your runs; take it from 'next'");
        }
    }

    @GetMapping("/{id}")
    JsonNode one(Caller caller, @PathVariable String id, @RequestParam(defaultValue = "false") boolean base64) {
        var run = runs.run(caller, id);
        return base64 ? json.withPictures(run) : json.whole(run);
    }

    @GetMapping("/{id}/events")
    void events(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = "Last-Event-ID", required = false) Optional<String> last,
            @RequestParam Optional<String> after,
            HttpServletResponse response)
            throws IOException {
        stream.send(runs.run(caller, id), EventStream.number(last.or(() -> after)), response);
    }

    /** A reply: in words, as the value of one of the question's options, or as the whole JSON of one. */
    record ReplyOrder(Optional<JsonNode> reply, Optional<String> question) {}

    @PostMapping("/{id}/replies")
    ResponseEntity<String> reply(
            Caller caller,
            @PathVariable String id,
            @RequestBody ReplyOrder order,
            @RequestHeader(name = IdempotentPosts.HEADER, required = false) Optional<String> key) {
        var reply = order.reply()
                .filter(node ->
                        node.isObject() || (node.isString() && !node.asString().isBlank()))
                .orElseThrow(() -> new RequestDenied(
                        Reason.UNSERVABLE,
                        "give {\"reply\": …} as words or as the JSON of one of the question's options"));
        return once.answer(caller, key, "reply " + id + " " + Json.write(order), () -> {
            var run = runs.reply(caller, id, reply.isString() ? reply.asString() : reply.toString(), order.question());
            return new IdempotencyKeys.Answer(202, json.brief(run).toString());
        });
    }

    @PostMapping("/{id}/cancel")
    JsonNode cancel(Caller caller, @PathVariable String id) {
        return json.brief(runs.cancel(caller, id));
    }

    @PostMapping("/{id}/resume")
    ResponseEntity<JsonNode> resume(Caller caller, @PathVariable String id) {
        return ResponseEntity.accepted().body(json.brief(runs.resume(caller, id)));
    }

    @DeleteMapping("/{id}")
    ResponseEntity<Void> erase(Caller caller, @PathVariable String id) {
        runs.erase(caller, id);
        return ResponseEntity.noContent().build();
    }

    @GetMapping("/{id}/artifacts/{name}")
    ResponseEntity<Resource> artifact(
            Caller caller,
            @PathVariable String id,
            @PathVariable String name,
            @RequestParam(defaultValue = "false") boolean download) {
        var file = runs.artifact(caller, id, name);
        String way = download || !ArtifactTypes.shown(name) ? "attachment" : "inline";
        return ResponseEntity.ok()
                .contentType(MediaType.parseMediaType(ArtifactTypes.of(name)))
                .header(HttpHeaders.CONTENT_DISPOSITION, way + "; filename=\"" + name + "\"")
                .header("Content-Security-Policy", sandbox(name) + FILE_POLICY)
                .header(HttpHeaders.CACHE_CONTROL, "private, max-age=60")
                .body(new FileSystemResource(file));
    }

    /** Our page listens to clicks in a report's frame; nothing in it runs. */
    private static String sandbox(String file) {
        return file.equals(PrintedReport.PAGE) ? "sandbox allow-same-origin" : "sandbox";
    }
}

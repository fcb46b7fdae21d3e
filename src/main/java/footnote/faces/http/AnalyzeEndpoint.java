package footnote.faces.http;

import com.fasterxml.jackson.annotation.JsonAlias;
import footnote.faces.access.Caller;
import footnote.faces.access.IdempotencyKeys;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.StartOrder;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.analyze.Analyze;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** One analysis in one call: the answer is the whole state with its recommendation. */
@RestController
final class AnalyzeEndpoint {
    private final RunAccess runs;
    private final IdempotentPosts once;

    AnalyzeEndpoint(RunAccess runs, IdempotencyKeys repeats) {
        this.runs = runs;
        this.once = new IdempotentPosts(repeats);
    }

    /** What is asked; {@code query} is another name for {@code user_query}. */
    record AnalyzeOrder(
            @JsonAlias("query") Optional<String> userQuery, Optional<String> sessionId, Optional<JsonNode> options) {}

    @PostMapping(path = "/analyze", produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<String> analyze(
            Caller caller,
            @RequestBody AnalyzeOrder order,
            @RequestHeader(name = IdempotentPosts.HEADER, required = false) Optional<String> key,
            HttpServletResponse response) {
        return once.answer(caller, key, "analyze " + Json.write(order), () -> {
            var run = runs.done(
                    caller,
                    new StartOrder(Optional.of(Analyze.NAME), order.userQuery(), order.sessionId(), order.options()));
            response.setHeader(RequestSpans.RUN, run.id().value());
            return new IdempotencyKeys.Answer(200, runs.result(run).orElseThrow(() -> undone(run)));
        });
    }

    private static RuntimeException undone(RunRow run) {
        return run.fault()
                .<RuntimeException>map(fault -> new Fault(fault.kind(), fault.message()))
                .orElseGet(() -> new RequestDenied(Reason.CONFLICT, "run " + run.id() + " is " + run.status()));
    }
}

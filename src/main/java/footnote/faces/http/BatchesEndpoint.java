package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.access.IdempotencyKeys;
import footnote.faces.front.BatchAccess;
import footnote.runtime.batch.BatchRow;
import footnote.runtime.json.Json;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Runs for many companies at once. */
@RestController
@RequestMapping("/api/batches")
final class BatchesEndpoint {
    private final BatchAccess batches;
    private final IdempotentPosts once;

    BatchesEndpoint(BatchAccess batches, IdempotencyKeys repeats) {
        this.batches = batches;
        this.once = new IdempotentPosts(repeats);
    }

    @GetMapping
    JsonNode list(Caller caller) {
        var node = Json.object();
        var listed = node.putArray("batches");
        batches.list(caller).forEach(row -> {
            var each = BatchAccess.json(row, batches.items(row));
            each.remove("runs");
            listed.add(each);
        });
        return node;
    }

    @PostMapping
    ResponseEntity<String> add(
            Caller caller,
            @RequestBody BatchAccess.Order order,
            @RequestHeader(name = IdempotentPosts.HEADER, required = false) Optional<String> key) {
        return once.answer(
                caller,
                key,
                "batch " + Json.write(order),
                () -> new IdempotencyKeys.Answer(
                        201, json(batches.add(caller, order)).toString()));
    }

    private JsonNode json(BatchRow row) {
        return BatchAccess.json(row, batches.items(row));
    }

    @GetMapping("/{id}")
    JsonNode show(Caller caller, @PathVariable String id) {
        return json(batches.find(caller, id));
    }

    @PostMapping("/{id}/cancel")
    JsonNode cancel(Caller caller, @PathVariable String id) {
        return json(batches.cancel(caller, id));
    }

    @PostMapping("/{id}/resume")
    JsonNode resume(Caller caller, @PathVariable String id) {
        return json(batches.resume(caller, id));
    }
}

package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.access.IdempotencyKeys;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.ScheduleAccess;
import footnote.faces.front.StartOrder;
import footnote.runtime.json.Json;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Runs of the caller that come again. */
@RestController
@RequestMapping("/api/schedules")
final class SchedulesEndpoint {
    private final ScheduleAccess schedules;
    private final IdempotentPosts once;

    SchedulesEndpoint(ScheduleAccess schedules, IdempotencyKeys repeats) {
        this.schedules = schedules;
        this.once = new IdempotentPosts(repeats);
    }

    @GetMapping
    JsonNode list(Caller caller) {
        var node = Json.object();
        var listed = node.putArray("schedules");
        schedules.list(caller).forEach(row -> listed.add(ScheduleAccess.json(row)));
        return node;
    }

    /** When, and either what or which run to repeat. */
    record ScheduleOrder(
            Optional<String> timing,
            Optional<String> workflow,
            Optional<String> query,
            Optional<String> like,
            Optional<JsonNode> options) {}

    @PostMapping
    ResponseEntity<String> add(
            Caller caller,
            @RequestBody ScheduleOrder order,
            @RequestHeader(name = IdempotentPosts.HEADER, required = false) Optional<String> key) {
        String timing = order.timing()
                .orElseThrow(() -> new RequestDenied(
                        Reason.UNSERVABLE, "give a timing, such as \"16:30 America/New_York\" or \"every 30m\""));
        return once.answer(caller, key, "schedule " + Json.write(order), () -> {
            var row = order.like()
                    .map(run -> schedules.like(caller, run, timing))
                    .orElseGet(() -> schedules.add(
                            caller,
                            new StartOrder(order.workflow(), order.query(), Optional.empty(), order.options()),
                            timing));
            return new IdempotencyKeys.Answer(201, ScheduleAccess.json(row).toString());
        });
    }

    @PostMapping("/{id}/pause")
    JsonNode pause(Caller caller, @PathVariable String id) {
        return ScheduleAccess.json(schedules.pause(caller, id, true));
    }

    @PostMapping("/{id}/resume")
    JsonNode resume(Caller caller, @PathVariable String id) {
        return ScheduleAccess.json(schedules.pause(caller, id, false));
    }

    @DeleteMapping("/{id}")
    ResponseEntity<Void> remove(Caller caller, @PathVariable String id) {
        schedules.remove(caller, id);
        return ResponseEntity.noContent().build();
    }
}

package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.access.Keys;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** For administrators: keys, costs, the trail. */
@RestController
@RequestMapping("/api")
final class AdminEndpoint {
    private final RunAccess runs;
    private final Keys keys;

    AdminEndpoint(RunAccess runs, Keys keys) {
        this.runs = runs;
        this.keys = keys;
    }

    @GetMapping("/keys")
    JsonNode list() {
        var node = Json.object();
        node.set("keys", Json.node(keys.all()));
        return node;
    }

    /** What a new key shall be. */
    record KeyOrder(
            Optional<String> name,
            Optional<String> team,
            Optional<String> rights,
            Optional<Integer> perMinute,
            Optional<BigDecimal> budget) {}

    @PostMapping("/keys")
    ResponseEntity<JsonNode> add(Caller caller, @RequestBody KeyOrder order) {
        var made = keys.add(new Keys.Wish(
                order.name().orElseThrow(() -> new RequestDenied(Reason.UNSERVABLE, "give the key a name")),
                order.team(),
                Right.of(order.rights().orElse("read")),
                order.perMinute().orElse(Keys.PER_MINUTE),
                order.budget()));
        runs.auditTrail()
                .add(
                        caller.name(),
                        "add key",
                        made.key().id() + " " + made.key().name(),
                        "added");
        var node = Json.object().put("secret", made.secret());
        node.set("key", Json.node(made.key()));
        return ResponseEntity.status(HttpStatus.CREATED).body(node);
    }

    @DeleteMapping("/keys/{id}")
    JsonNode revoke(Caller caller, @PathVariable String id) {
        var key = keys.revoke(id);
        runs.auditTrail().add(caller.name(), "revoke key", key.id() + " " + key.name(), "revoked");
        return Json.node(key);
    }

    @GetMapping("/costs")
    JsonNode costs() {
        var node = Json.object();
        node.put("month", runs.desk().engine().spentThisMonth());
        node.set("costs", Json.node(runs.owners().costs()));
        return node;
    }

    @GetMapping("/audit")
    JsonNode audit(@RequestParam(defaultValue = "0") long after, @RequestParam(defaultValue = "200") int limit) {
        if (limit < 1 || limit > 1000) {
            throw new RequestDenied(Reason.MALFORMED, "limit is 1 to 1000, not " + limit);
        }
        var lines = runs.auditTrail().after(after, limit);
        var node = Json.object();
        node.set("lines", Json.node(lines));
        if (lines.size() == limit) {
            node.put(
                    "next",
                    "/api/audit?limit=" + limit + "&after=" + lines.getLast().seq());
        }
        return node;
    }
}

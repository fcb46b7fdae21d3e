package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.runtime.json.Json;
import footnote.runtime.session.Sessions;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Conversations of the caller. */
@RestController
@RequestMapping("/api/sessions")
final class SessionsEndpoint {
    private final RunAccess runs;

    SessionsEndpoint(RunAccess runs) {
        this.runs = runs;
    }

    private Sessions sessions() {
        return runs.desk().engine().sessions();
    }

    @GetMapping
    JsonNode list(Caller caller) {
        var node = Json.object();
        var listed = node.putArray("sessions");
        sessions().latest(caller.sessionPrefix(), 200).forEach(session -> caller.own(session.id())
                .ifPresent(name -> listed.add(Json.object()
                        .put("session_id", name)
                        .put("turns", session.turns())
                        .put("updated_at", session.updatedAt().toString()))));
        return node;
    }

    @GetMapping("/{id}")
    JsonNode one(Caller caller, @PathVariable String id) {
        var state = sessions().open(kept(caller, id));
        if (state.turns().isEmpty() && state.memory().isEmpty()) {
            throw missing(id);
        }
        var node = Json.object().put("session_id", id);
        node.set("memory", Json.node(state.memory()));
        node.set("turns", Json.node(state.turns()));
        state.warning().ifPresent(warning -> node.put("warning", warning));
        return node;
    }

    @DeleteMapping("/{id}")
    ResponseEntity<Void> erase(Caller caller, @PathVariable String id) {
        if (!sessions().erase(kept(caller, id))) {
            throw missing(id);
        }
        runs.auditTrail().add(caller.name(), "erase session", id, "erased");
        return ResponseEntity.noContent().build();
    }

    private static String kept(Caller caller, String id) {
        if (id.contains("~") && !caller.name().equals("local")) {
            throw missing(id); // it would be another caller's
        }
        return caller.kept(id);
    }

    private static RequestDenied missing(String id) {
        return new RequestDenied(Reason.NOT_FOUND, "no session '" + id + "'; GET /api/sessions lists yours");
    }
}

package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ThesisAccess;
import java.time.LocalDate;
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

/** Theses as tests over facts. */
@RestController
@RequestMapping("/api/theses")
final class ThesisEndpoint {
    private final RunAccess runs;
    private final ThesisAccess theses;

    ThesisEndpoint(RunAccess runs) {
        this.runs = runs;
        this.theses = new ThesisAccess(runs);
    }

    /** A sentence about a company. */
    record ThesisOrder(Optional<String> company, Optional<String> sentence, Optional<Boolean> offline) {}

    @GetMapping
    JsonNode list(Caller caller, @RequestParam Optional<Boolean> offline) {
        return theses.list(caller, runs.sample(offline));
    }

    @PostMapping
    ResponseEntity<JsonNode> add(Caller caller, @RequestBody ThesisOrder order) {
        String company = order.company()
                .orElseThrow(() -> new RequestDenied(Reason.UNSERVABLE, "give a company, by symbol or name"));
        String sentence = order.sentence()
                .orElseThrow(() -> new RequestDenied(Reason.UNSERVABLE, "give a sentence, such as wrong if …"));
        return ResponseEntity.status(HttpStatus.CREATED)
                .body(theses.add(caller, company, sentence, runs.sample(order.offline())));
    }

    /** Which theses to check: all, or those of one company. */
    record CheckOrder(Optional<String> company, Optional<Boolean> offline, Optional<LocalDate> asOf) {}

    @GetMapping("/{id}")
    JsonNode show(
            Caller caller,
            @PathVariable String id,
            @RequestParam Optional<Boolean> offline,
            @RequestParam(name = "as_of") Optional<LocalDate> asOf) {
        return theses.json(theses.shown(caller, id, runs.view(runs.sample(offline), asOf)));
    }

    @PostMapping("/check")
    JsonNode check(Caller caller, @RequestBody CheckOrder order) {
        return theses.check(caller, order.company(), runs.view(runs.sample(order.offline()), order.asOf()));
    }

    @DeleteMapping("/{id}")
    ResponseEntity<Void> remove(Caller caller, @PathVariable String id, @RequestParam Optional<Boolean> offline) {
        theses.remove(caller, id, runs.sample(offline));
        return ResponseEntity.noContent().build();
    }
}

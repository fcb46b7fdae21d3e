package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ScreenAccess;
import footnote.runtime.json.Json;
import java.time.LocalDate;
import java.util.List;
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

/** Companies that meet a condition on their figures, and saved conditions. */
@RestController
@RequestMapping("/api/screens")
final class ScreensEndpoint {
    private final RunAccess runs;
    private final ScreenAccess screens;

    ScreensEndpoint(RunAccess runs) {
        this.runs = runs;
        this.screens = new ScreenAccess(runs);
    }

    /** A condition to keep under a name. */
    record ScreenOrder(Optional<String> name, Optional<String> condition, Optional<Boolean> offline) {}

    /** A condition or the name of a saved one, and which companies to look at. */
    record ScreenRunOrder(
            Optional<String> condition,
            Optional<List<String>> companies,
            Optional<Boolean> offline,
            Optional<LocalDate> asOf) {}

    @GetMapping
    JsonNode list(Caller caller, @RequestParam Optional<Boolean> offline) {
        return screens.list(caller, runs.sample(offline));
    }

    @PostMapping
    ResponseEntity<JsonNode> save(Caller caller, @RequestBody ScreenOrder order) {
        String name =
                order.name().orElseThrow(() -> new RequestDenied(Reason.UNSERVABLE, "give the name to save it under"));
        return ResponseEntity.status(HttpStatus.CREATED)
                .body(Json.node(
                        screens.save(caller, name, condition(order.condition()), runs.sample(order.offline()))));
    }

    @PostMapping("/run")
    JsonNode run(Caller caller, @RequestBody ScreenRunOrder order) {
        return Json.node(screens.run(
                caller,
                condition(order.condition()),
                order.companies().orElse(List.of()),
                runs.view(runs.sample(order.offline()), order.asOf())));
    }

    private static String condition(Optional<String> condition) {
        return condition.orElseThrow(
                () -> new RequestDenied(Reason.UNSERVABLE, "give a condition, such as market = US and roic > 15%"));
    }

    @DeleteMapping("/{name}")
    ResponseEntity<Void> remove(Caller caller, @PathVariable String name, @RequestParam Optional<Boolean> offline) {
        screens.remove(caller, name, runs.sample(offline));
        return ResponseEntity.noContent().build();
    }
}

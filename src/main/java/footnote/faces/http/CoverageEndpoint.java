package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.front.CoverageAccess;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.workflows.coverage.PositionUpdate;
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

/** The companies that the desk follows. */
@RestController
@RequestMapping("/api/coverage")
final class CoverageEndpoint {
    private final RunAccess runs;
    private final CoverageAccess coverage;

    CoverageEndpoint(RunAccess runs, CoverageAccess coverage) {
        this.runs = runs;
        this.coverage = coverage;
    }

    /** Which company to follow; shares and cost as numbers, or as strings with one. */
    record CoverageOrder(
            Optional<String> company,
            Optional<JsonNode> shares,
            Optional<JsonNode> cost,
            Optional<String> currency,
            Optional<Boolean> offline) {}

    /** A table of positions. */
    record PositionsOrder(
            Optional<String> csv, Optional<String> currency, Optional<Boolean> replace, Optional<Boolean> offline) {}

    @GetMapping
    JsonNode list(Caller caller, @RequestParam Optional<Boolean> offline) {
        return coverage.json(caller, runs.sample(offline));
    }

    @PostMapping
    ResponseEntity<JsonNode> add(Caller caller, @RequestBody CoverageOrder order) {
        boolean sample = runs.sample(order.offline());
        String company = order.company()
                .orElseThrow(() -> new RequestDenied(Reason.UNSERVABLE, "give a company, by symbol or name"));
        return ResponseEntity.status(HttpStatus.CREATED)
                .body(CoverageAccess.json(
                        coverage.add(
                                caller,
                                company,
                                new PositionUpdate.Entry(
                                        number("shares", order.shares()),
                                        number("cost", order.cost()),
                                        order.currency()),
                                sample),
                        sample));
    }

    private static Optional<String> number(String field, Optional<JsonNode> given) {
        return given.filter(value -> !value.isNull()).map(value -> {
            if (value.isNumber()) {
                return value.decimalValue().toPlainString();
            }
            if (value.isString()) {
                return value.stringValue();
            }
            throw new RequestDenied(Reason.UNSERVABLE, field + " must be a number, such as 120, or a string with one");
        });
    }

    @PostMapping("/positions")
    JsonNode importPositions(Caller caller, @RequestBody PositionsOrder order) {
        boolean sample = runs.sample(order.offline());
        String csv =
                order.csv().orElseThrow(() -> new RequestDenied(Reason.UNSERVABLE, "give a table of positions as csv"));
        return CoverageAccess.json(
                coverage.importPositions(
                        caller, csv, order.currency(), order.replace().orElse(false), sample),
                sample);
    }

    @DeleteMapping("/{company}")
    ResponseEntity<Void> remove(Caller caller, @PathVariable String company, @RequestParam Optional<Boolean> offline) {
        coverage.remove(caller, company, runs.sample(offline));
        return ResponseEntity.noContent().build();
    }
}

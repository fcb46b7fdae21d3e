package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.front.RecordAccess;
import footnote.faces.front.ResultsNoteAccess;
import footnote.faces.front.RunAccess;
import footnote.runtime.json.Json;
import java.time.LocalDate;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The sealed record of ratings, and results notes. */
@RestController
@RequestMapping("/api")
final class RecordEndpoint {
    private final RunAccess runs;
    private final RecordAccess record;
    private final ResultsNoteAccess notes;

    RecordEndpoint(RunAccess runs) {
        this.runs = runs;
        this.record = new RecordAccess(runs);
        this.notes = new ResultsNoteAccess(runs);
    }

    @GetMapping("/earnings/{company}")
    JsonNode earnings(
            Caller caller,
            @PathVariable String company,
            @RequestParam Optional<Boolean> offline,
            @RequestParam(name = "as_of") Optional<LocalDate> asOf) {
        return Json.node(notes.note(caller, company, runs.view(runs.sample(offline), asOf)));
    }

    @GetMapping("/record")
    JsonNode ratings(
            Caller caller,
            @RequestParam Optional<Boolean> offline,
            @RequestParam(name = "as_of") Optional<LocalDate> asOf) {
        return record.ratings(caller, runs.view(runs.sample(offline), asOf));
    }

    @GetMapping("/record/verification")
    JsonNode verified(Caller caller) {
        return record.verified(caller);
    }
}

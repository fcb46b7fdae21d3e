package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ScheduleAccess;
import footnote.faces.front.StartOrder;
import footnote.faces.web.document.DocumentTextPage;
import footnote.faces.web.document.DocumentsPage;
import footnote.faces.web.layout.Layout;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.analyze.Analyze;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

/** The pages of documents and schedules and what their forms send. */
@RestController
final class DocumentPagesEndpoint {
    private final RunAccess runs;
    private final ReaderDocuments documents;
    private final ScheduleAccess schedules;
    private final Layout layout;

    DocumentPagesEndpoint(RunAccess runs, ReaderDocuments documents, ScheduleAccess schedules, Layout layout) {
        this.runs = runs;
        this.documents = documents;
        this.schedules = schedules;
        this.layout = layout;
    }

    @GetMapping("/documents")
    ResponseEntity<byte[]> documents(
            Caller caller, @RequestParam(defaultValue = "") String q, @RequestParam(defaultValue = "") String company) {
        return PagesEndpoint.page(new DocumentsPage(documents, layout)
                .html(
                        caller,
                        q,
                        company.isBlank() ? List.of() : List.of(company),
                        runs.sample(Optional.empty()),
                        Optional.empty()));
    }

    @GetMapping("/documents/{id}/pages/{number}")
    ResponseEntity<byte[]> page(
            Caller caller,
            @PathVariable String id,
            @PathVariable int number,
            @RequestParam(defaultValue = "0") int from,
            @RequestParam(defaultValue = "0") int to) {
        return PagesEndpoint.page(new DocumentTextPage(documents, layout).html(caller, id, number, from, to));
    }

    @PostMapping(path = "/documents", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    ResponseEntity<byte[]> take(Caller caller, @RequestPart MultipartFile file, @RequestParam Optional<String> symbol)
            throws IOException {
        try (var content = file.getInputStream()) {
            var taken = documents.add(
                    caller, Optional.ofNullable(file.getOriginalFilename()).orElse("document"), symbol, content);
            String told = taken.refused()
                    .map(why -> "The document was not added: " + why)
                    .orElse(
                            taken.known()
                                    ? "This document was added before."
                                    : taken.title() + " is added and can be searched now.");
            return PagesEndpoint.page(new DocumentsPage(documents, layout)
                    .html(caller, "", List.of(), runs.sample(Optional.empty()), Optional.of(told)));
        }
    }

    @PostMapping("/documents/{id}/delete")
    ResponseEntity<byte[]> delete(Caller caller, @PathVariable String id) {
        documents.delete(caller, id);
        return PagesEndpoint.to("/documents");
    }

    @GetMapping("/schedules")
    ResponseEntity<byte[]> schedules(Caller caller) {
        return PagesEndpoint.page(new SchedulesPage(schedules, runs, layout).html(caller, SchedulesPage.Typed.NOTHING));
    }

    @PostMapping("/schedules")
    ResponseEntity<byte[]> add(
            Caller caller,
            @RequestParam(defaultValue = "") String query,
            @RequestParam(defaultValue = "auto") String workflow,
            @RequestParam(defaultValue = "") String timing) {
        try {
            checkCompany(workflow, query);
            schedules.add(
                    caller,
                    new StartOrder(
                            Optional.of(workflow), Optional.of(query), Optional.empty(), Optional.of(Json.object())),
                    timing);
            return PagesEndpoint.to("/schedules");
        } catch (RequestDenied | Fault e) {
            var typed = new SchedulesPage.Typed(query, workflow, timing, Optional.of(String.valueOf(e.getMessage())));
            return PagesEndpoint.refused(new SchedulesPage(schedules, runs, layout).html(caller, typed));
        }
    }

    /** An analysis of a company that nobody knows would fail every day. */
    private void checkCompany(String workflow, String query) {
        if (runs.menu().chosen(workflow, query).workflow().equals(Analyze.NAME) && !query.contains(" ")) {
            runs.desk().evidence().listing(query, runs.view(runs.sample(Optional.empty())));
        }
    }

    @PostMapping("/schedules/{id}/pause")
    ResponseEntity<byte[]> pause(Caller caller, @PathVariable String id) {
        schedules.pause(caller, id, true);
        return PagesEndpoint.to("/schedules");
    }

    @PostMapping("/schedules/{id}/resume")
    ResponseEntity<byte[]> resume(Caller caller, @PathVariable String id) {
        schedules.pause(caller, id, false);
        return PagesEndpoint.to("/schedules");
    }

    @PostMapping("/schedules/{id}/remove")
    ResponseEntity<byte[]> remove(Caller caller, @PathVariable String id) {
        schedules.remove(caller, id);
        return PagesEndpoint.to("/schedules");
    }
}

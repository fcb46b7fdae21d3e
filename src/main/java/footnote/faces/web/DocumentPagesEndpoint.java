package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.front.FrontDesk;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.ScheduleDesk;
import footnote.faces.front.StartOrder;
import footnote.runtime.json.Json;
import java.io.IOException;
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
    private final FrontDesk front;
    private final ReaderDocuments shelf;
    private final ScheduleDesk schedules;
    private final Layout layout;

    DocumentPagesEndpoint(FrontDesk front, ReaderDocuments shelf, ScheduleDesk schedules, Layout layout) {
        this.front = front;
        this.shelf = shelf;
        this.schedules = schedules;
        this.layout = layout;
    }

    @GetMapping("/documents")
    ResponseEntity<byte[]> documents(Caller caller, @RequestParam(defaultValue = "") String q) {
        return PagesEndpoint.page(
                new DocumentsPage(shelf, layout).html(caller, q, front.offline(Optional.empty()), Optional.empty()));
    }

    @PostMapping(path = "/documents", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    ResponseEntity<byte[]> take(Caller caller, @RequestPart MultipartFile file, @RequestParam Optional<String> symbol)
            throws IOException {
        try (var content = file.getInputStream()) {
            var taken = shelf.add(
                    caller, Optional.ofNullable(file.getOriginalFilename()).orElse("document"), symbol, content);
            String told = taken.refused()
                    .map(why -> "It was not taken in: " + why)
                    .orElse(
                            taken.known()
                                    ? "It was on file already."
                                    : taken.title() + " is in: its words can be found now.");
            return PagesEndpoint.page(new DocumentsPage(shelf, layout)
                    .html(caller, "", front.offline(Optional.empty()), Optional.of(told)));
        }
    }

    @PostMapping("/documents/{id}/delete")
    ResponseEntity<byte[]> delete(Caller caller, @PathVariable String id) {
        shelf.delete(caller, id);
        return PagesEndpoint.to("/documents");
    }

    @GetMapping("/schedules")
    ResponseEntity<byte[]> schedules(Caller caller) {
        return PagesEndpoint.page(new SchedulesPage(schedules, front, layout).html(caller));
    }

    @PostMapping("/schedules")
    ResponseEntity<byte[]> add(
            Caller caller,
            @RequestParam(defaultValue = "") String query,
            @RequestParam(defaultValue = "auto") String workflow,
            @RequestParam String timing) {
        schedules.add(
                caller,
                new StartOrder(Optional.of(workflow), Optional.of(query), Optional.empty(), Optional.of(Json.object())),
                timing);
        return PagesEndpoint.to("/schedules");
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

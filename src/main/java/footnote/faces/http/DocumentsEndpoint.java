package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.front.DocumentJson;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;
import tools.jackson.databind.JsonNode;

/** Readers' own documents, and passages in all that is on file. */
@RestController
@RequestMapping("/api")
final class DocumentsEndpoint {
    private final ReaderDocuments documents;
    private final RunAccess runs;

    DocumentsEndpoint(ReaderDocuments documents, RunAccess runs) {
        this.documents = documents;
        this.runs = runs;
    }

    @GetMapping("/documents")
    JsonNode list(
            Caller caller,
            @RequestParam(defaultValue = "100") int limit,
            @RequestParam(defaultValue = "") String after) {
        if (limit < 1 || limit > 500) {
            throw new RequestDenied(Reason.MALFORMED, "limit is 1 to 500, not " + limit);
        }
        if (!after.matches("[A-Za-z0-9._#-]{0,80}")) {
            throw new RequestDenied(Reason.UNSERVABLE, "after is no document's id; take it from 'next'");
        }
        var page = documents.list(caller).stream()
                .filter(volume -> volume.label().id().compareTo(after) > 0)
                .limit(limit)
                .toList();
        var node = DocumentJson.documents(page);
        if (page.size() == limit) {
            node.put(
                    "next",
                    "/api/documents?limit=" + limit + "&after="
                            + page.getLast().label().id());
        }
        return node;
    }

    @PostMapping(path = "/documents", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    ResponseEntity<JsonNode> take(Caller caller, @RequestPart MultipartFile file, @RequestParam Optional<String> symbol)
            throws IOException {
        try (var content = file.getInputStream()) {
            var taken = documents.add(
                    caller, Optional.ofNullable(file.getOriginalFilename()).orElse("document"), symbol, content);
            taken.refused().ifPresent(why -> {
                throw new RequestDenied(Reason.UNSERVABLE, why);
            });
            return ResponseEntity.status(taken.known() ? HttpStatus.OK : HttpStatus.CREATED)
                    .body(DocumentJson.taken(taken));
        }
    }

    @DeleteMapping("/documents/{id}")
    ResponseEntity<Void> delete(Caller caller, @PathVariable String id) {
        documents.delete(caller, id);
        return ResponseEntity.noContent().build();
    }

    @GetMapping("/passages")
    JsonNode passages(
            Caller caller,
            @RequestParam String q,
            @RequestParam(defaultValue = "") List<String> company,
            @RequestParam(defaultValue = "5") int top,
            @RequestParam Optional<Boolean> offline) {
        return DocumentJson.passages(documents.find(caller, q, company, runs.sample(offline), top));
    }
}

package footnote.faces.web;

import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.front.DataLookup;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.ResultsNoteAccess;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ThesisAccess;
import footnote.faces.web.company.CompanyPage;
import footnote.faces.web.company.CompanyTheses;
import footnote.faces.web.company.ResultsNotePage;
import footnote.faces.web.company.ThesisPage;
import footnote.faces.web.layout.Layout;
import footnote.runtime.run.Fault;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriUtils;

/** The pages of theses with their forms, and of results notes. */
@RestController
final class ThesisPagesEndpoint {
    private final RunAccess runs;
    private final DataLookup lookup;
    private final ThesisAccess theses;
    private final Layout layout;

    ThesisPagesEndpoint(RunAccess runs, DataLookup lookup, Layout layout) {
        this.runs = runs;
        this.lookup = lookup;
        this.theses = new ThesisAccess(runs);
        this.layout = layout;
    }

    @GetMapping("/theses/{id}")
    ResponseEntity<byte[]> thesis(
            Caller caller, @PathVariable String id, @RequestParam(defaultValue = "false") boolean offline) {
        var view = view(offline);
        return PagesEndpoint.page(new ThesisPage(layout).html(theses.shown(caller, id, view), view, caller));
    }

    @PostMapping("/theses")
    ResponseEntity<byte[]> add(
            Caller caller,
            @RequestParam String company,
            @RequestParam String sentence,
            @RequestParam(defaultValue = "false") boolean offline) {
        var view = view(offline);
        try {
            var added = theses.added(caller, company, sentence, view.sample());
            return PagesEndpoint.to(path("/theses/", added.thesis().id(), view));
        } catch (RequestDenied | Fault e) {
            var typed = new CompanyTheses.Typed(sentence, Optional.of(String.valueOf(e.getMessage())));
            return PagesEndpoint.refused(new CompanyPage(runs, lookup, layout).html(company, view, caller, typed));
        }
    }

    @PostMapping("/theses/{id}/check")
    ResponseEntity<byte[]> check(
            Caller caller, @PathVariable String id, @RequestParam(defaultValue = "false") boolean offline) {
        var view = view(offline);
        theses.check(caller, id, view);
        return PagesEndpoint.to(path("/theses/", id, view));
    }

    @PostMapping("/theses/{id}/remove")
    ResponseEntity<byte[]> remove(
            Caller caller, @PathVariable String id, @RequestParam(defaultValue = "false") boolean offline) {
        var view = view(offline);
        var symbol = theses.find(caller, id, view.sample()).symbol();
        theses.remove(caller, id, view.sample());
        return PagesEndpoint.to(path("/companies/", symbol, view));
    }

    @GetMapping("/companies/{symbol}/results")
    ResponseEntity<byte[]> results(
            Caller caller, @PathVariable String symbol, @RequestParam(defaultValue = "false") boolean offline) {
        var view = view(offline);
        var note = new ResultsNoteAccess(runs).note(caller, symbol, view);
        return PagesEndpoint.page(new ResultsNotePage(layout).html(note, view, caller));
    }

    private View view(boolean offline) {
        return runs.view(runs.sample(Optional.of(offline)));
    }

    private static String path(String start, String id, View view) {
        return start + UriUtils.encodePathSegment(id, StandardCharsets.UTF_8) + ThesisPage.sampleQuery(view);
    }
}

package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.front.CoverageAccess;
import footnote.faces.front.DataLookup;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RunAccess;
import footnote.faces.web.company.CompaniesPage;
import footnote.faces.web.company.CompanyPage;
import footnote.faces.web.layout.Layout;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.PositionUpdate;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriUtils;

/** The pages of companies, and the watchlist's forms. */
@RestController
final class CompanyPagesEndpoint {
    private static final int NEAR = 5;

    private final RunAccess runs;
    private final DataLookup lookup;
    private final CoverageAccess coverage;
    private final Layout layout;

    CompanyPagesEndpoint(RunAccess runs, DataLookup lookup, CoverageAccess coverage, Layout layout) {
        this.runs = runs;
        this.lookup = lookup;
        this.coverage = coverage;
        this.layout = layout;
    }

    @GetMapping("/companies")
    ResponseEntity<byte[]> companies(Caller caller) {
        return PagesEndpoint.page(new CompaniesPage(lookup, layout)
                .html(caller, runs.sample(Optional.empty()), Optional.empty(), List.of()));
    }

    @GetMapping("/companies/find")
    ResponseEntity<byte[]> find(
            Caller caller, @RequestParam String q, @RequestParam(defaultValue = "false") boolean offline) {
        boolean sample = runs.sample(Optional.of(offline));
        var near = lookup.complete(q, runs.view(sample), NEAR);
        if (near.size() == 1) {
            return PagesEndpoint.to(path(near.getFirst().symbol().symbol(), sample));
        }
        try {
            return PagesEndpoint.to(
                    path(lookup.listing(q, runs.view(sample)).ticker().symbol(), sample));
        } catch (Fault e) {
            var html = new CompaniesPage(lookup, layout).html(caller, sample, Optional.of(q), near);
            return ResponseEntity.status(HttpStatus.NOT_FOUND)
                    .contentType(new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8))
                    .body(html.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static String path(String symbol, boolean sample) {
        return "/companies/" + UriUtils.encodePathSegment(symbol, StandardCharsets.UTF_8)
                + (sample ? "?offline=true" : "");
    }

    @GetMapping("/companies/{symbol}")
    ResponseEntity<byte[]> company(
            Caller caller, @PathVariable String symbol, @RequestParam(defaultValue = "false") boolean offline) {
        var view = runs.view(runs.sample(Optional.of(offline)));
        return PagesEndpoint.page(new CompanyPage(runs, lookup, layout).html(symbol, view, caller));
    }

    @PostMapping("/watchlist")
    ResponseEntity<byte[]> follow(
            Caller caller,
            @RequestParam String company,
            @RequestParam Optional<String> shares,
            @RequestParam Optional<String> cost,
            @RequestParam(defaultValue = "false") boolean offline,
            @RequestParam Optional<String> back) {
        boolean sample = runs.sample(Optional.of(offline));
        var entry = new PositionUpdate.Entry(
                shares.filter(text -> !text.isBlank()), cost.filter(text -> !text.isBlank()), Optional.empty());
        try {
            var added = coverage.add(caller, company, entry, sample);
            return PagesEndpoint.to(back.isPresent() ? path(added.symbol(), sample) : "/");
        } catch (RequestDenied | Fault e) {
            var typed = new StartPage.Typed(
                    company, shares.orElse(""), cost.orElse(""), Optional.of(String.valueOf(e.getMessage())));
            return PagesEndpoint.refused(new StartPage(runs, coverage, layout).html(caller, typed));
        }
    }

    @PostMapping("/watchlist/remove")
    ResponseEntity<byte[]> unfollow(
            Caller caller,
            @RequestParam String company,
            @RequestParam(defaultValue = "false") boolean offline,
            @RequestParam Optional<String> back) {
        boolean sample = runs.sample(Optional.of(offline));
        coverage.remove(caller, company, sample);
        return PagesEndpoint.to(back.isPresent() ? path(company, sample) : "/");
    }
}

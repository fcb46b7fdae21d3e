package footnote.publication.leads;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Prose;
import footnote.domain.SourceLine;
import footnote.domain.lead.LeadReport;
import footnote.publication.text.Html;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Numbers figures and quotations as they are printed, and keeps the line that says where each came from. */
final class SourceNotes {
    private final Map<String, LedgerEntry> ledger = new HashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final List<Optional<URI>> links = new ArrayList<>();

    SourceNotes(LeadReport report) {
        report.ledger().forEach(entry -> ledger.put(entry.id(), entry));
        report.leads().forEach(lead -> lead.signals().ledger().forEach(entry -> ledger.put(entry.id(), entry)));
    }

    /** Prose as markup, each reference the figure with its number. */
    Html rendered(Prose prose) {
        return Html.prose(prose.text(), this::figure);
    }

    /** Prose as plain words, for cells and files. */
    String plain(Prose prose) {
        return prose.rendered(id -> FigureFormat.of(entry(id).fact()));
    }

    private Html figure(String id) {
        var entry = entry(id);
        return Html.of(
                "{}{}",
                FigureFormat.of(entry.fact()),
                mark(SourceLine.of(entry), entry.fact().origin().uri()));
    }

    private LedgerEntry entry(String id) {
        var entry = ledger.get(id);
        if (entry == null) {
            throw new IllegalStateException("the report refers to a fact it does not hold: " + id);
        }
        return entry;
    }

    /** The number of a source. */
    Html mark(Origin origin) {
        return mark(SourceLine.source(origin), origin.uri());
    }

    private Html mark(String line, Optional<URI> link) {
        int at = lines.indexOf(line);
        if (at < 0) {
            lines.add(line);
            links.add(link);
            at = lines.size() - 1;
        }
        return Html.of("<sup><a href=\"#n{}\">{}</a></sup>", at + 1, at + 1);
    }

    /** The list under the report. */
    Html list() {
        return Html.of(
                "<ol class=\"notes\">{}</ol>",
                IntStream.range(0, lines.size())
                        .mapToObj(i ->
                                Html.of("<li id=\"n{}\">{}</li>", i + 1, Html.outside(links.get(i), lines.get(i)))));
    }
}

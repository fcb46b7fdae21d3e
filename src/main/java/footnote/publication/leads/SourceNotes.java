package footnote.publication.leads;

import footnote.domain.FigureFormat;
import footnote.domain.Footnote;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Prose;
import footnote.domain.lead.LeadReport;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers figures and quotations as they are printed, and keeps the line that says where each came from. */
final class SourceNotes {
    private static final Pattern REFERENCE = Pattern.compile("\\{fact:([A-Za-z0-9]+)}");

    private final Map<String, LedgerEntry> ledger = new HashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final List<Optional<URI>> links = new ArrayList<>();

    SourceNotes(LeadReport report) {
        report.ledger().forEach(entry -> ledger.put(entry.id(), entry));
        report.leads().forEach(lead -> lead.signals().ledger().forEach(entry -> ledger.put(entry.id(), entry)));
    }

    /** Prose as markup: text escaped, each reference the figure with its number. */
    String rendered(Prose prose) {
        var html = new StringBuilder();
        int from = 0;
        var references = REFERENCE.matcher(prose.text());
        while (references.find()) {
            html.append(LeadMarkup.escaped(prose.text().substring(from, references.start())));
            html.append(figure(references.group(1)));
            from = references.end();
        }
        return html.append(LeadMarkup.escaped(prose.text().substring(from))).toString();
    }

    /** Prose as plain words, for cells and files. */
    String plain(Prose prose) {
        return prose.rendered(id -> FigureFormat.of(entry(id).fact()));
    }

    private String figure(String id) {
        var entry = entry(id);
        return LeadMarkup.escaped(FigureFormat.of(entry.fact()))
                + mark(Footnote.of(entry), entry.fact().origin().uri());
    }

    private LedgerEntry entry(String id) {
        var entry = ledger.get(id);
        if (entry == null) {
            throw new IllegalStateException("the report refers to a fact it does not hold: " + id);
        }
        return entry;
    }

    /** The number of a source. */
    String mark(Origin origin) {
        return mark(Footnote.source(origin), origin.uri());
    }

    private String mark(String line, Optional<URI> link) {
        int at = lines.indexOf(line);
        if (at < 0) {
            lines.add(line);
            links.add(link);
            at = lines.size() - 1;
        }
        return "<sup><a href=\"#n" + (at + 1) + "\">" + (at + 1) + "</a></sup>";
    }

    /** The list under the report. */
    String list() {
        var html = new StringBuilder("<ol class=\"notes\">");
        for (int i = 0; i < lines.size(); i++) {
            html.append("<li id=\"n")
                    .append(i + 1)
                    .append("\">")
                    .append(LeadMarkup.link(links.get(i), lines.get(i)))
                    .append("</li>");
        }
        return html.append("</ol>").toString();
    }
}

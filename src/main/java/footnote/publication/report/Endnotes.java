package footnote.publication.report;

import footnote.domain.Derivation;
import footnote.domain.Origin;
import footnote.domain.SourceLine;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;

/** The end of a report: what is not available, a note for every figure, and the numbered sources. */
final class Endnotes {
    private final Markup out;
    private final Report report;
    private final FootnoteNumbering notes;

    Endnotes(Markup out, Report report, FootnoteNumbering notes) {
        this.out = out;
        this.report = report;
        this.notes = notes;
    }

    void write() {
        gaps();
        out.open("section", "id", "notes", "class", "notes")
                .element("h2", "Notes and sources")
                .line();
        out.element("h3", "Sources").open("ol", "class", "sources").line();
        sources();
        out.close("ol").line();
        out.element("h3", "Notes").open("ol", "class", "note-list").line();
        for (var fact : notes.notes()) {
            out.open("li", "id", "n" + notes.note(fact), "data-note-of", fact);
            out.element("span", notes.sentence(fact));
            more(fact);
            out.close("li").line();
        }
        out.close("ol").close("section").line();
    }

    void gaps() {
        if (!report.untoldGaps().isEmpty()) {
            out.open("section", "id", "gaps").element("h2", "Not available").open("ul", "class", "points");
            for (var gap : report.untoldGaps()) {
                out.open("li")
                        .element("b", gap.what() + ".", "class", "lead")
                        .text(" " + gap.why())
                        .close("li");
            }
            out.close("ul").close("section").line();
        }
    }

    void sources() {
        var origins = notes.origins();
        for (int i = 0; i < origins.size(); i++) {
            out.open("li", "id", "s" + (i + 1));
            linked(origins.get(i), name(origins.get(i)));
            out.close("li").line();
        }
    }

    private static String name(Origin origin) {
        return SourceLine.vendor(origin)
                + origin.document().map(document -> ", " + document).orElse("");
    }

    private void linked(Origin origin, String shown) {
        var link = origin.uri().filter(Endnotes::safe).map(URI::toString).orElse("");
        if (link.isEmpty()) {
            out.text(shown);
        } else {
            out.element("a", shown, "href", link, "rel", "noopener noreferrer", "title", name(origin));
        }
    }

    /** Links lead to web pages alone. */
    static boolean safe(URI uri) {
        return "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
    }

    private void more(String fact) {
        notes.source(fact).ifPresent(number -> out.text(" ").element("a", "[" + number + "]", "href", "#s" + number));
        var inputs = inputs(notes, fact);
        if (!inputs.isEmpty()) {
            out.text(" From notes ");
            for (int i = 0; i < inputs.size(); i++) {
                out.text(i == 0 ? "" : ", ").element("a", inputs.get(i).toString(), "href", "#n" + inputs.get(i));
            }
            out.text(".");
        }
    }

    static List<Integer> inputs(FootnoteNumbering notes, String fact) {
        return notes.entry(fact).derivation().stream()
                .map(Derivation::inputs)
                .flatMap(List::stream)
                .map(notes::note)
                .filter(note -> note > 0)
                .distinct()
                .collect(Collectors.toList());
    }
}

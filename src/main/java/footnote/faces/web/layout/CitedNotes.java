package footnote.faces.web.layout;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.faces.front.FigureNotes;
import footnote.publication.text.Html;
import java.util.List;

/** Figures of a page with their marks; the notes below say where each came from. */
public final class CitedNotes {
    private static final int SOURCES = 3;
    private static final int MANY = 8;

    private final FigureNotes notes;

    public CitedNotes(List<LedgerEntry> entries) {
        this.notes = new FigureNotes(entries, SOURCES);
    }

    /** The figure in words, with its mark. */
    public Html figure(String id) {
        return notes.find(id)
                .map(entry -> marked(entry, FigureFormat.of(entry.fact())))
                .orElseGet(() -> Html.of("<span class=\"unbound\">unknown fact {}</span>", id));
    }

    private Html marked(LedgerEntry entry, String words) {
        int number = notes.number(entry.id());
        return Html.of(
                "<span class=\"fig\">{}<a class=\"ref\" href=\"#note-{}\" aria-label=\"Source {}\">{}</a></span>",
                words,
                number,
                number,
                number);
    }

    /** An entry that is not in the ledger given at first, such as one of a table. */
    public Html figure(LedgerEntry entry, String words) {
        notes.add(entry);
        return marked(entry, words);
    }

    /** Prose with every reference put into words. */
    public Html rendered(String text) {
        return Html.prose(text, this::figure);
    }

    boolean none() {
        return notes.told().isEmpty();
    }

    /** The notes of all figures so far. */
    public Html list() {
        if (notes.told().size() > MANY) { // most of a page's length; a mark still shows its own
            return Html.of(
                    "<details class=\"notes\"><summary>Sources of {} figures</summary><ol>{}</ol></details>",
                    notes.told().size(),
                    notes.told().stream().map(this::note));
        }
        return Html.when(
                !none(),
                Html.of(
                        "<section class=\"notes\" aria-labelledby=\"notes-title\"><h2 id=\"notes-title\">Sources</h2>"
                                + "<ol>{}</ol></section>",
                        notes.told().stream().map(this::note)));
    }

    private Html note(LedgerEntry entry) {
        return Html.of(
                "<li id=\"note-{}\">{}{}</li>",
                notes.number(entry.id()),
                notes.line(entry),
                entry.fact()
                        .origin()
                        .uri()
                        .filter(_ -> !entry.fact().origin().vendor().equals("sample"))
                        .map(uri -> Html.of(" {}", Html.outside(uri, "open"))));
    }
}

package footnote.faces.cli;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Wording;
import footnote.faces.front.FigureNotes;
import java.util.List;

/** Numbers the figures of a text as they are printed, with a line for each below. */
final class Footnotes {
    private static final int SOURCES = 2;

    private final FigureNotes notes;

    Footnotes(List<LedgerEntry> entries) {
        this.notes = new FigureNotes(entries, SOURCES);
    }

    /** The figure in words with its number: 12.4 % [3]. */
    String figure(String id) {
        return Wording.of(notes.entry(id).fact()) + " [" + notes.number(id) + "]";
    }

    String told(Prose prose) {
        return prose.told(this::figure);
    }

    /** A line under the text for each figure cited so far. */
    List<String> lines() {
        return notes.told().stream()
                .map(entry -> "[" + notes.number(entry.id()) + "] " + notes.line(entry))
                .toList();
    }
}

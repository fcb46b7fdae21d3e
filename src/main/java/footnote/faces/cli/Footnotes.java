package footnote.faces.cli;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
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
        return FigureFormat.of(notes.entry(id).fact()) + " [" + notes.number(id) + "]";
    }

    /** A change with its sign and no number: +11.8%. */
    String signed(String id) {
        String figure = FigureFormat.of(notes.entry(id).fact());
        return figure.startsWith("-") ? figure : "+" + figure;
    }

    /** The number of a passage, whose line under the text says where it stands. */
    String passage(String note) {
        return "[" + notes.quotation(note) + "]";
    }

    String rendered(Prose prose) {
        return prose.rendered(this::figure);
    }

    /** A line under the text for each figure cited so far. */
    List<String> lines() {
        return notes.lines();
    }
}

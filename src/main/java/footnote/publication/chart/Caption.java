package footnote.publication.chart;

/**
 * The words around an exhibit: its number, the finding as title, the unit, the source and its date. A figure in the
 * title is a reference to its fact, {@code {fact:ID}}, where the exhibit stands in a report.
 */
public record Caption(int exhibit, String title, String unit, String source, String asOf) {
    public Caption {
        if (exhibit < 1) {
            throw new IllegalArgumentException("exhibits count from 1, not " + exhibit);
        }
        if (title.isBlank() || source.isBlank() || asOf.isBlank()) {
            throw new IllegalArgumentException("exhibit " + exhibit + " lacks a title, a source or a date");
        }
    }
}

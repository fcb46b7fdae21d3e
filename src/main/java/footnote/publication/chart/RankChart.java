package footnote.publication.chart;

import java.util.List;
import java.util.Optional;

/** Bars lying on their side, in the order given, with names to their left. */
public record RankChart(Caption caption, List<Row> rows, Format format, Optional<Reference> reference)
        implements Chart {
    /** The subject of the report stands out; its peers are grey. */
    public record Row(String name, Datum datum, boolean subject) {}

    public RankChart {
        rows = List.copyOf(rows);
        if (rows.isEmpty() || rows.size() > 16) {
            throw new IllegalArgumentException("a ranking has 1 to 16 rows, not " + rows.size());
        }
    }
}

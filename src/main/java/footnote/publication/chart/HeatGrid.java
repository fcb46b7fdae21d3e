package footnote.publication.chart;

import java.util.List;
import java.util.Optional;

/** Figures over two assumptions; darker is higher, the base case is framed, what is below the pivot is grey. */
public record HeatGrid(
        Caption caption, Side rows, Side columns, List<List<Datum>> cells, Format format, Optional<Reference> pivot)
        implements Chart {
    /** One assumption: its name, its values, and which of them is the base case (or -1). */
    public record Side(String name, List<String> labels, int base) {
        public Side {
            labels = List.copyOf(labels);
            if (labels.isEmpty() || labels.size() > 12) {
                throw new IllegalArgumentException("a side of a grid has 1 to 12 values, not " + labels.size());
            }
        }
    }

    public HeatGrid {
        cells = cells.stream().map(List::copyOf).toList();
        int width = columns.labels().size();
        if (cells.size() != rows.labels().size() || cells.stream().anyMatch(row -> row.size() != width)) {
            throw new IllegalArgumentException("a grid of %d x %d needs as many cells"
                    .formatted(rows.labels().size(), width));
        }
    }
}

package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Optional;

/** A table that a report may have: its section and its rows; a figure that is not known is a gap with its reason. */
public interface TableExhibit {
    String section();

    /** Whether it stands before the charts of its section. */
    default boolean leads() {
        return false;
    }

    /** The table, where there are figures for it. */
    Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering);

    /** A metric and what its row or column is called. */
    record Line(String metric, String label) {}

    static Cell figure(Optional<LedgerEntry> entry, String why) {
        return entry.<Cell>map(each -> new Cell.Figure(each.id())).orElseGet(() -> new Cell.Gap(why));
    }

    static List<String> facts(List<Row> rows) {
        return rows.stream()
                .flatMap(row -> row.cells().stream())
                .filter(Cell.Figure.class::isInstance)
                .map(cell -> ((Cell.Figure) cell).fact())
                .toList();
    }
}

package footnote.workflows.report.exhibits;

import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Multiples and returns of the company and its peers. */
final class PeerMultipleTable implements TableExhibit {
    private static final int MOST_COLUMNS = 5;
    private static final int FEWEST_FOR_MEDIAN = 3;
    private static final List<Line> METRICS = List.of(
            new Line("price_to_earnings", "Price to earnings"),
            new Line("price_to_book", "Price to book"),
            new Line("price_to_sales", "Price to sales"),
            new Line("ev_to_ebitda", "EV/EBITDA"),
            new Line("revenue_growth", "Revenue growth"),
            new Line("operating_margin", "Operating margin"),
            new Line("return_on_equity", "Return on equity"));

    @Override
    public String section() {
        return "valuation";
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var peers = book.data().valuation().map(ValuationData::peers).orElse(List.of());
        if (peers.isEmpty() || peers.size() > MOST_COLUMNS) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of("", book.name()));
        peers.forEach(peer -> columns.add(ReportFacts.shortName(peer.name())));
        boolean median = peers.size() >= FEWEST_FOR_MEDIAN;
        if (median) {
            columns.add("Peer median");
        }
        var rows = new ArrayList<Row>();
        for (var line : METRICS) {
            var cells = new ArrayList<Cell>();
            cells.add(TableExhibit.figure(book.now(line.metric()), "not known"));
            peers.forEach(peer -> cells.add(TableExhibit.figure(peer.measures().find(line.metric()), "not known")));
            if (median) {
                cells.add(TableExhibit.figure(book.peerMedian(line.metric()), "fewer than three"));
            }
            if (cells.stream().anyMatch(Cell.Figure.class::isInstance)) {
                rows.add(Row.of(line.label(), cells));
            }
        }
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(new FigureTable(
                        numbering.of("Multiples and returns vs. peers", "LTM where reported", TableExhibit.facts(rows)),
                        columns,
                        rows,
                        List.of()));
    }
}

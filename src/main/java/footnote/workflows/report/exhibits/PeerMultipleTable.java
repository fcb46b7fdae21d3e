package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.domain.names.ShortName;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.research.ClosePeers;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Multiples and returns of the company and its peers. */
final class PeerMultipleTable implements TableExhibit {
    private static final int MOST_COLUMNS = 5;
    private static final int FEWEST_FOR_MEDIAN = 3;
    private static final List<Line> METRICS = List.of(
            new Line("price_to_earnings", "P/E"),
            new Line("price_to_book", "P/B"),
            new Line("price_to_sales", "P/S"),
            new Line("ev_to_ebitda", "EV/EBITDA"),
            new Line("revenue_growth", "Revenue growth"),
            new Line("operating_margin", "Operating margin"),
            new Line("return_on_equity", "ROE"),
            new Line(ClosePeers.SIMILARITY, "Similarity"));

    @Override
    public String section() {
        return "valuation";
    }

    /** Why a figure is missing: a multiple of a loss has no meaning. */
    private static String gap(Line line, Optional<LedgerEntry> income) {
        boolean ofProfit =
                line.metric().equals("price_to_earnings") || line.metric().equals("ev_to_ebitda");
        return ofProfit && income.filter(each -> each.number() < 0).isPresent()
                ? "no positive earnings"
                : "not available";
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var peers = book.data().valuation().map(ValuationData::peers).orElse(List.of());
        if (peers.isEmpty() || peers.size() > MOST_COLUMNS) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of("", book.name()));
        peers.forEach(peer -> columns.add(ShortName.of(peer.name())));
        boolean median = peers.size() >= FEWEST_FOR_MEDIAN
                && METRICS.stream()
                        .anyMatch(line -> book.peerMedian(line.metric()).isPresent());
        if (median) {
            columns.add("Peer median");
        }
        var rows = new ArrayList<Row>();
        for (var line : METRICS) {
            boolean ofPeers = line.metric().equals(ClosePeers.SIMILARITY);
            var cells = new ArrayList<Cell>();
            cells.add(
                    ofPeers
                            ? new Cell.Words("")
                            : TableExhibit.figure(book.now(line.metric()), gap(line, book.now("net_income"))));
            peers.forEach(peer -> cells.add(TableExhibit.figure(
                    ofPeers && peer.named() ? Optional.empty() : peer.measures().find(line.metric()),
                    gap(line, peer.measures().find("net_income")))));
            if (median) {
                cells.add(
                        ofPeers
                                ? new Cell.Words("")
                                : TableExhibit.figure(book.peerMedian(line.metric()), "fewer than three close peers"));
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
                        notes(book, median)));
    }

    private static List<String> notes(ReportFacts book, boolean median) {
        return median
                ? apart(book)
                : Stream.concat(apart(book).stream(), Stream.of("No median: fewer than three close peers."))
                        .toList();
    }

    /** Peers of the vendor that the text does not compare. */
    private static List<String> apart(ReportFacts book) {
        return book.data().valuation().stream()
                .map(data -> data.peers().stream()
                        .filter(peer -> !data.comparable().contains(peer))
                        .map(peer -> ShortName.of(peer.name()))
                        .toList())
                .filter(names -> !names.isEmpty())
                .map(names -> (names.size() == 1 ? "Not a close peer: " : "Not close peers: ") + Words.and(names) + ".")
                .toList();
    }
}

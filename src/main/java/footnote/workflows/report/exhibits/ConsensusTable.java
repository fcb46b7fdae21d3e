package footnote.workflows.report.exhibits;

import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import java.util.List;
import java.util.Optional;

/** Analysts' expectations, each with its count and date. */
final class ConsensusTable implements TableExhibit {
    private static final String UNTOLD = "not told";

    @Override
    public String section() {
        return "ratings";
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var rows = book.data().valuation().map(ValuationData::outlooks).orElse(List.of()).stream()
                .map(ConsensusTable::row)
                .toList();
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(new FigureTable(
                        numbering.of(
                                "What analysts expect, as reported",
                                "Means with range and count",
                                TableExhibit.facts(rows)),
                        List.of("Expected", "Mean", "Low", "High", "Analysts", "Basis"),
                        rows,
                        List.of()));
    }

    private static Row row(ValuationData.Outlook outlook) {
        var mean = outlook.mean().fact();
        return Row.of(
                mean.metric().label() + ", " + mean.period().label(),
                List.of(
                        new Cell.Figure(outlook.mean().id()),
                        TableExhibit.figure(outlook.low(), UNTOLD),
                        TableExhibit.figure(outlook.high(), UNTOLD),
                        TableExhibit.figure(outlook.analysts(), UNTOLD),
                        new Cell.Words("consensus of " + mean.knownAt())));
    }
}

package footnote.workflows.report.exhibits;

import footnote.domain.FigureFormat;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import java.util.List;
import java.util.Optional;

/** Consensus estimates, each with the number of analysts and its date. */
final class ConsensusTable implements TableExhibit {
    private static final String UNPUBLISHED = "not published";

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
                                "Consensus estimates", "Mean, range and number of analysts", TableExhibit.facts(rows)),
                        List.of("Estimate", "Mean", "Low", "High", "Analysts", "Basis"),
                        rows,
                        List.of()));
    }

    private static Row row(Outlook outlook) {
        var mean = outlook.mean().fact();
        return Row.of(
                mean.metric().name().equals(Outlook.PRICE_EXPECTATION)
                        ? "Target price"
                        : mean.metric().label() + ", " + mean.period().label(),
                List.of(
                        new Cell.Figure(outlook.mean().id()),
                        TableExhibit.figure(outlook.low(), UNPUBLISHED),
                        TableExhibit.figure(outlook.high(), UNPUBLISHED),
                        TableExhibit.figure(outlook.analysts(), UNPUBLISHED),
                        new Cell.Words("consensus, " + FigureFormat.day(mean.knownAt()))));
    }
}

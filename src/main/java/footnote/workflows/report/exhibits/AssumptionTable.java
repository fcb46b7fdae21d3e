package footnote.workflows.report.exhibits;

import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the valuation assumes, and on what basis. */
final class AssumptionTable implements TableExhibit {
    /** Consensus growth, which the table of the forecast shows by year and that of the consensus with its analysts. */
    private static final Set<String> IN_FORECAST = Set.of("growth_first_year", "growth_second_year");

    @Override
    public String section() {
        return "valuation";
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var rows = book.data().value().assumptions().stream()
                .filter(assumption -> !IN_FORECAST.contains(assumption.key())
                        || assumption.basis().contains(" capped at "))
                .map(assumption -> Row.of(
                        assumption.name(),
                        List.of(new Cell.Figure(assumption.fact()), new Cell.Words(assumption.basis()))))
                .toList();
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new FigureTable(
                                numbering.of(
                                        "Valuation assumptions and their basis",
                                        "Annual rates, %",
                                        TableExhibit.facts(rows)),
                                List.of("Assumption", "Value", "Basis"),
                                rows,
                                List.of(
                                        "House assumptions are not market quotes; each can be replaced when a report is made.")));
    }
}

package footnote.workflows.report.exhibits;

import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What each scenario assumes and the value it gives. */
final class ScenarioTable implements TableExhibit {
    @Override
    public String section() {
        return "scenarios";
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var scenarios = book.data().value().scenarios();
        if (scenarios.isEmpty()) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of(""));
        scenarios.forEach(each -> columns.add(each.name()));
        var rows = new ArrayList<Row>();
        for (int i = 0; i < scenarios.getFirst().assumptions().size(); i++) {
            int at = i;
            rows.add(Row.of(
                    scenarios.getFirst().assumptions().get(i).name(),
                    scenarios.stream()
                            .<Cell>map(each ->
                                    new Cell.Figure(each.assumptions().get(at).fact()))
                            .toList()));
        }
        rows.add(Row.of(
                "Fair value per share",
                scenarios.stream()
                        .map(ValuationResult.Scenario::value)
                        .<Cell>map(Cell.Figure::new)
                        .toList()));
        return Optional.of(new FigureTable(
                numbering.of("Bear, base and bull case", "Model values, not forecasts", TableExhibit.facts(rows)),
                columns,
                rows,
                List.of(
                        book.data().value().fromBook()
                                ? "The cases differ in ROE and cost of equity."
                                : book.data().value().grid().isPresent()
                                        ? "The cases differ in growth, operating margin and WACC."
                                        : "The cases differ in the cost of equity.")));
    }
}

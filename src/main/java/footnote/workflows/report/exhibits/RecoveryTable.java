package footnote.workflows.report.exhibits;

import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.research.valuation.ValuationResult.Recovery;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What creditors and shareholders of a distressed company get at stated recoveries of its assets. */
final class RecoveryTable implements TableExhibit {
    @Override
    public String section() {
        return "valuation";
    }

    @Override
    public boolean leads() {
        return true;
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var recoveries = book.data().value().recoveries();
        if (recoveries.isEmpty()) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of("", "Low", "Middle", "High"));
        var rows = List.of(
                row("Assets other than cash bring, of book value", recoveries, Recovery::share),
                row("Value of all assets", recoveries, Recovery::value),
                row("Recovery on all liabilities", recoveries, Recovery::rate),
                row("Left for a share", recoveries, Recovery::equity));
        return Optional.of(new FigureTable(
                numbering.of("Claims come before shareholders", "Assumed recoveries", TableExhibit.facts(rows)),
                columns,
                rows,
                List.of("Liabilities are total assets less shareholders' equity; their ranking is not considered.")));
    }

    private static Row row(String name, List<Recovery> recoveries, Function<Recovery, String> fact) {
        return Row.of(
                name,
                recoveries.stream()
                        .<Cell>map(each -> new Cell.Figure(fact.apply(each)))
                        .toList());
    }
}

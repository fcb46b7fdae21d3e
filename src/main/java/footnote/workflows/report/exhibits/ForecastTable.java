package footnote.workflows.report.exhibits;

import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.research.valuation.ValuationResult.ForecastYear;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The explicit forecast of the cash-flow model: revenue, EBIT and free cash flow by year. */
final class ForecastTable implements TableExhibit {
    @Override
    public String section() {
        return "valuation";
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var years = book.data().value().forecast();
        if (years.isEmpty()) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of(""));
        years.forEach(year -> columns.add(year.label()));
        var rows = new ArrayList<>(List.of(row("Revenue", years, ForecastYear::revenue)));
        if (years.stream().allMatch(each -> ofYear(book, each))) {
            rows.add(row("growth", years, ForecastYear::growth));
        }
        rows.add(row("EBIT", years, ForecastYear::operatingIncome));
        rows.add(row("FCF before interest", years, ForecastYear::freeCashFlow));
        return Optional.of(
                new FigureTable(
                        numbering.of("DCF forecast from drivers", "Fiscal years, base case", TableExhibit.facts(rows)),
                        columns,
                        rows,
                        List.of(
                                "Of the first year, only the cash flow after the latest balance sheet counts; the workbook has every driver and the fade.")));
    }

    /** Whether a growth rate is that of its year; one rate for all years is in the text. */
    private static boolean ofYear(ReportFacts book, ForecastYear year) {
        return book.entry(year.growth())
                .filter(growth -> growth.fact().period().end().equals(year.end()))
                .isPresent();
    }

    private static Row row(String name, List<ForecastYear> years, Function<ForecastYear, String> fact) {
        return Row.of(
                name,
                years.stream()
                        .<Cell>map(each -> new Cell.Figure(fact.apply(each)))
                        .toList());
    }
}

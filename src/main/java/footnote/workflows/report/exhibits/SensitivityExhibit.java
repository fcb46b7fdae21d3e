package footnote.workflows.report.exhibits;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.Reference;
import footnote.publication.chart.Scaling;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The model's value over discount rates and growth rates. */
record SensitivityExhibit(ReportFacts book) implements ChartExhibit {
    static List<SensitivityExhibit> of(ReportFacts book) {
        return book.data().value().grid().isPresent() ? List.of(new SensitivityExhibit(book)) : List.of();
    }

    @Override
    public String name() {
        return "Fair value by WACC and terminal growth";
    }

    @Override
    public String section() {
        return "valuation";
    }

    @Override
    public boolean wide() {
        return true;
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var cells = values().stream()
                .sorted(Comparator.comparingDouble(LedgerEntry::number))
                .toList();
        var known = captions.known().fact("lowest", cells.getFirst()).fact("highest", cells.getLast());
        return captions.write(captions.headline("grid.title", known, List.of()), "grid.meaning." + place(cells), known);
    }

    /** Where the price lies among the values, the lowest of which comes first. */
    private String place(List<LedgerEntry> values) {
        var price = book.now("price");
        if (price.isEmpty()) {
            return "plain";
        }
        return above(price, Optional.of(values.getLast()))
                ? "above"
                : below(price, Optional.of(values.getFirst())) ? "below" : "inside";
    }

    private List<LedgerEntry> values() {
        return book.data().value().grid().orElseThrow().cells().stream()
                .flatMap(List::stream)
                .flatMap(id -> book.entry(id).stream())
                .toList();
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var grid = book.data().value().grid().orElseThrow();
        var cells = grid.cells().stream()
                .map(row -> row.stream()
                        .map(id -> book.entry(id).map(ChartExhibit::datum).orElse(Datum.GAP))
                        .toList())
                .toList();
        var known = values();
        var scale = Scaling.of(known);
        return new HeatGrid(
                numbering.of(
                        title,
                        scale.caption("Fair value per share") + "; below the price in gray",
                        ChartExhibit.ids(known)),
                new HeatGrid.Side("WACC", rates(grid.rates()), 2),
                new HeatGrid.Side("Terminal growth", rates(grid.growths()), 2),
                cells,
                scale.format(),
                book.now("price").map(price -> new Reference("Price", ChartExhibit.datum(price))));
    }

    private List<String> rates(List<String> ids) {
        return ids.stream()
                .map(id -> book.entry(id)
                        .map(entry -> String.format(Locale.ROOT, "%.1f%%", entry.number()))
                        .orElse("?"))
                .toList();
    }
}

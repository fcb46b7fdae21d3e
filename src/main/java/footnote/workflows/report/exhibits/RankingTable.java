package footnote.workflows.report.exhibits;

import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.CompanyRanking;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every company of a comparison or a sector, the leading one first. */
final class RankingTable implements TableExhibit {
    @Override
    public String section() {
        return "summary";
    }

    @Override
    public boolean leads() {
        return true;
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        return CompanyRanking.of(book).map(ranking -> table(ranking, numbering));
    }

    private static FigureTable table(CompanyRanking ranking, ExhibitNumbering numbering) {
        var metrics = List.of(
                new Line("market_cap", "Market value"),
                new Line("revenue_growth", "Revenue growth"),
                new Line(ranking.margin(), ranking.margin().equals("net_margin") ? "Net margin" : "Operating margin"),
                new Line("return_on_equity", "Return on equity"),
                new Line("price_to_earnings", "Price to earnings"));
        var columns = new ArrayList<>(List.of("Company"));
        metrics.forEach(metric -> columns.add(metric.label()));
        var rows = ranking.members().stream()
                .map(member -> Row.of(
                        member.name(),
                        metrics.stream()
                                .map(metric -> TableExhibit.figure(
                                        Optional.ofNullable(member.figures().get(metric.metric())), "not known"))
                                .toList()))
                .toList();
        return new FigureTable(
                numbering.of("Companies ranked", "By " + ranking.order(), TableExhibit.facts(rows)),
                columns,
                rows,
                List.of());
    }
}

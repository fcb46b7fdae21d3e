package footnote.workflows.report.exhibits;

import footnote.domain.opinion.CompanyView;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.comparison.CompanyRanking;
import footnote.workflows.report.comparison.CompanyRanking.Member;
import footnote.workflows.report.comparison.ComparedMeasures.Measure;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every company of a comparison or a sector, the leading one first: rating, price, fair value, expected return, and the
 * return against its multiple; or the further measures of the same companies.
 */
enum RankingTable implements TableExhibit {
    VIEWS("summary"),
    MEASURES("industry");

    private final String section;

    RankingTable(String section) {
        this.section = section;
    }

    @Override
    public String section() {
        return section;
    }

    @Override
    public boolean leads() {
        return true;
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        return CompanyRanking.of(book)
                .flatMap(ranking -> this == VIEWS ? views(ranking, numbering) : measures(ranking, numbering));
    }

    private static Optional<FigureTable> views(CompanyRanking ranking, ExhibitNumbering numbering) {
        var measures = List.of(ranking.measures().returned(), ranking.measures().multiple());
        var columns = new ArrayList<>(List.of("Company", "Rating", "Price", "Fair value", "Expected return"));
        measures.forEach(measure -> columns.add(measure.label()));
        var rows = ranking.members().stream()
                .map(member -> {
                    var cells = new ArrayList<Cell>();
                    cells.add(member.view()
                            .<Cell>map(view -> new Cell.Words(view.ratingWord()))
                            .orElseGet(() -> new Cell.Gap("no valuation")));
                    cells.add(figure(member.view().flatMap(CompanyView::price), "no price"));
                    cells.add(figure(member.view().flatMap(CompanyView::fairValue), "not estimated"));
                    cells.add(figure(member.view().flatMap(CompanyView::expectedReturn), "not estimated"));
                    measures.forEach(measure -> cells.add(cell(member, measure)));
                    return Row.of(member.name(), cells);
                })
                .toList();
        return Optional.of(new FigureTable(
                numbering.of("Companies ranked", "By " + ranking.order(), TableExhibit.facts(rows)),
                columns,
                rows,
                List.of()));
    }

    private static Cell figure(Optional<CompanyView.Figure> figure, String why) {
        return figure.<Cell>map(each -> new Cell.Figure(each.entry())).orElseGet(() -> new Cell.Gap(why));
    }

    private static Optional<FigureTable> measures(CompanyRanking ranking, ExhibitNumbering numbering) {
        var measures = ranking.measures().further().stream()
                .filter(measure -> ranking.members().stream()
                        .anyMatch(member -> member.figure(measure.metric()).isPresent()))
                .toList();
        if (measures.isEmpty()) {
            return Optional.empty();
        }
        var columns = new ArrayList<>(List.of("Company"));
        measures.forEach(measure -> columns.add(measure.label()));
        var rows = ranking.members().stream()
                .map(member -> Row.of(
                        member.name(),
                        measures.stream().map(measure -> cell(member, measure)).toList()))
                .toList();
        return Optional.of(new FigureTable(
                numbering.of(
                        "Further measures of the same companies",
                        "Multiples LTM where reported; ratios of the last fiscal year",
                        TableExhibit.facts(rows)),
                columns,
                rows,
                List.of()));
    }

    /** A multiple of a loss has no meaning; a company without a dividend has no yield. */
    private static Cell cell(Member member, Measure measure) {
        boolean ofProfit =
                measure.metric().equals("price_to_earnings") || measure.metric().equals("ev_to_ebitda");
        if (measure.metric().equals("dividend_yield")
                && member.figure(measure.metric())
                        .filter(each -> each.number() != 0)
                        .isEmpty()) {
            return new Cell.Words("–");
        }
        return TableExhibit.figure(
                member.figure(measure.metric()), ofProfit ? "no positive earnings, or not reported" : "not reported");
    }
}

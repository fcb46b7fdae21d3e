package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.CompanyView;
import footnote.publication.report.Block;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.workflows.report.comparison.CompanyRanking;
import footnote.workflows.report.comparison.CompanyRanking.Member;
import footnote.workflows.report.comparison.PreferredCompany;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ComparisonReportTest {
    private static final Drafts BANKS = Drafts.compared("PLFB", List.of("NAVSETU.NS", "BSRV.MI"));

    private static List<FigureTable> tables(Drafts draft) {
        return draft.report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(FigureTable.class::isInstance)
                .map(FigureTable.class::cast)
                .toList();
    }

    private static Map<String, Member> members(Drafts draft) {
        return CompanyRanking.of(draft.book()).orElseThrow().members().stream()
                .collect(Collectors.toMap(Member::symbol, Function.identity()));
    }

    @Test
    void ratesEachCompanyAsItsOwnReportDoes() {
        var peer = members(BANKS).get("BSRV.MI");

        var own = Drafts.kept("BSRV.MI").book().data().value().view();

        assertThat(peer.view().map(CompanyView::rating)).contains(own.rating());
        assertThat(peer.view().flatMap(CompanyView::fairValue).map(CompanyView.Figure::value))
                .isEqualTo(own.fairValue().map(CompanyView.Figure::value));
        assertThat(peer.flags())
                .isEqualTo(Drafts.kept("BSRV.MI").book().data().redFlags().flags());
    }

    @Test
    void measuresBanksByReturnAndBookValue() {
        var columns = tables(BANKS).stream()
                .flatMap(table -> table.columns().stream())
                .toList();

        assertThat(columns)
                .contains(
                        "Rating",
                        "Fair value",
                        "Expected return",
                        "ROE",
                        "P/B",
                        "P/TBV",
                        "Cost of equity",
                        "CET1 ratio")
                .doesNotContain("Net margin", "P/S", "Operating margin");
    }

    @Test
    void isTitledByItsCompaniesAndShowsEachFigureInOneTable() {
        assertThat(BANKS.report().masthead().company())
                .isEqualTo("Pellford Bancorp, Navsetu Bank and Banca Serravento");
        assertThat(BANKS.report().masthead().compared()).contains("PLFB · NAVSETU.NS · BSRV.MI");
        assertThat(tables(BANKS).stream()
                        .flatMap(table -> table.rows().stream())
                        .flatMap(row -> row.cells().stream())
                        .filter(Cell.Figure.class::isInstance)
                        .map(cell -> ((Cell.Figure) cell).fact()))
                .doesNotHaveDuplicates();
        assertThat(BANKS.report().sections()).noneMatch(section -> section.id().equals("conclusion"));
    }

    @Test
    void statesNoPreferenceWhereReturnAndMultiplePointElsewhere() {
        var ranking = CompanyRanking.of(BANKS.book()).orElseThrow();

        assertThat(new PreferredCompany(ranking).preferred()).isEmpty();
        assertThat(new PreferredCompany(ranking).finding().text()).startsWith("No clear preference");
        assertThat(new PreferredCompany(ranking).summary().text()).contains("points the other way");
    }

    @Test
    void prefersTheCompanyWellBelowFairValue() {
        var draft = Drafts.compared("QVLN", List.of("ALDV"));

        assertThat(new PreferredCompany(CompanyRanking.of(draft.book()).orElseThrow()).preferred())
                .map(Member::symbol)
                .isEqualTo(Optional.of("ALDV"));
        assertThat(draft.report().masthead().finding()).startsWith("Aldervane Foods preferred");
        assertThat(draft.charts()).isZero();
    }

    @Test
    void putsFallingRevenueAsADecline() {
        var points = Drafts.compared("QVLN", List.of("45Q7.T")).report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .flatMap(Block::prose)
                .map(prose -> prose.text())
                .collect(Collectors.joining("\n"));

        assertThat(points).contains("a revenue decline of");
    }
}

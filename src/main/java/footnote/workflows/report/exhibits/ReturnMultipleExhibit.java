package footnote.workflows.report.exhibits;

import static footnote.workflows.report.exhibits.ChartExhibit.datum;

import footnote.domain.Prose;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.ScatterChart;
import footnote.workflows.report.comparison.CompanyRanking;
import footnote.workflows.report.comparison.PreferredCompany;
import footnote.workflows.report.comparison.ReturnAndMultiple;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Companies of a comparison by what they earn, or how fast they grow, and by what is paid for it. */
record ReturnMultipleExhibit(CompanyRanking ranking) implements ChartExhibit {
    private static final int FEWEST = 3;

    static List<ReturnMultipleExhibit> of(ReportFacts book) {
        return CompanyRanking.of(book)
                .filter(each -> new ReturnAndMultiple(each).both().size() >= FEWEST)
                .map(ReturnMultipleExhibit::new)
                .stream()
                .toList();
    }

    @Override
    public String name() {
        return ranking.measures().returned().label() + " and "
                + ranking.measures().multiple().label();
    }

    @Override
    public String section() {
        return "industry";
    }

    @Override
    public boolean wide() {
        return true;
    }

    /** The title says whether the highest return is also the cheapest; the figures stand in the table. */
    @Override
    public ExhibitText text(CaptionWriter captions) {
        var words = new ReturnAndMultiple(ranking);
        return new ExhibitText(captions.id(), ExhibitText.Kind.CHART, words.title(), new Prose(words.reading()));
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var returned = ranking.measures().returned();
        var multiple = ranking.measures().multiple();
        var bubbles = new ReturnAndMultiple(ranking)
                .both().stream()
                        .map(member -> new ScatterChart.Bubble(
                                member.name(),
                                datum(member.figure(returned.metric()).orElseThrow()),
                                datum(member.figure(multiple.metric()).orElseThrow()),
                                Datum.GAP,
                                new PreferredCompany(ranking)
                                        .preferred()
                                        .filter(member::equals)
                                        .isPresent()))
                        .toList();
        return new ScatterChart(
                numbering.of(
                        title,
                        name(),
                        bubbles.stream()
                                .flatMap(each -> Stream.of(
                                        each.across().fact(), each.up().fact()))
                                .toList()),
                new ScatterChart.Measure(returned.label(), Format.percent(1)),
                new ScatterChart.Measure(multiple.label(), Format.times(2)),
                bubbles,
                Optional.empty());
    }
}

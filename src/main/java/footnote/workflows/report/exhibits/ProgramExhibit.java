package footnote.workflows.report.exhibits;

import footnote.domain.Prose;
import footnote.domain.claim.Claim.Headline;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.PlottedChart;
import footnote.workflows.report.exhibits.program.ProgramRunner.Plot;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.List;
import java.util.stream.Collectors;

/** A chart that a model's program plotted, drawn from the facts its values were bound to. */
record ProgramExhibit(Plot plot) implements ChartExhibit {
    @Override
    public String name() {
        return plot.panels().stream()
                .flatMap(panel -> panel.layers().stream())
                .map(PlottedChart.Layer::name)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    @Override
    public String section() {
        return plot.section();
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        return new ExhibitText(
                captions.id(),
                ExhibitText.Kind.CHART,
                new Headline(plot.title().text(), List.of()),
                new Prose(plot.question().words() + ": " + name() + "."));
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var facts = PlottedChart.data(plot.panels()).map(Datum::fact).distinct().toList();
        return new PlottedChart(numbering.of(title, plot.unit(), facts), plot.panels());
    }
}

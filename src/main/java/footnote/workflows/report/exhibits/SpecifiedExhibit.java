package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim.Headline;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.Scaling;
import footnote.publication.chart.Series;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.ChartSpecification;
import java.util.List;
import java.util.stream.IntStream;

/** A chart that a model asked for, drawn from the facts it names. */
record SpecifiedExhibit(ReportFacts book, String section, ChartSpecification specification) implements ChartExhibit {
    @Override
    public String name() {
        return String.join(
                ", ",
                specification.series().stream()
                        .map(ChartSpecification.Line::name)
                        .toList());
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        return new ExhibitText(
                captions.id(),
                ExhibitText.Kind.CHART,
                new Headline(specification.title().text(), List.of()),
                new Prose("Compared: " + name() + "."));
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var all = specification.series().stream()
                .flatMap(line -> entries(line).stream())
                .toList();
        var scale = Scaling.of(all);
        var caption = numbering.of(title, scale.unit(), ChartExhibit.ids(all));
        var periods = Periods.of(entries(specification.series().getFirst()).stream()
                .map(ReportFacts::label)
                .toList());
        var series = specification.series().stream()
                .map(line -> Series.of(line.name(), scale.data(entries(line))))
                .toList();
        return specification.kind() == ChartSpecification.Kind.BAR
                ? new BarChart(caption, periods, toned(series), scale.format())
                : new LineChart(caption, periods, toned(series), scale.format());
    }

    /** The first in the subject's color, the others beside it. */
    private static List<Series> toned(List<Series> series) {
        return IntStream.range(0, series.size())
                .mapToObj(i -> i == 0 ? series.get(i) : series.get(i).as(Series.Tone.PEER))
                .toList();
    }

    private List<LedgerEntry> entries(ChartSpecification.Line line) {
        return line.facts().stream().map(id -> book.entry(id).orElseThrow()).toList();
    }
}

package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.Scaling;
import footnote.publication.chart.Series;
import footnote.publication.chart.StackedChart;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.RevenueSplit;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.List;
import java.util.Optional;

/** Revenue by segment, product or region, stacked over the years. */
record SegmentExhibit(ReportFacts book) implements ChartExhibit {
    private static final int MOST_PARTS = 6;

    static List<SegmentExhibit> of(ReportFacts book) {
        var exhibit = new SegmentExhibit(book);
        return exhibit.split().parts().size() >= 2 ? List.of(exhibit) : List.of();
    }

    private RevenueSplit split() {
        return RevenueSplit.of(book);
    }

    @Override
    public String name() {
        return "Revenue by " + split().kind();
    }

    @Override
    public String section() {
        return "business";
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var parts = split().parts();
        var largest = split().common().getFirst();
        var years = largest.years();
        var ids = parts.stream().map(part -> part.years().getLast().id()).toList();
        var known = captions.known()
                .word("kind", split().kind())
                .word("part", largest.name())
                .word("to", ReportFacts.label(years.getLast()))
                .word("from", ReportFacts.label(years.getFirst()))
                .fact("share", share(years.getLast(), largest.name()))
                .fact("before", share(years.getFirst(), largest.name()));
        return captions.write(
                captions.headline("parts.title.largest", known, List.of(new Claim(Claim.Kind.LARGEST, ids))),
                "parts.meaning",
                known);
    }

    private Optional<LedgerEntry> share(LedgerEntry part, String name) {
        return book.years("revenue", 10).stream()
                .filter(whole ->
                        whole.fact().period().end().equals(part.fact().period().end()))
                .findFirst()
                .flatMap(whole -> book.share("largest_segment_share", part, whole, "revenue of " + name + " over all"));
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var parts = split().rows(MOST_PARTS);
        var all = parts.stream().flatMap(part -> part.years().stream()).toList();
        var scale = Scaling.of(book.years("revenue").isEmpty() ? all : book.years("revenue"));
        var axis = PeriodAxis.of(parts.getFirst().years());
        var series = parts.stream()
                .map(part -> Series.of(part.name(), axis.data(part.years(), scale)))
                .toList();
        return new StackedChart(
                numbering.of(title, name() + ", " + scale.unit(), ChartExhibit.ids(all)),
                Periods.of(axis.labels()),
                series,
                scale.format());
    }
}

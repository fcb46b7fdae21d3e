package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.Scaling;
import footnote.publication.chart.Series;
import footnote.publication.chart.StackedChart;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Revenue by segment, stacked over the years. */
record SegmentExhibit(ReportFacts book) implements ChartExhibit {
    static List<SegmentExhibit> of(ReportFacts book) {
        var exhibit = new SegmentExhibit(book);
        return exhibit.segments().size() >= 2 ? List.of(exhibit) : List.of();
    }

    private List<FinancialData.Part> segments() {
        return book.data().financial().map(FinancialData::parts).orElse(List.of());
    }

    @Override
    public String name() {
        return "Revenue by segment";
    }

    @Override
    public String section() {
        return "business";
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var parts = segments();
        var largest = parts.getFirst();
        var years = ReportFacts.tail(largest.years(), book.data().plan().timeRangeYears());
        var ids = parts.stream().map(part -> part.years().getLast().id()).toList();
        var known = captions.known()
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
        int years = book.data().plan().timeRangeYears();
        var parts = segments().stream().limit(6).toList();
        var rows = parts.stream()
                .map(part -> ReportFacts.tail(part.years(), years))
                .toList();
        int count = rows.stream().mapToInt(List::size).min().orElse(0);
        var all = rows.stream().flatMap(List::stream).toList();
        var scale = Scaling.of(book.years("revenue").isEmpty() ? all : book.years("revenue"));
        var series = new ArrayList<Series>();
        for (int i = 0; i < parts.size(); i++) {
            series.add(Series.of(parts.get(i).name(), scale.data(ReportFacts.tail(rows.get(i), count))));
        }
        var labels = ReportFacts.tail(rows.getFirst(), count).stream()
                .map(ReportFacts::label)
                .toList();
        return new StackedChart(
                numbering.of(title, "Revenue by segment, " + scale.unit(), ChartExhibit.ids(all)),
                Periods.of(labels),
                series,
                scale.format());
    }
}

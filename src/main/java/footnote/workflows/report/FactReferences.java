package footnote.workflows.report;

import footnote.domain.Prose;
import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.SmallMultiples;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.WaterfallChart;
import footnote.publication.report.Block;
import footnote.publication.report.Calculations;
import footnote.publication.report.Report;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Collects the facts that any part of a report refers to. */
final class FactReferences {
    private FactReferences() {}

    static void of(
            Report.Masthead masthead, List<Report.Section> sections, Calculations workings, Collection<String> ids) {
        ids.addAll(new Prose(masthead.finding()).references());
        ids.addAll(masthead.summary().references());
        masthead.allHighlights().forEach(each -> {
            ids.addAll(each.value().references());
            each.note().ifPresent(note -> ids.addAll(note.references()));
        });
        masthead.redFlags().forEach(flag -> ids.addAll(flag.text().references()));
        sections.stream().flatMap(section -> section.blocks().stream()).forEach(block -> block(block, ids));
        workings.sheets().stream()
                .flatMap(sheet -> sheet.lines().stream())
                .flatMap(line -> line.entries().stream())
                .forEach(entry -> {
                    if (entry instanceof Calculations.Entry.Input(String fact)) {
                        ids.add(fact);
                    }
                });
    }

    private static void block(Block block, Collection<String> ids) {
        block.prose().forEach(text -> ids.addAll(text.references()));
        switch (block) {
            case Block.Exhibit(var chart, var _) -> {
                ids.addAll(new Prose(chart.caption().title()).references());
                data(chart).map(Datum::fact).filter(fact -> !fact.isEmpty()).forEach(ids::add);
            }
            case Block.Illustration(var picture, var _, var _) -> {
                ids.addAll(new Prose(picture.caption().title()).references());
                picture.panels().stream()
                        .flatMap(panel -> panel.items().stream())
                        .forEach(item -> {
                            item.fact().ifPresent(ids::add);
                            item.note().ifPresent(note -> ids.addAll(note.references()));
                        });
            }
            case Block.FigureTable table ->
                table.rows().stream().flatMap(row -> row.cells().stream()).forEach(cell -> {
                    switch (cell) {
                        case Block.Cell.Figure(String fact) -> ids.add(fact);
                        case Block.Cell.Words(String text)
                        when text.contains("{fact:") -> ids.addAll(new Prose(text).references());
                        case Block.Cell.Words _, Block.Cell.Gap _ -> {}
                    }
                });
            case Block.Paragraph _, Block.Heading _, Block.Points _, Block.Callout _ -> {}
        }
    }

    private static Stream<Datum> data(Chart chart) {
        return switch (chart) {
            case BarChart it -> series(it.series());
            case StackedChart it -> series(it.series());
            case LineChart it -> series(it.series());
            case AreaChart it -> series(it.series());
            case SmallMultiples it -> series(it.series());
            case DualAxisChart it -> series(List.of(it.bars(), it.line()));
            case PriceChart it -> Stream.of(new Datum(0, it.fact()));
            case RankChart it ->
                Stream.concat(
                        it.rows().stream().map(RankChart.Row::datum), it.reference().map(Reference::datum).stream());
            case WaterfallChart it ->
                Stream.concat(Stream.of(it.start(), it.end()), it.changes().stream())
                        .map(WaterfallChart.Step::datum);
            case FootballField it ->
                Stream.concat(
                        it.ranges().stream().flatMap(range -> Stream.of(range.low(), range.middle(), range.high())),
                        Stream.of(it.reference().datum()));
            case HeatGrid it ->
                Stream.concat(it.cells().stream().flatMap(List::stream), it.pivot().map(Reference::datum).stream());
            case PlottedChart it -> PlottedChart.data(it.panels());
            case ScatterChart it ->
                Stream.concat(
                        it.bubbles().stream().flatMap(each -> Stream.of(each.across(), each.up(), each.size())),
                        it.quadrants().stream().flatMap(each -> Stream.of(each.across(), each.up())));
        };
    }

    private static Stream<Datum> series(List<Series> series) {
        return series.stream().flatMap(each -> each.data().stream());
    }
}

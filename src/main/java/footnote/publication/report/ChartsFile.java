package footnote.publication.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import footnote.domain.Bar;
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
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.SmallMultiples;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.WaterfallChart;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.json.JsonMapper;

/** What the charts of a report show, in figures with their facts, so that a program can draw them again. */
record ChartsFile(List<Exhibit> charts) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
            .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    /**
     * One chart; candles have their days apart, all others lines of figures over columns. Among companies, the subject is
     * the line of the report's own.
     */
    record Exhibit(
            int exhibit,
            String file,
            String kind,
            String title,
            String unit,
            String source,
            String asOf,
            List<String> columns,
            List<Line> lines,
            Optional<String> subject,
            Optional<Candles> candles) {}

    /** Figures of one name; a gap is null, and a figure without a fact of its own has an empty one. */
    record Line(
            String name,
            String before,
            String after,
            List<@Nullable Double> values,
            List<String> texts,
            List<String> facts) {}

    /** Days with their averages and one indicator. */
    record Candles(List<Bar> bars, List<Curve> curves, Optional<Band> indicator) {}

    record Curve(String name, List<@Nullable Double> values) {}

    record Band(Curve curve, double low, double high) {}

    static ChartsFile of(Report report, FootnoteNumbering notes) {
        var exhibits = new ArrayList<Exhibit>();
        report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Exhibit.class::isInstance)
                .map(block -> ((Block.Exhibit) block).chart())
                .forEach(chart -> exhibits.add(exhibit(chart, "chart_" + (exhibits.size() + 1) + ".png", notes)));
        return new ChartsFile(exhibits);
    }

    private static Exhibit exhibit(Chart chart, String file, FootnoteNumbering notes) {
        var caption = chart.caption();
        var table = ChartTable.of(chart);
        return new Exhibit(
                caption.exhibit(),
                file,
                kind(chart),
                notes.rendered(caption.title()),
                caption.unit(),
                caption.source(),
                caption.asOf(),
                table.columns(),
                table.lines().stream().map(line -> line(line, notes)).toList(),
                subject(chart),
                chart instanceof PriceChart prices ? Optional.of(candles(prices)) : Optional.empty());
    }

    private static Optional<String> subject(Chart chart) {
        return switch (chart) {
            case RankChart it ->
                it.rows().stream()
                        .filter(RankChart.Row::subject)
                        .map(RankChart.Row::name)
                        .findFirst();
            case ScatterChart it ->
                it.bubbles().stream()
                        .filter(ScatterChart.Bubble::subject)
                        .map(ScatterChart.Bubble::name)
                        .findFirst();
            default -> Optional.empty();
        };
    }

    private static String kind(Chart chart) {
        return switch (chart) {
            case BarChart _ -> "bars";
            case StackedChart _ -> "stack";
            case LineChart _, SmallMultiples _ -> "lines";
            case AreaChart _ -> "areas";
            case DualAxisChart _ -> "bars_and_line";
            case PriceChart _ -> "candles";
            case RankChart _ -> "ranking";
            case WaterfallChart _ -> "bridge";
            case FootballField _ -> "ranges";
            case HeatGrid _ -> "grid";
            case ScatterChart _ -> "plane";
            case PlottedChart it -> plotted(it);
        };
    }

    /** The nearest kind that shows the same figures. */
    private static String plotted(PlottedChart chart) {
        var kinds = chart.layers().map(PlottedChart.Layer::kind).toList();
        boolean twin = chart.panels().stream().anyMatch(panel -> panel.right().isPresent());
        if (!chart.tabular() || (twin && !kinds.equals(List.of(PlottedChart.Kind.BAR, PlottedChart.Kind.LINE)))) {
            return "ranking";
        }
        if (twin) {
            return "bars_and_line";
        }
        return kinds.contains(PlottedChart.Kind.BAR)
                ? chart.layers().anyMatch(PlottedChart.Layer::stacked) ? "stack" : "bars"
                : "lines";
    }

    private static Line line(ChartTable.Line line, FootnoteNumbering notes) {
        var format = line.formats().getFirst();
        var texts = new ArrayList<String>();
        for (int i = 0; i < line.data().size(); i++) {
            var datum = line.data().get(i);
            texts.add(
                    notes.knows(datum.fact())
                            ? notes.figure(datum.fact())
                            : line.formats().get(i).of(datum.value()));
        }
        return new Line(
                line.name(),
                format.before(),
                format.after(),
                known(line.data().stream().map(Datum::value).toList()),
                texts,
                line.data().stream().map(Datum::fact).toList());
    }

    private static Candles candles(PriceChart chart) {
        return new Candles(
                chart.bars(),
                chart.averages().stream().map(ChartsFile::curve).toList(),
                chart.indicator().map(each -> new Band(curve(each.curve()), each.low(), each.high())));
    }

    private static Curve curve(PriceChart.Curve curve) {
        return new Curve(curve.name(), known(curve.values()));
    }

    private static List<@Nullable Double> known(List<Double> values) {
        var known = new ArrayList<@Nullable Double>();
        values.forEach(value -> known.add(value.isNaN() ? null : value));
        return known;
    }

    byte[] bytes() {
        return (MAPPER.writeValueAsString(this) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}

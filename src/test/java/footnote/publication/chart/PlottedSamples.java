package footnote.publication.chart;

import footnote.publication.chart.PlottedChart.Kind;
import footnote.publication.chart.PlottedChart.Layer;
import footnote.publication.chart.PlottedChart.Measure;
import footnote.publication.chart.PlottedChart.Panel;
import footnote.publication.chart.PlottedChart.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Charts as programs plot them: bars beside a line, stacks, bars that lie, a plane, and panels. */
final class PlottedSamples {
    private static final List<String> YEARS = List.of("FY21", "FY22", "FY23", "FY24", "FY25");
    private static final Measure MONEY = new Measure("", "$m", Format.plain(0));
    private static final Measure PERCENT = new Measure("", "%", Format.percent(1));
    private static final double[] SALES = {870, 1010, 1149, 1312, 1463};
    private static final double[] INCOME = {234, 287, -45, 414, 484};
    private static final double[] MARGINS = {33.9, 35.4, 37.1, 38.5, 39.9};

    private PlottedSamples() {}

    static Map<String, Chart> all() {
        var sales = layer(Kind.BAR, "Revenue", false, false, SALES);
        var margin = layer(Kind.LINE, "Operating margin", true, false, MARGINS);
        var stack = List.of(sales, layer(Kind.BAR, "Net income", false, true, INCOME));
        var overlaid = List.of(
                sales,
                layer(Kind.LINE, "Net income", false, false, INCOME),
                layer(Kind.LEVEL, "Five-year average", false, false, 1160));
        var twin = panel("Revenue and margin", YEARS, false, Optional.of(PERCENT), List.of(sales, margin));
        var stacked = panel("Revenue and income", YEARS, false, Optional.empty(), stack);
        var lying = panel(
                "By year",
                YEARS,
                true,
                Optional.empty(),
                List.of(sales, layer(Kind.BAR, "Net income", false, false, INCOME)));
        var charts = new LinkedHashMap<String, Chart>();
        charts.put("plotted-twin", chart("$m; right axis: %", twin));
        charts.put("plotted-stack", chart("$m", stacked));
        charts.put("plotted-overlaid", chart("$m", panel("", YEARS, false, Optional.empty(), overlaid)));
        charts.put("plotted-rows", chart("$m", lying));
        charts.put("plotted-plane", chart("$m; across: %", plane()));
        charts.put("plotted-panels", chart("$m; right axis: %; across: %", twin, stacked, lying, plane()));
        return charts;
    }

    private static PlottedChart chart(String unit, Panel... panels) {
        return new PlottedChart(
                ChartSamples.caption(21, "Revenue rose every year and the margin with it", unit), List.of(panels));
    }

    private static Panel panel(
            String title, List<String> places, boolean lying, Optional<Measure> right, List<Layer> layers) {
        return new Panel(title, places, lying, Optional.empty(), MONEY, right, layers);
    }

    private static Panel plane() {
        var points = IntStream.range(0, YEARS.size())
                .mapToObj(i -> new Point(
                        i, YEARS.get(i), Optional.of(datum("margin", i, MARGINS[i])), datum("income", i, INCOME[i])))
                .toList();
        return new Panel(
                "Income against margin",
                List.of(),
                false,
                Optional.of(new Measure("Operating margin", "%", Format.percent(1))),
                MONEY,
                Optional.empty(),
                List.of(new Layer(Kind.POINT, "Net income", false, false, points)));
    }

    private static Layer layer(Kind kind, String name, boolean right, boolean stacked, double... values) {
        var points = IntStream.range(0, values.length)
                .mapToObj(i -> new Point(i, YEARS.get(i), Optional.empty(), datum(name, i, values[i])))
                .toList();
        return new Layer(kind, name, right, stacked, points);
    }

    private static Datum datum(String name, int index, double value) {
        return new Datum(value, "f" + Integer.toHexString(name.hashCode() & 0xffffff) + index);
    }
}

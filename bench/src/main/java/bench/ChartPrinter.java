package bench;

import com.sun.management.OperatingSystemMXBean;
import footnote.domain.Bar;
import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Caption;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.Format;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.Size;
import footnote.publication.chart.SmallMultiples;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.WaterfallChart;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Theme;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Our side of the chart benchmark, in a process of its own: prints the processor time of each set of twelve. */
public final class ChartPrinter {
    private final ChartRenderer press = new ChartRenderer(Theme.HOUSE);
    private final ChartFigures figures = ChartFigures.invented();
    private final Periods years = Periods.of(figures.years());

    private ChartPrinter() {}

    /** Arguments: png or svg; sets to warm up with; sets to measure; a folder that gets the last set. */
    public static void main(String[] args) throws Exception {
        var printer = new ChartPrinter();
        var folder = Path.of(args[3]);
        for (int i = Integer.parseInt(args[1]); i > 0; i--) {
            printer.set(args[0], Optional.empty());
        }
        for (int i = Integer.parseInt(args[2]); i > 0; i--) {
            long before = cpu();
            printer.set(args[0], i == 1 ? Optional.of(folder) : Optional.empty());
            System.out.println("set " + (cpu() - before) / 1e6);
        }
        System.out.println("all " + cpu() / 1e6);
    }

    /** Of the whole process: compilers and collectors count, too. */
    private static long cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private void set(String kind, Optional<Path> folder) throws Exception {
        int number = 0;
        for (var chart : charts()) {
            byte[] drawn = kind.equals("png")
                    ? press.png(chart)
                    : press.svg(chart, Size.PAGE).getBytes(StandardCharsets.UTF_8);
            if (folder.isPresent()) {
                Files.write(folder.get().resolve("%02d.%s".formatted(++number, kind)), drawn);
            }
        }
    }

    private List<Chart> charts() {
        var money = Format.money("$", 0);
        return List.of(
                new BarChart(
                        caption(1, "Revenue has tripled in nine years", "Revenue, USD bn"),
                        years,
                        List.of(series("Revenue", figures.revenue())),
                        Format.plain(1)),
                new StackedChart(
                        caption(2, "Data center is half of revenue", "Revenue by segment, USD bn"),
                        years,
                        series(figures.segments()),
                        Format.plain(1)),
                new LineChart(
                        caption(3, "Operating margin is up 13 points", "Margins, % of revenue"),
                        years,
                        series(figures.margins()),
                        Format.percent(1)),
                new AreaChart(
                        caption(4, "Data center outgrew the rest", "Revenue by segment, USD bn"),
                        years,
                        series(figures.segments()),
                        Format.plain(1)),
                new DualAxisChart(
                        caption(5, "Growth came back to 21%", "Revenue, USD bn; growth, %"),
                        years,
                        series("Revenue", figures.revenue()),
                        Format.plain(1),
                        series("Growth", figures.growth()),
                        Format.percent(1)),
                prices(),
                new RankChart(
                        caption(7, "Northwind trades above the median", "EV to EBITDA, x"),
                        figures.multiples().entrySet().stream()
                                .map(each -> new RankChart.Row(
                                        each.getKey(),
                                        Datum.of(each.getValue()),
                                        each.getKey().equals("Northwind")))
                                .toList(),
                        Format.times(1),
                        Optional.of(new Reference("Peer median", Datum.of(16.9)))),
                bridge(),
                new FootballField(
                        caption(9, "Two of five methods lie above the price", "Value per share, USD"),
                        figures.ranges().stream()
                                .map(each -> new FootballField.Range(
                                        each.name(),
                                        Datum.of(each.low()),
                                        Datum.of(each.middle()),
                                        Datum.of(each.high()),
                                        FootballField.Kind.MODEL))
                                .toList(),
                        new Reference("Price", Datum.of(figures.price())),
                        money),
                new HeatGrid(
                        caption(10, "Most cases lie above the price", "DCF value per share, USD"),
                        new HeatGrid.Side("WACC", figures.rates(), 3),
                        new HeatGrid.Side("Terminal growth", figures.growths(), 2),
                        figures.values().stream()
                                .map(row -> row.stream().map(Datum::of).toList())
                                .toList(),
                        money,
                        Optional.of(new Reference("the price of", Datum.of(figures.price())))),
                scatter(),
                new SmallMultiples(
                        caption(12, "Only data center grew throughout", "Revenue by segment, USD bn"),
                        years,
                        series(figures.segments()),
                        Format.plain(1)));
    }

    private Chart prices() {
        return new PriceChart(
                caption(6, "The shares are below their high", "Price, USD"),
                figures.days().stream()
                        .map(each -> new Bar(
                                LocalDate.parse(each.day()),
                                each.open(),
                                each.high(),
                                each.low(),
                                each.close(),
                                each.close(),
                                each.volume()))
                        .toList(),
                List.of(
                        new PriceChart.Curve("20-day average", figures.average20()),
                        new PriceChart.Curve("50-day average", figures.average50())),
                Optional.of(new PriceChart.Indicator(new PriceChart.Curve("RSI (14)", figures.rsi()), 30, 70)),
                Format.money("$", 2),
                "");
    }

    private Chart bridge() {
        var steps = figures.bridge().stream()
                .map(each -> new WaterfallChart.Step(each.name(), Datum.of(each.value())))
                .toList();
        return new WaterfallChart(
                caption(8, "Volume and price lifted operating income", "Operating income, USD bn"),
                steps.getFirst(),
                steps.subList(1, steps.size() - 1),
                steps.getLast(),
                Format.money("$", 1));
    }

    private Chart scatter() {
        return new ScatterChart(
                caption(11, "Northwind has both growth and margin", "Area = revenue"),
                new ScatterChart.Measure("Revenue growth", Format.percent(0)),
                new ScatterChart.Measure("Operating margin", Format.percent(0)),
                figures.bubbles().stream()
                        .map(each -> new ScatterChart.Bubble(
                                each.name(),
                                Datum.of(each.growth()),
                                Datum.of(each.margin()),
                                Datum.of(each.revenue()),
                                each.name().equals("Northwind")))
                        .toList(),
                Optional.empty());
    }

    private static Caption caption(int exhibit, String title, String unit) {
        return new Caption(exhibit, title, unit, "Annual reports (invented company).", "31 October 2025");
    }

    private static List<Series> series(Map<String, List<Double>> all) {
        return all.entrySet().stream()
                .map(each -> series(each.getKey(), each.getValue()))
                .toList();
    }

    private static Series series(String name, List<Double> values) {
        return Series.of(name, values.stream().map(Datum::of).toList());
    }
}

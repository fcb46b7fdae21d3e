package footnote.publication.chart.draw;

import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PlottedChart.Kind;
import footnote.publication.chart.PlottedChart.Layer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ink of each name on a plotted chart, the same in every panel. */
final class PlottedColors {
    private static final List<ColorRole> BARS = List.of(ColorRole.BLUE, ColorRole.SKY, ColorRole.PALE, ColorRole.PEER);
    private static final List<ColorRole> PALE_BARS = List.of(ColorRole.SKY, ColorRole.PALE, ColorRole.PEER);
    private static final List<ColorRole> LINES = List.of(ColorRole.ACCENT, ColorRole.NAVY, ColorRole.MUTED);
    private static final List<ColorRole> LINES_OVER_BARS = List.of(ColorRole.NAVY, ColorRole.ACCENT, ColorRole.MUTED);

    private final Map<String, ColorRole> inks = new LinkedHashMap<>();

    /** Lines stand out from bars; where they are not apart from them, bars are pale. */
    PlottedColors(PlottedChart chart, boolean apart) {
        var names = chart.layers().map(Layer::name).distinct().toList();
        var bars = chart.layers()
                .filter(layer -> layer.kind() == Kind.BAR)
                .map(Layer::name)
                .distinct()
                .toList();
        var lines = names.stream().filter(name -> !bars.contains(name)).toList();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            if (bars.isEmpty() || lines.isEmpty()) {
                inks.put(name, names.size() == 1 ? ColorRole.BLUE : lines.isEmpty() ? Theme.stack(i) : Theme.line(i));
            } else {
                inks.put(
                        name,
                        bars.contains(name)
                                ? nth(apart ? BARS : PALE_BARS, bars.indexOf(name))
                                : nth(apart ? LINES : LINES_OVER_BARS, lines.indexOf(name)));
            }
        }
    }

    private static ColorRole nth(List<ColorRole> choice, int rank) {
        return choice.get(rank % choice.size());
    }

    ColorRole of(Layer layer) {
        return inks.getOrDefault(layer.name(), ColorRole.BLUE);
    }

    /** What each ink stands for; one alone needs no key. */
    List<LegendEntry> keys() {
        return inks.size() == 1
                ? List.of()
                : inks.entrySet().stream()
                        .map(each -> new LegendEntry(each.getKey(), each.getValue()))
                        .toList();
    }
}

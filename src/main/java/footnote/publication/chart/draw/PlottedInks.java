package footnote.publication.chart.draw;

import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PlottedChart.Kind;
import footnote.publication.chart.PlottedChart.Layer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ink of each name on a plotted chart, the same in every panel. */
final class PlottedInks {
    private static final List<Ink> BARS = List.of(Ink.BLUE, Ink.SKY, Ink.PALE, Ink.PEER);
    private static final List<Ink> PALE_BARS = List.of(Ink.SKY, Ink.PALE, Ink.PEER);
    private static final List<Ink> LINES = List.of(Ink.ACCENT, Ink.NAVY, Ink.MUTED);
    private static final List<Ink> LINES_OVER_BARS = List.of(Ink.NAVY, Ink.ACCENT, Ink.MUTED);

    private final Map<String, Ink> inks = new LinkedHashMap<>();

    /** Lines stand out from bars; where they are not apart from them, bars are pale. */
    PlottedInks(PlottedChart chart, boolean apart) {
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
                inks.put(name, names.size() == 1 ? Ink.BLUE : lines.isEmpty() ? Theme.stack(i) : Theme.line(i));
            } else {
                inks.put(
                        name,
                        bars.contains(name)
                                ? nth(apart ? BARS : PALE_BARS, bars.indexOf(name))
                                : nth(apart ? LINES : LINES_OVER_BARS, lines.indexOf(name)));
            }
        }
    }

    private static Ink nth(List<Ink> choice, int rank) {
        return choice.get(rank % choice.size());
    }

    Ink of(Layer layer) {
        return inks.getOrDefault(layer.name(), Ink.BLUE);
    }

    /** What each ink stands for; one alone needs no key. */
    List<Key> keys() {
        return inks.size() == 1
                ? List.of()
                : inks.entrySet().stream()
                        .map(each -> new Key(each.getKey(), each.getValue()))
                        .toList();
    }
}

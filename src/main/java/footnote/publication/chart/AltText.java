package footnote.publication.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says in words what a chart shows, for readers who do not see it. */
final class AltText {
    private static final int FEW = 12;

    private AltText() {}

    static String of(Chart chart) {
        var figures =
                switch (chart) {
                    case BarChart bars -> over(bars.periods(), bars.series(), bars.format());
                    case LineChart lines -> over(lines.periods(), lines.series(), lines.format());
                };
        return kind(chart) + ", " + chart.caption().unit() + ". " + figures + " Source: "
                + chart.caption().source() + ", as of " + chart.caption().asOf() + ".";
    }

    private static String kind(Chart chart) {
        return switch (chart) {
            case BarChart _ -> "Bar chart";
            case LineChart _ -> "Line chart";
        };
    }

    private static String over(Periods periods, List<Series> series, Format format) {
        return series.stream()
                .map(each -> each.name() + ": " + row(periods, each, format) + ".")
                .collect(Collectors.joining(" "));
    }

    private static String row(Periods periods, Series series, Format format) {
        var said = new ArrayList<String>();
        int count = periods.count();
        for (int i = 0; i < count; i++) {
            if (count <= FEW || i == 0 || i == count - 1) {
                said.add(periods.labels().get(i) + " " + format.of(series.at(i).value()));
            }
        }
        return String.join(count <= FEW ? ", " : " to ", said);
    }
}

package footnote.faces.web.result;

import footnote.publication.text.Html;
import java.util.List;
import java.util.Locale;

/** A series as one small line. */
final class Sparklines {
    private static final double WIDTH = 300;
    private static final double HEIGHT = 56;

    private Sparklines() {}

    static Html of(List<Double> values) {
        if (values.size() < 2) {
            return Html.NONE;
        }
        double low = values.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        double high = values.stream().mapToDouble(Double::doubleValue).max().orElse(1);
        double span = high > low ? high - low : 1;
        var points = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            points.append(String.format(
                    Locale.ROOT,
                    "%.1f,%.1f ",
                    i * WIDTH / (values.size() - 1),
                    3 + (HEIGHT - 6) * (1 - (values.get(i) - low) / span)));
        }
        return Html.of(
                "<svg class=\"spark\" viewBox=\"0 0 300 56\" preserveAspectRatio=\"none\" role=\"img\""
                        + " aria-label=\"Recent closing prices\"><polyline points=\"{}\"/></svg>",
                points.toString().strip());
    }
}

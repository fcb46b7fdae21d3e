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

    /** A needle on a scale from -1 to 1. */
    static Html gauge(String name, String word, double score, int lean) {
        double x = 60 + Math.clamp(score, -1, 1) * 56;
        return Html.of(
                """
                <div class="gauge"><span>{}</span>
                <svg viewBox="0 0 120 14" role="img" aria-label="{} view: {}"><line class="axis" x1="4" x2="116" y1="7" y2="7"/>
                <line class="axis" x1="60" x2="60" y1="3" y2="11"/><circle class="{}" cx="{}" cy="7" r="5"/></svg>
                <span class="{}">{}</span></div>
                """,
                name,
                name,
                word,
                AnalysisSheet.lean(lean),
                String.format(Locale.ROOT, "%.1f", x),
                AnalysisSheet.lean(lean),
                word);
    }
}

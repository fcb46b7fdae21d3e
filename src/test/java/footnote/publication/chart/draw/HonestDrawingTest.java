package footnote.publication.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.Caption;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.Periods;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.ScatterChart.Bubble;
import footnote.publication.chart.ScatterChart.Measure;
import footnote.publication.chart.Series;
import footnote.publication.chart.Size;
import footnote.publication.chart.StackedChart;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names stay whole, and what lies beyond an axis is not drawn as if it lay on it. */
class HonestDrawingTest {
    private static final ChartRenderer PRESS = new ChartRenderer(Theme.HOUSE);
    private static final Caption CAPTION = new Caption(1, "Title", "$bn", "Source", "30 June 2026");

    private static Bubble bubble(String name, double across, double up) {
        return new Bubble(name, Datum.of(across), Datum.of(up), Datum.GAP, name.equals("Own"));
    }

    private static Drawing plane(Bubble... bubbles) {
        return PRESS.draw(
                new ScatterChart(
                        CAPTION,
                        new Measure("Revenue growth", Format.percent(1)),
                        new Measure("Operating margin", Format.percent(1)),
                        List.of(bubbles),
                        Optional.empty()),
                Size.PAGE);
    }

    @Test
    void anOutlierIsAnArrowheadAtTheEdgeWithItsFigureInWords() {
        var drawing = plane(
                bubble("A", 5, 30),
                bubble("B", 10, 25),
                bubble("C", 15, 28),
                bubble("D", 12, 20),
                bubble("Own", 24, -262));

        assertThat(drawing.marks()).filteredOn(Mark.Dot.class::isInstance).hasSize(4);
        assertThat(drawing.marks()).filteredOn(Mark.Area.class::isInstance).hasSize(1);
        var words = drawing.labels().stream()
                .filter(label -> label.text().equals("Own, operating margin -262%"))
                .toList();
        assertThat(words).hasSize(1);
        assertThat(drawing.labels())
                .filteredOn(label -> label != words.getFirst())
                .noneMatch(label -> label.box().overlaps(words.getFirst().box()));
    }

    @ParameterizedTest
    @ValueSource(doubles = {110, 160, 240})
    void namesBesideAStackAreWhole(double height) {
        var chart = new StackedChart(
                CAPTION,
                Periods.of(List.of("FY24", "FY25")),
                List.of(
                        Series.of("Motor", 10, 11),
                        Series.of("Fire", 6, 7),
                        Series.of("Marine", 1, 1.2),
                        Series.of("Abroad", 0.5, 0.6),
                        Series.of("Health, accident and long-term care", 0.5, 0.6)),
                Format.plain(1));

        assertThat(PRESS.plot(chart, new Size(504, height)).labels())
                .extracting(Mark.Label::text)
                .contains("Motor", "Fire", "Marine", "Abroad")
                .noneMatch(text -> text.endsWith("…"));
    }

    @Test
    void aPercentageFromAHundredOnHasNoDecimals() {
        assertThat(Format.percent(1).of(-262.14)).isEqualTo("-262%");
        assertThat(Format.percent(1).of(99.94)).isEqualTo("99.9%");
    }

    @Test
    void aYearWithoutFiguresHasNoTotalOfZero() {
        var gap = List.of(Datum.of(1), Datum.GAP, Datum.of(2));
        var chart = new StackedChart(
                CAPTION,
                Periods.of(List.of("FY23", "FY24", "FY25")),
                List.of(Series.of("A", gap), Series.of("B", gap)),
                Format.plain(2));

        assertThat(PRESS.draw(chart, Size.PAGE).labels())
                .extracting(Mark.Label::text)
                .contains("n.a.")
                .doesNotContain("0.00");
    }
}

package footnote.publication.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.Caption;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.Size;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** How axes are chosen, so that a chart shows no more drama than its figures have. */
class AxisRulesTest {
    private static final Caption CAPTION = new Caption(1, "Title", "Margin, %", "Source", "30 June 2026");
    private static final Periods YEARS = Periods.of(List.of("FY21", "FY22", "FY23", "FY24", "FY25"));

    @Test
    void barsStartAtZero() {
        var axis = Axis.fromZero(DoubleStream.of(80, 81, 82), 5);

        assertThat(axis.low()).isZero();
    }

    @Test
    void aMoveOfAFifthOfAPointDoesNotFillAChart() {
        var axis = Axis.spanning(DoubleStream.of(54.9, 55.0, 55.1), 5);

        assertThat(0.2 / (axis.high() - axis.low())).isLessThan(0.05);
    }

    @Test
    void aLineNearZeroStartsThere() {
        var axis = Axis.spanning(DoubleStream.of(2, 5, 10), 5);

        assertThat(axis.low()).isZero();
    }

    @Test
    void aCutAxisIsSaid() {
        var chart = new LineChart(
                CAPTION, YEARS, List.of(Series.of("Margin", 78.4, 78.9, 79.2, 79.6, 80)), Format.percent(1));

        var svg = new ChartRenderer(Theme.HOUSE).svg(chart, Size.COLUMN);

        assertThat(svg).contains("axis not from zero");
    }

    @Test
    void everyPointOfAFewIsLabelledOnce() {
        var chart = new LineChart(
                CAPTION, YEARS, List.of(Series.of("Margin", 33.9, 35.4, 37.1, 38.5, 39.9)), Format.percent(1));

        var svg = new ChartRenderer(Theme.HOUSE).svg(chart, new Size(245, 132));

        for (var figure : List.of("33.9%", "35.4%", "37.1%", "38.5%", "39.9%")) {
            assertThat(svg.split(">" + figure + "<", -1)).as(figure).hasSize(2);
        }
    }

    @Test
    void anAverageLineHasItsFigureOnce() {
        var own = Series.of("Margin", 33.9, 35.4, 37.1, 38.5, 39.9);
        var mean = Series.of("Earlier average", 36.2, 36.2, 36.2, 36.2, 36.2).as(Series.Tone.PEER);
        var chart = new LineChart(CAPTION, YEARS, List.of(own, mean), Format.percent(1));

        var svg = new ChartRenderer(Theme.HOUSE).svg(chart, Size.COLUMN);

        assertThat(svg.split(">36.2%<", -1)).hasSize(2);
    }

    @Test
    void aValueFarFromAllOthersIsLeftOutOfTheRange() {
        var kept = Outliers.without(-262, 12, 18, 25, 31);

        assertThat(kept.min().orElseThrow()).isEqualTo(12);
    }

    @Test
    void valuesThatLieApartAreAllKept() {
        var kept = Outliers.without(-20, 12, 18, 25, 31);

        assertThat(kept.count()).isEqualTo(5);
    }

    @Test
    void longNamesOfARankingAreNotCut() {
        var rows = List.of(
                new RankChart.Row("Helvarion Pharmaceuticals International", new Datum(4.1, ""), true),
                new RankChart.Row("Kirisawa Pharma", new Datum(2.2, ""), false));

        var svg = new ChartRenderer(Theme.HOUSE)
                .svg(new RankChart(CAPTION, rows, Format.percent(1), Optional.empty()), new Size(245, 132));

        assertThat(svg).contains("International").doesNotContain("…");
    }
}

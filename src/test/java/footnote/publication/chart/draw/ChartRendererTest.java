package footnote.publication.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.publication.chart.Chart;
import footnote.publication.chart.ChartSamples;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.PriceSamples;
import footnote.publication.chart.Size;
import footnote.publication.chart.WaterfallChart;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class ChartRendererTest {
    private static final ChartRenderer PRESS = new ChartRenderer(Theme.HOUSE);

    /** A changed drawing is a reviewed diff: copy target/gallery/golden.txt over the resource after looking at the PNGs. */
    @Test
    void drawsWhatItDrewBefore() throws IOException {
        var drawn = ChartSamples.all().entrySet().stream()
                .map(each -> each.getKey() + " " + sha256(PRESS.svg(each.getValue(), Size.PAGE)))
                .collect(Collectors.joining("\n", "", "\n"));
        Files.createDirectories(Path.of("target/gallery"));
        Files.writeString(Path.of("target/gallery/golden.txt"), drawn);

        try (var golden = ChartRendererTest.class.getResourceAsStream("golden.txt")) {
            assertThat(drawn).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void rendersTwelveBySixInchesAt150DotsTheSameEveryTime() throws IOException {
        byte[] png = PRESS.png(ChartSamples.lines());

        var image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isEqualTo(1800);
        assertThat(image.getHeight()).isEqualTo(900);
        assertThat(new String(png, StandardCharsets.ISO_8859_1)).contains("pHYs\0\0\u0017\u0012\0\0\u0017\u0012\u0001");
        assertThat(PRESS.png(ChartSamples.lines())).isEqualTo(png);
    }

    @Test
    void barsStandOnZero() {
        var drawing = PRESS.draw(ChartSamples.losses(), Size.PAGE);

        var bars = drawing.marks().stream()
                .filter(Mark.Block.class::isInstance)
                .map(Mark.Block.class::cast)
                .filter(block -> !block.datum().fact().isEmpty())
                .map(Mark.Block::box)
                .toList();
        double zero = bars.getLast().bottom();
        assertThat(bars)
                .hasSize(10)
                .allMatch(bar -> Math.abs(bar.bottom() - zero) < 1e-9 || Math.abs(bar.top() - zero) < 1e-9);
    }

    @Test
    void everyFigureNamesItsFact() {
        var svg = PRESS.svg(ChartSamples.bars(), Size.PAGE);

        for (int i = 0; i < 12; i++) {
            assertThat(svg.split("data-fact=\"f-revenue-" + i + "\"", -1)).hasSize(3); // the bar and its label
        }
    }

    @Test
    void describesItselfToThoseWhoDoNotSeeIt() {
        var svg = PRESS.svg(ChartSamples.bars(), Size.PAGE);

        assertThat(svg)
                .contains("role=\"img\" aria-labelledby=\"exhibit-1-title exhibit-1-desc\"")
                .contains("<title id=\"exhibit-1-title\">Revenue has tripled")
                .contains("FY16 8.4, FY17 9.3");
    }

    @Test
    void daysStandSideBySideWithoutCalendarGaps() {
        var days = new DayAxis(PriceSamples.prices().bars(), 0, 128);

        assertThat(days.x(5) - days.x(4)).isEqualTo(days.x(4) - days.x(3)).isEqualTo(1);
    }

    @Test
    void gathersTenYearsOfDaysIntoMonths() {
        var candles = Candles.of(PriceSamples.prices(2500, 0).bars(), 460);

        assertThat(candles.span()).isEqualTo(Candles.Span.MONTH);
        assertThat(candles.candles()).hasSizeBetween(110, 125);
    }

    @Test
    void refusesABridgeThatDoesNotAddUp() {
        var good = ChartSamples.waterfall();

        assertThatThrownBy(() -> new WaterfallChart(
                        good.caption(),
                        good.start(),
                        good.changes(),
                        new WaterfallChart.Step("FY25", Datum.of(9.0)),
                        good.format()))
                .hasMessageContaining("adds up to");
    }

    @Test
    void writesFiguresAsReadersExpectThem() {
        assertThat(List.of(1234.56, -5.6, 0.0, -0.04, 0.004, 2.5e6, 3.2e13, 4e18).stream()
                        .map(Format.plain(1)::of))
                .containsExactly("1,234.6", "-5.6", "0.0", "-0.04", "0.004", "2.5m", "32.0tn", "4.0e+18");
        assertThat(Format.percent(1).withSign().of(12.34)).isEqualTo("+12.3%");
        assertThat(Format.money("$", 0).of(-1200)).isEqualTo("-$1,200");
    }

    @Test
    void dressesChartsForDarkPagesWithoutTouchingThem() {
        assertThat(Theme.HOUSE.darkRules()).contains(".fn-fill-ground{fill:#10161f}");
        assertThat(PRESS.svg(ChartSamples.bars(), Size.PAGE)).contains("class=\"fn-fill-ground\" fill=\"#ffffff\"");
    }

    @Test
    void drawsTwelveChartsInLittleTime() {
        var charts = ChartSamples.all().values().stream().limit(12).toList();
        set(charts);
        var clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();

        long bytes = set(charts);

        var spent = Duration.ofNanos(clock.getCurrentThreadCpuTime() - start);
        System.out.printf("12 charts as SVG and PNG: %d ms of CPU, %d KB%n", spent.toMillis(), bytes / 1024);
        assertThat(spent).isLessThan(Duration.ofSeconds(5)); // loose: machines differ
    }

    private static long set(List<Chart> charts) {
        return charts.stream()
                .mapToLong(chart -> PRESS.svg(chart, Size.PAGE).length() + PRESS.png(chart).length)
                .sum();
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}

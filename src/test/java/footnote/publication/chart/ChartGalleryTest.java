package footnote.publication.chart;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Writes every chart to target/gallery, to be looked at. */
class ChartGalleryTest {
    @Test
    void drawsEveryKindOfChart() throws IOException {
        var gallery = Files.createDirectories(Path.of("target/gallery"));

        for (var theme : Theme.values()) {
            var folder = Files.createDirectories(gallery.resolve(theme.name().toLowerCase(Locale.ROOT)));
            for (var chart : ChartSamples.all().entrySet()) {
                Files.write(folder.resolve(chart.getKey() + ".png"), new ChartRenderer(theme).png(chart.getValue()));
                Files.writeString(
                        folder.resolve(chart.getKey() + ".svg"),
                        new ChartRenderer(theme).svg(chart.getValue(), Size.PAGE));
            }
        }

        assertThat(gallery.resolve("house/bars.png")).isNotEmptyFile();
    }
}

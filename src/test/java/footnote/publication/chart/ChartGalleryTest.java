package footnote.publication.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Writes every chart to target/gallery, to be looked at. */
class ChartGalleryTest {
    @Test
    void drawsEveryKindOfChart() throws IOException {
        var gallery = Files.createDirectories(Path.of("target/gallery"));

        for (var chart : ChartSamples.all().entrySet()) {
            Files.write(gallery.resolve(chart.getKey() + ".png"), new ChartPress(Theme.HOUSE).png(chart.getValue()));
            Files.writeString(
                    gallery.resolve(chart.getKey() + ".svg"),
                    new ChartPress(Theme.HOUSE).svg(chart.getValue(), Size.PAGE));
        }

        assertThat(gallery.resolve("bars.png")).isNotEmptyFile();
    }
}

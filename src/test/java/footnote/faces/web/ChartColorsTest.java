package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.faces.web.layout.Assets;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.Theme;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ChartColorsTest {
    private static final List<ColorRole> SERIES = List.of(
            ColorRole.NAVY,
            ColorRole.BLUE,
            ColorRole.SKY,
            ColorRole.PALE,
            ColorRole.ACCENT,
            ColorRole.PEER,
            ColorRole.MUTED);

    @Test
    void drawsChartsToZoomIntoInTheColorsOfThePrintedOnes() {
        String css = new String(Assets.read("page.css").orElseThrow(), StandardCharsets.UTF_8);
        String dark = Theme.HOUSE.darkRules();

        assertThat(SERIES).allSatisfy(role -> {
            String name = role.name().toLowerCase(Locale.ROOT);
            String night = dark.replaceFirst("(?s).*\\.fn-fill-" + name + "\\{fill:(#[0-9a-f]+)}.*", "$1");
            assertThat(css)
                    .contains(
                            "--chart-" + name + ": " + Theme.HOUSE.light(role) + ";",
                            "--chart-" + name + ": " + night + ";");
        });
    }
}

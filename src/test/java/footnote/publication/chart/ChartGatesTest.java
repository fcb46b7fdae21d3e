package footnote.publication.chart;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Drawing;
import footnote.publication.chart.draw.Theme;
import footnote.testing.Sampled;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** What must hold of every drawing, measured on its boxes. */
@Tag(Sampled.TAG)
@ParameterizedClass(name = "{0}")
@MethodSource("charts")
class ChartGatesTest {
    private static final List<Size> SIZES = List.of(Size.PAGE, Size.COLUMN, new Size(240, 200));
    private static final double ROUNDING = 0.01;

    /** What was drawn last, for all gates of a chart follow each other. */
    private static List<Drawing> drawings = List.of();

    private static Optional<Chart> drawn = Optional.empty();

    private final String name;
    private final Chart chart;

    ChartGatesTest(String name, Chart chart) {
        this.name = name;
        this.chart = chart;
        if (drawn.filter(each -> each == chart).isEmpty()) {
            drawings = drawings(chart);
            drawn = Optional.of(chart);
        }
    }

    static Stream<Arguments> charts() {
        return Stream.of(ChartSamples.all(), ChartEdgeCases.all())
                .map(Map::entrySet)
                .flatMap(Collection::stream)
                .map(each -> Arguments.of(each.getKey(), each.getValue()));
    }

    @Test
    void labelsKeepClearOfEachOther() {
        for (var drawing : drawings) {
            var labels = drawing.labels();
            var boxes = labels.stream().map(label -> shrunk(label.box())).toList();
            var clashes = new ArrayList<String>();
            for (int i = 0; i < labels.size(); i++) {
                for (int j = 0; j < i; j++) {
                    if (boxes.get(i).overlaps(boxes.get(j))) {
                        clashes.add(labels.get(i) + " and " + labels.get(j));
                    }
                }
            }

            assertThat(clashes).as("%s at %s", name, drawing.size()).isEmpty();
        }
    }

    @Test
    void nothingLeavesTheCanvas() {
        for (var drawing : drawings) {
            var canvas = new Box(0, 0, drawing.size().width(), drawing.size().height()).grown(ROUNDING);

            assertThat(drawing.marks()).as("%s at %s", name, drawing.size()).allMatch(mark -> canvas.holds(mark.box()));
        }
    }

    @Test
    void wordsAreLegibleAndEveryGlyphExists() {
        for (var drawing : drawings) {
            assertThat(drawing.labels()).as(name).isNotEmpty().allSatisfy(label -> {
                assertThat(label.lettering().size()).isGreaterThanOrEqualTo(6.5);
                assertThat(label.text().codePoints())
                        .allMatch(codePoint -> label.lettering().face().shows(codePoint));
            });
        }
    }

    @Test
    void hostileWordsStayWordsAndTheSameDataGivesTheSameBytes() throws Exception {
        var svg = new ChartRenderer(Theme.HOUSE).svg(chart, Size.PAGE);
        var document = parsed(svg);
        var elements = document.getElementsByTagName("*");

        for (int i = 0; i < elements.getLength(); i++) {
            var element = (Element) elements.item(i);
            assertThat(element.getTagName()).as(name).isIn("svg", "title", "desc", "rect", "path", "circle", "text");
            var attributes = element.getAttributes();
            for (int j = 0; j < attributes.getLength(); j++) {
                assertThat(attributes.item(j).getNodeName())
                        .doesNotStartWith("on")
                        .isNotEqualTo("href");
                assertThat(attributes.item(j).getNodeValue()).doesNotContain("NaN", "Infinity");
            }
        }
        assertThat(new ChartRenderer(Theme.HOUSE).svg(chart, Size.PAGE))
                .as(name)
                .isEqualTo(svg);
    }

    /** In every theme and size at night; by day in every theme and in every size, but not in every pair. */
    private static List<Drawing> drawings(Chart chart) {
        var pairs = Stream.of(Theme.values())
                .flatMap(theme ->
                        SIZES.stream().<Supplier<Drawing>>map(size -> () -> new ChartRenderer(theme).draw(chart, size)))
                .toList();
        return Sampled.every(2, pairs).map(Supplier::get).toList();
    }

    private static Box shrunk(Box box) {
        return box.grown(-ROUNDING);
    }

    static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}

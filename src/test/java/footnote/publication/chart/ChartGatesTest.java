package footnote.publication.chart;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Drawing;
import footnote.publication.chart.draw.Theme;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** What must hold of every drawing, measured on its boxes. */
class ChartGatesTest {
    private static final List<Size> SIZES = List.of(Size.PAGE, Size.COLUMN, new Size(240, 200));
    private static final double ROUNDING = 0.01;

    static Stream<Arguments> charts() {
        return Stream.of(ChartSamples.all(), ChartEdgeCases.all())
                .map(Map::entrySet)
                .flatMap(Collection::stream)
                .map(each -> Arguments.of(each.getKey(), each.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void labelsKeepClearOfEachOther(String name, Chart chart) {
        for (var drawing : drawings(chart)) {
            var labels = drawing.labels();
            var clashes = new ArrayList<String>();
            for (int i = 0; i < labels.size(); i++) {
                for (int j = 0; j < i; j++) {
                    if (shrunk(labels.get(i).box())
                            .overlaps(shrunk(labels.get(j).box()))) {
                        clashes.add(labels.get(i) + " and " + labels.get(j));
                    }
                }
            }

            assertThat(clashes).as("%s at %s", name, drawing.size()).isEmpty();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void nothingLeavesTheCanvas(String name, Chart chart) {
        for (var drawing : drawings(chart)) {
            var canvas = new Box(0, 0, drawing.size().width(), drawing.size().height()).grown(ROUNDING);

            assertThat(drawing.marks())
                    .as("%s at %s", name, drawing.size())
                    .allSatisfy(mark ->
                            assertThat(canvas.holds(mark.box())).as("%s", mark).isTrue());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void wordsAreLegibleAndEveryGlyphExists(String name, Chart chart) {
        for (var drawing : drawings(chart)) {
            assertThat(drawing.labels()).as(name).isNotEmpty().allSatisfy(label -> {
                assertThat(label.lettering().size()).isGreaterThanOrEqualTo(6.5);
                assertThat(label.text().codePoints())
                        .allMatch(codePoint -> label.lettering().face().shows(codePoint));
            });
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void hostileWordsStayWords(String name, Chart chart) throws Exception {
        var document = parsed(new ChartRenderer(Theme.HOUSE).svg(chart, Size.PAGE));
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
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("charts")
    void theSameDataGivesTheSameBytes(String name, Chart chart) {
        var press = new ChartRenderer(Theme.HOUSE);

        assertThat(press.svg(chart, Size.PAGE))
                .as(name)
                .isEqualTo(new ChartRenderer(Theme.HOUSE).svg(chart, Size.PAGE));
    }

    private static List<Drawing> drawings(Chart chart) {
        return Stream.of(Theme.values())
                .flatMap(theme -> SIZES.stream().map(size -> new ChartRenderer(theme).draw(chart, size)))
                .toList();
    }

    private static Box shrunk(Box box) {
        return box.grown(-ROUNDING);
    }

    static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}

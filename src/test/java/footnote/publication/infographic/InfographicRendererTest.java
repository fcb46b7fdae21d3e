package footnote.publication.infographic;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.Caption;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Size;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.Drawing;
import footnote.publication.chart.draw.Mark;
import footnote.publication.chart.draw.Theme;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InfographicRendererTest {
    private static final FigureText FIGURES = new FigureText() {
        @Override
        public String figure(String fact) {
            return fact + "m";
        }

        @Override
        public Datum datum(String fact) {
            return new Datum(Double.parseDouble(fact), fact);
        }

        @Override
        public boolean subject(String name) {
            return false;
        }

        @Override
        public String rendered(String text) {
            return text;
        }
    };

    private static Item item(String name, String fact, double weight) {
        return new Item(name, Optional.of(fact), OptionalDouble.of(weight), Optional.empty());
    }

    private static Drawing drawn(Infographic.Kind kind, Item... items) {
        var caption = new Caption(1, "Title", "FY25", "Source", "30 June 2026");
        return new InfographicRenderer(Theme.HOUSE, FIGURES)
                .draw(new Infographic(kind, caption, List.of(new Panel("Revenue", List.of(items)))));
    }

    @ParameterizedTest
    @EnumSource(
            value = Infographic.Kind.class,
            names = {"BUSINESS_MODEL", "COMPETITIVE_LANDSCAPE", "GROWTH_DRIVERS"})
    void aNegativeFigureHasABarInTheColorOfLosses(Infographic.Kind kind) {
        var marks =
                drawn(kind, item("Gain", "500", 1), item("Loss", "-250", -0.5)).marks();

        assertThat(marks)
                .filteredOn(mark -> mark instanceof Mark.Block block && block.fill() == ColorRole.DOWN)
                .hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(
            value = Infographic.Kind.class,
            names = {"BUSINESS_MODEL", "COMPETITIVE_LANDSCAPE", "GROWTH_DRIVERS"})
    void noNameIsCut(Infographic.Kind kind) {
        var name = "Property, liability and catastrophe reinsurance for commercial customers abroad";
        var items = new Item[] {item(name, "500", 1), item(name, "250", 0.5), item("Short", "1", 0.1)};

        assertThat(drawn(kind, items).marks())
                .filteredOn(
                        mark -> mark instanceof Mark.Label label && label.text().endsWith("…"))
                .isEmpty();
    }

    @Test
    void noCardIsLeftOutOfALowPicture() {
        var caption = new Caption(1, "Title", "FY25", "Source", "30 June 2026");
        var items = List.of(
                item("Cost of revenue", "1450", 0.7),
                item("R&D", "72", 0.1),
                item("SG&A", "396", 0.2),
                item("Interest", "141", 0.1),
                item("Tax", "5", 0.01));

        var drawing = new InfographicRenderer(Theme.HOUSE, FIGURES)
                .plot(
                        new Infographic(
                                Infographic.Kind.BUSINESS_MODEL,
                                caption,
                                List.of(
                                        new Panel("Revenue", items.subList(0, 1)),
                                        new Panel("Costs", items),
                                        new Panel("Profit", items.subList(0, 2)),
                                        new Panel("Balance", items.subList(0, 2)))),
                        new Size(504, 140));

        assertThat(drawing.labels()).extracting(Mark.Label::text).contains("Tax", "Interest");
    }
}

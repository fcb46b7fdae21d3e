package footnote.publication.infographic;

import footnote.publication.chart.Size;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.Drawing;
import footnote.publication.chart.draw.Theme;
import java.util.stream.Collectors;

/** Draws pictures of a business: 1200 x 800 pixels with title and source, or bare for a page that prints those itself. */
public final class InfographicRenderer {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 800;
    private static final Size WHOLE = new Size(504, 336);
    private static final Size BARE = new Size(504, 286);

    private final Theme theme;
    private final FigureText figures;

    public InfographicRenderer(Theme theme, FigureText figures) {
        this.theme = theme;
        this.figures = figures;
    }

    /** With its title above and its source below. */
    public Drawing draw(Infographic picture) {
        return draw(picture, new Canvas(WHOLE, theme, true, figures::rendered));
    }

    /** The picture alone. */
    public Drawing plot(Infographic picture) {
        return plot(picture, BARE);
    }

    /** The picture alone, laid out for another size. */
    public Drawing plot(Infographic picture, Size size) {
        return draw(picture, new Canvas(size, theme, false, figures::rendered));
    }

    public byte[] png(Infographic picture) {
        return draw(picture).png(WIDTH, HEIGHT);
    }

    private Drawing draw(Infographic picture, Canvas canvas) {
        var room = InfographicFrame.paint(canvas, picture.caption());
        var drawing = new PanelDrawing(canvas, figures);
        switch (picture.kind()) {
            case BUSINESS_MODEL -> new FlowLayout(drawing).paint(picture, room);
            case COMPETITIVE_LANDSCAPE -> new FieldLayout(drawing).paint(picture, room);
            case GROWTH_DRIVERS -> new LadderLayout(drawing).paint(picture, room);
            case CASH_USE -> new SplitLayout(drawing).paint(picture, room);
            case TIMELINE -> new PathLayout(drawing).paint(picture, room);
        }
        return canvas.finish(picture.caption(), InfographicAltText.of(picture, figures));
    }

    /** Says in words what a picture shows, for readers who do not see it. */
    static final class InfographicAltText {
        private InfographicAltText() {}

        static String of(Infographic picture, FigureText figures) {
            var panels = picture.panels().stream()
                    .map(panel -> panel.heading() + ": "
                            + panel.items().stream()
                                    .map(item -> item(item, figures))
                                    .collect(Collectors.joining("; ")))
                    .collect(Collectors.joining(". "));
            return figures.rendered("%s. %s. Source: %s As of %s."
                    .formatted(
                            kind(picture.kind()),
                            panels,
                            picture.caption().source(),
                            picture.caption().asOf()));
        }

        private static String item(Infographic.Item item, FigureText figures) {
            return item.label()
                    + item.fact().map(fact -> " " + figures.figure(fact)).orElse("")
                    + item.note().map(note -> ", " + note.text()).orElse("");
        }

        private static String kind(Infographic.Kind kind) {
            return switch (kind) {
                case BUSINESS_MODEL -> "How the business works";
                case COMPETITIVE_LANDSCAPE -> "Where competitors stand";
                case GROWTH_DRIVERS -> "What drives growth";
                case CASH_USE -> "Where the cash goes";
                case TIMELINE -> "What happened when";
            };
        }
    }
}

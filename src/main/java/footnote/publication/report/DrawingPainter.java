package footnote.publication.report;

import com.openhtmltopdf.css.constants.IdentValue;
import com.openhtmltopdf.css.parser.FSRGBColor;
import com.openhtmltopdf.css.value.FontSpecification;
import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.pdfboxout.PdfBoxOutputDevice;
import com.openhtmltopdf.render.RenderingContext;
import footnote.publication.chart.draw.CanvasPoint;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.Drawing;
import footnote.publication.chart.draw.LineStyle;
import footnote.publication.chart.draw.Mark;
import footnote.publication.text.Typeface;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/** Draws exhibits straight onto PDF pages, lines as lines and words as words of the embedded fonts. */
final class DrawingPainter implements FSObjectDrawer {
    private static final String[] FALLBACKS =
            Typeface.eastAsian().stream().map(Typeface::family).toArray(String[]::new);

    private final Map<String, Drawing> drawings;

    DrawingPainter(Map<String, Drawing> drawings) {
        this.drawings = drawings;
    }

    @Override
    public @Nullable Map<Shape, String> drawObject(
            Element element,
            double x,
            double y,
            double width,
            double height,
            OutputDevice device,
            RenderingContext context,
            int dotsPerPixel) {
        var drawing = drawings.get(element.getAttribute("data"));
        if (drawing != null && device instanceof PdfBoxOutputDevice page) {
            var stroke = page.getStroke();
            new Page(page, context, drawing, x, y, width / drawing.size().width()).paint();
            page.setStroke(stroke);
        }
        return null;
    }

    /** One drawing at its place, in the engine's dots. */
    private record Page(
            PdfBoxOutputDevice device, RenderingContext context, Drawing drawing, double x, double y, double scale) {
        void paint() {
            drawing.marks().forEach(this::mark);
        }

        private void mark(Mark mark) {
            switch (mark) {
                case Mark.Block block -> block(block);
                case Mark.Blocks blocks -> {
                    var path = new Path2D.Double();
                    blocks.boxes()
                            .forEach(box -> path.append(
                                    new Rectangle2D.Double(
                                            x(box.left()), y(box.top()), box.width() * scale, box.height() * scale),
                                    false));
                    fill(path, blocks.fill());
                }
                case Mark.Trace trace -> line(path(trace.spots()), trace.pen());
                case Mark.Area area -> {
                    var path = path(area.spots());
                    path.closePath();
                    fill(path, area.fill());
                }
                case Mark.Dot dot -> dot(dot);
                case Mark.Label label -> words(label);
            }
        }

        private void block(Mark.Block block) {
            var box = block.box();
            double width = Math.max(0, box.width()) * scale;
            double height = Math.max(0, box.height()) * scale;
            double arc = 2 * block.radius() * scale;
            Shape shape = block.radius() > 0
                    ? new RoundRectangle2D.Double(x(box.left()), y(box.top()), width, height, arc, arc)
                    : new Rectangle2D.Double(x(box.left()), y(box.top()), width, height);
            fill(shape, block.fill());
            block.edge().ifPresent(pen -> line(shape, pen));
        }

        private void dot(Mark.Dot dot) {
            double radius = dot.radius() * scale;
            var circle = new Ellipse2D.Double(
                    x(dot.centre().x()) - radius, y(dot.centre().y()) - radius, 2 * radius, 2 * radius);
            fill(circle, dot.fill());
            line(circle, LineStyle.solid(ColorRole.GROUND, 0.8));
        }

        private void words(Mark.Label label) {
            var font = new FontSpecification();
            font.families = Stream.concat(Stream.of(label.lettering().face().family()), Stream.of(FALLBACKS))
                    .toArray(String[]::new);
            font.size = (float) (label.lettering().size() * scale);
            font.fontWeight = IdentValue.NORMAL;
            font.fontStyle = IdentValue.NORMAL;
            font.variant = IdentValue.NORMAL;
            device.setFont(context.getFont(font));
            colour(label.lettering().ink());
            device.drawString(
                    label.text(), (float) x(label.left()), (float) y(label.at().y()), null);
        }

        private void fill(Shape shape, ColorRole ink) {
            colour(ink);
            device.fill(shape);
        }

        private void line(Shape shape, LineStyle pen) {
            colour(pen.ink());
            float[] dashes = pen.dashed() ? new float[] {(float) (2.4 * scale), (float) (1.8 * scale)} : null;
            device.setStroke(new BasicStroke(
                    (float) (pen.width() * scale),
                    pen.dashed() ? BasicStroke.CAP_BUTT : BasicStroke.CAP_ROUND,
                    BasicStroke.JOIN_ROUND,
                    10,
                    dashes,
                    0));
            device.draw(shape);
        }

        private void colour(ColorRole ink) {
            device.setColor(
                    new FSRGBColor(Integer.parseInt(drawing.theme().light(ink).substring(1), 16)));
        }

        private Path2D.Double path(List<CanvasPoint> spots) {
            var path = new Path2D.Double();
            for (int i = 0; i < spots.size(); i++) {
                if (i == 0) {
                    path.moveTo(x(spots.get(i).x()), y(spots.get(i).y()));
                } else {
                    path.lineTo(x(spots.get(i).x()), y(spots.get(i).y()));
                }
            }
            return path;
        }

        private double x(double at) {
            return x + at * scale;
        }

        private double y(double at) {
            return y + at * scale;
        }
    }
}

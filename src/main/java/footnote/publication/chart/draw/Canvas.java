package footnote.publication.chart.draw;

import footnote.publication.chart.Caption;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Collects marks and knows where words still find room: a label that is only offered never covers another. */
public final class Canvas {
    private static final double AIR = 1;

    private final Size size;
    private final Theme theme;
    private final boolean framed;
    private final UnaryOperator<String> words;
    private final List<Mark> marks = new ArrayList<>();
    private final List<Box> taken = new ArrayList<>();
    private final List<Mark.Trace> lines = new ArrayList<>();
    private final List<Box> dots = new ArrayList<>();
    private final List<Mark.Trace> rules = new ArrayList<>();

    public Canvas(Size size, Theme theme, boolean framed, UnaryOperator<String> words) {
        this.size = size;
        this.theme = theme;
        this.framed = framed;
        this.words = words;
        block(edge(), ColorRole.GROUND);
    }

    public Box edge() {
        return new Box(0, 0, size.width(), size.height());
    }

    public Theme theme() {
        return theme;
    }

    /** The text with its references to facts put into words. */
    public String rendered(String text) {
        return words.apply(text);
    }

    /** Whether title and source are drawn; where they are not, the page around the drawing prints them. */
    public boolean framed() {
        return framed;
    }

    public void block(Box box, ColorRole fill) {
        block(box, fill, Datum.GAP);
    }

    public void block(Box box, ColorRole fill, Datum datum) {
        marks.add(new Mark.Block(box, 0, fill, Optional.empty(), datum));
    }

    public void block(Box box, double radius, ColorRole fill, LineStyle edge, Datum datum) {
        marks.add(new Mark.Block(box, radius, fill, Optional.of(edge), datum));
    }

    public void blocks(List<Box> boxes, ColorRole fill) {
        if (!boxes.isEmpty()) {
            marks.add(new Mark.Blocks(boxes, fill));
        }
    }

    /** A line of the frame or grid, over which words may stand. */
    public void rule(double fromX, double fromY, double toX, double toY, LineStyle pen) {
        var rule = new Mark.Trace(List.of(new CanvasPoint(fromX, fromY), new CanvasPoint(toX, toY)), pen, List.of());
        marks.add(rule);
        rules.add(rule);
    }

    /** A line of the data, which offered words keep clear of. */
    public void trace(List<CanvasPoint> spots, LineStyle pen) {
        trace(spots, pen, List.of());
    }

    public void trace(List<CanvasPoint> spots, LineStyle pen, List<Datum> data) {
        if (spots.size() > 1) {
            var trace = new Mark.Trace(spots, pen, data);
            marks.add(trace);
            lines.add(trace);
        }
    }

    public void area(List<CanvasPoint> spots, ColorRole fill, List<Datum> data) {
        marks.add(new Mark.Area(spots, fill, data));
    }

    public void dot(CanvasPoint centre, double radius, ColorRole fill, Datum... data) {
        var dot = new Mark.Dot(centre, radius, fill, List.of(data));
        marks.add(dot);
        dots.add(dot.box());
    }

    /** Words that must stand where they are, moved only as far as the canvas' edge asks. */
    public void label(Mark.Label label) {
        if (!label.text().isEmpty()) {
            var kept = inside(label);
            marks.add(kept);
            taken.add(kept.box());
        }
    }

    /** Puts the first of these that is clear of words, data lines and dots; says whether one was. */
    public boolean offer(List<Mark.Label> candidates) {
        for (var wanted : candidates) {
            var candidate = inside(wanted);
            if (!candidate.text().isEmpty() && clear(candidate.box())) {
                clearBehind(candidate);
                label(candidate);
                return true;
            }
        }
        return false;
    }

    /** Keeps rules from striking through figures. */
    public void clearBehind(Mark.Label label) {
        var box = label.box();
        var ground = new Box(
                Math.max(box.left() - 1, 0),
                box.top() - 0.4,
                Math.min(box.right() + 1, size.width()),
                label.at().y() + 0.8);
        if (rules.stream().anyMatch(rule -> crosses(rule, ground))) {
            block(ground, ColorRole.PANEL);
        }
    }

    public boolean clear(Box box) {
        var room = box.grown(AIR);
        return edge().holds(box)
                && taken.stream().noneMatch(room::overlaps)
                && dots.stream().noneMatch(room::overlaps)
                && lines.stream().noneMatch(line -> crosses(line, room));
    }

    public Drawing finish(Caption caption, String description) {
        return new Drawing(size, theme, "exhibit-" + caption.exhibit(), rendered(caption.title()), description, marks);
    }

    private Mark.Label inside(Mark.Label label) {
        var fitted = label.box().width() > size.width() ? label.within(size.width()) : label;
        var box = fitted.box();
        double move = Math.max(0, -box.left()) - Math.max(0, box.right() - size.width());
        var at = new CanvasPoint(fitted.at().x() + move, fitted.at().y());
        return new Mark.Label(fitted.text(), at, fitted.align(), fitted.lettering(), fitted.data());
    }

    private static boolean crosses(Mark.Trace line, Box box) {
        var spots = line.spots();
        for (int i = 1; i < spots.size(); i++) {
            if (box.crossedBy(spots.get(i - 1), spots.get(i))) {
                return true;
            }
        }
        return false;
    }
}

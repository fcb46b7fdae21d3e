package footnote.publication.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects marks and knows where words still find room: a label that is only offered never covers another. */
final class Canvas {
    private static final double AIR = 1;

    private final Size size;
    private final Theme theme;
    private final List<Mark> marks = new ArrayList<>();
    private final List<Box> words = new ArrayList<>();
    private final List<Mark.Trace> lines = new ArrayList<>();
    private final List<Box> dots = new ArrayList<>();
    private final List<Mark.Trace> rules = new ArrayList<>();

    Canvas(Size size, Theme theme) {
        this.size = size;
        this.theme = theme;
        block(edge(), Ink.GROUND);
    }

    Box edge() {
        return new Box(0, 0, size.width(), size.height());
    }

    Theme theme() {
        return theme;
    }

    void block(Box box, Ink fill) {
        block(box, fill, "");
    }

    void block(Box box, Ink fill, String fact) {
        marks.add(new Mark.Block(box, 0, fill, Optional.empty(), fact));
    }

    void block(Box box, double radius, Ink fill, Pen edge, String fact) {
        marks.add(new Mark.Block(box, radius, fill, Optional.of(edge), fact));
    }

    void blocks(List<Box> boxes, Ink fill) {
        if (!boxes.isEmpty()) {
            marks.add(new Mark.Blocks(boxes, fill));
        }
    }

    /** A line of the frame or grid, over which words may stand. */
    void rule(double fromX, double fromY, double toX, double toY, Pen pen) {
        var rule = new Mark.Trace(List.of(new Spot(fromX, fromY), new Spot(toX, toY)), pen);
        marks.add(rule);
        rules.add(rule);
    }

    /** A line of the data, which offered words keep clear of. */
    void trace(List<Spot> spots, Pen pen) {
        if (spots.size() > 1) {
            var trace = new Mark.Trace(spots, pen);
            marks.add(trace);
            lines.add(trace);
        }
    }

    void area(List<Spot> spots, Ink fill, String fact) {
        marks.add(new Mark.Area(spots, fill, fact));
    }

    void dot(Spot centre, double radius, Ink fill, String fact) {
        var dot = new Mark.Dot(centre, radius, fill, fact);
        marks.add(dot);
        dots.add(dot.box());
    }

    /** Words that must stand where they are, moved only as far as the canvas' edge asks. */
    void label(Mark.Label label) {
        if (!label.text().isEmpty()) {
            var kept = inside(label);
            marks.add(kept);
            words.add(kept.box());
        }
    }

    /** Puts the first of these that is clear of words, data lines and dots; says whether one was. */
    boolean offer(List<Mark.Label> candidates) {
        for (var wanted : candidates) {
            var candidate = inside(wanted);
            if (!candidate.text().isEmpty() && clear(candidate.box())) {
                knockOut(candidate);
                label(candidate);
                return true;
            }
        }
        return false;
    }

    /** Keeps rules from striking through figures. */
    void knockOut(Mark.Label label) {
        var box = label.box();
        var ground = new Box(
                Math.max(box.left() - 1, 0),
                box.top() - 0.4,
                Math.min(box.right() + 1, size.width()),
                label.at().y() + 0.8);
        if (rules.stream().anyMatch(rule -> crosses(rule, ground))) {
            block(ground, Ink.PANEL);
        }
    }

    boolean clear(Box box) {
        var room = box.grown(AIR);
        return edge().holds(box)
                && words.stream().noneMatch(room::overlaps)
                && dots.stream().noneMatch(room::overlaps)
                && lines.stream().noneMatch(line -> crosses(line, room));
    }

    Drawing finish(Caption caption, String description) {
        return new Drawing(size, theme, "exhibit-" + caption.exhibit(), caption.title(), description, marks);
    }

    private Mark.Label inside(Mark.Label label) {
        var fitted = label.box().width() > size.width() ? label.within(size.width()) : label;
        var box = fitted.box();
        double move = Math.max(0, -box.left()) - Math.max(0, box.right() - size.width());
        var at = new Spot(fitted.at().x() + move, fitted.at().y());
        return new Mark.Label(fitted.text(), at, fitted.align(), fitted.lettering(), fitted.fact());
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

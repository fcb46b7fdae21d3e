package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.text.TextFitting;
import java.util.List;
import java.util.Optional;

/** One thing drawn; what shows a figure carries it with its fact. */
public sealed interface Mark {
    Box box();

    /** The figures it shows. */
    default List<Datum> data() {
        return List.of();
    }

    record Block(Box box, double radius, ColorRole fill, Optional<LineStyle> edge, Datum datum) implements Mark {
        @Override
        public List<Datum> data() {
            return List.of(datum);
        }
    }

    /** Many blocks of one ink without facts of their own, such as candles. */
    record Blocks(List<Box> boxes, ColorRole fill) implements Mark {
        public Blocks {
            boxes = List.copyOf(boxes);
        }

        @Override
        public Box box() {
            return boxes.stream()
                    .reduce((a, b) -> new Box(
                            Math.min(a.left(), b.left()),
                            Math.min(a.top(), b.top()),
                            Math.max(a.right(), b.right()),
                            Math.max(a.bottom(), b.bottom())))
                    .orElse(new Box(0, 0, 0, 0));
        }
    }

    record Trace(List<CanvasPoint> spots, LineStyle pen, List<Datum> data) implements Mark {
        public Trace {
            spots = List.copyOf(spots);
            data = List.copyOf(data);
        }

        @Override
        public Box box() {
            return around(spots);
        }
    }

    record Area(List<CanvasPoint> spots, ColorRole fill, List<Datum> data) implements Mark {
        public Area {
            spots = List.copyOf(spots);
            data = List.copyOf(data);
        }

        @Override
        public Box box() {
            return around(spots);
        }
    }

    record Dot(CanvasPoint centre, double radius, ColorRole fill, List<Datum> data) implements Mark {
        public Dot {
            data = List.copyOf(data);
        }

        @Override
        public Box box() {
            return new Box(centre.x(), centre.y(), centre.x(), centre.y()).grown(radius);
        }
    }

    /** Words on a baseline. */
    record Label(String text, CanvasPoint at, Align align, TextStyle lettering, List<Datum> data) implements Mark {
        public Label {
            data = List.copyOf(data);
            text = TextFitting.printable(text, lettering.face());
        }

        public Label(String text, double x, double y, Align align, TextStyle lettering) {
            this(text, new CanvasPoint(x, y), align, lettering, List.of());
        }

        public Label of(Datum figure) {
            return of(List.of(figure));
        }

        /** Showing these figures, or some of them. */
        public Label of(List<Datum> figures) {
            return new Label(text, at, align, lettering, figures);
        }

        /** Cut to a width. */
        public Label within(double width) {
            return new Label(
                    TextFitting.line(text, lettering.face(), lettering.size(), width), at, align, lettering, data);
        }

        public double left() {
            return at.x() - align.share() * lettering.width(text);
        }

        @Override
        public Box box() {
            double size = lettering.size();
            return new Box(left(), at.y() - 0.76 * size, left() + lettering.width(text), at.y() + 0.22 * size);
        }
    }

    /** Which part of the words stands at their place. */
    enum Align {
        START(0),
        MIDDLE(0.5),
        END(1);

        private final double share;

        Align(double share) {
            this.share = share;
        }

        double share() {
            return share;
        }
    }

    private static Box around(List<CanvasPoint> spots) {
        var xs = spots.stream().mapToDouble(CanvasPoint::x).summaryStatistics();
        var ys = spots.stream().mapToDouble(CanvasPoint::y).summaryStatistics();
        return new Box(xs.getMin(), ys.getMin(), xs.getMax(), ys.getMax());
    }
}

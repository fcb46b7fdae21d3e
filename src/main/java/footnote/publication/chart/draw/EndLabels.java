package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.Series;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.TextFitting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Names and figures at the right ends of lines or stacks, moved apart where they would touch. */
final class EndLabels {
    private static final double TALL = 18.5;
    private static final double SHORT = 9;
    private static final double GAP = 6;
    private static final int MOST_LINES = 3;

    /** What to say beside a height. */
    record End(String name, String figure, ColorRole ink, double y, Datum datum, Optional<Label> more) {
        End(String name, String figure, ColorRole ink, double y, Datum datum) {
            this(name, figure, ink, y, datum, Optional.empty());
        }
    }

    private EndLabels() {}

    /** The room the widest takes, no more than two fifths of the chart; longer names are wrapped. */
    static double gutter(List<Series> series, List<String> figures, double chartWidth) {
        double widest = 0;
        for (var each : series) {
            widest = Math.max(widest, width(each.name()));
        }
        for (var figure : figures) {
            widest = Math.max(widest, TextStyle.VALUE.width(figure));
        }
        return Math.min(widest + GAP + 1, chartWidth * 0.4);
    }

    private static double width(String name) {
        var face = TextStyle.STRONG;
        return face.width(TextFitting.printable(name, face.face()));
    }

    static void paint(Canvas canvas, Box plot, List<End> ends) {
        double from = plot.top() - 6;
        double to = plot.bottom() + 1;
        double width = canvas.edge().right() - plot.right() - GAP;
        double tall = ends.stream().mapToDouble(end -> height(end, width)).max().orElse(0);
        double least = ends.stream()
                .mapToDouble(end -> names(end, width) * SHORT)
                .max()
                .orElse(SHORT);
        boolean stacked = ends.size() * tall <= to - from;
        double room = stacked ? tall : least;
        int most = (int) ((to - from) / room);
        var shown = ends.subList(0, Math.min(most, ends.size()));
        double[] centres = Spread.apart(shown.stream().mapToDouble(End::y).toArray(), room, from, to);
        for (int i = 0; i < shown.size(); i++) {
            if (stacked) {
                stacked(canvas, plot.right() + GAP, centres[i], width, shown.get(i));
            } else {
                beside(canvas, plot.right() + GAP, centres[i], width, shown.get(i));
            }
        }
    }

    private static int names(End end, double width) {
        return lines(end, width).size();
    }

    private static List<String> lines(End end, double width) {
        var face = TextStyle.STRONG;
        return TextFitting.lines(end.name(), face.face(), face.size(), width, MOST_LINES);
    }

    /** What a name and the figure under it take. */
    private static double height(End end, double width) {
        return names(end, width) * SHORT + (end.figure().isEmpty() ? 0 : TALL - SHORT);
    }

    private static void stacked(Canvas canvas, double x, double centre, double width, End end) {
        double y = named(canvas, x, centre - height(end, width) / 2, width, end);
        var figure = new Label(end.figure(), x, y + 8, Align.START, TextStyle.VALUE)
                .of(end.datum())
                .within(width);
        canvas.label(figure);
        more(canvas, figure, end, x + width);
    }

    /** The name's lines from the top down; returns the last baseline. */
    private static double named(Canvas canvas, double x, double top, double width, End end) {
        double y = top + SHORT / 2 + TextStyle.STRONG.capHeight() / 2 - SHORT;
        for (var line : lines(end, width)) {
            y += SHORT;
            canvas.label(new Label(
                    line, x, y, Align.START, TextStyle.STRONG.in(end.ink().words())));
        }
        return y;
    }

    /** The name with its figure behind it where both have room; a name is not cut for a figure. */
    private static void beside(Canvas canvas, double x, double centre, double width, End end) {
        double y = named(canvas, x, centre - names(end, width) * SHORT / 2, width, end);
        double after = x + TextStyle.STRONG.width(lines(end, width).getLast()) + 3;
        var said = new Label(end.figure(), after, y, Align.START, TextStyle.VALUE).of(end.datum());
        if (said.box().right() <= x + width) {
            canvas.label(said);
            more(canvas, said, end, x + width);
        }
    }

    private static void more(Canvas canvas, Label figure, End end, double right) {
        end.more().ifPresent(share -> {
            var beside = new Label(
                    "· " + share.text().replace("· ", "").strip(),
                    new CanvasPoint(figure.box().right() + 2, figure.at().y()),
                    Align.START,
                    share.lettering(),
                    share.data());
            if (beside.box().right() <= right) {
                canvas.label(beside);
            }
        });
    }

    /** Higher ends first, so that what is dropped for want of room is what matters least to the eye. */
    static List<End> sorted(List<End> ends) {
        var sorted = new ArrayList<>(ends);
        sorted.sort(Comparator.comparingDouble(End::y));
        return sorted;
    }

    /** Moves the centres of things in a row apart, each as little as it can. */
    static final class Spread {
        private Spread() {}

        /** Centres at least {@code room} apart and inside the limits, in the order given; the limits must hold them all. */
        static double[] apart(double[] wanted, double room, double from, double to) {
            int[] order = IntStream.range(0, wanted.length)
                    .boxed()
                    .sorted(Comparator.comparingDouble(i -> wanted[i]))
                    .mapToInt(Integer::intValue)
                    .toArray();
            double[] level = new double[wanted.length]; // the wish once each place's own room is taken off
            int[] members = new int[wanted.length];
            int groups = 0;
            for (int place = 0; place < order.length; place++) {
                level[groups] = wanted[order[place]] - place * room;
                members[groups++] = 1;
                while (groups > 1 && level[groups - 2] > level[groups - 1]) {
                    groups--;
                    int both = members[groups - 1] + members[groups];
                    level[groups - 1] =
                            (level[groups - 1] * members[groups - 1] + level[groups] * members[groups]) / both;
                    members[groups - 1] = both;
                }
            }
            double[] centres = new double[wanted.length];
            double last = to - room / 2 - (wanted.length - 1) * room;
            for (int group = 0, place = 0; group < groups; group++) {
                for (int i = 0; i < members[group]; i++, place++) {
                    centres[order[place]] = Math.max(from + room / 2, Math.min(level[group], last)) + place * room;
                }
            }
            return centres;
        }
    }
}

package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.Series;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.Fitting;
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

    /** What to say beside a height. */
    record End(String name, String figure, Ink ink, double y, Datum datum, Optional<Label> more) {
        End(String name, String figure, Ink ink, double y, Datum datum) {
            this(name, figure, ink, y, datum, Optional.empty());
        }
    }

    private EndLabels() {}

    /** The room the widest takes, no more than a third of the chart. */
    static double gutter(List<Series> series, List<String> figures, double chartWidth) {
        double widest = 0;
        for (var each : series) {
            var face = Lettering.STRONG;
            widest = Math.max(widest, face.width(Fitting.printable(each.name(), face.face())));
        }
        for (var figure : figures) {
            widest = Math.max(widest, Lettering.VALUE.width(figure));
        }
        return Math.min(widest + GAP + 1, chartWidth * 0.3);
    }

    static void paint(Canvas canvas, Box plot, List<End> ends) {
        double from = plot.top() - 6;
        double to = plot.bottom() + 1;
        boolean tall = ends.size() * TALL <= to - from;
        double room = tall ? TALL : SHORT;
        int most = (int) ((to - from) / room);
        var shown = ends.subList(0, Math.min(most, ends.size()));
        double[] centres = Spread.apart(shown.stream().mapToDouble(End::y).toArray(), room, from, to);
        double width = canvas.edge().right() - plot.right() - GAP;
        for (int i = 0; i < shown.size(); i++) {
            if (tall) {
                twoLines(canvas, plot.right() + GAP, centres[i], width, shown.get(i));
            } else {
                oneLine(canvas, plot.right() + GAP, centres[i], width, shown.get(i));
            }
        }
    }

    private static void twoLines(Canvas canvas, double x, double centre, double width, End end) {
        canvas.label(new Label(
                        end.name(),
                        x,
                        centre - 1,
                        Align.START,
                        Lettering.STRONG.in(end.ink().words()))
                .within(width));
        var figure = new Label(end.figure(), x, centre + 7, Align.START, Lettering.VALUE)
                .of(end.datum())
                .within(width);
        canvas.label(figure);
        more(canvas, figure, end, x + width);
    }

    private static void oneLine(Canvas canvas, double x, double centre, double width, End end) {
        double y = centre + Lettering.STRONG.capHeight() / 2;
        double figure = Lettering.VALUE.width(end.figure());
        var name = new Label(
                        end.name(),
                        x,
                        y,
                        Align.START,
                        Lettering.STRONG.in(end.ink().words()))
                .within(width - figure - 3);
        canvas.label(name);
        var said = new Label(end.figure(), name.box().right() + 3, y, Align.START, Lettering.VALUE).of(end.datum());
        canvas.label(said);
        more(canvas, said, end, x + width);
    }

    private static void more(Canvas canvas, Label figure, End end, double right) {
        end.more().ifPresent(share -> {
            var beside = new Label(
                    "· " + share.text().replace("· ", "").strip(),
                    new Spot(figure.box().right() + 2, figure.at().y()),
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

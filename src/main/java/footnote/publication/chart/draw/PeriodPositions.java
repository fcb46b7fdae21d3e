package footnote.publication.chart.draw;

import footnote.publication.chart.Periods;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.TextFitting;
import java.util.List;
import java.util.regex.Pattern;

/** The places of periods along a plot: bands for bars, or points from edge to edge for lines. */
record PeriodPositions(Periods periods, double left, double right, boolean bands) {
    private static final Pattern YEAR =
            Pattern.compile("(FY|CY|Q[1-4] ?|[1-4]Q|H[12] ?|[12]H|LTM [A-Z][a-z]{2}-)*'?\\d{2,4}[AE]?");
    private static final int FEW = 12;
    private static final double LEADING = 8.4;
    private static final TextStyle FACE = TextStyle.TICK;

    double x(int index) {
        if (bands) {
            return left + (index + 0.5) * width();
        }
        return periods.count() == 1 ? (left + right) / 2 : left + index * width();
    }

    /** From one place to the next. */
    double width() {
        double count = bands ? periods.count() : Math.max(1, periods.count() - 1);
        return (right - left) / count;
    }

    /** Room under the plot for the names. */
    double depth() {
        return 11 + (rows() - 1) * LEADING;
    }

    void paint(Canvas canvas, double below) {
        int every = every();
        int last = periods.count() - 1;
        for (int i = last; i >= 0; i -= every) {
            double y = below + 10;
            for (var line : lines(i, every)) {
                canvas.offer(List.of(
                        new Label(line, x(i), y, Align.MIDDLE, FACE), new Label(line, x(i) - 4, y, Align.START, FACE)));
                y += LEADING;
            }
        }
    }

    /** Which periods show figures of this width without touching: every one, or every second, third, counted from the last. */
    int every(double wide) {
        return Math.max(1, (int) Math.ceil(wide / width()));
    }

    private int every() {
        double widest = widest();
        boolean tight = widest + 4 > width() && periods.labels().stream().allMatch(PeriodPositions::isYear);
        return periods.count() <= FEW && !tight ? 1 : every(widest + 9);
    }

    /** Years may be left out, since their neighbours tell them; names may not. */
    private static boolean isYear(String label) {
        return YEAR.matcher(label).matches();
    }

    private int rows() {
        int every = every();
        int most = 1;
        for (int i = 0; i < periods.count(); i++) {
            most = Math.max(most, lines(i, every).size());
        }
        return most;
    }

    private List<String> lines(int index, int every) {
        double room = Math.max(width() * every - 4, 4);
        return TextFitting.lines(periods.labels().get(index), FACE.face(), FACE.size(), room, every > 1 ? 1 : 2);
    }

    private double widest() {
        double widest = periods.labels().stream()
                .mapToDouble(label -> FACE.width(TextFitting.printable(label, FACE.face())))
                .max()
                .orElse(0);
        return Math.min(widest, (right - left) / 4);
    }
}

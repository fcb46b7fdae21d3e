package footnote.publication.chart.draw;

import footnote.domain.Bar;
import footnote.publication.chart.draw.Candles.Candle;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Trading days side by side, however far apart in the calendar, with months and years named. */
record DayAxis(List<Bar> bars, double left, double right) {
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM", Locale.ENGLISH);
    private static final DateTimeFormatter MONTH_OF_YEAR = DateTimeFormatter.ofPattern("MMM yyyy", Locale.ENGLISH);
    private static final List<Integer> EVERY = List.of(1, 2, 3, 6, 12, 24, 60, 120);
    private static final double WIDEST = 40;

    double x(int index) {
        return left + (index + 0.5) * step();
    }

    double centre(Candle candle) {
        return (x(candle.first()) + x(candle.last())) / 2;
    }

    double halfWidth(Candle candle) {
        return Math.min((candle.last() - candle.first() + 1) * step() * 0.64, 12) / 2;
    }

    void paint(Canvas canvas, double top, double bottom) {
        int every = every();
        double free = Double.NEGATIVE_INFINITY;
        int year = 0;
        for (int i = 0; i < bars.size(); i++) {
            var day = bars.get(i).day();
            boolean first = i == 0;
            if (first || (starts(i) && (day.getMonthValue() - 1 + 12 * day.getYear()) % every == 0)) {
                double x = left + i * step();
                if (!first) {
                    canvas.rule(x, top, x, bottom, LineStyle.HAIRLINE);
                }
                var text = text(day, day.getYear() != year, every);
                var label = new Label(text, x, bottom + 10, Align.START, TextStyle.TICK);
                if (label.box().left() >= free
                        && label.box().right() <= canvas.edge().right()) {
                    canvas.label(label);
                    free = label.box().right() + 6;
                    year = day.getYear();
                }
            }
        }
    }

    private double step() {
        return (right - left) / bars.size();
    }

    private boolean starts(int index) {
        return index > 0
                && bars.get(index).day().getMonth() != bars.get(index - 1).day().getMonth();
    }

    private int every() {
        double months = bars.size() / 21.0;
        return EVERY.stream()
                .filter(each -> (right - left) / months * each >= WIDEST)
                .findFirst()
                .orElse(EVERY.getLast());
    }

    private static String text(LocalDate day, boolean newYear, int every) {
        if (every >= 12) {
            return Integer.toString(day.getYear());
        }
        return (newYear ? MONTH_OF_YEAR : MONTH).format(day);
    }
}

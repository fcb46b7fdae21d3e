package footnote.publication.chart.draw;

import footnote.domain.Bar;
import java.time.LocalDate;
import java.time.temporal.IsoFields;
import java.util.ArrayList;
import java.util.List;

/** Trading days gathered into candles wide enough to see: by day, week, month or quarter. */
record Candles(Span span, List<Candle> candles) {
    private static final double NARROWEST = 2.2;

    /** One candle over the bars from the first to the last index. */
    record Candle(int first, int last, double open, double high, double low, double close, double volume) {
        boolean rose() {
            return close >= open;
        }
    }

    enum Span {
        DAY("daily"),
        WEEK("weekly"),
        MONTH("monthly"),
        QUARTER("quarterly");

        private final String word;

        Span(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        private long key(LocalDate day) {
            return switch (this) {
                case DAY -> day.toEpochDay();
                case WEEK -> Math.floorDiv(day.toEpochDay() + 3, 7); // Mondays start a week
                case MONTH -> day.getYear() * 12L + day.getMonthValue();
                case QUARTER -> day.getYear() * 4L + day.get(IsoFields.QUARTER_OF_YEAR);
            };
        }
    }

    /** The shortest span whose candles are not too narrow for the width. */
    static Candles of(List<Bar> bars, double width) {
        var gathered = new Candles(Span.DAY, List.of());
        for (var span : Span.values()) {
            gathered = new Candles(span, gather(bars, span));
            if (gathered.candles().size() * NARROWEST <= width) {
                return gathered;
            }
        }
        return gathered;
    }

    private static List<Candle> gather(List<Bar> bars, Span span) {
        var candles = new ArrayList<Candle>();
        for (int first = 0; first < bars.size(); ) {
            int end = first + 1;
            while (end < bars.size()
                    && span.key(bars.get(end).day()) == span.key(bars.get(first).day())) {
                end++;
            }
            var days = bars.subList(first, end);
            candles.add(new Candle(
                    first,
                    end - 1,
                    days.getFirst().open(),
                    days.stream().mapToDouble(Bar::high).max().orElseThrow(),
                    days.stream().mapToDouble(Bar::low).min().orElseThrow(),
                    days.getLast().close(),
                    days.stream().mapToDouble(Bar::volume).sum()));
            first = end;
        }
        return candles;
    }
}

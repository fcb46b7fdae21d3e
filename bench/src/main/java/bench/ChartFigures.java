package bench;

import footnote.quant.indicators.Momentum;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The figures of twelve charts, one of each kind, about a company that does not exist; both sides draw these. */
record ChartFigures(
        List<String> years,
        List<Double> revenue,
        List<Double> growth,
        Map<String, List<Double>> margins,
        Map<String, List<Double>> segments,
        List<Day> days,
        List<Double> average20,
        List<Double> average50,
        List<Double> rsi,
        Map<String, Double> multiples,
        List<Named> bridge,
        List<Range> ranges,
        double price,
        List<String> rates,
        List<String> growths,
        List<List<Double>> values,
        List<Bubble> bubbles) {
    private static final int DAYS = 128;
    private static final int WARM_UP = 50;

    record Day(String day, double open, double high, double low, double close, long volume) {}

    record Named(String name, double value) {}

    record Range(String name, double low, double middle, double high) {}

    record Bubble(String name, double growth, double margin, double revenue) {}

    static ChartFigures invented() {
        var all = traded();
        var closes = all.stream().map(Day::close).toList();
        return new ChartFigures(
                List.of("FY16", "FY17", "FY18", "FY19", "FY20", "FY21", "FY22", "FY23", "FY24", "FY25"),
                List.of(8.4, 9.3, 11.2, 12.1, 13.0, 16.9, 19.8, 18.7, 22.6, 27.4),
                List.of(9.1, 10.7, 20.4, 8.0, 7.4, 30.0, 17.2, -5.6, 20.9, 21.2),
                inOrder(
                        "Gross margin",
                        List.of(52.1, 53.0, 54.4, 53.8, 55.2, 57.9, 58.6, 56.1, 59.3, 61.2),
                        "Operating margin",
                        List.of(18.2, 19.5, 21.8, 20.6, 22.4, 26.7, 27.9, 23.2, 28.4, 31.0),
                        "Free cash flow margin",
                        List.of(14.0, 15.2, 15.9, 14.2, 18.8, 21.3, 20.1, 17.0, 22.7, 25.2)),
                inOrder(
                        "Data center",
                        List.of(1.2, 1.6, 2.4, 2.9, 3.8, 5.4, 6.9, 7.6, 10.9, 14.6),
                        "Client",
                        List.of(4.1, 4.3, 4.9, 4.8, 5.0, 6.1, 6.4, 4.9, 5.2, 5.7),
                        "Automotive",
                        List.of(1.0, 1.2, 1.5, 1.7, 1.7, 2.4, 3.2, 3.4, 3.6, 4.0),
                        "Industrial",
                        List.of(2.1, 2.2, 2.4, 2.7, 2.5, 3.0, 3.3, 2.8, 2.9, 3.1)),
                all.subList(WARM_UP, all.size()),
                mean(closes, 20),
                mean(closes, 50),
                rsi(closes),
                inOrder(
                        "Halcyon Micro", 24.8, "Axiom Devices", 21.2, "Northwind", 18.6, "Omnia Analog", 16.9,
                        "Corvus Semi", 14.3, "Tessel Group", 11.7, "Blue Ridge", 8.1),
                List.of(
                        new Named("FY24", 6.4),
                        new Named("Volume", 2.2),
                        new Named("Price and mix", 1.1),
                        new Named("Cost of sales", -0.3),
                        new Named("Research", -0.6),
                        new Named("Selling", -0.3),
                        new Named("FY25", 8.5)),
                List.of(
                        new Range("Discounted cash flow", 204, 233, 262),
                        new Range("EV/EBITDA", 196, 222, 248),
                        new Range("P/E", 185, 211, 236),
                        new Range("Scenarios", 141, 222, 302),
                        new Range("52-week range", 108, 152, 196)),
                192.3,
                List.of("8.0%", "8.5%", "9.0%", "9.5%", "10.0%", "10.5%", "11.0%"),
                List.of("1.5%", "2.0%", "2.5%", "3.0%", "3.5%"),
                cases(),
                List.of(
                        new Bubble("Northwind", 13.5, 31.0, 27.4),
                        new Bubble("Halcyon Micro", 16.2, 23.2, 48.0),
                        new Bubble("Omnia Analog", 4.1, 32.4, 16.9),
                        new Bubble("Corvus Semi", 7.6, 21.8, 14.2),
                        new Bubble("Axiom Devices", 11.2, 16.9, 21.0),
                        new Bubble("Tessel Group", 5.4, 11.3, 18.1),
                        new Bubble("Blue Ridge", 12.6, 7.2, 6.3)));
    }

    @SuppressWarnings("unchecked")
    private static <V> Map<String, V> inOrder(Object... namesAndValues) {
        var map = new LinkedHashMap<String, V>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], (V) namesAndValues[i + 1]);
        }
        return map;
    }

    private static List<Day> traded() {
        var days = new ArrayList<Day>();
        double before = 112;
        for (var day = LocalDate.of(2025, 2, 3); days.size() < DAYS + WARM_UP; day = day.plusDays(1)) {
            if (day.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) <= 0) {
                int i = days.size();
                double close = 112 * Math.exp(0.002 * i + 0.06 * Math.sin(i / 9.0) + 0.02 * Math.sin(i * 1.7));
                double high = Math.max(before, close) * (1.004 + 0.003 * Math.sin(i * 2.3));
                double low = Math.min(before, close) * (0.996 - 0.003 * Math.sin(i * 3.1));
                long volume = (long) (4.2e6 * (1.4 + Math.sin(i * 0.7)));
                days.add(new Day(day.toString(), before, high, low, close, volume));
                before = close;
            }
        }
        return days;
    }

    private static List<Double> mean(List<Double> closes, int length) {
        var means = new ArrayList<Double>();
        for (int i = WARM_UP; i < closes.size(); i++) {
            means.add(closes.subList(i - length + 1, i + 1).stream()
                    .mapToDouble(each -> each)
                    .average()
                    .orElseThrow());
        }
        return means;
    }

    private static List<Double> rsi(List<Double> closes) {
        var array = closes.stream().mapToDouble(each -> each).toArray();
        var rsi = Momentum.rsi(array, 14);
        return Arrays.stream(rsi, WARM_UP, rsi.length).boxed().toList();
    }

    private static List<List<Double>> cases() {
        var rows = new ArrayList<List<Double>>();
        for (double rate = 8; rate <= 11; rate += 0.5) {
            var row = new ArrayList<Double>();
            for (double growth = 1.5; growth <= 3.5; growth += 0.5) {
                row.add(14.2 * (100 + growth) / (rate - growth) / 1.06);
            }
            rows.add(row);
        }
        return rows;
    }
}

package footnote.workflows.report.workbook;

import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The lines of a forecast sheet: a cell for the year known and one for each year after it. */
final class ForecastLines {
    private final int years;
    private final List<Line> lines = new ArrayList<>();

    ForecastLines(int years) {
        this.years = years;
    }

    /** An amount of a year, 0 being the year known. */
    interface Amount {
        double of(int year);
    }

    /** One formula for all years. */
    void every(String key, String label, String text, Amount amount) {
        years(key, label, DcfSheets.formula(text, amount.of(0)), i -> DcfSheets.formula(text, amount.of(i)));
    }

    void years(String key, String label, Entry now, IntFunction<Entry> year) {
        var entries = new ArrayList<>(List.of(now));
        for (int i = 1; i <= years; i++) {
            entries.add(year.apply(i));
        }
        lines.add(new Line(key, label, entries));
    }

    /** A line with its first cell alone. */
    void first(String key, String label, Entry first) {
        years(key, label, first, _ -> new Entry.Empty());
    }

    List<Line> all() {
        return List.copyOf(lines);
    }

    static String sum(String key, int from, int to) {
        var total = new StringBuilder("0");
        for (int i = from; i <= to; i++) {
            total.append("+[").append(key).append("@").append(i).append("!]");
        }
        return total.toString();
    }
}

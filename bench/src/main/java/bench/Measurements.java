package bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What was measured again and again. */
final class Measurements {
    private final List<Double> values = new ArrayList<>();

    void add(double value) {
        values.add(value);
        Collections.sort(values);
    }

    double median() {
        int half = values.size() / 2;
        return values.size() % 2 == 1 ? values.get(half) : (values.get(half - 1) + values.get(half)) / 2;
    }

    /** The least and the most, and how many there were. */
    String spread() {
        return figure(values.getFirst()) + "–" + figure(values.getLast()) + " of " + values.size();
    }

    private static String figure(double value) {
        return (value >= 100 ? "%.0f" : value >= 1 ? "%.1f" : "%.3f").formatted(value);
    }
}

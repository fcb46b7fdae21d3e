package bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What was measured again and again. */
final class Sample {
    private final List<Double> values = new ArrayList<>();

    void add(double value) {
        values.add(value);
        Collections.sort(values);
    }

    double median() {
        return values.get(values.size() / 2);
    }

    /** The least and the most, and how many there were. */
    String spread() {
        return "%.3g–%.3g of %d".formatted(values.getFirst(), values.getLast(), values.size());
    }
}

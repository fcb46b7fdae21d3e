package footnote.domain;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What is known of each standard metric, in the order in which {@link Metric} names them. */
final class StandardMetrics {
    private static final Map<String, Entry> ENTRIES = new LinkedHashMap<>();

    private StandardMetrics() {}

    /** A standard metric. */
    record Entry(Metric metric, String label, Metric.Statement statement, Metric.Nature nature, Unit.Kind unit) {}

    static Optional<Entry> find(String name) {
        return Optional.ofNullable(ENTRIES.get(name));
    }

    static Collection<Metric> all() {
        return ENTRIES.values().stream().map(Entry::metric).toList();
    }

    static Metric income(String name, String label) {
        return entry(name, label, Metric.Statement.INCOME, Metric.Nature.FLOW, Unit.Kind.CURRENCY);
    }

    static Metric balance(String name, String label) {
        return entry(name, label, Metric.Statement.BALANCE, Metric.Nature.STOCK, Unit.Kind.CURRENCY);
    }

    static Metric cashFlow(String name, String label) {
        return entry(name, label, Metric.Statement.CASH_FLOW, Metric.Nature.FLOW, Unit.Kind.CURRENCY);
    }

    static Metric regulatory(String name, String label) {
        return entry(name, label, Metric.Statement.REGULATORY, Metric.Nature.STOCK, Unit.Kind.CURRENCY);
    }

    static Metric entry(String name, String label, Metric.Statement statement, Metric.Nature nature, Unit.Kind unit) {
        var metric = new Metric(name);
        ENTRIES.put(name, new Entry(metric, label, statement, nature, unit));
        return metric;
    }
}

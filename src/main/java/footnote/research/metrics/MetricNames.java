package footnote.research.metrics;

import footnote.domain.Metric;
import footnote.domain.Unit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds the metric that a reader's words mean, or the names that come nearest to them. */
public final class MetricNames {
    private static final int SUGGESTED = 3;
    private static final Map<String, Unit.Kind> UNITS = new LinkedHashMap<>();
    private static final Map<String, String> WORDS = new LinkedHashMap<>();

    static {
        Metric.standard().forEach(metric -> {
            UNITS.put(metric.name(), unit(metric));
            WORDS.put(plain(metric.name()), metric.name());
            WORDS.putIfAbsent(plain(metric.label()), metric.name());
        });
        text().lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .forEach(cells -> {
                    UNITS.put(cells[0], unit(cells[1]));
                    WORDS.put(plain(cells[0]), cells[0]);
                    if (cells.length > 2) {
                        for (var alias : cells[2].split(",", -1)) {
                            WORDS.put(plain(alias), cells[0]);
                        }
                    }
                });
    }

    private MetricNames() {}

    /** A metric and what it is counted in. */
    public record Named(String name, Unit.Kind unit) {
        /** As a sentence calls it. */
        public String label() {
            String label = new Metric(name).label();
            boolean acronym = label.length() > 1 && Character.isUpperCase(label.charAt(1));
            return acronym ? label : label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
        }
    }

    /** The metric those words name, in any case and with any separators. */
    public static Optional<Named> find(String words) {
        return Optional.ofNullable(WORDS.get(plain(words)))
                .map(name ->
                        new Named(name, Optional.ofNullable(UNITS.get(name)).orElseThrow()));
    }

    /** All names and what else they are called, in plain words, longest first. */
    public static List<String> words() {
        return WORDS.keySet().stream()
                .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** The names nearest to words that name none. */
    public static List<String> nearest(String words) {
        String wanted = plain(words);
        return WORDS.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<String, String> each) -> distance(wanted, each.getKey()))
                        .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getValue)
                .distinct()
                .limit(SUGGESTED)
                .toList();
    }

    /** Letters, digits, & and / with single blanks between them. */
    public static String plain(String words) {
        return words.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}&/]+", " ")
                .replaceAll("\\s*/\\s*", "/")
                .strip();
    }

    /** Levenshtein's, less where one holds the other. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int before = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                int change = before + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, Math.min(row[j] + 1, row[j - 1] + 1));
                before = above;
            }
        }
        boolean part = one.length() > 2 && other.contains(one);
        return part ? Math.min(row[other.length()], 2) : row[other.length()];
    }

    private static Unit.Kind unit(Metric metric) {
        return metric.unit().orElse(Unit.Kind.CURRENCY);
    }

    private static Unit.Kind unit(String word) {
        return word.equals("amount") ? Unit.Kind.CURRENCY : Unit.Kind.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static String text() {
        try (var in = MetricNames.class.getResourceAsStream("names.txt")) {
            if (in == null) {
                throw new IllegalStateException("names.txt is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

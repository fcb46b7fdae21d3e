package footnote.faces.cli;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How far the items of a larger piece of work have come, a bar each. */
final class ProgressBars {
    /** Fewer items need no bar. */
    private static final int WORTH_ONE = 5;

    private static final int WIDTH = 30;

    private record Bar(int of, Set<String> ended) {}

    private final Map<String, Bar> bars = new LinkedHashMap<>();

    void begin(String name, int of) {
        if (of >= WORTH_ONE) {
            bars.putIfAbsent(name, new Bar(of, new HashSet<>()));
        }
    }

    void end(String step) {
        int bracket = step.lastIndexOf('[');
        var bar = bracket < 0 || !step.endsWith("]") ? null : bars.get(step.substring(0, bracket));
        if (bar != null) {
            bar.ended().add(step);
        }
    }

    /** Those still under way. */
    List<String> lines() {
        return bars.entrySet().stream()
                .filter(entry ->
                        entry.getValue().ended().size() < entry.getValue().of())
                .map(entry -> line(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static String line(String name, Bar bar) {
        return line(bar.ended().size(), bar.of(), name);
    }

    /** One bar with how many of how many. */
    static String line(int done, int of, String name) {
        int full = WIDTH * done / Math.max(1, of);
        return "━".repeat(full) + "╌".repeat(WIDTH - full) + " " + done + " of " + of + " " + name;
    }
}

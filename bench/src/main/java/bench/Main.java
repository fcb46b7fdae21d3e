package bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the benchmarks that are named, or all, prints a table and writes JSON. */
public final class Main {
    private static final Map<String, Benchmark> ALL = new LinkedHashMap<>();

    static {
        ALL.put("start", new Start());
        ALL.put("engine", new Engines());
        ALL.put("indicators", new Indicators());
        ALL.put("facts", new FactFiles());
        ALL.put("cell", new Cell());
    }

    private Main() {}

    /** Measures ours and what it stands beside, in one run. */
    interface Benchmark {
        List<Row> run() throws Exception;
    }

    /** One line of the table: both in the same unit, and the ratio of ours to the other. */
    record Row(String name, double ours, String beside, double other, String unit, String note) {
        double ratio() {
            return ours / other;
        }
    }

    public static void main(String[] args) throws Exception {
        var names = args.length == 0 ? List.copyOf(ALL.keySet()) : List.of(args);
        var rows = new ArrayList<Row>();
        for (var name : names) {
            var benchmark = ALL.get(name);
            if (benchmark == null) {
                System.err.println("no benchmark '" + name + "'; there are " + ALL.keySet());
                System.exit(2);
            }
            System.err.println(name + " …");
            rows.addAll(benchmark.run());
        }
        print(rows);
        write(rows);
    }

    private static void print(List<Row> rows) {
        System.out.printf("%-44s %12s  %-34s %12s %8s%n", "what", "ours", "beside", "", "ratio");
        for (var row : rows) {
            System.out.printf(
                    "%-44s %9.3f %s  %-34s %9.3f %s %8.2f  %s%n",
                    row.name(), row.ours(), row.unit(), row.beside(), row.other(), row.unit(), row.ratio(), row.note());
        }
        System.out.println(machine());
    }

    private static String machine() {
        var system = ManagementFactory.getOperatingSystemMXBean();
        return system.getAvailableProcessors() + " cores, load " + "%.1f".formatted(system.getSystemLoadAverage()) + ", "
                + Runtime.version();
    }

    private static void write(List<Row> rows) throws IOException {
        var json = new StringBuilder("{\"machine\": \"").append(machine()).append("\", \"rows\": [");
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            json.append(i == 0 ? "\n" : ",\n")
                    .append(
                            "  {\"name\": \"%s\", \"ours\": %f, \"beside\": \"%s\", \"other\": %f, \"unit\": \"%s\", \"ratio\": %f}"
                                    .formatted(
                                            row.name(), row.ours(), row.beside(), row.other(), row.unit(), row.ratio()));
        }
        Path file = root().resolve("bench/target/bench.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, json.append("\n]}\n"));
        System.out.println("written to " + file);
    }

    static Path root() {
        return Path.of(System.getProperty("footnote.root", "."));
    }
}

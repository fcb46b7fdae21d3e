package bench;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Runs the benchmarks that are named, or all, prints a table and writes JSON, a file for each. */
public final class Main {
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();
    private static final Map<String, Benchmark> ALL = new LinkedHashMap<>();
    private static final Set<String> ONLY_BY_NAME = Set.of("search-10k", "search-100k", "search-250k", "search-1m");

    static {
        ALL.put("start", new Start());
        ALL.put("engine", new Engines());
        ALL.put("orchestration", new Orchestration());
        ALL.put("waiting", new WaitingRuns());
        ALL.put("recovery", new Recovery());
        ALL.put("indicators", new Indicators());
        ALL.put("facts", new FactFiles());
        ALL.put("cell", new Cell());
        ALL.put("charts", new Charts());
        ALL.put("report", new Reports());
        ALL.put("workflows", new WholeRuns());
        ALL.put("growth", new GrowthCost());
        ALL.put("search", new Searches(10_000, 100_000, 250_000));
        ALL.put("search-10k", new Searches(10_000));
        ALL.put("search-100k", new Searches(100_000));
        ALL.put("search-250k", new Searches(250_000));
        ALL.put("search-1m", new Searches(1_000_000));
    }

    private Main() {}

    /** Measures ours and what it stands beside, in one run. */
    interface Benchmark {
        List<Row> run() throws Exception;
    }

    /** One line of the table: both in the same unit, and the ratio of ours to the other. */
    record Row(String name, double ours, String beside, double other, String unit, String note) {
        /** None where there is nothing to divide by. */
        @JsonProperty
        @Nullable Double ratio() {
            return other == 0 ? null : Double.valueOf(ours / other);
        }
    }

    public static void main(String[] args) throws Exception {
        var names = args.length == 0
                ? ALL.keySet().stream()
                        .filter(name -> !ONLY_BY_NAME.contains(name))
                        .toList()
                : List.of(args);
        for (var name : names) {
            if (!ALL.containsKey(name)) {
                System.err.println("no benchmark '" + name + "'; there are " + ALL.keySet());
                System.exit(2);
            }
        }
        for (var name : names) {
            System.err.println(name + " …");
            double load = load();
            var rows = ALL.get(name).run();
            print(rows);
            write(name, new Result(name, machine(), load, load(), rows));
        }
    }

    /** What one benchmark found, and on what machine, as busy as it was before and after. */
    record Result(String name, String machine, double loadBefore, double loadAfter, List<Row> rows) {}

    private static void print(List<Row> rows) {
        System.out.printf("%-44s %14s  %-42s %14s %8s%n", "what", "ours", "beside", "", "ratio");
        for (var row : rows) {
            System.out.printf(
                    "%-44s %9.3f %-4s  %-42s %9.3f %-4s %8s  %s%n",
                    row.name(),
                    row.ours(),
                    row.unit(),
                    row.beside(),
                    row.other(),
                    row.unit(),
                    row.ratio() == null ? "–" : "%.2f".formatted(row.ratio()),
                    row.note());
        }
        System.out.println(machine() + ", load %.1f".formatted(load()));
    }

    private static String machine() {
        return ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors() + " cores, Java "
                + Runtime.version();
    }

    private static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private static void write(String name, Result result) throws IOException {
        Path file = root().resolve("bench/target/results/" + name + ".json");
        Files.createDirectories(file.getParent());
        JSON.writeValue(file.toFile(), result);
        System.out.println("written to " + file);
    }

    static Path root() {
        return Path.of(System.getProperty("footnote.root", "."));
    }
}

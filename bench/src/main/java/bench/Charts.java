package bench;

import bench.Main.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import tools.jackson.databind.json.JsonMapper;

/** Twelve charts, one of each kind, beside matplotlib: processor time in alternating processes, warm and cold. */
final class Charts implements Main.Benchmark {
    private static final int ROUNDS = 2;
    private static final int WARM_SETS = 8;

    @Override
    public List<Row> run() throws Exception {
        var python = python();
        if (python.isEmpty()) {
            System.err.println("  left out: no python3 has matplotlib; 'apt-get install python3-matplotlib' brings it");
            return List.of();
        }
        var folder = Files.createDirectories(Main.root().resolve("bench/target/charts"));
        var figures = folder.resolve("figures.json");
        JsonMapper.builder().build().writeValue(figures.toFile(), ChartFigures.invented());
        var rows = new ArrayList<Row>();
        for (var kind : List.of("png", "svg")) {
            rows.addAll(rows(kind, python.get(), folder, figures));
        }
        return rows;
    }

    private static List<Row> rows(String kind, String python, Path folder, Path figures) throws Exception {
        var ours = new Measurements();
        var theirs = new Measurements();
        var oursCold = new Measurements();
        var theirsCold = new Measurements();
        var ourFolder = Files.createDirectories(folder.resolve("ours")).toString();
        var theirFolder = Files.createDirectories(folder.resolve("matplotlib")).toString();
        String script = Main.root().resolve("bench/charts/charts.py").toString();
        for (int round = 0; round < ROUNDS; round++) {
            System.err.println("  " + kind + ", round " + (round + 1));
            var java = List.of(
                    System.getProperty("java.home") + "/bin/java",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "bench.ChartPrinter",
                    kind);
            read(then(java, String.valueOf(WARM_SETS), "5", ourFolder), "set ", ours::add);
            read(then(List.of(python, script, kind), "1", "3", theirFolder, figures.toString()), "set ", theirs::add);
            read(then(java, "0", "1", ourFolder), "all ", oursCold::add);
            read(
                    then(List.of(python, script, kind), "0", "1", theirFolder, figures.toString()),
                    "all ",
                    theirsCold::add);
        }
        return List.of(
                row("twelve charts as " + kind + ", warm", ours, theirs),
                row("twelve charts as " + kind + ", with process start", oursCold, theirsCold));
    }

    private static Row row(String name, Measurements ours, Measurements theirs) {
        return new Row(
                name,
                ours.median(),
                "matplotlib, the same figures",
                theirs.median(),
                "ms",
                "processor time; " + ours.spread() + " beside " + theirs.spread());
    }

    static List<String> then(List<String> command, String... more) {
        var all = new ArrayList<>(command);
        all.addAll(List.of(more));
        return all;
    }

    static void read(List<String> command, String word, DoubleConsumer into) throws Exception {
        var process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.inputReader()
                .lines()
                .filter(line -> line.startsWith(word))
                .forEach(line -> into.accept(Double.parseDouble(line.substring(word.length()))));
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command + " ended with " + process.exitValue());
        }
    }

    static Optional<String> python() throws IOException, InterruptedException {
        for (var python : List.of("/usr/bin/python3", "python3")) {
            var process = new ProcessBuilder(python, "-c", "import matplotlib")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor() == 0) {
                return Optional.of(python);
            }
        }
        return Optional.empty();
    }
}

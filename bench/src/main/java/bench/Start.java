package bench;

import bench.Main.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** How long the command line takes to answer, beside a JVM that says hello; alternating processes. */
final class Start implements Main.Benchmark {
    private static final int ROUNDS = 21;
    private static final int WHOLE_ROUNDS = 5;

    @Override
    public List<Row> run() throws Exception {
        var folder = Files.createTempDirectory("bench-start");
        Files.writeString(folder.resolve("Hello.java"), """
                public class Hello {
                    public static void main(String[] args) {
                        System.out.println("hello");
                    }
                }
                """);
        String jdk = System.getProperty("java.home") + "/bin/";
        exec(folder, List.of(jdk + "javac", "Hello.java"));
        var hello = List.of(jdk + "java", "-cp", folder.toString(), "Hello");
        String launcher = Main.root().resolve("footnote").toString();
        var version = List.of(launcher, "--version");
        var runs = List.of(launcher, "runs");
        var analyze = List.of(launcher, "analyze", "QVLN", "--offline", "--quiet");
        var report = List.of(launcher, "report", "QVLN", "--offline", "--yes", "--quiet");
        exec(folder, runs); // makes the database and the AOT caches
        var times = new ArrayList<double[]>();
        for (int i = 0; i < ROUNDS; i++) {
            times.add(new double[] {exec(folder, hello), exec(folder, version), exec(folder, runs)});
        }
        var whole = new ArrayList<double[]>();
        for (int i = 0; i < WHOLE_ROUNDS; i++) {
            whole.add(new double[] {exec(folder, hello), exec(folder, analyze), exec(folder, report)});
        }
        return List.of(
                new Row("footnote --version", median(times, 1), "a JVM that says hello", median(times, 0), "ms", "goal 2.5"),
                new Row("footnote runs (settings, database)", median(times, 2), "a JVM that says hello", median(times, 0), "ms", "goal 6"),
                new Row("footnote analyze QVLN --offline, cold", median(whole, 1), "a JVM that says hello", median(whole, 0), "ms", "goal 2500 ms"),
                new Row("footnote report QVLN --offline, cold", median(whole, 2), "a JVM that says hello", median(whole, 0), "ms", "goal 6000 ms"));
    }

    private static double exec(Path home, List<String> command) throws IOException, InterruptedException {
        var builder = new ProcessBuilder(command)
                .directory(home.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(Map.of("FOOTNOTE_HOME", home.resolve("home").toString()));
        long before = System.nanoTime();
        int code = builder.start().waitFor();
        if (code != 0) {
            throw new IllegalStateException(command + " ended with " + code);
        }
        return (System.nanoTime() - before) / 1e6;
    }

    private static double median(List<double[]> times, int column) {
        double[] values = times.stream().mapToDouble(row -> row[column]).toArray();
        Arrays.sort(values);
        return values[values.length / 2];
    }
}

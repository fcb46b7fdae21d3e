package bench;

import bench.Main.Row;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** A whole report, question to files: beside what matplotlib's charts alone cost, and Chromium's printing of the page. */
final class Reports implements Main.Benchmark {
    private static final int ROUNDS = 2;
    private static final String WARM = "25";

    @Override
    public List<Row> run() throws Exception {
        var folder = Files.createDirectories(Main.root().resolve("bench/target/reports"));
        var whole = new Measurements();
        var unprinted = new Measurements();
        var cold = new Measurements();
        var plotted = new Measurements();
        var chromium = new Measurements();
        var python = Charts.python();
        var browser = browser();
        for (int round = 0; round < ROUNDS; round++) {
            System.err.println("  round " + (round + 1));
            Charts.read(ours(WARM, "10", "true", folder), "set ", whole::add);
            if (python.isPresent()) {
                Charts.read(matplotlib(python.get(), folder), "set ", plotted::add);
            }
            Charts.read(ours(WARM, "10", "false", folder), "set ", unprinted::add);
            Charts.read(launched(folder), "children ", cold::add);
            if (!browser.isEmpty()) {
                Charts.read(printing(browser, folder), "children ", chromium::add);
            }
        }
        var rows = new ArrayList<Row>();
        if (python.isPresent()) {
            rows.add(new Row(
                    "whole report, all files, warm",
                    whole.median(),
                    "matplotlib, twelve charts alone, warm",
                    plotted.median(),
                    "ms",
                    "processor time, goal 1; " + whole.spread() + " beside " + plotted.spread()));
        }
        if (!browser.isEmpty()) {
            rows.add(new Row(
                    "PDF of a report, warm",
                    whole.median() - unprinted.median(),
                    "Chromium prints its page, with start",
                    chromium.median(),
                    "ms",
                    "processor time, a report with less one without; beside " + chromium.spread()));
            rows.add(new Row(
                    "whole report by the launcher, with start",
                    cold.median(),
                    "Chromium prints its page, with start",
                    chromium.median(),
                    "ms",
                    "processor time; " + cold.spread()));
        }
        return rows;
    }

    private static List<String> ours(String warm, String measured, String pdf, Path folder) {
        return List.of(
                System.getProperty("java.home") + "/bin/java",
                "--enable-native-access=ALL-UNNAMED",
                "--add-modules",
                "jdk.incubator.vector",
                "-cp",
                System.getProperty("java.class.path"),
                "bench.ReportTiming",
                warm,
                measured,
                pdf,
                folder.toString());
    }

    private static List<String> matplotlib(String python, Path folder) throws Exception {
        var figures = folder.resolve("figures.json");
        JsonMapper.builder().build().writeValue(figures.toFile(), ChartFigures.invented());
        var script = Main.root().resolve("bench/charts/charts.py").toString();
        return List.of(python, script, "png", "1", "5", folder.toString(), figures.toString());
    }

    private static List<String> printing(String browser, Path folder) {
        var page = folder.resolve("equity_report.html").toAbsolutePath();
        return timed(browser + " --headless --no-sandbox --disable-gpu --print-to-pdf=" + folder.resolve("chromium.pdf")
                + " file://" + page);
    }

    /** As a reader types it. */
    private static List<String> launched(Path folder) {
        return timed("FOOTNOTE_HOME=" + folder.resolve("home") + " " + Main.root().resolve("footnote")
                + " report 'Do a fundamental analysis of Quavelin Systems' --offline --yes --out "
                + folder.resolve("launched"));
    }

    /** The shell counts the time of all it waited for. */
    private static List<String> timed(String command) {
        return List.of(
                "bash",
                "-c",
                "{ TIMEFORMAT='children %U %S'; time " + command + " >/dev/null 2>&1; } 2>&1"
                        + " | awk '/^children/ {print \"children \" ($2 + $3) * 1000}'");
    }

    private static String browser() {
        return List.of("/usr/bin/chromium", "/usr/bin/google-chrome").stream()
                .filter(each -> Files.isExecutable(Path.of(each)))
                .findFirst()
                .orElse("");
    }
}

package bench;

import bench.Main.Row;
import footnote.runtime.json.Json;
import footnote.runtime.sandbox.SandboxChooser;
import footnote.runtime.sandbox.SandboxTask;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How long a small program takes in a cell, beside the same program run by the interpreter without one. */
final class Cell implements Main.Benchmark {
    private static final int ROUNDS = 21;
    private static final String CODE =
            """
            closes = pd.Series(data["closes"])
            result = {"return": closes.iloc[-1] / closes.iloc[0] - 1, "volatility": closes.pct_change().std()}
            """;

    /** The least there can be: an interpreter that has everything loaded and no wall around it. */
    private static final String OPEN =
            """
            import json, sys, numpy as np, pandas as pd
            pd.Series([1.0, 2.0, 3.0]).pct_change().std()
            print("R", flush=True)
            task = json.loads(sys.stdin.read())
            data = task["input"]
            exec(compile(task["code"], "program", "exec"))
            print(json.dumps({k: float(v) for k, v in result.items()}))
            """;

    @Override
    public List<Row> run() throws Exception {
        var input = Json.object();
        var closes = input.putArray("closes");
        for (int i = 0; i < 250; i++) {
            closes.add(100 + Math.sin(i / 9.0) * 10 + i * 0.1);
        }
        var task = SandboxTask.script(CODE, input);
        var folder = Files.createTempDirectory("bench-cell");
        Files.writeString(folder.resolve("input.json"), input.toString());
        var plain = Files.writeString(
                folder.resolve("plain.py"),
                "import json, numpy as np, pandas as pd\ndata = json.load(open('" + folder.resolve("input.json") + "'))\n"
                        + CODE + "print(json.dumps({k: float(v) for k, v in result.items()}))\n");
        try (var sandboxes = SandboxChooser.here()) {
            if (!sandboxes.tier().available()) {
                System.err.println(sandboxes.tier().said());
                return List.of();
            }
            var warm = new ArrayList<Double>();
            var without = new ArrayList<Double>();
            var open = new ArrayList<Double>();
            sandboxes.warmUp();
            for (int i = 0; i < ROUNDS; i++) {
                Thread.sleep(2500); // workers are replaced meanwhile
                warm.add(timed(sandboxes, task));
                without.add(interpreted(plain));
                open.add(opened(input.toString()));
            }
            var busy = new ArrayList<Double>();
            for (int i = 0; i < ROUNDS; i++) {
                busy.add(timed(sandboxes, task));
            }
            String tier = "tier " + sandboxes.tier().name() + ", goal 3";
            return List.of(
                    new Row("small program in a warm cell", median(warm), "a warm interpreter without a cell", median(open), "ms", tier),
                    new Row("small program in a warm cell", median(warm), "python3 without a cell", median(without), "ms", tier),
                    new Row("the same, one call after the other", median(busy), "python3 without a cell", median(without), "ms", tier));
        }
    }

    private static double timed(SandboxChooser sandboxes, SandboxTask task) {
        long begun = System.nanoTime();
        var result = sandboxes.run(task);
        double took = (System.nanoTime() - begun) / 1e6;
        if (!result.ok()) {
            throw new IllegalStateException(result.toString());
        }
        return took;
    }

    private static double interpreted(Path program) throws Exception {
        long begun = System.nanoTime();
        var process = new ProcessBuilder("/usr/bin/python3", program.toString())
                .redirectErrorStream(true)
                .start();
        process.getInputStream().readAllBytes();
        if (process.waitFor() != 0) {
            throw new IllegalStateException("the program failed without a cell");
        }
        return (System.nanoTime() - begun) / 1e6;
    }

    private static double opened(String input) throws Exception {
        var process = new ProcessBuilder("/usr/bin/python3", "-c", OPEN).start();
        process.getInputStream().read(); // it is ready
        long begun = System.nanoTime();
        try (var in = process.getOutputStream()) {
            in.write(Json.object()
                    .put("code", CODE)
                    .set("input", Json.tree(input))
                    .toString()
                    .getBytes(StandardCharsets.UTF_8));
        }
        process.getInputStream().readAllBytes();
        process.waitFor();
        return (System.nanoTime() - begun) / 1e6;
    }

    private static double median(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return Arrays.stream(sorted).skip(sorted.length / 2).findFirst().orElseThrow();
    }
}

package footnote.workflows.movers;

import footnote.domain.Bar;
import footnote.domain.PriceHistory;
import footnote.research.MetricSet;
import footnote.runtime.json.Json;
import footnote.runtime.sandbox.Sandbox;
import footnote.runtime.sandbox.SandboxResult;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;
import footnote.runtime.sandbox.SandboxTask;
import footnote.workflows.movers.MoverMetrics.CodeMark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Computes a mover's figures: by a program in the sandbox, or by quant where no sandbox works. */
public final class MoverAnalyst {
    /** More than any summary needs, few enough to read. */
    private static final int MOST = 12;
    /** Both are computed in double precision; what differs by more was computed otherwise. */
    private static final double TOLERANCE = 1e-6;

    private static final String PROGRAM = read("MoverAnalysis.py");

    private final Sandbox sandbox;

    public MoverAnalyst(Sandbox sandbox) {
        this.sandbox = sandbox.recorded();
    }

    /** By our own program in the sandbox, or by quant where that fails, which is then said. */
    public MoverFigures analyse(PriceHistory history, Optional<PriceHistory> benchmark) {
        var result = run(PROGRAM, history, benchmark);
        if (result.status() == SandboxStatus.UNAVAILABLE) {
            return byQuant(history, benchmark, "no sandbox is available");
        }
        try {
            return filed(PROGRAM, "the built-in program", result, history, benchmark);
        } catch (IllegalArgumentException e) {
            return byQuant(history, benchmark, "the program in the sandbox failed: " + e.getMessage());
        }
    }

    /** By a program that a model wrote; what it gets wrong is refused with the reason. */
    public MoverFigures analyse(String code, PriceHistory history, Optional<PriceHistory> benchmark) {
        var result = run(code, history, benchmark);
        if (result.status() == SandboxStatus.UNAVAILABLE) {
            return byQuant(history, benchmark, "no sandbox is available");
        }
        var found = filed(code, "generated code", result, history, benchmark);
        moves(code, figures(result.result().orElseThrow()), history, benchmark);
        return found;
    }

    /** Runs the program on changed bars too: a value that stays the same was not computed from them. */
    private void moves(
            String code, Map<String, Double> figures, PriceHistory history, Optional<PriceHistory> benchmark) {
        var again = run(code, PerturbedBars.of(history), benchmark.map(PerturbedBars::of));
        if (!again.ok() || again.result().isEmpty()) {
            throw new IllegalArgumentException("the program fails on other bars: " + again.complaint());
        }
        var others = figures(again.result().get());
        var fixed = figures.entrySet().stream()
                .filter(each -> Objects.equals(others.get(each.getKey()), each.getValue()))
                .map(Map.Entry::getKey)
                .toList();
        if (!fixed.isEmpty()) {
            throw new IllegalArgumentException(String.join(", ", fixed)
                    + " did not change when the bars did, so no result; compute it from data or leave it out");
        }
    }

    private SandboxResult run(String code, PriceHistory history, Optional<PriceHistory> benchmark) {
        return sandbox.run(SandboxTask.script(code, Json.node(MoverPayload.of(history, benchmark))));
    }

    private static MoverFigures byQuant(PriceHistory history, Optional<PriceHistory> benchmark, String why) {
        var figures = MoverMetrics.computed(history, benchmark);
        return new MoverFigures(
                MoverMetrics.filed(figures, history, benchmark, Optional.empty()),
                Optional.empty(),
                "quant, for " + why);
    }

    private static MoverFigures filed(
            String code, String author, SandboxResult result, PriceHistory history, Optional<PriceHistory> benchmark) {
        if (!result.ok()) {
            throw new IllegalArgumentException(
                    "the code ended as " + result.status().word() + ": " + result.complaint());
        }
        var figures = figures(result.result()
                .orElseThrow(() -> new IllegalArgumentException("the code set no result; set result = {…}")));
        agree(figures, MoverMetrics.computed(history, benchmark));
        var mark = new CodeMark(SandboxTask.hash(code), author, result.tier());
        return new MoverFigures(
                MoverMetrics.filed(figures, history, benchmark, Optional.of(mark)),
                Optional.of(code),
                author + " in a " + result.tier() + " sandbox");
    }

    private static Map<String, Double> figures(JsonNode result) {
        if (!result.isObject() || result.isEmpty() || result.size() > MOST) {
            throw new IllegalArgumentException("result is an object of 1 to " + MOST + " numbers by name");
        }
        var figures = new LinkedHashMap<String, Double>();
        result.properties().forEach(entry -> {
            if (!entry.getKey().matches("[a-z][a-z0-9]*(_[a-z0-9]+)*")) {
                throw new IllegalArgumentException(
                        "'" + entry.getKey() + "' is no metric's name; write it like total_return");
            }
            if (!entry.getValue().isNumber()
                    || !Double.isFinite(entry.getValue().asDouble())) {
                throw new IllegalArgumentException("'" + entry.getKey() + "' is not a finite number");
            }
            figures.put(entry.getKey(), entry.getValue().asDouble());
        });
        return figures;
    }

    /** A figure that goes by one of our names is the one we mean by it. */
    private static void agree(Map<String, Double> figures, Map<String, Double> ours) {
        ours.forEach((metric, value) -> {
            var theirs = figures.get(metric);
            if (theirs == null) {
                throw new IllegalArgumentException(
                        "result lacks '" + metric + "'; it has " + List.copyOf(figures.keySet()));
            }
            if (Double.isFinite(value) && Math.abs(theirs - value) > TOLERANCE * Math.max(1, Math.abs(value))) {
                throw new IllegalArgumentException(
                        "'" + metric + "' is not what we mean by it; its definition is in your instructions");
            }
        });
    }

    private static String read(String file) {
        try (var in = MoverAnalyst.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no " + file + " beside " + MoverAnalyst.class.getSimpleName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** A mover's figures, the program that computed them where one did, and who computed them in words. */
    public record MoverFigures(MetricSet measures, Optional<String> program, String by) {}

    /** The data an analysis program gets, and all it gets. */
    public record MoverPayload(String symbol, List<Day> history, Optional<Other> benchmark) {
        /** One trading day. */
        public record Day(
                LocalDate date, double open, double high, double low, double close, double adjustedClose, long volume) {
            static Day of(Bar bar) {
                return new Day(
                        bar.day(), bar.open(), bar.high(), bar.low(), bar.close(), bar.adjustedClose(), bar.volume());
            }
        }

        /** What the symbol is held against. */
        public record Other(String symbol, List<Day> history) {}

        public static MoverPayload of(PriceHistory history, Optional<PriceHistory> benchmark) {
            return new MoverPayload(
                    history.ticker().symbol(),
                    days(history),
                    benchmark.map(each -> new Other(each.ticker().symbol(), days(each))));
        }

        private static List<Day> days(PriceHistory history) {
            return history.bars().stream().map(Day::of).toList();
        }
    }
}

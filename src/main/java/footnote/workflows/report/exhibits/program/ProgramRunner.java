package footnote.workflows.report.exhibits.program;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PlottedChart.Measure;
import footnote.publication.chart.Scaling;
import footnote.research.prose.SentenceGate.Dropped;
import footnote.runtime.json.Json;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.sandbox.Sandbox;
import footnote.runtime.sandbox.SandboxResult;
import footnote.runtime.sandbox.SandboxTask;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.program.PlotBinding.BoundAxes;
import footnote.workflows.report.exhibits.program.PlotBinding.BoundLayer;
import footnote.workflows.report.exhibits.program.PlotListing.Axes;
import footnote.workflows.report.text.PlotProgram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;

/** Runs a model's program in the sandbox, on its facts and on changed ones, and keeps of its figure what they bear out. */
public final class ProgramRunner {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));

    /** Programs that a report runs at most. */
    public static final int MOST = 2;

    private static final int MOST_FACTS = 24;
    private static final int MOST_WORDS = 12;
    private static final int LONGEST_REASON = 300;
    private static final String HARNESS = read("PlotHarness.py");

    private final Supplier<? extends Sandbox> sandbox;

    public ProgramRunner(Supplier<? extends Sandbox> sandbox) {
        this.sandbox = sandbox;
    }

    /** What came of a program: its chart, or why there is none. */
    public record Drawn(Optional<Plot> plot, List<Dropped> dropped) {
        public Drawn {
            dropped = List.copyOf(dropped);
        }
    }

    /** A chart whose every value is a fact's, with the facts that formulas gave and the program's hash. */
    public record Plot(
            String section,
            Prose title,
            PlotProgram.Question question,
            List<PlottedChart.Panel> panels,
            String unit,
            List<LedgerEntry> derived,
            String code) {
        public Plot {
            panels = List.copyOf(panels);
            derived = List.copyOf(derived);
        }
    }

    /** What a program is told of a fact. */
    record Given(String id, String subject, String metric, String period, double value, String unit) {
        static Given of(String id, LedgerEntry entry) {
            var fact = entry.fact();
            var segment =
                    fact.dimensions().stream().map(part -> ", " + part.member()).findFirst();
            return new Given(
                    id,
                    fact.subject().toString(),
                    fact.metric().label() + segment.orElse(""),
                    ReportFacts.label(entry),
                    entry.number(),
                    fact.unit().toString());
        }
    }

    public Drawn draw(PlotProgram.Placed program, ReportFacts book) {
        try {
            return new Drawn(Optional.of(plotted(program, book)), List.of());
        } catch (IllegalArgumentException e) {
            return refused(program, String.valueOf(e.getMessage()));
        }
    }

    /** One program too many. */
    public static Drawn refused(PlotProgram.Placed program, String why) {
        String reason = why.length() <= LONGEST_REASON ? why : why.substring(0, LONGEST_REASON) + "…";
        return new Drawn(
                Optional.empty(),
                List.of(new Dropped("program: " + program.title().text(), reason)));
    }

    private Plot plotted(PlotProgram.Placed program, ReportFacts book) {
        var given = program.facts().stream()
                .map(each -> book.entry(each.fact())
                        .orElseThrow(() -> new IllegalArgumentException(
                                "there is no fact " + each.id() + "; refer only to ids you were given")))
                .toList();
        if (given.size() < 2 || given.size() > MOST_FACTS) {
            throw new IllegalArgumentException("a program gets 2 to " + MOST_FACTS + " facts, not " + given.size());
        }
        if (program.title().text().split("\\s+", -1).length > MOST_WORDS) {
            throw new IllegalArgumentException("a chart's title has " + MOST_WORDS + " words at most");
        }
        var binding = new PlotBinding(book, given);
        binding.labels().title(program.title());
        var first = listing(program, given);
        var second = listing(program, ValueBinding.moved(given));
        first.differs(second).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        first.words().forEach(binding.labels()::words);
        return plot(program, panels(first, second, binding), given);
    }

    private PlotListing listing(PlotProgram.Placed program, List<LedgerEntry> entries) {
        var facts = Json.object();
        for (int i = 0; i < entries.size(); i++) {
            String id = program.facts().get(i).id();
            facts.set(id, Json.node(Given.of(id, entries.get(i))));
        }
        var input = Json.object().put("program", program.source());
        input.set("facts", facts);
        var result = sandbox.get().recorded().run(SandboxTask.plot(HARNESS, input));
        if (!result.ok()) {
            throw new IllegalArgumentException(failure(result));
        }
        try {
            return Json.convert(
                    result.result().orElseThrow(() -> new IllegalArgumentException("the program drew nothing")),
                    PlotListing.class);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("what the program drew cannot be listed", e);
        }
    }

    private static String failure(SandboxResult result) {
        return switch (result.status()) {
            case UNAVAILABLE -> "no sandbox is available: " + result.complaint();
            case TIMEOUT -> "the program ran longer than it may";
            case MEMORY -> "the program used more memory than it may";
            default ->
                result.complaint().contains("No module named 'matplotlib'")
                        ? "matplotlib is not installed; on Debian: apt-get install python3-matplotlib"
                        : "the program failed: " + result.complaint();
        };
    }

    /** Axes at the place of others are their right side. */
    private static List<List<Sided>> panels(PlotListing first, PlotListing second, PlotBinding binding) {
        var panels = new ArrayList<List<Sided>>();
        for (int i = 0; i < first.panels().size(); i++) {
            var axes = first.panels().get(i);
            if (!axes.layers().isEmpty()) {
                var sided = new Sided(axes, binding.bound(axes, second.panels().get(i)));
                panels.stream()
                        .filter(panel -> panel.getFirst().axes().left() == axes.left()
                                && panel.getFirst().axes().top() == axes.top())
                        .findFirst()
                        .ifPresentOrElse(panel -> panel.add(sided), () -> panels.add(new ArrayList<>(List.of(sided))));
            }
        }
        if (panels.isEmpty() || panels.size() > PlottedChart.MOST_PANELS) {
            throw new IllegalArgumentException(
                    panels.isEmpty()
                            ? "the program drew nothing"
                            : "a figure has " + PlottedChart.MOST_PANELS + " panels at most, not " + panels.size());
        }
        return panels;
    }

    /** A pair of axes as listed and as bound. */
    private record Sided(Axes axes, BoundAxes bound) {
        List<LedgerEntry> up() {
            return bound.layers().stream()
                    .flatMap(layer -> layer.points().stream())
                    .map(point -> point.up().entry())
                    .toList();
        }

        List<LedgerEntry> across() {
            return bound.layers().stream()
                    .flatMap(layer -> layer.points().stream())
                    .flatMap(point -> point.across().stream())
                    .toList();
        }
    }

    private static Plot plot(PlotProgram.Placed program, List<List<Sided>> sides, List<LedgerEntry> given) {
        var panels = sides.stream().map(ProgramRunner::panel).toList();
        var units = new LinkedHashSet<String>();
        panels.forEach(panel -> {
            units.add(panel.left().unit());
            panel.right().ifPresent(right -> units.add("right axis: " + right.unit()));
            panel.across().ifPresent(across -> units.add("across: " + across.unit()));
        });
        var derived = sides.stream()
                .flatMap(List::stream)
                .flatMap(side -> Stream.concat(side.up().stream(), side.across().stream()))
                .filter(entry -> !given.contains(entry))
                .distinct()
                .toList();
        return new Plot(
                program.section(),
                program.title(),
                program.question(),
                panels,
                String.join("; ", units),
                derived,
                SandboxTask.hash(program.source()));
    }

    private static PlottedChart.Panel panel(List<Sided> sides) {
        var main = sides.getFirst();
        if (sides.size() > 2
                || sides.stream()
                                .map(side -> side.bound().categories())
                                .distinct()
                                .count()
                        > 1
                || (sides.size() > 1 && main.axes().horizontal())) {
            throw new IllegalArgumentException(
                    "axes that share a place have the same labels and one right side at most");
        }
        var left = scaling(main.up());
        var right = sides.size() > 1 ? Optional.of(scaling(sides.get(1).up())) : Optional.<Scaling>empty();
        var across = main.across().isEmpty() ? Optional.<Scaling>empty() : Optional.of(scaling(main.across()));
        var layers = Stream.concat(
                        main.bound().layers().stream().map(layer -> layer(layer, left, across, false)),
                        sides.stream().skip(1).flatMap(side -> side.bound().layers().stream()
                                .map(layer -> layer(layer, right.orElse(left), across, true))))
                .toList();
        return new PlottedChart.Panel(
                main.axes().title(),
                main.bound().categories(),
                main.axes().horizontal(),
                across.map(scale -> measure(main.axes().across(), scale)),
                measure(main.axes().up(), left),
                right.map(scale -> measure(sides.get(1).axes().up(), scale)),
                layers);
    }

    private static Scaling scaling(List<LedgerEntry> entries) {
        if (entries.stream().map(entry -> entry.fact().unit()).distinct().count() > 1) {
            throw new IllegalArgumentException("one axis shows more than one unit; plot the second with twinx()");
        }
        return Scaling.of(entries);
    }

    private static Measure measure(String name, Scaling scale) {
        return new Measure(name, scale.unit(), scale.format());
    }

    private static PlottedChart.Layer layer(BoundLayer layer, Scaling up, Optional<Scaling> across, boolean right) {
        var points = layer.points().stream()
                .map(point -> new PlottedChart.Point(
                        point.at(),
                        point.name(),
                        across.flatMap(scale -> point.across().map(scale::datum)),
                        up.datum(point.up().entry())))
                .toList();
        return new PlottedChart.Layer(layer.kind(), layer.name(), right, layer.stacked(), points);
    }

    private static String read(String file) {
        try (var in = ProgramRunner.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no " + file + " beside " + ProgramRunner.class.getSimpleName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}

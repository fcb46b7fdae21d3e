package footnote.workflows.report.exhibits.program;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PlottedChart.Measure;
import footnote.publication.chart.Scaling;
import footnote.research.prose.SentenceGate.Dropped;
import footnote.runtime.model.Model;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.sandbox.Sandbox;
import footnote.runtime.sandbox.SandboxTask;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.program.PlotBinding.BoundAxes;
import footnote.workflows.report.exhibits.program.PlotBinding.BoundLayer;
import footnote.workflows.report.exhibits.program.PlotListing.Axes;
import footnote.workflows.report.text.PlotProgram;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs a model's program in the sandbox, on its facts and on changed ones, and keeps of its figure what they bear out. */
public final class ProgramRunner {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(4));

    /** Programs that a report runs at most. */
    public static final int MOST = 2;

    private static final int MOST_FACTS = 24;
    private static final int MOST_WORDS = 12;
    private static final int LONGEST_REASON = 600;

    private final PlotSandbox sandbox;
    private final PlotRepairer repairer;

    public ProgramRunner(Supplier<? extends Sandbox> sandbox, Model model) {
        this.sandbox = new PlotSandbox(sandbox);
        this.repairer = new PlotRepairer(model);
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

    /** A program that is refused goes back to the model once, with all objections. */
    public Drawn draw(PlotProgram.Placed program, ReportFacts book) {
        try {
            return new Drawn(Optional.of(plotted(program, book)), List.of());
        } catch (PlotSandbox.Unavailable e) {
            return refused(program, String.valueOf(e.getMessage()));
        } catch (IllegalArgumentException e) {
            String why = String.valueOf(e.getMessage());
            return repairer.repaired(program, why, book)
                    .map(again -> drawnAgain(again, why, book))
                    .orElseGet(() -> refused(program, why));
        }
    }

    private Drawn drawnAgain(PlotProgram.Placed repaired, String before, ReportFacts book) {
        try {
            return new Drawn(Optional.of(plotted(repaired, book)), List.of());
        } catch (IllegalArgumentException e) {
            return refused(repaired, brief(before) + "; after a repair: " + e.getMessage());
        }
    }

    private static String brief(String why) {
        return why.length() <= LONGEST_REASON / 2 ? why : why.substring(0, LONGEST_REASON / 2) + "…";
    }

    /** One program too many. */
    public static Drawn refused(PlotProgram.Placed program, String why) {
        String reason = why.length() <= LONGEST_REASON ? why : why.substring(0, LONGEST_REASON) + "…";
        return new Drawn(
                Optional.empty(),
                List.of(new Dropped("program: " + program.title().text(), reason)));
    }

    private Plot plotted(PlotProgram.Placed program, ReportFacts book) {
        var objections = new PlotObjections();
        var given = new ArrayList<LedgerEntry>();
        program.facts().forEach(each -> book.entry(each.fact())
                .ifPresentOrElse(
                        given::add,
                        () -> objections.add("there is no fact " + each.id() + "; refer only to ids you were given")));
        if (program.facts().size() < 2 || program.facts().size() > MOST_FACTS) {
            objections.add("a program gets 2 to " + MOST_FACTS + " facts, not "
                    + program.facts().size());
        }
        if (program.title().text().split("\\s+", -1).length > MOST_WORDS) {
            objections.add("a chart's title has " + MOST_WORDS + " words at most");
        }
        var binding = new PlotBinding(book, given);
        objections.check(() -> binding.labels().title(program.title()));
        if (given.size() < program.facts().size()) {
            objections.raise(); // without its facts it cannot run
        }
        var figures = new ArrayList<PlotListing>();
        objections.check(() -> {
            figures.add(sandbox.listing(program, given));
            figures.add(sandbox.listing(program, ValueBinding.moved(given)));
            figures.getFirst().differs(figures.getLast()).ifPresent(why -> {
                throw new IllegalArgumentException(why);
            });
        });
        if (figures.size() < 2 || figures.getFirst().differs(figures.getLast()).isPresent()) {
            objections.raise();
        }
        figures.getFirst()
                .words()
                .forEach(words -> objections.check(() -> binding.labels().words(words)));
        var panels = panels(figures.getFirst(), figures.getLast(), binding, objections);
        objections.raise();
        return plot(program, panels, given);
    }

    /** Axes at the place of others are their right side. */
    private static List<List<Sided>> panels(
            PlotListing first, PlotListing second, PlotBinding binding, PlotObjections objections) {
        var panels = new ArrayList<List<Sided>>();
        for (int i = 0; i < first.panels().size(); i++) {
            var axes = first.panels().get(i);
            var moved = second.panels().get(i);
            if (!axes.layers().isEmpty()) {
                objections.check(() -> place(new Sided(axes, binding.bound(axes, moved)), panels));
            }
        }
        if (first.panels().stream().allMatch(axes -> axes.layers().isEmpty())) {
            objections.add("the program drew nothing");
        }
        if (panels.size() > PlottedChart.MOST_PANELS) {
            objections.add("a figure has " + PlottedChart.MOST_PANELS + " panels at most, not " + panels.size());
        }
        return panels;
    }

    private static void place(Sided sided, List<List<Sided>> panels) {
        panels.stream()
                .filter(panel -> panel.getFirst().axes().left() == sided.axes().left()
                        && panel.getFirst().axes().top() == sided.axes().top())
                .findFirst()
                .ifPresentOrElse(panel -> panel.add(sided), () -> panels.add(new ArrayList<>(List.of(sided))));
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
}

package footnote.workflows.report.exhibits.program;

import footnote.domain.LedgerEntry;
import footnote.publication.chart.PlottedChart.Kind;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.program.PlotListing.Axes;
import footnote.workflows.report.exhibits.program.PlotListing.Drawn;
import footnote.workflows.report.exhibits.program.PlotListing.Note;
import footnote.workflows.report.exhibits.program.PlotListing.Tick;
import footnote.workflows.report.exhibits.program.ValueBinding.Candidate;
import footnote.workflows.report.exhibits.program.ValueBinding.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Binds one pair of axes of a plotted figure to facts: its values, the places they stand at, and every word on it. */
final class PlotBinding {
    private static final int MOST_LAYERS = 6;
    private static final int MOST_POINTS = 24;
    private static final double NEAR = 1e-6;

    private final ValueBinding values;
    private final PlotLabels labels;

    PlotBinding(ReportFacts book, List<LedgerEntry> given) {
        this.values = new ValueBinding(given);
        this.labels =
                new PlotLabels(book, given, values.all().map(Candidate::entry).toList());
    }

    /** Values of one name, each bound; the name is its own or that of the metric. */
    record BoundLayer(Kind kind, String name, boolean stacked, List<BoundPoint> points) {}

    /** A value bound at its place, and what it is on the changed facts. */
    record BoundPoint(int at, String name, Optional<LedgerEntry> across, Candidate up) {}

    /** The places of a pair of axes, none where it measures across, and its layers. */
    record BoundAxes(List<String> categories, List<BoundLayer> layers) {}

    PlotLabels labels() {
        return labels;
    }

    /** The axes with every value bound; refused with the reason where one is not, or where words say otherwise. */
    BoundAxes bound(Axes axes, Axes moved) {
        Stream.of(axes.title(), axes.across(), axes.up()).forEach(labels::label);
        boolean lying = axes.horizontal();
        if (axes.layers().isEmpty() || axes.layers().size() > MOST_LAYERS) {
            throw PlotLabels.refused("axes show 1 to " + MOST_LAYERS + " series, not "
                    + axes.layers().size());
        }
        if (lying && axes.layers().stream().anyMatch(each -> !each.horizontal())) {
            throw PlotLabels.refused("bars that lie stand alone on their axes");
        }
        (lying ? axes.acrossTicks() : axes.upTicks()).forEach(PlotBinding::counted);
        var ticks = places(axes, lying);
        var objections = new PlotObjections();
        var layers = new ArrayList<BoundLayer>();
        for (int i = 0; i < axes.layers().size(); i++) {
            var drawn = axes.layers().get(i);
            var other = moved.layers().get(i);
            int index = i;
            if (!zero(drawn) || !zero(other)) {
                objections.check(() ->
                        layers.add(layer(axes, drawn, other, ticks, stacked(axes, index) && stacked(moved, index))));
            }
        }
        for (int i = 0; i < axes.notes().size(); i++) {
            var note = axes.notes().get(i);
            String changed = moved.notes().get(i).text();
            objections.check(() -> note(note, changed, lying, ticks, layers));
        }
        objections.raise();
        return new BoundAxes(ticks.stream().map(Tick::text).toList(), layers);
    }

    /** A line at zero shows no value. */
    private static boolean zero(Drawn drawn) {
        return drawn.kind().equals("level") && drawn.y().equals(List.of(0.0));
    }

    /** The label of a value axis says the value it stands at. */
    private static void counted(Tick tick) {
        PlotLabels.digits(tick.text()).forEach(figure -> {
            if (!ValueBinding.written(figure, tick.at())) {
                throw PlotLabels.refused("the label '" + PlotLabels.brief(tick.text()) + "' stands at " + tick.at());
            }
        });
    }

    /** The named places along the axes in reading order, or the years that are counted along it. */
    private List<Tick> places(Axes axes, boolean lying) {
        var named = lying ? axes.upTicks() : axes.acrossTicks();
        var at = axes.layers().stream()
                .filter(each -> !each.kind().equals("level"))
                .flatMap(each -> each.x().stream());
        var years = named.isEmpty() ? at.distinct().sorted().toList() : List.<Double>of();
        if (years.stream().anyMatch(each -> each != Math.rint(each) || each < 1990 || each > 2100)) {
            return List.of();
        }
        var ticks = named.isEmpty()
                ? years.stream()
                        .map(year -> new Tick(year, String.format(Locale.ROOT, "%.0f", year)))
                        .toList()
                : named.stream().sorted(Comparator.comparingDouble(Tick::at)).toList();
        if (ticks.size() > MOST_POINTS) {
            throw PlotLabels.refused("an axis has " + MOST_POINTS + " named places at most, not " + ticks.size());
        }
        ticks.forEach(tick -> labels.label(tick.text()));
        return lying && !axes.inverted() ? ticks.reversed() : ticks;
    }

    private static int place(List<Tick> ticks, double x) {
        double spacing = IntStream.range(1, ticks.size())
                .mapToDouble(i -> Math.abs(ticks.get(i).at() - ticks.get(i - 1).at()))
                .min()
                .orElse(1);
        return IntStream.range(0, ticks.size())
                .filter(i -> Math.abs(ticks.get(i).at() - x) <= spacing / 2)
                .findFirst()
                .orElseThrow(() -> PlotLabels.refused("the place " + x + " has no label on the axis"));
    }

    /** Whether the bars of a layer stand on those drawn before; bars elsewhere than on them or on zero are refused. */
    private static boolean stacked(Axes axes, int index) {
        var drawn = axes.layers().get(index);
        boolean stacked = false;
        for (int i = 0; i < drawn.base().size(); i++) {
            double base = drawn.base().get(i);
            if (base == 0) {
                continue;
            }
            double below = 0;
            for (var other : axes.layers().subList(0, index)) {
                for (int j = 0; j < other.base().size(); j++) {
                    if (Math.abs(other.x().get(j) - drawn.x().get(i)) < NEAR
                            && other.y().get(j) * drawn.y().get(i) > 0) {
                        below += other.y().get(j);
                    }
                }
            }
            if (drawn.horizontal() || Math.abs(base - below) > NEAR * Math.abs(base)) {
                throw PlotLabels.refused("the bars of '" + PlotLabels.brief(drawn.name())
                        + "' stand neither on zero nor on bars below them");
            }
            stacked = true;
        }
        return stacked;
    }

    private BoundLayer layer(Axes axes, Drawn drawn, Drawn moved, List<Tick> ticks, boolean stacked) {
        var kind = Kind.valueOf(drawn.kind().toUpperCase(Locale.ROOT));
        int count = drawn.y().size();
        labels.label(drawn.name());
        if (count == 0 || count > MOST_POINTS) {
            throw PlotLabels.refused("'" + drawn.name() + "' has 1 to " + MOST_POINTS + " values, not " + count);
        }
        boolean measured = ticks.isEmpty() && kind != Kind.LEVEL;
        if (measured && kind == Kind.BAR) {
            throw PlotLabels.refused("bars stand at named places, such as periods");
        }
        var at = IntStream.range(0, count)
                .mapToObj(i -> measured || kind == Kind.LEVEL
                        ? i
                        : place(ticks, drawn.x().get(i)))
                .toList();
        if (at.stream().distinct().count() < count) {
            throw PlotLabels.refused("'" + drawn.name() + "' has two values at one place");
        }
        var up = values.series(
                drawn.name(),
                IntStream.range(0, count)
                        .mapToObj(i -> new Value(
                                drawn.y().get(i),
                                moved.y().get(i),
                                measured || kind == Kind.LEVEL
                                        ? ""
                                        : ticks.get(at.get(i)).text()))
                        .toList(),
                (each, value) -> labels.objection(each, List.of(drawn.name(), value.label())));
        var across = measured ? across(axes, drawn, moved) : List.<Candidate>of();
        var points = IntStream.range(0, count)
                .mapToObj(i -> new BoundPoint(
                        at.get(i),
                        measured
                                ? named(axes, drawn, i)
                                        .orElseGet(() ->
                                                ReportFacts.label(up.get(i).first()))
                                : kind == Kind.LEVEL
                                        ? "throughout"
                                        : ticks.get(at.get(i)).text(),
                        measured ? Optional.of(across.get(i).entry()) : Optional.empty(),
                        up.get(i)))
                .sorted(Comparator.comparingInt(BoundPoint::at))
                .toList();
        return new BoundLayer(kind, drawn.name().isBlank() ? metric(up) : drawn.name(), stacked, points);
    }

    /** A series without a name goes by its metric. */
    private static String metric(List<Candidate> bound) {
        var metrics = bound.stream()
                .map(each -> each.entry().fact().metric().label())
                .distinct()
                .toList();
        if (metrics.size() > 1) {
            throw PlotLabels.refused("a series of several metrics has no label; give it one");
        }
        return metrics.getFirst();
    }

    private List<Candidate> across(Axes axes, Drawn drawn, Drawn moved) {
        if (axes.across().isBlank()) {
            throw PlotLabels.refused("an axis across that measures values has a label");
        }
        return values.series(
                axes.across(),
                IntStream.range(0, drawn.x().size())
                        .mapToObj(i -> new Value(drawn.x().get(i), moved.x().get(i), ""))
                        .toList(),
                (each, _) -> labels.objection(each, List.of(axes.across())));
    }

    /** The words that stand at a point name it. */
    private Optional<String> named(Axes axes, Drawn drawn, int index) {
        return axes.notes().stream()
                .filter(note -> note.placed()
                        && note.x() == drawn.x().get(index)
                        && note.y() == drawn.y().get(index))
                .map(Note::text)
                .filter(text -> text.length() <= PlotLabels.LONGEST
                        && labels.figures(text).isEmpty())
                .findFirst();
    }

    /** A figure written inside the axes is that of the value it stands at, on the changed facts too. */
    private void note(Note note, String moved, boolean lying, List<Tick> ticks, List<BoundLayer> layers) {
        if (labels.figures(note.text()).isEmpty()) {
            labels.words(note.text());
            return;
        }
        boolean bound = note.placed()
                && !ticks.isEmpty()
                && layers.stream()
                        .flatMap(layer -> layer.points().stream())
                        .filter(point -> point.at() == place(ticks, lying ? note.y() : note.x()))
                        .anyMatch(point -> says(note.text(), point.up().entry().number())
                                && says(moved, point.up().moved()));
        if (!bound) {
            throw PlotLabels.refused("the words '" + PlotLabels.brief(note.text())
                    + "' hold a figure that is not the value they stand at");
        }
    }

    private boolean says(String text, double number) {
        return labels.figures(text).stream().allMatch(figure -> ValueBinding.written(figure, number));
    }
}

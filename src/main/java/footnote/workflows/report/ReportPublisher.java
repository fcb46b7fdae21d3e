package footnote.workflows.report;

import footnote.publication.chart.Chart;
import footnote.publication.report.Block;
import footnote.publication.report.Report;
import footnote.publication.report.ReportPrinter;
import footnote.runtime.event.Event;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import footnote.workflows.report.ReportOutcome.Publication;
import footnote.workflows.report.exhibits.Exhibit;
import footnote.workflows.report.exhibits.InfographicSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Checks a report a last time, has it printed, and puts the files into the run's folder. */
final class ReportPublisher {
    /** Makes the picture of one chart. */
    interface Pencil {
        byte[] draw(Report report, Chart chart, ReportRequest.Printing printing);
    }

    /** A report whose charts lie drawn in the run's folder; those that could not be drawn are out of it, and gaps. */
    record Sketched(Report report, List<Publication.PrintedFile> drawn) {}

    private final ReportPrinter press;
    private final Pencil pencil;

    ReportPublisher(ReportPrinter press) {
        this(press, (report, chart, printing) -> press.png(report, chart, printing.look()));
    }

    ReportPublisher(ReportPrinter press, Pencil pencil) {
        this.press = press;
        this.pencil = pencil;
    }

    /** Draws the charts one by one, each its own step; in further rounds only those that failed, as often as may be. */
    Sketched draw(Report report, ReportRequest.Printing printing, Run run) {
        var charts = charts(report);
        var open =
                new ArrayList<>(IntStream.rangeClosed(1, charts.size()).boxed().toList());
        var drawn = new TreeMap<Integer, Publication.PrintedFile>();
        var failed = new TreeMap<Integer, String>();
        for (int round = 1; round <= printing.tries() && !open.isEmpty(); round++) {
            var outcomes = run.each(
                    "draw",
                    List.copyOf(open),
                    Publication.PrintedFile.class,
                    RetryPolicy.DEFAULT.once(),
                    number -> drawn(number, report, charts.get(number - 1), printing, run));
            failed.clear();
            for (int i = 0; i < outcomes.size(); i++) {
                switch (outcomes.get(i)) {
                    case Outcome.Gap<Publication.PrintedFile> gap -> failed.put(open.get(i), gap.why());
                    case Outcome.Done<Publication.PrintedFile>(var file) -> drawn.put(open.get(i), file);
                }
            }
            open.clear();
            open.addAll(failed.keySet());
            run.emit(Event.PROGRESS, Map.of("charts", drawn.size(), "of", charts.size()));
        }
        return failed.isEmpty()
                ? new Sketched(report, List.copyOf(drawn.values()))
                : new Sketched(without(report, charts, failed), List.of());
    }

    private Publication.PrintedFile drawn(
            int number, Report report, Chart chart, ReportRequest.Printing printing, Run run) {
        byte[] png = pencil.draw(report, chart, printing);
        run.publish("chart_" + number + ".png", png);
        return new Publication.PrintedFile("chart_" + number + ".png", png.length);
    }

    private static List<Chart> charts(Report report) {
        return report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Exhibit.class::isInstance)
                .map(block -> ((Block.Exhibit) block).chart())
                .toList();
    }

    private static Report without(Report report, List<Chart> charts, Map<Integer, String> failed) {
        var out = failed.keySet().stream().map(number -> charts.get(number - 1)).toList();
        var sections = report.sections().stream()
                .map(section -> new Report.Section(
                        section.id(),
                        section.title(),
                        section.blocks().stream()
                                .filter(block ->
                                        !(block instanceof Block.Exhibit exhibit) || !out.contains(exhibit.chart()))
                                .toList()))
                .toList();
        var gaps = failed.entrySet().stream()
                .map(each -> new Report.Gap(
                        "Exhibit " + charts.get(each.getKey() - 1).caption().exhibit(),
                        "it could not be drawn: " + each.getValue()));
        return new Report(
                report.masthead(),
                sections,
                report.ledger(),
                Stream.concat(report.gaps().stream(), gaps).toList(),
                report.workings(),
                report.others());
    }

    Publication publish(
            Sketched sketched,
            List<Exhibit> charts,
            List<InfographicSpec> pictures,
            ReportRequest.Printing printing,
            Run run) {
        PublishCheck.of(sketched.report());
        var style = new ReportPrinter.Style(
                printing.look(), printing.pdf(), !sketched.drawn().isEmpty());
        var files = new ArrayList<>(sketched.drawn());
        press.print(sketched.report(), style, (part, number, of) -> run.emit(Event.PROGRESS, part(part, number, of)))
                .files()
                .forEach((name, bytes) -> {
                    run.publish(name, bytes);
                    files.add(new Publication.PrintedFile(name, bytes.length));
                });
        run.emit(Event.PROGRESS, Map.of("files", files.size()));
        return new Publication(files, results(sketched.report(), charts), pictured(pictures));
    }

    private static Map<String, Object> part(String part, int number, int of) {
        return Map.of("state", Event.PART, "part", part, "number", number, "of", of);
    }

    /** Those that made it into the report, under the names of their files. */
    private static List<Publication.ChartResult> results(Report report, List<Exhibit> charts) {
        var printed = charts(report).size();
        return IntStream.range(0, Math.min(printed, charts.size()))
                .mapToObj(i -> new Publication.ChartResult(
                        i + 1,
                        charts.get(i).name(),
                        charts.get(i).id() + ".png",
                        charts.get(i).section()))
                .toList();
    }

    private static List<Publication.InfographicResult> pictured(List<InfographicSpec> pictures) {
        return pictures.stream()
                .map(each -> new Publication.InfographicResult(
                        each.infographicId(),
                        each.title(),
                        each.visualId() + ".png",
                        each.infographicType().name().toLowerCase(Locale.ROOT)))
                .toList();
    }
}

package footnote.workflows.report;

import footnote.agents.write.InfographicSpec;
import footnote.agents.write.Visual;
import footnote.publication.chart.ChartPress;
import footnote.publication.chart.Theme;
import footnote.publication.report.Block;
import footnote.publication.report.Printed;
import footnote.publication.report.Report;
import footnote.publication.report.ReportPress;
import footnote.runtime.event.Event;
import footnote.runtime.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Checks a report a last time, has it printed, and puts the files into the run's folder. */
final class Press {
    private final ReportPress press;

    Press(ReportPress press) {
        this.press = press;
    }

    /** Draws the charts one by one, each its own step with tries of its own, so that progress shows and one may fail. */
    void draw(Report report, Run run) {
        var drawn = report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(Block.Exhibit.class::isInstance)
                .map(block -> ((Block.Exhibit) block).chart())
                .toList();
        var charts = new ChartPress(Theme.HOUSE);
        run.each(
                "draw",
                IntStream.rangeClosed(1, drawn.size()).boxed().toList(),
                Publication.PrintedFile.class,
                number -> {
                    byte[] png = charts.png(drawn.get(number - 1));
                    run.publish("chart_" + number + ".png", png);
                    return new Publication.PrintedFile("chart_" + number + ".png", png.length);
                });
    }

    Publication publish(
            Report report,
            List<Visual> charts,
            List<InfographicSpec> pictures,
            ReportRequest.Printing printing,
            Run run) {
        LastGate.of(report);
        var printed = press.print(report);
        var files = new ArrayList<Publication.PrintedFile>();
        printed.files().forEach((name, bytes) -> {
            if (name.equals(Printed.DOCUMENT) && !printing.pdf()) {
                return;
            }
            run.publish(name, bytes);
            files.add(new Publication.PrintedFile(name, bytes.length));
        });
        run.tell(Event.PROGRESS, Map.of("files", files.size()));
        return new Publication(
                files,
                IntStream.range(0, charts.size())
                        .mapToObj(i -> new Publication.ChartResult(
                                i + 1,
                                charts.get(i).name(),
                                charts.get(i).id() + ".png",
                                charts.get(i).section()))
                        .toList(),
                pictures.stream()
                        .map(each -> new Publication.InfographicResult(
                                each.infographicId(),
                                each.title(),
                                each.visualId() + ".png",
                                each.infographicType().name().toLowerCase(Locale.ROOT)))
                        .toList());
    }
}

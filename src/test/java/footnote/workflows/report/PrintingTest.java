package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.chart.draw.Theme;
import footnote.publication.report.ReportPrinter;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.workflows.report.ReportOutcome.Publication;
import footnote.workflows.report.exhibits.ExhibitRegistry;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class PrintingTest {
    private static final int CHARTS = 4;
    private static final Drafts DRAFT =
            Drafts.written(Drafts.kept("QVLN").book().data(), CHARTS);
    private static final int FIRST_CHART = 2; // the first exhibit is the table of estimates
    private static final RunOptions OFFLINE =
            new RunOptions(true, Optional.of(SampleMarket.today()), BigDecimal.ONE, true, Optional.empty());

    /** What a report's last two steps publish, with a pencil that breaks on a chart so many times. */
    private static Publication printed(
            ReportRequest.Printing printing, Map<Integer, Integer> breaks, List<String> steps) {
        var broken = new ConcurrentHashMap<>(breaks);
        var press = new ReportPublisher(new ReportPrinter(), (_, chart, _) -> {
            if (broken.merge(chart.caption().exhibit(), -1, Integer::sum) >= 0) {
                throw new IllegalStateException("the pencil broke");
            }
            return new byte[] {1};
        });
        var workflows = new Workflows()
                .with(
                        "print",
                        String.class,
                        (_, run) -> press.publish(
                                press.draw(DRAFT.report(), printing, run),
                                ExhibitRegistry.charts(DRAFT.book(), CHARTS),
                                List.of(),
                                printing,
                                run));
        try (var bench = Bench.with(Databases.SQLITE.fresh(), workflows, "test")) {
            var id = bench.engine.start("print", "q", "q", OFFLINE, Optional.empty());
            bench.engine.attempt(id);
            var row = bench.engine.runs().find(id).orElseThrow();
            assertThat(row.status()).isEqualTo(Status.DONE);
            bench.engine.runs().steps(id).forEach(step -> steps.add(step.path()));
            return Json.read(row.result().orElseThrow(), Publication.class);
        }
    }

    private static ReportRequest.Printing oneByOne(int tries) {
        return new ReportRequest.Printing(CHARTS, false, false, tries, Optional.of(Theme.GGPLOT));
    }

    @Test
    void aChartThatFailsIsDrawnAgainAndTheOthersAreNot() {
        var steps = new ArrayList<String>();

        var publication = printed(oneByOne(3), Map.of(FIRST_CHART, 2), steps);

        assertThat(steps).filteredOn(path -> path.startsWith("draw")).hasSize(DRAFT.charts() + 2);
        assertThat(publication.charts()).hasSize(DRAFT.charts());
        assertThat(publication.files())
                .extracting(Publication.PrintedFile::name)
                .contains("chart_1.png", "equity_report.html")
                .doesNotContain("equity_report.pdf");
    }

    @Test
    void tellsWhichPartIsBeingPrinted() {
        var parts = new ArrayList<String>();

        new ReportPrinter()
                .print(
                        DRAFT.report(),
                        ReportPrinter.Style.STANDARD,
                        (part, number, of) -> parts.add(part + " " + number + "/" + of));

        assertThat(parts)
                .startsWith("web page 1/1")
                .containsSubsequence("charts 1/" + DRAFT.charts(), "charts 2/" + DRAFT.charts(), "workbook 1/1")
                .endsWith("PDF 1/1");
    }

    @Test
    void keepsThePartsOfPrintingAsEventsOfTheRun() {
        var workflows = new Workflows()
                .with(
                        "print",
                        String.class,
                        (_, run) ->
                                run.step("publish", Publication.class, () -> new ReportPublisher(new ReportPrinter())
                                        .publish(
                                                new ReportPublisher.Sketched(DRAFT.report(), List.of()),
                                                ExhibitRegistry.charts(DRAFT.book(), CHARTS),
                                                List.of(),
                                                oneByOne(1),
                                                run)));
        try (var bench = Bench.with(Databases.SQLITE.fresh(), workflows, "test")) {
            var id = bench.engine.start("print", "q", "q", OFFLINE, Optional.empty());

            bench.engine.attempt(id);

            assertThat(bench.engine.runs().events(id, 0))
                    .filteredOn(event -> !event.part().isEmpty())
                    .allMatch(event -> event.step().equals("publish"))
                    .extracting(Event::part)
                    .contains("web page", "charts, 1 of " + DRAFT.charts(), "workbook");
        }
    }

    @Test
    void aChartThatCannotBeDrawnIsAGapAndNotTheEnd() {
        var publication = printed(oneByOne(2), Map.of(FIRST_CHART, 9), new ArrayList<>());

        assertThat(publication.charts()).hasSize(DRAFT.charts() - 1);
    }

    @Test
    void theLookIsTheReadersChoice() {
        var house = new ReportPrinter().print(DRAFT.report(), new ReportPrinter.Style(Theme.HOUSE, false, false));
        var other = new ReportPrinter().print(DRAFT.report(), new ReportPrinter.Style(Theme.GGPLOT, false, false));

        assertThat(house.files()).doesNotContainKey("equity_report.pdf");
        assertThat(other.file("chart_1.png")).isNotEqualTo(house.file("chart_1.png"));
        assertThat(new String(other.file("equity_report.html"), StandardCharsets.UTF_8))
                .contains("#ebebeb");
    }

    @Test
    void aRequestStoredBeforeThereWereTriesAndLooksStillReads() {
        var printing = Json.read("{\"charts_max\":5,\"batch\":false,\"pdf\":true}", ReportRequest.Printing.class);

        assertThat(printing.tries()).isEqualTo(15);
        assertThat(printing.look()).isEqualTo(Theme.HOUSE);
    }
}

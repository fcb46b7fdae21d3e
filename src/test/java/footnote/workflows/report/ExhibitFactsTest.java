package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.MissingInput;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.draw.Theme;
import footnote.publication.infographic.Infographic;
import footnote.publication.report.Block;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.Report;
import footnote.publication.report.ReportCheck;
import footnote.publication.report.ReportPrinter;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.FinancialData.Part;
import footnote.workflows.report.data.ReportData;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What exhibits show is what the facts say, with nothing left out in silence. */
abstract class ExhibitFactsTest {
    private static <T> Stream<T> blocks(Report report, Class<T> type) {
        return report.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(type::isInstance)
                .map(type::cast);
    }

    private static Infographic.Panel panel(Drafts draft, Infographic.Kind kind, String heading) {
        return blocks(draft.report(), Block.Illustration.class)
                .map(Block.Illustration::picture)
                .filter(picture -> picture.kind() == kind)
                .flatMap(picture -> picture.panels().stream())
                .filter(panel -> panel.heading().startsWith(heading))
                .findFirst()
                .orElseThrow();
    }

    private static double sum(Drafts draft, List<Infographic.Item> items) {
        return items.stream()
                .mapToDouble(item -> number(draft, item.fact().orElseThrow()))
                .sum();
    }

    private static double number(Drafts draft, String fact) {
        return draft.report().ledger().stream()
                .filter(entry -> entry.id().equals(fact))
                .findFirst()
                .orElseThrow()
                .number();
    }

    private static StackedChart stacked(Drafts draft) {
        return blocks(draft.report(), Block.Exhibit.class)
                .map(Block.Exhibit::chart)
                .filter(StackedChart.class::isInstance)
                .map(StackedChart.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Drafts split(String symbol, UnaryOperator<List<Part>> parts) {
        var data = Drafts.kept(symbol).book().data();
        var found = data.financial().orElseThrow();
        var changed = new FinancialData(
                found.measures(),
                found.trade(),
                found.currency(),
                parts.apply(found.parts()),
                found.quarters(),
                found.profile(),
                found.excerpts(),
                found.statements());
        return Drafts.written(new ReportData(
                data.plan(),
                data.task(),
                Optional.of(changed),
                data.valuation(),
                data.market(),
                data.news(),
                data.value(),
                data.failed(),
                data.redFlags()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"87Q1.T", "QVLN"})
    void theRevenuePartsOfTheBusinessModelAddUpToRevenue(String symbol) {
        var draft = Drafts.kept(symbol);
        double revenue = draft.book().lastYear("revenue").orElseThrow().number();

        assertThat(sum(
                        draft,
                        panel(draft, Infographic.Kind.BUSINESS_MODEL, "Revenue").items()))
                .isCloseTo(revenue, withinPercentage(1.01));
    }

    @Test
    void theCostsOfTheBusinessModelAddUpToRevenueLessOperatingIncome() {
        var draft = Drafts.kept("QVLN");
        var costs = panel(draft, Infographic.Kind.BUSINESS_MODEL, "Costs").items().stream()
                .filter(item -> !List.of("Interest", "Tax").contains(item.label()))
                .toList();

        assertThat(sum(draft, costs))
                .isCloseTo(
                        draft.book().lastYear("revenue").orElseThrow().number()
                                - draft.book()
                                        .lastYear("operating_income")
                                        .orElseThrow()
                                        .number(),
                        withinPercentage(1.01));
    }

    @Test
    void salesBetweenSegmentsAreANegativePartSoThatTheBarsEndAtRevenue() {
        var draft = split("QVLN", parts -> {
            var more = new ArrayList<>(parts);
            more.add(new Part("Bottling", parts.getLast().years()));
            return more;
        });

        var chart = stacked(draft);
        int last = chart.periods().count() - 1;

        assertThat(chart.series()).extracting(Series::name).contains("Eliminations");
        assertThat(chart.series().stream()
                        .mapToDouble(series -> series.at(last).value())
                        .sum())
                .isCloseTo(
                        draft.book()
                                        .lastYear("revenue")
                                        .map(LedgerEntry::number)
                                        .orElseThrow()
                                / 1e9,
                        withinPercentage(0.1));
    }

    @Test
    void partsBeyondThoseWithRoomAreOne() {
        var draft = split("QVLN", parts -> {
            var more = new ArrayList<>(parts);
            for (int i = 0; i < 8; i++) {
                more.add(new Part("Line " + (char) ('A' + i), parts.getLast().years()));
            }
            return more;
        });

        assertThat(stacked(draft).series()).extracting(Series::name).anyMatch(name -> name.startsWith("Other "));
        PublishCheck.of(draft.report());
        var printed = new ReportPrinter().print(draft.report(), new ReportPrinter.Style(Theme.HOUSE, false, true));
        assertThat(ReportCheck.of(
                                new String(printed.file(PrintedReport.PAGE), StandardCharsets.UTF_8),
                                new String(printed.file(PrintedReport.LEDGER), StandardCharsets.UTF_8),
                                printed.files())
                        .doubts())
                .isEmpty();
    }

    @Test
    void theRebasedLineEndsAtTheFiveYearReturnPrintedWithIt() {
        var draft = Drafts.kept("QVLN");
        var line = blocks(draft.report(), Block.Exhibit.class)
                .map(Block.Exhibit::chart)
                .filter(chart -> chart.caption().unit().startsWith("Price return"))
                .map(LineChart.class::cast)
                .findFirst()
                .orElseThrow();

        for (var metric : List.of("price_return_5_years", "index_price_return_5_years")) {
            var series = line.series().get(metric.startsWith("index") ? 1 : 0);
            assertThat(series.data().getLast().value() - 100)
                    .isCloseTo(draft.book().now(metric).orElseThrow().number(), within(0.01));
        }
    }

    @Test
    void aSeriesThatEndsBeforeTheLastYearIsNotDrawn() {
        var draft = Drafts.kept("SLQS");

        assertThat(draft.book().lastYear("return_on_equity")).isEmpty();
        assertThat(blocks(draft.report(), Block.Exhibit.class)
                        .map(each -> each.chart().caption().unit()))
                .noneMatch(unit -> unit.startsWith("Return on equity"));
    }

    @Test
    void moreSharesOfALossMakerDoNotLowerItsEarningsPerShare() {
        assertThat(Drafts.kept("TRVM").analysis().toString())
                .contains("At a given net loss, the loss per share is smaller")
                .doesNotContain("At a given net income");
    }

    @Test
    void growthHasOneFirstYear() {
        var draft = Drafts.kept("ORRB");
        var drivers = blocks(draft.report(), Block.Illustration.class)
                .filter(each -> each.picture().kind() == Infographic.Kind.GROWTH_DRIVERS)
                .findFirst()
                .orElseThrow();
        var since = Pattern.compile("since (FY\\d\\d)");

        assertThat(Stream.of(
                                drivers.picture().caption().title(),
                                drivers.interpretation().text())
                        .flatMap(text -> since.matcher(text).results())
                        .map(found -> found.group(1))
                        .distinct())
                .hasSize(1);
    }

    @Test
    void whatNoPartHasIsAPart() {
        var draft = split("QVLN", parts -> parts.subList(0, parts.size() - 1));

        assertThat(stacked(draft).series()).extracting(Series::name).contains("Unallocated");
    }

    /** More of a multiple is no better, so its rise from a low is no recovery. */
    @Test
    void aRisingMultipleIsNotSaidToRecover() {
        var titles = blocks(Drafts.kept("BRSK").report(), Block.Exhibit.class)
                .map(exhibit -> exhibit.chart().caption().title())
                .toList();

        assertThat(titles)
                .anyMatch(title -> title.matches("P/E at \\S+, up from \\S+ in FY25"))
                .noneMatch(title -> title.startsWith("P/E recovered"));
    }

    @Test
    void aShareCountThatASentenceTellsIsNotMissing() {
        var draft = Drafts.kept("BRSK");

        assertThat(draft.book().data().plan().metricsToAnalyze())
                .extracting(metric -> metric.metricName())
                .contains("Diluted shares");
        assertThat(DataGaps.of(draft.book())).extracting(MissingInput::what).doesNotContain("Diluted shares");
    }

    @Test
    void twoPeersLeaveNoColumnForTheirMedian() {
        var table = blocks(Drafts.kept("AMBG").report(), Block.FigureTable.class)
                .filter(each -> each.caption().title().startsWith("Multiples and returns"))
                .findFirst()
                .orElseThrow();

        assertThat(table.columns()).doesNotContain("Peer median");
        assertThat(table.notes()).contains("No median: fewer than three close peers.");
    }

    @Test
    void twoRangesAreBothNotAllTwo() {
        var told = Drafts.kept("AMBG").report().prose().map(Prose::text).toList();

        assertThat(told).contains("The price is within both ranges.");
    }
}

package footnote.workflows.report.exhibits;

import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.exhibits.program.ProgramRunner;
import footnote.workflows.report.plan.MetricCatalogue;
import footnote.workflows.report.plan.MetricSpec;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.ChartSpecification;
import footnote.workflows.report.text.TextContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** Every exhibit a report can have, in reading order within a section; each decides whether the facts allow it. */
public final class ExhibitRegistry {
    /** Charts of every report; those of the plan's metrics follow. */
    private static final List<Function<ReportFacts, List<? extends ChartExhibit>>> CHARTS = List.of(
            SegmentExhibit::of,
            BridgeExhibit::of,
            PeerScatterExhibit::of,
            PeerRankExhibit::of,
            SensitivityExhibit::of,
            FootballFieldExhibit::of,
            PriceEventsExhibit::of,
            PriceExhibit::of);

    /** Charts of a report on several companies: all of them in each. */
    private static final List<Function<ReportFacts, List<? extends ChartExhibit>>> COMPARED =
            List.of(ReturnMultipleExhibit::of);

    private static final List<Function<ReportFacts, InfographicExhibit>> INFOGRAPHICS = List.of(
            BusinessModelExhibit::new,
            CompetitorExhibit::new,
            GrowthDriverExhibit::new,
            CashUseExhibit::new,
            TimelineExhibit::new);

    private static final List<TableExhibit> TABLES = List.of(
            RankingTable.VIEWS,
            new EstimatesTable(),
            AnnualTable.GLANCE,
            new RecoveryTable(),
            new ForecastTable(),
            new AssumptionTable(),
            new PeerMultipleTable(),
            new ConsensusTable(),
            new ScenarioTable(),
            AnnualTable.RECORD);

    private ExhibitRegistry() {}

    /** In reading order, so that the first chart a reader meets is chart_1. */
    public static List<Exhibit> charts(ReportFacts book, int mostMetrics) {
        var allowed = new ArrayList<ChartExhibit>();
        boolean compared = book.data().plan().analysisType().sideBySide();
        (compared ? COMPARED : CHARTS).forEach(chart -> allowed.addAll(chart.apply(book)));
        book.data().plan().metricsToAnalyze().stream()
                .filter(metric -> MetricSeries.drawable(book, key(metric)))
                .limit(compared ? 0 : mostMetrics)
                .map(metric -> planned(book, metric))
                .forEach(allowed::add);
        allowed.removeIf(each -> !book.data().plan().reportSections().contains(each.section()));
        allowed.sort(Comparator.<ChartExhibit>comparingInt(
                        each -> ReportSections.ids().indexOf(each.section()))
                .thenComparing(each -> !each.wide()));
        var exhibits = new ArrayList<Exhibit>();
        allowed.forEach(each -> exhibits.add(new Exhibit("chart_" + (exhibits.size() + 1), each)));
        return exhibits;
    }

    /** The charts with those that a model asked for behind them. */
    public static List<Exhibit> with(
            List<Exhibit> charts, List<ChartSpecification.Placed> specified, ReportFacts book) {
        return Stream.concat(
                        charts.stream(),
                        specified.stream()
                                .map(each -> new Exhibit(
                                        each.id(), new SpecifiedExhibit(book, each.section(), each.chart()))))
                .toList();
    }

    /** The charts that programs plotted, numbered behind those before. */
    public static List<Exhibit> plotted(List<ProgramRunner.Plot> plots, int before) {
        var exhibits = new ArrayList<Exhibit>();
        plots.forEach(
                plot -> exhibits.add(new Exhibit("chart_" + (before + exhibits.size() + 1), new ProgramExhibit(plot))));
        return exhibits;
    }

    private static String key(MetricSpec metric) {
        return MetricCatalogue.shipped()
                .named(metric.metricName())
                .map(MetricCatalogue.Entry::key)
                .orElseGet(() -> metric.metricName().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_"));
    }

    private static ChartExhibit planned(ReportFacts book, MetricSpec metric) {
        return switch (key(metric)) {
            case "relative_price" -> new RelativePriceExhibit(book, metric.metricName());
            case "drawdown" -> new DrawdownExhibit(book, metric.metricName(), metric.section());
            case String key -> new MetricExhibit(book, key, metric.metricName(), metric.section(), metric.chartType());
        };
    }

    /** Title and interpretation of each chart and infographic, by rule. */
    public static List<ExhibitText> texts(
            TextContext context, List<Exhibit> charts, List<InfographicSpec> infographics) {
        return Stream.concat(
                        charts.stream().map(chart -> chart.text(context)),
                        infographics.stream().map(spec -> infographic(spec.infographicType(), context.book())
                                .text(spec.visualId(), context)))
                .toList();
    }

    /** The chapter each chart and infographic stands in, by its id. */
    public static Map<String, String> sections(
            ReportFacts book, List<Exhibit> charts, List<InfographicSpec> infographics) {
        var sections = new LinkedHashMap<String, String>();
        charts.forEach(chart -> sections.put(chart.id(), chart.section()));
        infographics.forEach(spec -> sections.put(
                spec.visualId(), infographic(spec.infographicType(), book).section()));
        return sections;
    }

    static List<InfographicExhibit> infographics(ReportFacts book) {
        return INFOGRAPHICS.stream().map(each -> each.apply(book)).toList();
    }

    public static InfographicExhibit infographic(InfographicSpec.Type type, ReportFacts book) {
        return infographics(book).stream()
                .filter(each -> each.type() == type)
                .findFirst()
                .orElseThrow();
    }

    /** The further measures of all companies of a report. */
    public static TableExhibit comparison() {
        return RankingTable.MEASURES;
    }

    public static List<TableExhibit> tables(String section) {
        return TABLES.stream().filter(each -> each.section().equals(section)).toList();
    }
}

package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import footnote.domain.Profile;
import footnote.domain.opinion.MissingInput;
import footnote.workflows.report.plan.MetricCatalogue;
import footnote.workflows.report.plan.MetricSpec;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What four gatherers brought, merged: a row of points for each metric of the plan, the texts, and what is missing. */
public record ConsolidatedData(
        String companyName,
        String ticker,
        List<MetricData> metrics,
        String companyOverview,
        String newsSummary,
        String analystRatings,
        List<String> keyRisks,
        List<MissingInput> gaps) {
    public ConsolidatedData {
        metrics = List.copyOf(metrics);
        keyRisks = List.copyOf(keyRisks);
        gaps = List.copyOf(gaps);
    }

    /** One figure of a metric, with the fact it is. */
    public record DataPoint(String period, double value, String unit, String fact) {}

    /** A metric's figures, oldest first, and how they are drawn. */
    public record MetricData(
            String metricName,
            List<DataPoint> dataPoints,
            ChartType chartType,
            String chartTitle,
            String yAxisLabel,
            String section,
            Optional<String> notes) {
        public MetricData {
            dataPoints = List.copyOf(dataPoints);
        }
    }

    public static ConsolidatedData of(ReportFacts book) {
        var data = book.data();
        var named = DataGaps.of(book);
        return new ConsolidatedData(
                data.task().listing().name(),
                data.task().listing().ticker().symbol(),
                data.plan().metricsToAnalyze().stream()
                        .map(metric -> metric(book, metric, named))
                        .toList(),
                data.financial()
                        .flatMap(FinancialData::profile)
                        .flatMap(Profile::description)
                        .orElse(""),
                data.news().map(NewsData::stories).orElse(List.of()).stream()
                        .map(story -> story.day() + " " + story.title())
                        .collect(Collectors.joining("\n")),
                data.valuation().map(ValuationData::outlooks).orElse(List.of()).stream()
                        .map(outlook -> outlook.mean().fact().metric().label() + " "
                                + outlook.mean().fact().period().label() + ": "
                                + outlook.mean().fact().value().toPlainString() + " "
                                + outlook.mean().fact().unit())
                        .collect(Collectors.joining("\n")),
                data.financial().map(FinancialData::excerpts).orElse(List.of()).stream()
                        .filter(excerpt -> excerpt.section().equals("risks"))
                        .map(excerpt -> excerpt.text())
                        .toList(),
                named);
    }

    private static MetricData metric(ReportFacts book, MetricSpec metric, List<MissingInput> gaps) {
        String key = MetricCatalogue.shipped()
                .named(metric.metricName())
                .map(MetricCatalogue.Entry::key)
                .orElseGet(() -> metric.metricName().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_"));
        var entries = MetricSeries.fromPrices(key) ? List.<LedgerEntry>of() : MetricSeries.of(book, key);
        return new MetricData(
                metric.metricName(),
                entries.stream()
                        .map(entry -> new DataPoint(
                                ReportFacts.label(entry),
                                entry.number(),
                                entry.fact().unit().toString(),
                                entry.id()))
                        .toList(),
                metric.chartType(),
                metric.metricName(),
                entries.isEmpty() ? "" : entries.getLast().fact().unit().toString(),
                metric.section(),
                gaps.stream()
                        .filter(gap -> gap.what().equals(metric.metricName()))
                        .map(MissingInput::why)
                        .findFirst());
    }
}

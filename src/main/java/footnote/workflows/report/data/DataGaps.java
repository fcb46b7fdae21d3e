package footnote.workflows.report.data;

import footnote.domain.FigureFormat;
import footnote.domain.Metric;
import footnote.domain.opinion.GapReason;
import footnote.domain.opinion.MissingInput;
import footnote.research.MetricSet;
import footnote.workflows.report.plan.MetricCatalogue;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is not available, each thing once, leaving out what another year or formula did bring. */
public final class DataGaps {
    private static final Pattern FIGURE =
            Pattern.compile("\\b(\\d{4}-[01]\\d-[0-3]\\d)\\b|(?<![\\p{L}\\d.])\\d[\\d,.]*+(?![\\p{L}\\d])(?:\\s*%)?");

    private static final int LONGEST = 160;

    private DataGaps() {}

    public static List<MissingInput> of(ReportFacts book) {
        var data = book.data();
        var known = known(book);
        // a comparison has no chapters on its first company in which something could be missing
        boolean sideBySide = data.plan().analysisType().sideBySide();
        var gaps = new LinkedHashMap<String, MissingInput>();
        data.failed().forEach(gap -> gaps.putIfAbsent(gap.what(), gap));
        Stream.of(
                        data.financial().map(FinancialData::measures),
                        data.valuation().map(ValuationData::measures),
                        data.market().map(MarketData::measures),
                        data.news().map(NewsData::measures),
                        Optional.of(data.value().measures()))
                .flatMap(Optional::stream)
                .map(MetricSet::gaps)
                .flatMap(List::stream)
                .filter(gap -> sideBySide
                        ? data.plan().compareWith().contains(gap.what())
                        : !known.contains(gap.what()) && bears(book, gap.what()))
                .forEach(gap -> gaps.putIfAbsent(gap.what(), gap));
        if (!sideBySide) {
            planned(book).forEach(gap -> gaps.putIfAbsent(gap.what(), gap));
        }
        return gaps.values().stream()
                .map(gap -> new MissingInput(gap.what(), GapReason.plain(gap.why())))
                .toList();
    }

    /** A metric that nobody asked for, such as the inventory of a software maker, is no gap of the report. */
    private static boolean bears(ReportFacts book, String what) {
        return MetricCatalogue.shipped().entries().stream()
                .filter(entry -> label(entry.key()).map(what::equals).orElse(false))
                .allMatch(
                        entry -> book.data().plan().metricsToAnalyze().stream().anyMatch(metric -> metric.metricName()
                                .equals(entry.spec().metricName())));
    }

    /** Metrics of the plan that no figure was found for. */
    private static List<MissingInput> planned(ReportFacts book) {
        var gaps = new ArrayList<MissingInput>();
        for (var metric : book.data().plan().metricsToAnalyze()) {
            var entry = MetricCatalogue.shipped().named(metric.metricName());
            String key = entry.map(MetricCatalogue.Entry::key)
                    .orElseGet(
                            () -> metric.metricName().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_"));
            if (!MetricSeries.drawable(book, key) && !told(book, key)) {
                gaps.add(new MissingInput(
                        metric.metricName(),
                        MetricSeries.nothing(book, key)
                                ? "it was zero in each of the years shown"
                                : why(book, key, entry.isPresent())));
            }
        }
        return gaps;
    }

    private static boolean told(ReportFacts book, String key) {
        return !MetricSeries.of(book, key).isEmpty() && MetricSeries.toldInWords(book, key);
    }

    private static String why(ReportFacts book, String key, boolean catalogued) {
        var data = book.data();
        return Stream.of(
                        data.financial().map(FinancialData::measures),
                        data.valuation().map(ValuationData::measures))
                .flatMap(Optional::stream)
                .flatMap(measures -> measures.gaps().stream())
                .filter(gap -> label(key).map(gap.what()::equals).orElse(false))
                .map(MissingInput::why)
                .findFirst()
                .orElse(
                        catalogued
                                ? "its inputs are not reported"
                                : "it is neither calculated here nor reported under this name");
    }

    private static Optional<String> label(String key) {
        return key.matches("[a-z][a-z0-9]*(_[a-z0-9]+)*") ? Optional.of(new Metric(key).label()) : Optional.empty();
    }

    /** The labels of what is known of the company. */
    private static Set<String> known(ReportFacts book) {
        return book.entries().stream()
                .filter(entry ->
                        entry.fact().subject().equals(book.data().task().subject()))
                .map(entry -> entry.fact().metric())
                .distinct()
                .map(Metric::label)
                .collect(Collectors.toSet());
    }

    /** A reason as prose prints it: dates in words, and no figure that no fact backs. */
    public static String worded(String why) {
        String bare = FIGURE.matcher(why)
                .replaceAll(
                        found -> found.group(1) == null ? "several" : FigureFormat.day(LocalDate.parse(found.group(1))))
                .strip();
        if (bare.length() <= LONGEST) {
            return bare;
        }
        int end = Math.max(bare.lastIndexOf("; ", LONGEST), bare.lastIndexOf(", ", LONGEST));
        return bare.substring(0, end > 0 ? end : bare.lastIndexOf(' ', LONGEST));
    }
}

package footnote.workflows.report.exhibits;

import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.plan.MetricCatalogue;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which charts a report has: one for each metric of the plan that figures were found for, and the standing ones. */
public final class ExhibitPlan {
    private static final Map<String, String> SIDES = sides();

    /** The one chart that the first page shows: how the share did beside its market. */
    private static final String OPENING = "relative_price";

    private ExhibitPlan() {}

    private static Map<String, String> sides() {
        var sides = new LinkedHashMap<String, String>();
        sides.put("revenue_growth", "Revenue growth");
        sides.put("net_margin", "Net margin");
        sides.put("return_on_equity", "Return on equity");
        sides.put("price_to_book", "Price to book");
        return sides;
    }

    private record Wanted(String key, String name, String section, ChartType type) {}

    /** In reading order, so that the first chart a reader meets is chart_1. */
    public static List<Exhibit> charts(ReportFacts book, int mostMetrics) {
        var wanted = new ArrayList<Wanted>();
        standing(book, wanted);
        book.data().plan().metricsToAnalyze().stream()
                .map(metric -> {
                    var entry = MetricCatalogue.shipped().named(metric.metricName());
                    String key = entry.map(MetricCatalogue.Entry::key)
                            .orElseGet(() ->
                                    metric.metricName().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_"));
                    return new Wanted(
                            key,
                            metric.metricName(),
                            key.equals(OPENING) ? "summary" : metric.section(),
                            metric.chartType());
                })
                .filter(each -> MetricSeries.drawable(book, each.key()))
                .limit(mostMetrics)
                .forEach(wanted::add);
        wanted.sort(Comparator.comparingInt(each -> ReportSections.ids().indexOf(each.section())));
        var visuals = new ArrayList<Exhibit>();
        for (var each : wanted) {
            visuals.add(
                    new Exhibit("chart_" + (visuals.size() + 1), each.key(), each.name(), each.section(), each.type()));
        }
        return visuals;
    }

    private static void standing(ReportFacts book, List<Wanted> wanted) {
        var dossier = book.data();
        int parts =
                dossier.financial().map(FinancialData::parts).map(List::size).orElse(0);
        if (parts >= 2) {
            wanted.add(new Wanted(Exhibit.PARTS, "Revenue by segment", "business", ChartType.BAR));
        }
        if (!dossier.lender()
                && book.lastYear("operating_income").isPresent()
                && book.lastYear("revenue").isPresent()
                && book.lastYear("net_income").isPresent()) {
            wanted.add(new Wanted(Exhibit.BRIDGE, "Revenue to net income", "financials", ChartType.BAR));
        }
        if (!dossier.lender()
                && book.peers("operating_margin").size() >= 2
                && book.now("operating_margin").isPresent()
                && book.now("revenue_growth").isPresent()) {
            wanted.add(new Wanted(Exhibit.MAP, "Growth and margin vs. peers", "industry", ChartType.BAR));
        }
        if (book.peers("price_to_earnings").size() >= 2
                && dossier.valuation().isPresent()
                && dossier.valuation()
                        .get()
                        .measures()
                        .find("price_to_earnings")
                        .isPresent()) {
            wanted.add(new Wanted(Exhibit.RANK, "P/E vs. peers", "valuation", ChartType.BAR));
        }
        if (dossier.plan().analysisType().sideBySide()) {
            SIDES.forEach((metric, name) -> {
                if (book.now(metric).isPresent() && !book.peers(metric).isEmpty()) {
                    wanted.add(new Wanted(Exhibit.SIDE_BY_SIDE + metric, name, "industry", ChartType.BAR));
                }
            });
        }
        if (dossier.value().grid().isPresent()) {
            wanted.add(new Wanted(Exhibit.GRID, "Fair value by WACC and terminal growth", "valuation", ChartType.BAR));
        }
        if (dossier.value().ranges().size() >= 2 && book.now("price").isPresent()) {
            wanted.add(new Wanted(Exhibit.FIELD, "Valuation ranges", "valuation", ChartType.BAR));
        }
        if (dossier.market().map(data -> data.bars().size() > 20).orElse(false)) {
            wanted.add(new Wanted(Exhibit.PRICE, "Share price", "price", ChartType.LINE));
        }
    }
}

package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.WaterfallChart;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.MetricStory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How a year's revenue became its net income, step by step; what no line explains is the last step. */
record BridgeExhibit(ReportFacts book) implements ChartExhibit {
    /** A change on the way, with its fact and, where a line is behind it, the line as reported. */
    private record Step(String name, double change, Optional<LedgerEntry> fact, Optional<LedgerEntry> reported) {}

    /** Not for lenders, whose income statement runs otherwise. */
    static List<BridgeExhibit> of(ReportFacts book) {
        boolean allowed = !book.data().lender()
                && book.lastYear("operating_income").isPresent()
                && book.lastYear("revenue").isPresent()
                && book.lastYear("net_income").isPresent();
        return allowed ? List.of(new BridgeExhibit(book)) : List.of();
    }

    @Override
    public String name() {
        return "Revenue to net income";
    }

    @Override
    public String section() {
        return "financials";
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var revenue = book.lastYear("revenue").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        var biggest = steps().stream()
                .filter(step -> step.fact().isPresent() && step.change() < 0)
                .min(Comparator.comparingDouble(Step::change));
        var known = captions.known()
                .word("to", ReportFacts.label(revenue))
                .fact("profit", profit)
                .word("what", biggest.map(step -> MetricStory.mid(step.name())))
                .fact("amount", biggest.flatMap(Step::reported));
        return captions.write(captions.headline("bridge.title.profit", known, List.of()), "bridge.meaning", known);
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var revenue = book.lastYear("revenue").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        var scale = Scaling.of(List.of(revenue));
        var changes = steps().stream()
                .map(step -> new WaterfallChart.Step(
                        step.name(),
                        new Datum(
                                step.change() / scale.per(),
                                step.fact().map(LedgerEntry::id).orElse(""))))
                .toList();
        return new WaterfallChart(
                numbering.of(
                        title,
                        "Revenue to net income of " + ReportFacts.label(revenue) + ", " + scale.unit(),
                        List.of(revenue.id(), profit.id())),
                new WaterfallChart.Step("Revenue", scale.datum(revenue)),
                changes,
                new WaterfallChart.Step("Net income", scale.datum(profit)),
                scale.format());
    }

    private List<Step> steps() {
        var steps = new ArrayList<Step>();
        var revenue = book.lastYear("revenue").orElseThrow();
        var operating = book.lastYear("operating_income").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        double reached = revenue.number();
        reached += cost(steps, "Cost of revenue", "cost_of_revenue");
        reached += cost(steps, "R&D", "research_and_development");
        reached += cost(steps, "SG&A", "selling_general_administrative");
        reached += rest(steps, "Other operating", operating.number() - reached, operating);
        reached += cost(steps, "Interest", "interest_expense");
        reached += cost(steps, "Tax", "income_tax");
        rest(steps, "Other", profit.number() - reached, profit);
        return steps;
    }

    private double cost(List<Step> steps, String name, String metric) {
        var entry = book.lastYear(metric).filter(each -> each.number() != 0);
        entry.ifPresent(each -> steps.add(new Step(
                name,
                -each.number(),
                book.derive(
                        metric + "_deducted",
                        each.fact().period(),
                        each.fact().unit(),
                        MaybeNumber.of(-each.number()),
                        each.fact().metric().label() + ", taken off",
                        List.of(each)),
                entry)));
        return entry.map(each -> -each.number()).orElse(0.0);
    }

    private double rest(List<Step> steps, String name, double change, LedgerEntry to) {
        if (Math.abs(change) < 1e-6 * Math.max(1, Math.abs(to.number()))) {
            return change;
        }
        var fact = book.derive(
                "bridge_" + name.toLowerCase(Locale.ROOT).replace(' ', '_'),
                to.fact().period(),
                to.fact().unit(),
                MaybeNumber.of(change),
                "what the lines before do not explain of " + to.fact().metric().label(),
                Stream.concat(
                                Stream.of(to, book.lastYear("revenue").orElseThrow()),
                                steps.stream().flatMap(step -> step.fact().stream()))
                        .toList());
        steps.add(new Step(name, change, fact, fact));
        return change;
    }
}

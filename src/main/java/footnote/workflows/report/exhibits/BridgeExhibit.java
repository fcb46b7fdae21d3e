package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Scaling;
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

/**
 * How a year's revenue, or a bank's net interest income, became its net income, step by step; what no line explains is a
 * step of its own, so that the steps add up.
 */
record BridgeExhibit(ReportFacts book) implements ChartExhibit {
    /** A change on the way, with its fact and, where a line is behind it, the line as reported. */
    private record Step(String name, double change, Optional<LedgerEntry> fact, Optional<LedgerEntry> reported) {}

    static List<BridgeExhibit> of(ReportFacts book) {
        boolean allowed = book.lastYear("revenue").isPresent()
                && book.lastYear("net_income").isPresent()
                && (book.data().lender()
                        ? book.lastYear("operating_expenses").isPresent()
                        : book.lastYear("operating_income").isPresent());
        return allowed ? List.of(new BridgeExhibit(book)) : List.of();
    }

    @Override
    public String name() {
        return "Income statement bridge";
    }

    /** What the bridge starts from: a bank's net interest income where it is known, else revenue. */
    private LedgerEntry start() {
        var revenue = book.lastYear("revenue").orElseThrow();
        var earned = book.lastYear("interest_income").filter(_ -> book.data().lender());
        var paid = book.lastYear("interest_expense");
        return earned.isEmpty() || paid.isEmpty()
                ? revenue
                : book.derive(
                                "net_interest_income",
                                earned.get().fact().period(),
                                earned.get().fact().unit(),
                                MaybeNumber.of(
                                        earned.get().number() - paid.get().number()),
                                "interest income less interest expense",
                                List.of(earned.get(), paid.get()))
                        .orElse(revenue);
    }

    private static String startName(LedgerEntry start) {
        return start.fact().metric().name().equals("revenue") ? "Revenue" : "Net interest income";
    }

    @Override
    public String section() {
        return "financials";
    }

    @Override
    public boolean wide() {
        return true;
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var revenue = book.lastYear("revenue").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        var biggest = steps().stream()
                .filter(step -> step.change() < 0
                        && step.reported().filter(line -> line.number() > 0).isPresent())
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
        var start = start();
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
                        startName(start) + " to net income, " + ReportFacts.label(revenue) + ", " + scale.unit(),
                        List.of(revenue.id(), profit.id())),
                new WaterfallChart.Step(startName(start), scale.datum(start)),
                changes,
                new WaterfallChart.Step("Net income", scale.datum(profit)),
                scale.format());
    }

    private List<Step> steps() {
        return book.data().lender() ? lenderSteps() : companySteps();
    }

    private List<Step> companySteps() {
        var steps = new ArrayList<Step>();
        var revenue = book.lastYear("revenue").orElseThrow();
        var operating = book.lastYear("operating_income").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        double reached = revenue.number();
        reached += cost(steps, "Cost of revenue", "cost_of_revenue");
        reached += cost(steps, "R&D", "research_and_development");
        reached += cost(steps, "SG&A", "selling_general_administrative");
        reached += rest(steps, "Other operating", operating.number() - reached, operating, revenue, List.of());
        reached += cost(steps, "Interest", "interest_expense");
        reached += cost(steps, "Tax", "income_tax");
        var discontinued = book.lastYear("discontinued_income").filter(each -> each.number() != 0);
        discontinued.ifPresent(each -> steps.add(new Step("Discontinued", each.number(), discontinued, discontinued)));
        reached += discontinued.map(LedgerEntry::number).orElse(0.0);
        rest(steps, "Other", profit.number() - reached, profit, revenue, List.of());
        return steps;
    }

    /** Other income, costs, provisions and tax; a revenue above the interest earned counts interest before its cost. */
    private List<Step> lenderSteps() {
        var steps = new ArrayList<Step>();
        var revenue = book.lastYear("revenue").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        var start = start();
        double reached = start.number();
        if (!start.id().equals(revenue.id())) {
            var base = book.lastYear("interest_income")
                    .filter(earned -> revenue.number() >= earned.number())
                    .orElse(start);
            reached += rest(steps, "Other income", revenue.number() - base.number(), revenue, base, List.of());
        }
        reached += cost(steps, "Operating costs", "operating_expenses");
        double losses =
                cost(steps, "Provisions", "provision_for_credit_losses") + cost(steps, "Claims", "claims_incurred");
        reached += losses;
        var tax = new ArrayList<Step>();
        reached += cost(tax, "Tax", "income_tax");
        rest(
                steps,
                losses != 0 ? "Other" : start.id().equals(revenue.id()) ? "Claims and other" : "Provisions and other",
                profit.number() - reached,
                profit,
                start,
                tax);
        steps.addAll(tax);
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

    /** What is left between a base with the steps after it and the figure they lead to. */
    private double rest(
            List<Step> steps, String name, double change, LedgerEntry to, LedgerEntry base, List<Step> later) {
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
                                Stream.of(to, base),
                                Stream.concat(steps.stream(), later.stream()).flatMap(step -> step.fact().stream()))
                        .toList());
        steps.add(new Step(name, change, fact, fact));
        return change;
    }
}

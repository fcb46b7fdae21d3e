package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How a year's revenue became its net income, step by step; what no line explains is the last step. */
public final class ProfitBridge {
    private ProfitBridge() {}

    /** A change on the way, with its fact and, where a line is behind it, the line as reported. */
    public record Step(String name, double change, Optional<LedgerEntry> fact, Optional<LedgerEntry> reported) {}

    public static List<Step> of(ReportFacts book) {
        var steps = new ArrayList<Step>();
        var revenue = book.lastYear("revenue").orElseThrow();
        var operating = book.lastYear("operating_income").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        double reached = revenue.number();
        reached += cost(book, steps, "Cost of revenue", "cost_of_revenue");
        reached += cost(book, steps, "R&D", "research_and_development");
        reached += cost(book, steps, "SG&A", "selling_general_administrative");
        reached += rest(book, steps, "Other operating", operating.number() - reached, operating);
        reached += cost(book, steps, "Interest", "interest_expense");
        reached += cost(book, steps, "Tax", "income_tax");
        rest(book, steps, "Other", profit.number() - reached, profit);
        return steps;
    }

    private static double cost(ReportFacts book, List<Step> steps, String name, String metric) {
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

    private static double rest(ReportFacts book, List<Step> steps, String name, double change, LedgerEntry to) {
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

package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.alike;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Optional;

/** How the operating margin of the last fiscal year compares with that of the years before, and what moved it. */
final class MarginHistory {
    private static final int FEWEST_YEARS = 4;
    private static final List<String> COUNTS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final RecentEarnings earnings;

    MarginHistory(ReportFacts book, ThesisFacts facts, RecentEarnings earnings) {
        this.book = book;
        this.facts = facts;
        this.earnings = earnings;
    }

    /** Whether the margin widened, narrowed or stayed as it was in the last fiscal year. */
    String move() {
        var prior = RecentResults.before(book, "operating_margin");
        if (earnings.marginBeforeCharges().isPresent()) {
            return "charged";
        }
        if (facts.margin.filter(each -> each.number() > 0).isPresent()
                && prior.filter(each -> each.number() < 0).isPresent()) {
            return "turned";
        }
        return prior.isEmpty()
                ? "steady"
                : above(facts.margin, prior) ? "widened" : below(facts.margin, prior) ? "narrowed" : "unchanged";
    }

    /** What the sentences on margins may name. */
    void bind(TemplateBindings known) {
        var prior = RecentResults.before(book, "operating_margin");
        if (facts.margin.isEmpty() || prior.isEmpty()) {
            return;
        }
        var now = facts.margin.get();
        known.fact("marginbefore", prior)
                .word("before", ReportFacts.label(prior.get()))
                .fact("chargesbefore", earnings.ofYearBefore())
                .fact("marginordinary", earnings.marginBeforeCharges());
        known.fact(
                "widening",
                above(facts.margin, prior)
                        ? book.difference("operating_margin_change", prior.get(), now)
                        : Optional.empty());
        known.fact(
                "narrowing",
                below(facts.margin, prior)
                        ? book.difference("operating_margin_decline", now, prior.get())
                        : Optional.empty());
        for (boolean high : new boolean[] {true, false}) {
            var years = record(high);
            if (!years.isEmpty()) {
                String count = COUNTS.get(years.size());
                known.word("extreme", (high ? "the highest in " : "the lowest in ") + count + " years")
                        .word("recordyears", count);
            }
        }
        var gross = book.lastYear("gross_margin");
        var grossBefore = RecentResults.before(book, "gross_margin");
        if (gross.isPresent() && grossBefore.isPresent()) {
            var costs = costs(gross.get(), now);
            var costsBefore = costs(grossBefore.get(), prior.get());
            known.fact("gross", gross)
                    .fact("grossbefore", grossBefore)
                    .fact("opex", costs)
                    .word(
                            "opexmove",
                            costsBefore.map(
                                    each -> alike(costs, costsBefore) ? "unchanged" : "vs. {fact:" + each.id() + "}"));
        }
    }

    /** The operating margins shown, oldest first, where the last prints above or below all of enough others; else none. */
    List<LedgerEntry> record(boolean high) {
        var years = book.years("operating_margin");
        boolean enough = facts.margin.isPresent()
                && years.size() >= FEWEST_YEARS
                && years.size() < COUNTS.size()
                && ReportFacts.yearsBetween(years.getFirst(), years.getLast()) == years.size() - 1;
        boolean record = enough
                && years.stream()
                        .filter(each -> !each.equals(facts.margin.get()))
                        .map(Optional::of)
                        .allMatch(each -> high ? above(facts.margin, each) : below(facts.margin, each));
        return record ? years : List.of();
    }

    /** Operating expenses as a share of revenue: what lies between the two margins. */
    private Optional<LedgerEntry> costs(LedgerEntry gross, LedgerEntry margin) {
        return book.derive(
                "operating_expense_ratio",
                margin.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(gross.number() - margin.number()),
                "gross margin less operating margin",
                List.of(gross, margin));
    }
}

package footnote.workflows.report.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.report.data.ValuationResult;
import footnote.workflows.report.data.ValuationResult.ValueEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Value of a lender from its book and what that earns, on three courses. */
final class BankValuation {
    private final ValuationInput given;
    private final FactDeriver deriver;
    private final List<ValuationResult.Range> ranges = new ArrayList<>();
    private final List<ValuationResult.Scenario> scenarios = new ArrayList<>();

    private BankValuation(ValuationInput given) {
        this.given = given;
        this.deriver = given.deriver();
    }

    static ValueEstimate of(ValuationInput given) {
        var value = new BankValuation(given);
        value.justifiedBook();
        return new ValueEstimate(Optional.empty(), value.ranges, value.scenarios, Optional.empty());
    }

    /** Book value times what its return is worth: (return less growth) over (cost of equity less growth). */
    private void justifiedBook() {
        var roe = given.lastYear("return_on_equity");
        var book = given.lastYear("book_value_per_share");
        var cost = given.premises().costOfEquity();
        var growth = given.premises().terminalGrowth();
        if (roe.isEmpty() || book.isEmpty() || cost.isEmpty()) {
            deriver.missing("Fair value from book value and ROE", "ROE, book value or beta is not available");
            return;
        }
        var inputs = List.of(roe.get(), book.get(), cost.get(), growth);
        var low = justified("Bear", roe.get(), -2, cost.get(), 0.5, growth, book.get(), inputs);
        var base = justified("Base", roe.get(), 0, cost.get(), 0, growth, book.get(), inputs);
        var high = justified("Bull", roe.get(), 2, cost.get(), -0.5, growth, book.get(), inputs);
        if (low.isPresent() && base.isPresent() && high.isPresent()) {
            ranges.add(new ValuationResult.Range(
                    "Book value and ROE",
                    low.get().id(),
                    base.map(LedgerEntry::id),
                    high.get().id(),
                    ValuationResult.Kind.MODEL));
        }
        base.ifPresent(given::againstPrice);
    }

    private Optional<LedgerEntry> justified(
            String name,
            LedgerEntry roe,
            double points,
            LedgerEntry cost,
            double dearer,
            LedgerEntry growth,
            LedgerEntry book,
            List<LedgerEntry> inputs) {
        var earned = points == 0 ? roe : given.shifted("scenario_return_on_equity", roe, points);
        var asked = dearer == 0 ? cost : given.shifted("scenario_cost_of_equity", cost, dearer);
        double spread = asked.number() - growth.number();
        var multiple = spread <= 0
                ? MaybeNumber.missing("the cost of equity is not above the terminal growth")
                : MaybeNumber.of(Math.max(0, (earned.number() - growth.number()) / spread));
        var from = ValuationInput.with(inputs, earned, asked);
        String metric = points == 0 ? "model_value_per_share" : "scenario_value_per_share";
        double perMajor = given.quoted().perMajor();
        var value = deriver.derive(
                metric,
                Period.instant(given.day()),
                Unit.perShare(given.quoted()),
                multiple.times(book.number() * perMajor),
                "book value per share x (return on equity less growth) / (cost of equity less growth), "
                        + name.toLowerCase(Locale.ROOT) + " case",
                from);
        value.ifPresent(entry -> scenarios.add(new ValuationResult.Scenario(
                name,
                List.of(
                        new ValuationResult.Premise("return", "Return on equity", earned.id(), ""),
                        new ValuationResult.Premise("rate", "Cost of equity", asked.id(), "")),
                entry.id())));
        return value;
    }
}

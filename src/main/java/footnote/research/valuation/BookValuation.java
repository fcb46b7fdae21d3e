package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.research.valuation.ValuationResult.ValueEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Fair value of a bank, an insurer or a company that expands beyond its cash flow: book value times the multiple that
 * its through-cycle return on equity justifies.
 */
final class BookValuation {
    private static final int RECENT_YEARS = 5;
    private static final int FEWEST_YEARS = 3;
    private static final double RETURN_POINTS = 1;
    private static final double COST_POINTS = 0.5;

    private final ValuationCase given;
    private final List<ValuationResult.Scenario> scenarios = new ArrayList<>();

    private BookValuation(ValuationCase given) {
        this.given = given;
    }

    /** Whether equity and its return are positive, as a multiple of book value needs. */
    static boolean applies(ValuationCase given) {
        var years = given.inputs().years("return_on_equity");
        return years.size() >= FEWEST_YEARS
                && given.current("equity").filter(each -> each.number() > 0).isPresent()
                && years.stream().allMatch(each -> each.number() > 0);
    }

    static ValueEstimate of(ValuationCase given) {
        return new BookValuation(given).justified();
    }

    /** (ROE - growth) / (cost of equity - growth) times book value per share; ROE is a mean of years, not the best. */
    private ValueEstimate justified() {
        var roe = throughCycle();
        var book = book();
        var cost = given.assumptions().costOfEquity();
        var growth = given.assumptions().terminalGrowth();
        if (roe.isEmpty() || book.isEmpty() || cost.isEmpty()) {
            given.deriver().missing("Model value per share", "ROE, book value or cost of equity is not available");
            return ValueEstimate.UNKNOWN;
        }
        given.assumptions()
                .state(
                        "book_value_per_share",
                        "Book value per share",
                        "equity at the latest balance sheet, over shares",
                        book.get());
        var inputs = List.of(roe.get(), book.get(), cost.get(), growth);
        scenario("Bear", -bearPoints(roe.get()), COST_POINTS, inputs);
        var base = scenario("Base", 0, 0, inputs);
        scenario("Bull", RETURN_POINTS, -COST_POINTS, inputs);
        if (base.isEmpty() || scenarios.size() < 3) {
            return ValueEstimate.UNKNOWN;
        }
        given.againstPrice(base.get());
        return ValueEstimate.ofScenarios("Justified P/B, bear to bull", base.get(), scenarios);
    }

    /** Equity at the latest balance sheet per share, as the price counts shares and in its currency. */
    private Optional<LedgerEntry> book() {
        var equity = given.current("equity").or(() -> given.inputs().annual().find("equity"));
        var preferred = EquityBridge.positive(given, Metric.PREFERRED_STOCK);
        return equity.flatMap(worth -> given.shares().flatMap(shares -> given.deriver()
                .derive(
                        "book_value_per_share",
                        worth.fact().period(),
                        Unit.perShare(given.quoted().major()),
                        MaybeNumber.of(worth.number()
                                        - preferred.map(LedgerEntry::number).orElse(0.0))
                                .overPositive(MaybeNumber.of(shares.number()), "shares"),
                        preferred.isPresent()
                                ? "shareholders' equity less preferred stock, over shares, in the currency of the price"
                                : "shareholders' equity over shares, in the currency of the price",
                        ValuationCase.with(preferred.stream().toList(), worth, shares))));
    }

    /** Bad years belong to a cycle however long ago; good ones of long ago do not make up for a return that fell. */
    private Optional<LedgerEntry> throughCycle() {
        var years = given.inputs().years("return_on_equity");
        var recent = years.subList(Math.max(0, years.size() - RECENT_YEARS), years.size());
        var last = mean(recent) < mean(years) ? recent : years;
        if (last.isEmpty() || given.lastYear("return_on_equity").isEmpty()) {
            return Optional.empty();
        }
        last.forEach(each -> given.deriver().keep(given.inputs().annual().behind(List.of(each))));
        return given.assumptions()
                .derive(
                        "through_cycle_return",
                        "Through-cycle ROE",
                        MaybeNumber.of(mean(last)),
                        "mean ROE of " + last.getFirst().fact().period().label() + " to "
                                + last.getLast().fact().period().label(),
                        last);
    }

    /** A bear case is no better than the last fiscal year. */
    private double bearPoints(LedgerEntry throughCycle) {
        double fallen = throughCycle.number()
                - given.lastYear("return_on_equity").orElse(throughCycle).number();
        return Math.max(RETURN_POINTS, Math.ceil(fallen * 10) / 10);
    }

    private static double mean(List<LedgerEntry> years) {
        return Sample.mean(years.stream().mapToDouble(LedgerEntry::number).toArray());
    }

    private Optional<LedgerEntry> scenario(String name, double points, double extraCost, List<LedgerEntry> inputs) {
        var roe =
                points == 0 ? inputs.getFirst() : given.shifted("scenario_return_on_equity", inputs.getFirst(), points);
        var cost = extraCost == 0 ? inputs.get(2) : given.shifted("scenario_cost_of_equity", inputs.get(2), extraCost);
        var book = inputs.get(1);
        double growth = inputs.get(3).number();
        double spread = cost.number() - growth;
        var multiple = spread <= 0
                ? MaybeNumber.missing("the cost of equity is not above the terminal growth")
                : MaybeNumber.of(Math.max(0, (roe.number() - growth) / spread));
        if (points == 0) {
            given.ratio(
                    "justified_price_to_book",
                    multiple,
                    "(ROE less growth) / (cost of equity less growth)",
                    List.of(roe, cost, inputs.get(3)));
        }
        var value = given.deriver()
                .derive(
                        points == 0 ? "model_value_per_share" : "scenario_value_per_share",
                        given.today(),
                        Unit.perShare(given.quoted()),
                        multiple.times(book.number() * given.quoted().perMajor()),
                        "book value per share x (ROE less growth) / (cost of equity less growth), "
                                + name.toLowerCase(Locale.ROOT) + " case",
                        ValuationCase.with(inputs, roe, cost));
        value.ifPresent(entry -> scenarios.add(new ValuationResult.Scenario(
                name,
                List.of(
                        new ValuationResult.Assumption("return", "ROE", roe.id(), ""),
                        new ValuationResult.Assumption("rate", "Cost of equity", cost.id(), "")),
                entry.id())));
        return value;
    }
}

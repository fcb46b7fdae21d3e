package footnote.workflows.ask.formulas;

import footnote.domain.Fact;
import footnote.domain.Unit;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The values a kind of figure can have in a real company; what lies outside was misread, or means nothing. */
public record PlausibleRange(Pattern names, Optional<Unit.Kind> unit, double least, double most) {
    private static final List<PlausibleRange> RANGES = List.of(
            range("inventory_turnover|.*inventory.*turnover.*", Unit.Kind.RATIO, 0.05, 80),
            range(".*turnover.*", Unit.Kind.RATIO, 0.01, 120),
            range(".*(?:payout|dividends_paid_to_net_income).*", Unit.Kind.PERCENT, 0, 400),
            range(".*payout.*", Unit.Kind.RATIO, 0, 4),
            range(".*gross_margin", Unit.Kind.PERCENT, -60, 100),
            range(".*(?:operating|net|ebitda|free_cash_flow|profit)_?.*margin", Unit.Kind.PERCENT, -400, 100),
            range(".*effective_tax_rate", Unit.Kind.PERCENT, -150, 150),
            range("cost_of_revenue_to_revenue", Unit.Kind.PERCENT, 0, 160),
            range("capital_expenditure_to_revenue|capex_to_revenue", Unit.Kind.PERCENT, 0, 150),
            range(".*return_on_(?:assets|capital).*", Unit.Kind.PERCENT, -150, 100),
            range(".*return_on_assets.*", Unit.Kind.RATIO, -1.5, 1),
            range(".*return_on_equity.*", Unit.Kind.PERCENT, -500, 500),
            range(".*(?:current|quick|cash|working_capital|cash_flow)_ratio.*", Unit.Kind.RATIO, -5, 40),
            range(".*interest_coverage.*", Unit.Kind.RATIO, -500, 2000),
            range(".*", Unit.Kind.DAYS, -800, 1500),
            range(".*growth", Unit.Kind.PERCENT, -100, 1500),
            range(".*_to_.*", Unit.Kind.PERCENT, -1000, 1000),
            range(".*", Unit.Kind.PERCENT, -2000, 2000),
            range(".*", Unit.Kind.RATIO, -1000, 2000));

    private static PlausibleRange range(String names, Unit.Kind unit, double least, double most) {
        return new PlausibleRange(Pattern.compile(names), Optional.of(unit), least, most);
    }

    /** Why the figure cannot be right; empty where it can. */
    public static Optional<String> objection(Fact fact) {
        double value = fact.value().doubleValue();
        return RANGES.stream()
                .filter(each ->
                        each.unit().filter(kind -> kind == fact.unit().kind()).isPresent()
                                && each.names().matcher(fact.metric().name()).matches())
                .findFirst()
                .filter(each -> value < each.least() || value > each.most())
                .map(each -> "%s of %s would be %s, outside the %s to %s such a figure has"
                        .formatted(
                                fact.metric().label(),
                                fact.period().label(),
                                number(value),
                                number(each.least()),
                                number(each.most())));
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : "%.1f".formatted(value);
    }
}

package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.CompanyView.Figure;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.Uncertainty;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The rule that turns a valuation and red flags into a view: uncertainty, rating, and what caps the rating. */
final class ViewRule {
    /** How far bear and bull case lie apart, in percent of fair value, whatever the method. */
    private static final double WIDE = 80;

    private static final double NARROW = 40;
    private static final double MUCH_BEYOND = 60;
    private static final double ALL = 100;
    private static final double FAR = 50;

    private final ValuationCase given;
    private final CompanyKind kind;
    private final ValueMethod method;
    private final List<RedFlag> flags;
    private final List<Prose> caps = new ArrayList<>();
    private final List<Prose> notes;

    ViewRule(ValuationCase given, CompanyKind kind, ValueMethod method, List<RedFlag> flags) {
        this.given = given;
        this.kind = kind;
        this.method = method;
        this.flags = flags.stream().filter(RedFlag::grave).toList();
        this.notes = new ArrayList<>(method.estimate().notes());
    }

    CompanyView view() {
        var measures = given.deriver().measures();
        var range = method.estimate().ranges().stream().findFirst();
        var value = range.flatMap(_ -> measures.find("model_value_per_share"));
        var low = range.flatMap(each -> entry(each.low()));
        var high = range.flatMap(each -> entry(each.high()));
        var expected = value.flatMap(_ -> measures.find("model_value_against_price"));
        boolean doubted = value.isPresent() && doubted(value.get());
        var uncertainty = uncertainty(value, low, high, doubted);
        var rating = rating(expected, uncertainty.level(), doubted);
        value.ifPresent(each -> bounds(each, uncertainty.level()));
        return new CompanyView(
                rating,
                rating == Advice.HOLD && (value.isEmpty() || doubted) ? CompanyView.NOT_RATED : rating.name(),
                CompanyView.HORIZON_MONTHS,
                value.map(ViewRule::figure),
                low.map(ViewRule::figure),
                high.map(ViewRule::figure),
                given.price().map(ViewRule::figure),
                expected.map(ViewRule::figure),
                uncertainty.level(),
                uncertainty.reason(),
                uncertainty.level().threshold(),
                kind.label(),
                method.kindReason(),
                value.isPresent() ? List.of(method.name()) : List.of(),
                method.reason(),
                caps,
                value.isPresent() ? Optional.empty() : Optional.of(method.notEstimated()),
                notes);
    }

    /** The prices at which the expected return reaches the thresholds of the rating. */
    private void bounds(LedgerEntry value, Uncertainty uncertainty) {
        var threshold = given.deriver().assume("rating_threshold", given.day(), Unit.PERCENT, uncertainty.threshold());
        double points = uncertainty.threshold() / 100.0;
        for (int side : new int[] {1, -1}) {
            given.deriver()
                    .derive(
                            side > 0 ? "price_at_upper_threshold" : "price_at_lower_threshold",
                            given.today(),
                            value.fact().unit(),
                            MaybeNumber.of(value.number() / (1 + side * points)),
                            "fair value over one " + (side > 0 ? "plus" : "less") + " the rating threshold",
                            List.of(value, threshold));
        }
    }

    private Optional<LedgerEntry> entry(String id) {
        return given.deriver().measures().entries().stream()
                .filter(each -> each.id().equals(id))
                .findFirst();
    }

    private static Figure figure(LedgerEntry entry) {
        return new Figure(entry.id(), entry.number(), entry.fact().unit().toString());
    }

    private record Uncertain(Uncertainty level, Prose reason) {}

    private Uncertain uncertainty(
            Optional<LedgerEntry> value, Optional<LedgerEntry> low, Optional<LedgerEntry> high, boolean doubted) {
        if (value.isEmpty()) {
            return new Uncertain(Uncertainty.HIGH, new Prose("no fair value is estimated"));
        }
        if (doubted) {
            return new Uncertain(Uncertainty.HIGH, new Prose("the model value is " + far(value.get())));
        }
        if (!notes.isEmpty() && kind != CompanyKind.CYCLICAL) {
            return new Uncertain(Uncertainty.HIGH, new Prose("the forecast does not start from the latest cash flow"));
        }
        var width = low.flatMap(from -> high.flatMap(to -> given.percent(
                "range_width",
                MaybeNumber.of(to.number() - from.number())
                        .overPositive(MaybeNumber.of(value.get().number()), "fair value")
                        .times(100),
                "bull less bear case, over the base case",
                List.of(from, to, value.get()))));
        if (!flags.isEmpty()) {
            return new Uncertain(
                    Uncertainty.HIGH, new Prose("red flags put the figures behind the fair value in doubt"));
        }
        var measures = given.deriver().measures();
        var rest = measures.find("share_of_rest");
        if (width.filter(each -> each.number() > WIDE).isPresent()) {
            return new Uncertain(
                    Uncertainty.HIGH, new Prose("the bear-to-bull range is " + ref(width.get()) + " of fair value"));
        }
        if (rest.filter(each -> each.number() > ALL).isPresent()) {
            return new Uncertain(
                    Uncertainty.HIGH, new Prose("net debt exceeds the present value of the explicit forecast"));
        }
        if (measures.find("model_value_against_price")
                .filter(each -> Math.abs(each.number()) > FAR)
                .isPresent()) {
            return new Uncertain(
                    Uncertainty.HIGH, new Prose("the gap between fair value and price is more than half of the price"));
        }
        if (rest.filter(each -> each.number() > MUCH_BEYOND).isPresent()) {
            return new Uncertain(
                    Uncertainty.MEDIUM,
                    new Prose(ref(rest.get()) + " of fair value lies beyond the explicit forecast"));
        }
        boolean narrow = width.filter(each -> each.number() <= NARROW).isPresent();
        return new Uncertain(
                narrow ? Uncertainty.LOW : Uncertainty.MEDIUM,
                new Prose(width.map(each -> "the bear-to-bull range is " + ref(each) + " of fair value")
                        .orElse("the range of the model is not known")));
    }

    private boolean doubted(LedgerEntry value) {
        return given.price()
                .map(price -> CompanyView.doubted(value.number(), price.number()))
                .map(far -> {
                    if (far) {
                        notes.add(doubt());
                    }
                    return far;
                })
                .orElse(false);
    }

    private String far(LedgerEntry value) {
        return given.price().filter(price -> price.number() < value.number()).isPresent()
                ? "more than twice the price"
                : "less than half the price";
    }

    /** The assumption that drives the value, named with the doubt. */
    private Prose doubt() {
        var measures = given.deriver().measures();
        String driver = method.estimate().grid().isPresent()
                ? measures.find("growth_assumed")
                                .or(() -> measures.find("growth_given"))
                                .map(each -> "FCF growth of " + ref(each) + " a year")
                                .orElse("growth")
                        + measures.find("cash_margin_assumed")
                                .map(each -> " on an FCF margin of " + ref(each))
                                .orElse("")
                : measures.find("through_cycle_return")
                        .map(each -> "a through-cycle ROE of " + ref(each))
                        .orElse("the dividend and its growth");
        return new Prose("The model should be doubted; it rests on " + driver + ".");
    }

    /** By expected return; a doubted model supports neither BUY nor SELL, and a grave red flag no BUY. */
    private Advice rating(Optional<LedgerEntry> expected, Uncertainty uncertainty, boolean doubted) {
        if (kind == CompanyKind.DISTRESSED) {
            caps.add(new Prose("A distressed company gets the lowest rating."));
            return Advice.AVOID;
        }
        if (expected.isEmpty()) {
            caps.add(new Prose(
                    flags.isEmpty()
                            ? "Without a fair value there is no rating."
                            : "Without a fair value and with a serious red flag the rating is the lowest."));
            return flags.isEmpty() ? Advice.HOLD : Advice.AVOID;
        }
        double points = expected.get().number();
        var plain = points >= uncertainty.threshold()
                ? Advice.BUY
                : points <= -uncertainty.threshold() ? Advice.SELL : Advice.HOLD;
        var rating = plain;
        if (doubted && plain != Advice.HOLD) {
            caps.add(new Prose("A value this far from the price supports no rating."));
            rating = Advice.HOLD;
        }
        if (rating == Advice.BUY && recurring().isPresent()) {
            caps.add(recurring().get());
            rating = Advice.HOLD;
        }
        if (!flags.isEmpty()) {
            var capped = plain == Advice.BUY ? Advice.HOLD : Advice.AVOID;
            caps.add(new Prose("A serious red flag ("
                    + flags.getFirst().code().label().toLowerCase(Locale.ROOT) + ") lowers the rating."));
            return capped;
        }
        return rating;
    }

    /** That charges which the model leaves out came in an earlier year as well. */
    private Optional<Prose> recurring() {
        return given.earlierCharges().flatMap(before -> given.charges().map(now -> {
            given.deriver().keep(given.inputs().annual().behind(List.of(before)));
            return new Prose(
                    "Charges of " + ref(now) + " in " + now.fact().period().label() + " and " + ref(before)
                            + " in " + before.fact().period().label()
                            + " are left out of the fair value, so it supports no BUY.");
        }));
    }

    private static String ref(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }

    /** What was done to value a company: its kind and why, the method and why, and what it gave. */
    record ValueMethod(
            String name, Prose reason, Prose kindReason, ValuationResult.ValueEstimate estimate, Prose notEstimated) {}
}

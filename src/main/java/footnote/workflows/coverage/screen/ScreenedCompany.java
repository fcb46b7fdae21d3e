package footnote.workflows.coverage.screen;

import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Profile;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.metrics.MetricHistory;
import footnote.workflows.coverage.screen.Condition.Field;
import footnote.workflows.coverage.screen.Formula.Sort;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One company under a screen: its text fields, its figures, and the facts they were taken from. */
final class ScreenedCompany {
    private static final int RATE_DAYS = 20;

    private final EvidenceReader evidence;
    private final Listing listing;
    private final View view;
    private final Optional<Profile> profile;
    private final Optional<MetricHistory> history;
    private final Map<String, LedgerEntry> cells = new LinkedHashMap<>();
    private final Map<Condition.Comparison, Double> compared = new LinkedHashMap<>();
    private Optional<String> missing = Optional.empty();

    ScreenedCompany(EvidenceReader evidence, Listing listing, View view) {
        this.evidence = evidence;
        this.listing = listing;
        this.view = view;
        this.profile = evidence.profile(listing.ticker(), view).found();
        this.history = MetricHistory.of(evidence, listing, profile, view);
    }

    /** A number: percentages as fractions, amounts in the currency itself, and the facts it came from. */
    record Value(double number, Optional<Denomination> currency, List<LedgerEntry> facts) {}

    Listing listing() {
        return listing;
    }

    /** The fact of each formula that was asked for, by its name. */
    Map<String, LedgerEntry> cells() {
        return cells;
    }

    /** The left side of a comparison, in the currency of its right side. */
    Optional<Double> compared(Condition.Comparison comparison) {
        return Optional.ofNullable(compared.get(comparison));
    }

    /** The first figure that was asked for and is not known. */
    Optional<String> missing() {
        return missing;
    }

    /** Whether the condition holds; nothing where a figure it needs is missing. */
    Optional<Boolean> meets(Condition condition) {
        return switch (condition) {
            case Condition.And(Condition one, Condition other) -> both(meets(one), meets(other));
            case Condition.Or(Condition one, Condition other) ->
                both(meets(one).map(each -> !each), meets(other).map(each -> !each))
                        .map(each -> !each);
            case Condition.Not(Condition inner) -> meets(inner).map(each -> !each);
            case Condition.FieldTest test -> Optional.of(fits(test));
            case Condition.Comparison comparison -> holds(comparison);
        };
    }

    /** False where either is, whatever is known of the other. */
    private static Optional<Boolean> both(Optional<Boolean> one, Optional<Boolean> other) {
        if (one.filter(each -> !each).isPresent() || other.filter(each -> !each).isPresent()) {
            return Optional.of(false);
        }
        return one.isPresent() && other.isPresent() ? Optional.of(true) : Optional.empty();
    }

    private boolean fits(Condition.FieldTest test) {
        var own = field(test.field()).map(ScreenedCompany::plain);
        boolean one = test.values().stream()
                .map(value -> test.field() == Field.MARKET
                        ? Market.named(value).map(Market::label).orElse(value)
                        : value)
                .map(ScreenedCompany::plain)
                .anyMatch(value -> own.filter(text -> test.contains() ? text.contains(value) : text.equals(value))
                        .isPresent());
        return one != test.negated();
    }

    private Optional<String> field(Field field) {
        return switch (field) {
            case MARKET -> Optional.of(listing.market().label());
            case SECTOR -> profile.flatMap(Profile::sector);
            case INDUSTRY -> profile.flatMap(Profile::industry);
            case COUNTRY -> profile.flatMap(Profile::country);
            case CURRENCY -> Optional.of(listing.currency().major().code());
            case SYMBOL -> Optional.of(listing.ticker().symbol());
            case NAME -> Optional.of(listing.name());
        };
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    }

    private Optional<Boolean> holds(Condition.Comparison comparison) {
        var left = shown(comparison.left());
        var right = shown(comparison.right());
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        var converted = inCurrencyOf(right.get(), left.get());
        converted.ifPresent(value -> compared.putIfAbsent(comparison, value.number()));
        return converted.map(value ->
                comparison.comparator().holds(value.number(), right.get().number()));
    }

    /** The value, its fact kept as a cell. */
    private Optional<Value> shown(Formula formula) {
        var value = value(formula);
        if (formula instanceof Formula.Joined joined && !formula.metrics().isEmpty()) {
            value.flatMap(each -> derived(joined, each)).ifPresent(entry -> cells.put(formula.metricName(), entry));
        }
        return value;
    }

    private Optional<LedgerEntry> derived(Formula.Joined formula, Value value) {
        var unit = unit(formula.sort(), value.currency());
        return new FactDeriver(
                        Subject.of(listing.ticker()),
                        view.asOf(),
                        Origin.document(
                                "footnote",
                                "derived",
                                view.asOf().atStartOfDay(ZoneOffset.UTC).toInstant()))
                .derive(
                        formula.metricName(),
                        value.facts().stream()
                                .map(entry -> entry.fact().period())
                                .max(Period::compareTo)
                                .orElse(Period.instant(view.asOf())),
                        unit,
                        MaybeNumber.of(value.number() * (unit.equals(Unit.PERCENT) ? 100 : 1)),
                        formula.metricName().replace('_', ' '),
                        value.facts());
    }

    private static Unit unit(Sort sort, Optional<Denomination> currency) {
        return switch (sort) {
            case PERCENT -> Unit.PERCENT;
            case AMOUNT -> currency.map(Unit::of).orElse(Unit.RATIO);
            case PER_SHARE -> currency.map(Unit::perShare).orElse(Unit.RATIO);
            case DAYS -> Unit.DAYS;
            case COUNT -> Unit.COUNT;
            case RATIO, PLAIN -> Unit.RATIO;
        };
    }

    private Optional<Value> value(Formula formula) {
        return switch (formula) {
            case Formula.Literal(double number, Sort _, Optional<Denomination> currency) ->
                Optional.of(new Value(number, currency, List.of()));
            case Formula.Figure(Metric metric, Unit.Kind _) -> figure(metric);
            case Formula.Joined(Formula left, char sign, Formula right, Sort _) -> joined(left, sign, right);
        };
    }

    private Optional<Value> figure(Metric metric) {
        var found = history.flatMap(each -> each.latest(metric.name()));
        if (found.isEmpty()) {
            missing = missing.or(() -> Optional.of(metric.label() + ": "
                    + history.flatMap(each -> each.why(metric.name())).orElse("not found")));
            return Optional.empty();
        }
        var entry = found.get();
        cells.putIfAbsent(metric.name(), entry);
        var fact = entry.fact();
        double number =
                switch (fact.unit().kind()) {
                    case PERCENT -> entry.number() / 100;
                    case CURRENCY, PER_SHARE ->
                        entry.number() / fact.unit().currency().orElseThrow().perMajor();
                    default -> entry.number();
                };
        return Optional.of(new Value(number, fact.unit().currency().map(Denomination::major), List.of(entry)));
    }

    private Optional<Value> joined(Formula left, char sign, Formula right) {
        var one = value(left);
        var two = value(right);
        if (one.isEmpty() || two.isEmpty()) {
            return Optional.empty();
        }
        return inCurrencyOf(one.get(), two.get()).flatMap(other -> calculated(one.get(), sign, other));
    }

    private Optional<Value> calculated(Value one, char sign, Value other) {
        double number =
                switch (sign) {
                    case '+' -> one.number() + other.number();
                    case '-' -> one.number() - other.number();
                    case '*' -> one.number() * other.number();
                    default -> one.number() / other.number();
                };
        if (!Double.isFinite(number)) {
            lacks("a divisor other than zero");
            return Optional.empty();
        }
        boolean ratio =
                sign == '/' && one.currency().isPresent() && other.currency().isPresent();
        var currency = ratio ? Optional.<Denomination>empty() : one.currency().or(other::currency);
        var facts = new ArrayList<>(one.facts());
        other.facts().stream().filter(each -> !facts.contains(each)).forEach(facts::add);
        return Optional.of(new Value(number, currency, facts));
    }

    /** The other value in the first one's currency, where both are money. */
    private Optional<Value> inCurrencyOf(Value one, Value other) {
        var from = other.currency();
        var to = one.currency();
        if (from.isEmpty() || to.isEmpty() || from.equals(to)) {
            return Optional.of(other);
        }
        var days = new DateRange(view.asOf().minusDays(RATE_DAYS), view.asOf());
        var rate = evidence.prices(new Ticker(from.get().code() + to.get().code() + "=X"), days, view)
                .found()
                .map(rates -> rates.bars().getLast().close());
        if (rate.isEmpty()) {
            lacks("the exchange rate from " + from.get() + " to " + to.get());
        }
        return rate.map(each -> new Value(other.number() * each, to, other.facts()));
    }

    private void lacks(String what) {
        missing = missing.or(() -> Optional.of(what + " was not found"));
    }

    /** What the kept facts were computed from. */
    List<LedgerEntry> ledger() {
        return cells.values().stream()
                .flatMap(entry ->
                        Stream.concat(Stream.of(entry), history.stream().flatMap(each -> each.behind(entry).stream())))
                .distinct()
                .toList();
    }
}

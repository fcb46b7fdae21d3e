package footnote.research;

import footnote.domain.Basis;
import footnote.domain.Derivation;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import footnote.quant.MaybeNumber;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Files computed numbers as ledger entries with their formula and inputs, and keeps the reason where there is none. */
public final class FactDeriver {
    /** Beyond what any price or statement is precise to, so that the same inputs give the same id anywhere. */
    private static final MathContext PRECISION = new MathContext(10);

    private final Subject subject;
    private final LocalDate known;
    private final Origin origin;
    private final Map<String, LedgerEntry> entries = new LinkedHashMap<>();
    private final Set<MissingInput> gaps = new LinkedHashSet<>();

    public FactDeriver(Subject subject, LocalDate known, Origin origin) {
        this.subject = subject;
        this.known = known;
        this.origin = origin;
    }

    /** One for figures computed from what is known on a day. */
    public static FactDeriver on(Subject subject, LocalDate day) {
        return new FactDeriver(
                subject,
                day,
                Origin.document(
                        "footnote", "derived", day.atStartOfDay(ZoneOffset.UTC).toInstant()));
    }

    /** One that goes on from what was derived before, known on the day of its newest fact. */
    public static FactDeriver over(MetricSet derived) {
        var day = derived.entries().stream()
                .map(entry -> entry.fact().knownAt())
                .max(LocalDate::compareTo)
                .orElse(LocalDate.EPOCH);
        var deriver = on(derived.subject(), day);
        deriver.keep(derived.entries());
        deriver.gaps.addAll(derived.gaps());
        return deriver;
    }

    /** Keeps a fact as it was published. */
    public LedgerEntry file(Fact fact) {
        return keep(LedgerEntry.of(fact));
    }

    public LedgerEntry keep(LedgerEntry entry) {
        entries.putIfAbsent(entry.id(), entry);
        return entry;
    }

    public void keep(Collection<LedgerEntry> used) {
        used.forEach(this::keep);
    }

    /** Files the number under the metric's name, or the reason why there is none. */
    public Optional<LedgerEntry> derive(
            String metric, Period period, Unit unit, MaybeNumber value, String formula, List<LedgerEntry> inputs) {
        return derive(metric, period, unit, value, new Method(formula, Optional.empty()), inputs);
    }

    /** How a number was computed: by which formula, and the hash of the program that did, where one did. */
    public record Method(String formula, Optional<String> code) {}

    /** As above, for a number that a program may have computed. */
    public Optional<LedgerEntry> derive(
            String metric, Period period, Unit unit, MaybeNumber value, Method how, List<LedgerEntry> inputs) {
        return switch (value) {
            case MaybeNumber.Figure(double number) -> {
                keep(inputs);
                var ids = inputs.stream().map(LedgerEntry::id).toList();
                var fact = fact(metric, period, unit, number, Basis.DERIVED, latest(inputs));
                var terms = how.code().isPresent() ? Optional.<String>empty() : FormulaCatalog.terms(fact, inputs);
                yield Optional.of(
                        keep(LedgerEntry.derived(fact, new Derivation(how.formula(), ids, how.code(), terms))));
            }
            case MaybeNumber.Missing(String because) -> {
                missing(new Metric(metric).label(), because);
                yield Optional.empty();
            }
        };
    }

    /** Files a rule's own number, such as a threshold. */
    public LedgerEntry assume(String metric, LocalDate day, Unit unit, double value) {
        return file(fact(metric, Period.instant(day), unit, value, Basis.ASSUMPTION, day));
    }

    public void missing(String what, String why) {
        gaps.add(new MissingInput(what, why));
    }

    public MetricSet measures() {
        return new MetricSet(subject, List.copyOf(entries.values()), List.copyOf(gaps));
    }

    /** A computed figure was known as soon as the last of its inputs. */
    private LocalDate latest(List<LedgerEntry> inputs) {
        return inputs.stream()
                .map(input -> input.fact().knownAt())
                .max(LocalDate::compareTo)
                .orElse(known);
    }

    private Fact fact(String metric, Period period, Unit unit, double value, Basis basis, LocalDate since) {
        var amount = new BigDecimal(value, PRECISION).stripTrailingZeros();
        return Fact.of(subject, new Metric(metric), period, amount, unit, basis, since, origin);
    }
}

package footnote.evidence;

import footnote.domain.Basis;
import footnote.domain.Derivation;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** Quarters that nobody published, taken out of the sums that were: the fourth is the year less nine months. */
final class DerivedQuarters {
    /** Companies of 52 weeks begin the same year on slightly different days in different filings. */
    private static final int SLACK_DAYS = 8;

    private final Ledger ledger;

    DerivedQuarters(Ledger ledger) {
        this.ledger = ledger;
    }

    List<LedgerEntry> of(Metric metric) {
        var periods = ledger.periods(metric, Basis.REPORTED);
        var quarters = new TreeMap<LocalDate, LedgerEntry>();
        periods.forEach((period, entry) -> {
            if (period.isQuarter()) {
                quarters.put(period.end(), entry);
            }
        });
        if (periods.values().stream().anyMatch(entry -> !additive(entry.fact().unit()))) {
            return List.copyOf(quarters.values()); // shares and per-share figures do not add up
        }
        periods.values().stream()
                .filter(entry -> !entry.fact().period().isInstant()
                        && entry.fact().period().months() > 3
                        && entry.fact().period().months() <= 12)
                .forEach(sum -> lastQuarterOf(sum, quarters)
                        .ifPresent(quarter ->
                                quarters.putIfAbsent(sum.fact().period().end(), quarter)));
        return List.copyOf(quarters.values());
    }

    /** What a sum adds to the sum that ended a quarter earlier, or to the quarters before it. */
    private Optional<LedgerEntry> lastQuarterOf(LedgerEntry sum, NavigableMap<LocalDate, LedgerEntry> quarters) {
        if (near(quarters, sum.fact().period().end()).isPresent()) {
            return Optional.empty();
        }
        return shorter(sum).map(before -> quarter(sum, List.of(before))).or(() -> parts(sum, quarters)
                .map(parts -> quarter(sum, parts)));
    }

    private Optional<LedgerEntry> shorter(LedgerEntry sum) {
        var period = sum.fact().period();
        return ledger.periods(sum.fact().metric(), Basis.REPORTED).values().stream()
                .filter(entry -> !entry.fact().period().isInstant())
                .filter(entry -> entry.fact().period().months() == period.months() - 3)
                .filter(entry -> close(start(entry), start(sum)))
                .findFirst();
    }

    private Optional<List<LedgerEntry>> parts(LedgerEntry sum, NavigableMap<LocalDate, LedgerEntry> quarters) {
        int count = sum.fact().period().months() / 3 - 1;
        var inside = quarters.values().stream()
                .filter(quarter -> !start(quarter).isBefore(start(sum).minusDays(SLACK_DAYS))
                        && quarter.fact()
                                .period()
                                .end()
                                .isBefore(sum.fact().period().end().minusDays(45)))
                .toList();
        return inside.size() == count && count > 0 ? Optional.of(inside) : Optional.empty();
    }

    private LedgerEntry quarter(LedgerEntry sum, List<LedgerEntry> before) {
        LocalDate end = before.stream()
                .map(entry -> entry.fact().period().end())
                .max(LocalDate::compareTo)
                .orElseThrow();
        var value = before.stream()
                .map(entry -> entry.fact().value())
                .reduce(sum.fact().value(), BigDecimal::subtract);
        var inputs = new ArrayList<LedgerEntry>(List.of(sum));
        inputs.addAll(before);
        String less = before.size() == 1
                ? before.getFirst().fact().period().months() + " months to " + end
                : "its first " + before.size() + " quarters";
        return derived(
                inputs,
                Period.of(end.plusDays(1), sum.fact().period().end()).in(ledger.calendar()),
                value,
                sum.fact().period().months() + " months to "
                        + sum.fact().period().end() + " less " + less);
    }

    static LedgerEntry derived(List<LedgerEntry> inputs, Period period, BigDecimal value, String formula) {
        var first = inputs.getFirst().fact();
        LocalDate known = inputs.stream()
                .map(entry -> entry.fact().knownAt())
                .max(LocalDate::compareTo)
                .orElseThrow();
        var origin = Origin.document(
                "footnote", "derived", known.atStartOfDay(ZoneOffset.UTC).toInstant());
        return LedgerEntry.derived(
                Fact.of(first.subject(), first.metric(), period, value, first.unit(), Basis.DERIVED, known, origin),
                Derivation.of(formula, inputs));
    }

    static boolean additive(Unit unit) {
        return unit.kind() == Unit.Kind.CURRENCY || unit.kind() == Unit.Kind.COUNT;
    }

    static LocalDate end(LedgerEntry entry) {
        return entry.fact().period().end();
    }

    static LocalDate start(LedgerEntry entry) {
        return entry.fact().period().start().orElseThrow();
    }

    static boolean close(LocalDate one, LocalDate other) {
        return Math.abs(ChronoUnit.DAYS.between(one, other)) <= SLACK_DAYS;
    }

    private static Optional<LedgerEntry> near(NavigableMap<LocalDate, LedgerEntry> quarters, LocalDate end) {
        return quarters.subMap(end.minusDays(SLACK_DAYS), true, end.plusDays(SLACK_DAYS), true).values().stream()
                .findFirst();
    }
}

package footnote.evidence;

import footnote.domain.Basis;
import footnote.domain.Derivation;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A company's total debt at a balance sheet date: as filed, else the sum of its parts, each counted once. Long-term debt
 * comes with or without its current part; debt due within a year as one figure, or as the current part of long-term debt
 * and short-term borrowings; those as one figure, or as commercial paper and other notes and loans. Debt that is not reported
 * on that date is unknown. There is none only where the company never reported any and pays no interest.
 */
final class DebtTotals {
    private static final List<Metric> PARTS = List.of(
            Metric.LONG_TERM_DEBT,
            Metric.LONG_TERM_DEBT_TOTAL,
            Metric.SHORT_TERM_DEBT,
            Metric.CURRENT_LONG_TERM_DEBT,
            Metric.SHORT_TERM_BORROWINGS,
            Metric.COMMERCIAL_PAPER,
            Metric.OTHER_SHORT_TERM_BORROWINGS);

    /** Vendors that give whole statements, so that what they leave out is not there. */
    private static final Set<String> COMPLETE = Set.of("edgar", "sample", "yahoo", "fmp");

    /** Tags that hold all noncurrent debt; others may be a part of it. */
    private static final Set<String> WHOLE =
            Set.of("us-gaap:LongTermDebtNoncurrent", "us-gaap:LongTermDebtAndCapitalLeaseObligations");

    /** Debt rarely vanishes: long-term debt reported this long ago and not reported now is missing, not gone. */
    private static final int RECENT_MONTHS = 15;

    /** "$6.0 billion" is told with at least this many digits. */
    private static final int LEAST_DIGITS = 2;

    private static final BigDecimal ROUNDING = new BigDecimal("0.995");

    private final Ledger ledger;

    DebtTotals(Ledger ledger) {
        this.ledger = ledger;
    }

    /** One for each fiscal year's end with a balance sheet, oldest first. */
    List<LedgerEntry> years() {
        return Stream.of(Metric.ASSETS, Metric.EQUITY, Metric.TOTAL_DEBT, Metric.LONG_TERM_DEBT)
                .flatMap(metric -> ledger.periods(metric, Basis.REPORTED).keySet().stream())
                .filter(period -> period.isInstant() && ledger.closesAYear(period.end()))
                .map(Period::end)
                .distinct()
                .sorted()
                .flatMap(day -> on(day).stream())
                .toList();
    }

    Optional<LedgerEntry> on(LocalDate day) {
        var filed = at(Metric.TOTAL_DEBT, day);
        var parts = parts(day);
        if (filed.isPresent() && (parts.isEmpty() || stands(filed.get(), parts))) {
            return filed;
        }
        if (!parts.isEmpty()) {
            return longTermIsMissing(parts, day) ? Optional.empty() : Optional.of(sum(parts, day));
        }
        return hasNone(day) ? ledger.on(Metric.ASSETS, day).map(assets -> none(assets, day)) : Optional.empty();
    }

    /** A total of another vendor counts other things, and one below its parts is no total. */
    private static boolean stands(LedgerEntry filed, List<LedgerEntry> parts) {
        var sum = total(parts);
        return parts.stream().allMatch(part -> part.fact()
                        .origin()
                        .vendor()
                        .equals(filed.fact().origin().vendor()))
                && filed.fact().value().compareTo(sum.multiply(ROUNDING)) >= 0;
    }

    private List<LedgerEntry> parts(LocalDate day) {
        var parts = new ArrayList<LedgerEntry>();
        boolean currentIncluded = addLongTerm(parts, day);
        var within = at(Metric.SHORT_TERM_DEBT, day);
        if (within.isPresent() && !currentIncluded) {
            parts.add(exact(within.get(), day));
            return parts;
        }
        var current = at(Metric.CURRENT_LONG_TERM_DEBT, day);
        if (!currentIncluded) {
            current.ifPresent(parts::add);
        }
        var borrowed = at(Metric.SHORT_TERM_BORROWINGS, day).filter(dueWithinAYear(day, parts));
        if (borrowed.isPresent()) {
            parts.add(borrowed.get());
            return parts;
        }
        var paper = at(Metric.COMMERCIAL_PAPER, day);
        paper.ifPresent(parts::add);
        at(Metric.OTHER_SHORT_TERM_BORROWINGS, day)
                .filter(other -> Stream.concat(current.stream(), paper.stream()).noneMatch(each -> same(each, other)))
                .ifPresent(parts::add);
        return parts;
    }

    /** The text of a note gives rounded figures; the balance sheet's own line is the same debt exactly. */
    private LedgerEntry exact(LedgerEntry within, LocalDate day) {
        return Stream.of(Metric.SHORT_TERM_BORROWINGS, Metric.CURRENT_LONG_TERM_DEBT)
                .flatMap(metric -> at(metric, day).stream())
                .filter(line -> zeros(line) < zeros(within))
                .filter(line -> rounded(line, within).compareTo(within.fact().value()) == 0)
                .findFirst()
                .orElse(within);
    }

    private static BigDecimal rounded(LedgerEntry line, LedgerEntry within) {
        int digits = within.fact().value().stripTrailingZeros().precision();
        return line.fact().value().round(new MathContext(Math.max(digits, LEAST_DIGITS), RoundingMode.HALF_UP));
    }

    private static int zeros(LedgerEntry entry) {
        return -entry.fact().value().stripTrailingZeros().scale();
    }

    /** Adds long-term debt, and returns whether that includes the part due within a year. */
    private boolean addLongTerm(List<LedgerEntry> parts, LocalDate day) {
        var later = at(Metric.LONG_TERM_DEBT, day);
        var all = at(Metric.LONG_TERM_DEBT_TOTAL, day);
        boolean whole = later.flatMap(each -> each.fact().origin().locator())
                .map(WHOLE::contains)
                .orElse(later.isPresent());
        boolean useAll = all.isPresent()
                && !whole
                && later.map(each ->
                                each.fact().value().compareTo(all.get().fact().value()) <= 0)
                        .orElse(true);
        (useAll ? all : later).ifPresent(parts::add);
        return useAll;
    }

    /** Some filers tag all notes and loans like those due within a year. */
    private Predicate<LedgerEntry> dueWithinAYear(LocalDate day, List<LedgerEntry> longTerm) {
        var limit = at(Metric.CURRENT_LIABILITIES, day);
        return borrowed -> limit.map(each -> borrowed.number() <= each.number()).orElse(true)
                && longTerm.stream().noneMatch(each -> same(each, borrowed));
    }

    private boolean longTermIsMissing(List<LedgerEntry> parts, LocalDate day) {
        boolean told = parts.stream().anyMatch(part -> Set.of(Metric.LONG_TERM_DEBT, Metric.LONG_TERM_DEBT_TOTAL)
                .contains(part.fact().metric()));
        return !told
                && Stream.of(Metric.LONG_TERM_DEBT, Metric.LONG_TERM_DEBT_TOTAL)
                        .flatMap(metric -> ledger.periods(metric, Basis.REPORTED).values().stream())
                        .filter(entry -> entry.fact().period().end().isBefore(day)
                                && entry.fact().period().end().isAfter(day.minusMonths(RECENT_MONTHS)))
                        .anyMatch(entry -> entry.fact().value().signum() > 0);
    }

    private boolean hasNone(LocalDate day) {
        boolean everTold = Stream.concat(PARTS.stream(), Stream.of(Metric.TOTAL_DEBT))
                .anyMatch(metric -> !ledger.periods(metric, Basis.REPORTED).isEmpty());
        boolean paysInterest = ledger.periods(Metric.INTEREST_EXPENSE, Basis.REPORTED).values().stream()
                .anyMatch(entry -> entry.fact().value().signum() != 0
                        && entry.fact().period().end().isAfter(day.minusMonths(RECENT_MONTHS)));
        boolean complete = ledger.on(Metric.ASSETS, day)
                        .filter(entry -> COMPLETE.contains(entry.fact().origin().vendor()))
                        .isPresent()
                && ledger.on(Metric.EQUITY, day).isPresent()
                && ledger.on(Metric.CASH, day).isPresent();
        return complete && !everTold && !paysInterest;
    }

    private LedgerEntry sum(List<LedgerEntry> parts, LocalDate day) {
        if (parts.size() == 1 && parts.getFirst().fact().value().signum() == 0) {
            return derived(parts, day, BigDecimal.ZERO, "debt is filed as zero");
        }
        return derived(
                parts,
                day,
                total(parts),
                parts.stream()
                        .map(part -> part.fact().metric().label().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(" + ")));
    }

    private LedgerEntry none(LedgerEntry assets, LocalDate day) {
        return derived(List.of(assets), day, BigDecimal.ZERO, "no debt was ever reported, and no interest is paid");
    }

    private LedgerEntry derived(List<LedgerEntry> parts, LocalDate day, BigDecimal value, String formula) {
        var first = parts.getFirst().fact();
        LocalDate known = parts.stream()
                .map(part -> part.fact().knownAt())
                .max(LocalDate::compareTo)
                .orElseThrow();
        var origin = Origin.document(
                "footnote", "derived", known.atStartOfDay(ZoneOffset.UTC).toInstant());
        var terms = parts.getFirst().fact().metric().equals(Metric.ASSETS)
                ? Optional.<String>empty()
                : Optional.of(
                        parts.stream().map(part -> part.fact().metric().name()).collect(Collectors.joining(" + ")));
        return LedgerEntry.derived(
                Fact.of(
                        first.subject(),
                        Metric.TOTAL_DEBT,
                        Period.instant(day).in(ledger.calendar()),
                        value,
                        first.unit(),
                        Basis.DERIVED,
                        known,
                        origin),
                new Derivation(formula, parts.stream().map(LedgerEntry::id).toList(), Optional.empty(), terms));
    }

    private static BigDecimal total(List<LedgerEntry> parts) {
        return parts.stream().map(part -> part.fact().value()).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static boolean same(LedgerEntry one, LedgerEntry other) {
        return one.fact().value().compareTo(other.fact().value()) == 0
                && Objects.equals(one.fact().unit(), other.fact().unit());
    }

    private Optional<LedgerEntry> at(Metric metric, LocalDate day) {
        return ledger.reported(metric, Period.instant(day));
    }
}

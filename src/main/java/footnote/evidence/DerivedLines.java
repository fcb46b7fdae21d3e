package footnote.evidence;

import footnote.domain.Basis;
import footnote.domain.Derivation;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Statement lines that a company does not file as one figure, as sums of lines that it does file: selling, general and
 * administrative expense of those who report marketing and administration apart, gross profit, total liabilities, and
 * earnings before interest and tax as the operating income of those who report none; and an insurer's solvency ratio as
 * its statutory capital over the capital required.
 */
final class DerivedLines {
    private static final String WITHOUT_DEPRECIATION = "ExcludingDepreciation";

    /** So many times the capital required is no risk-based ratio: what is filed as required is a legal minimum. */
    private static final int MOST_TIMES_REQUIRED = 20;

    /** What banks, insurers and lenders report, and no others. */
    private static final List<Metric> FINANCIAL =
            List.of(Metric.DEPOSITS, Metric.LOANS, Metric.NET_INTEREST_INCOME, Metric.PREMIUMS_EARNED);

    /** A line as its terms; optional ones count where they are filed. */
    private record Sum(Metric base, List<Term> terms) {}

    private record Term(Metric metric, boolean minus, boolean optional) {}

    private static final Map<Metric, Sum> SUMS = Map.of(
            Metric.SELLING_GENERAL_ADMINISTRATIVE,
                    new Sum(Metric.SALES_AND_MARKETING, List.of(plus(Metric.GENERAL_AND_ADMINISTRATIVE))),
            Metric.GROSS_PROFIT, new Sum(Metric.REVENUE, List.of(minus(Metric.COST_OF_REVENUE))),
            Metric.LIABILITIES,
                    new Sum(
                            Metric.ASSETS,
                            List.of(minus(Metric.EQUITY), new Term(Metric.MINORITY_INTEREST, true, true))),
            Metric.OPERATING_INCOME,
                    new Sum(
                            Metric.PRETAX_INCOME,
                            List.of(plus(Metric.INTEREST_EXPENSE), new Term(Metric.INTEREST_INCOME, true, true))));

    private final Ledger ledger;

    DerivedLines(Ledger ledger) {
        this.ledger = ledger;
    }

    private static Term plus(Metric metric) {
        return new Term(metric, false, false);
    }

    private static Term minus(Metric metric) {
        return new Term(metric, true, false);
    }

    /** Fiscal years of a line with those that only its parts tell, oldest first. */
    List<LedgerEntry> with(Metric metric, List<LedgerEntry> filed) {
        if (metric.equals(Metric.SOLVENCY_RATIO)) {
            return solvency(filed);
        }
        var sum = SUMS.get(metric);
        boolean subtotalOfOwnMaking = metric.equals(Metric.OPERATING_INCOME) && !filed.isEmpty();
        if (sum == null || subtotalOfOwnMaking) {
            return filed;
        }
        var told = filed.stream().map(entry -> entry.fact().period().end()).collect(Collectors.toSet());
        var all = new ArrayList<>(filed);
        for (var base : ledger.years(sum.base())) {
            if (!told.contains(base.fact().period().end()) && applies(metric, base)) {
                derived(metric, sum, base).ifPresent(all::add);
            }
        }
        all.sort(Comparator.comparing(entry -> entry.fact().period()));
        return List.copyOf(all);
    }

    private List<LedgerEntry> solvency(List<LedgerEntry> filed) {
        var told = filed.stream().map(entry -> entry.fact().period().end()).collect(Collectors.toSet());
        var all = new ArrayList<>(filed);
        for (var capital : ledger.years(Metric.STATUTORY_CAPITAL)) {
            if (!told.contains(capital.fact().period().end())) {
                at(Metric.STATUTORY_CAPITAL_REQUIRED, capital)
                        .filter(required -> fits(required, capital))
                        .flatMap(required -> solvency(capital, required))
                        .ifPresent(all::add);
            }
        }
        all.sort(Comparator.comparing(entry -> entry.fact().period()));
        return List.copyOf(all);
    }

    private static Optional<LedgerEntry> solvency(LedgerEntry capital, LedgerEntry required) {
        var needed = required.fact().value();
        boolean riskBased = needed.signum() > 0
                && capital.fact().value().compareTo(needed.multiply(BigDecimal.valueOf(MOST_TIMES_REQUIRED))) < 0;
        return riskBased
                ? Optional.of(entry(
                        Metric.SOLVENCY_RATIO,
                        List.of(capital, required),
                        capital.fact().value().multiply(BigDecimal.valueOf(100)).divide(needed, MathContext.DECIMAL64),
                        Unit.PERCENT,
                        "100 * statutory_capital / statutory_capital_required",
                        words(capital) + " / " + words(required)))
                : Optional.empty();
    }

    /** Earnings before interest say nothing of banks and insurers. */
    private boolean applies(Metric metric, LedgerEntry base) {
        return !metric.equals(Metric.OPERATING_INCOME)
                || at(Metric.COST_OF_REVENUE, base).isPresent()
                || at(Metric.GROSS_PROFIT, base).isPresent()
                || FINANCIAL.stream()
                        .allMatch(line -> ledger.periods(line, Basis.REPORTED).isEmpty());
    }

    private Optional<LedgerEntry> derived(Metric metric, Sum sum, LedgerEntry base) {
        var inputs = new ArrayList<>(List.of(base));
        var value = base.fact().value();
        var terms = new StringBuilder(base.fact().metric().name());
        var words = new StringBuilder(words(base));
        for (var term : sum.terms()) {
            var input = at(term.metric(), base);
            if (input.isEmpty() && term.optional()) {
                continue;
            }
            if (input.isEmpty() || !fits(input.get(), base)) {
                return Optional.empty();
            }
            inputs.add(input.get());
            var number = input.get().fact().value();
            value = term.minus() ? value.subtract(number) : value.add(number);
            terms.append(term.minus() ? " - " : " + ").append(term.metric().name());
            words.append(term.minus() ? " - " : " + ").append(words(input.get()));
        }
        return Optional.of(entry(metric, inputs, value, base.fact().unit(), terms.toString(), words.toString()));
    }

    private Optional<LedgerEntry> at(Metric metric, LedgerEntry base) {
        return ledger.reported(metric, base.fact().period());
    }

    private static boolean fits(LedgerEntry input, LedgerEntry base) {
        return input.fact().unit().equals(base.fact().unit())
                && !input.fact().origin().locator().orElse("").contains(WITHOUT_DEPRECIATION);
    }

    private static LedgerEntry entry(
            Metric metric, List<LedgerEntry> inputs, BigDecimal value, Unit unit, String terms, String words) {
        var base = inputs.getFirst().fact();
        LocalDate known = inputs.stream()
                .map(each -> each.fact().knownAt())
                .max(LocalDate::compareTo)
                .orElseThrow();
        var origin = Origin.document(
                "footnote", "derived", known.atStartOfDay(ZoneOffset.UTC).toInstant());
        return LedgerEntry.derived(
                Fact.of(base.subject(), metric, base.period(), value, unit, Basis.DERIVED, known, origin),
                new Derivation(
                        words, inputs.stream().map(LedgerEntry::id).toList(), Optional.empty(), Optional.of(terms)));
    }

    private static String words(LedgerEntry entry) {
        return entry.fact().metric().label().toLowerCase(Locale.ROOT);
    }
}

package footnote.research;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.CashFlow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether earnings turn into cash over years rather than in one quarter. */
public final class CashQuality {
    private static final Map<Integer, String> SPANS =
            Map.of(3, "cash_conversion_3_years", 5, "cash_conversion_5_years");

    /** One quarter above this part of twelve months' cash flow says more of the quarter than of the year. */
    private static final double LARGEST_SHARE = 0.6;

    private final Ledger ledger;
    private final FactDeriver deriver;

    private CashQuality(Ledger ledger, FactDeriver deriver) {
        this.ledger = ledger;
        this.deriver = deriver;
    }

    public static void measure(Ledger ledger, FactDeriver deriver) {
        var quality = new CashQuality(ledger, deriver);
        SPANS.keySet().stream().sorted().forEach(quality::conversion);
        quality.largestQuarter();
    }

    /** Operating cash flow over net income, both summed over fiscal years in a row. */
    private void conversion(int span) {
        var metric = SPANS.get(span);
        var earned = lastYears(Metric.NET_INCOME, span);
        var cash = lastYears(Metric.OPERATING_CASH_FLOW, span);
        if (metric == null || earned.isEmpty() || cash.isEmpty() || !together(earned.get(), cash.get())) {
            return;
        }
        var inputs = new ArrayList<>(cash.get());
        inputs.addAll(earned.get());
        var discontinued = discontinued(earned.get());
        inputs.addAll(discontinued);
        deriver.derive(
                metric,
                Period.between(
                        earned.get().getFirst().fact().period().start().orElseThrow(),
                        earned.get().getLast().fact().period().end()),
                Unit.RATIO,
                mixed(earned.get(), discontinued)
                        ? MaybeNumber.missing(CashFlow.DISCONTINUED_INCLUDED)
                        : sum(cash.get()).overPositive(sum(earned.get()).minus(sum(discontinued)), "net income"),
                "operating cash flow over net income, both summed over " + span + " fiscal years",
                inputs);
    }

    private static boolean mixed(List<LedgerEntry> earned, List<LedgerEntry> discontinued) {
        return CashFlow.withDiscontinued(sum(earned).orNaN(), sum(discontinued).orNaN());
    }

    /** What operations that were sold or spun off earned in those years. */
    private List<LedgerEntry> discontinued(List<LedgerEntry> years) {
        return ledger.years(Metric.DISCONTINUED_INCOME).stream()
                .filter(entry ->
                        years.stream().anyMatch(year -> together(List.of(year), List.of(entry)) && entry.number() != 0))
                .toList();
    }

    private Optional<List<LedgerEntry>> lastYears(Metric metric, int span) {
        var years = ledger.years(metric);
        if (years.size() < span) {
            return Optional.empty();
        }
        var last = years.subList(years.size() - span, years.size());
        long days = last.getLast().fact().period().end().toEpochDay()
                - last.getFirst().fact().period().end().toEpochDay();
        return Math.round(days / 365.25) == span - 1 ? Optional.of(last) : Optional.empty();
    }

    private static boolean together(List<LedgerEntry> one, List<LedgerEntry> other) {
        return one.getLast()
                .fact()
                .period()
                .endsNear(other.getLast().fact().period().end());
    }

    private static MaybeNumber sum(List<LedgerEntry> entries) {
        return MaybeNumber.of(entries.stream().mapToDouble(LedgerEntry::number).sum());
    }

    /** The largest quarter's part of twelve months' operating cash flow, told where it is most of them. */
    private void largestQuarter() {
        var quarters = ledger.quarters(Metric.OPERATING_CASH_FLOW);
        var year = ledger.lastTwelveMonths(Metric.OPERATING_CASH_FLOW);
        if (quarters.size() < 4 || year.isEmpty() || year.get().number() <= 0) {
            return;
        }
        var last = quarters.subList(quarters.size() - 4, quarters.size());
        var largest = last.stream()
                .max(Comparator.comparingDouble(LedgerEntry::number))
                .orElseThrow();
        boolean ofTheYear = !largest.fact()
                        .period()
                        .end()
                        .isAfter(year.get().fact().period().end())
                && largest.fact()
                        .period()
                        .end()
                        .isAfter(year.get().fact().period().end().minusYears(1).plusDays(20));
        double share = largest.number() / year.get().number();
        if (ofTheYear && share > LARGEST_SHARE) {
            deriver.keep(ReportedStatement.withInputs(List.of(largest, year.get()), ledger));
            deriver.derive(
                    "largest_quarter_share_of_cash_flow",
                    year.get().fact().period(),
                    Unit.PERCENT,
                    MaybeNumber.of(100 * share),
                    "operating cash flow of " + largest.fact().period().label() + " over that of "
                            + year.get().fact().period().label(),
                    List.of(largest, year.get()));
        }
    }
}

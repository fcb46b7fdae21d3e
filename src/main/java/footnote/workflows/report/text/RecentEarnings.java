package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.research.FundamentalMetrics;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Earnings of the last twelve months beside those of the last fiscal year: net income of a bank or insurer, else operating
 * income, before exceptional charges and impairments where these are large enough to hide how it moved.
 */
final class RecentEarnings {
    /** A part of earnings that is worth a word. */
    private static final double MATERIAL = 0.1;

    private static final List<String> LINES = List.of("exceptional_charges", "impairment_charges");

    private final ReportFacts book;
    private final String metric;
    private final boolean adjusted;

    RecentEarnings(ReportFacts book) {
        this.book = book;
        this.metric = book.data().lender() ? "net_income" : "operating_income";
        this.adjusted = !book.data().lender()
                && (material(book.now(metric), latest().stream().toList())
                        || material(book.lastYear(metric), ofLastYear()));
    }

    String name() {
        return metric.replace('_', ' ') + (adjusted ? " before exceptional charges" : "");
    }

    Optional<LedgerEntry> lastYear() {
        return book.lastYear(metric).flatMap(income -> adjusted ? before(income, ofLastYear()) : Optional.of(income));
    }

    /** The last twelve months, where they end after the fiscal year. */
    Optional<LedgerEntry> now() {
        return book.now(metric)
                .filter(now -> book.lastYear(metric)
                        .filter(year -> now.fact()
                                .period()
                                .end()
                                .isAfter(year.fact().period().end()))
                        .isPresent())
                .flatMap(income -> adjusted ? before(income, latest().stream().toList()) : Optional.of(income));
    }

    /** Whether those of the last twelve months are well above or below those of the last fiscal year. */
    String move() {
        var now = now();
        var year = lastYear();
        boolean moved = now.isPresent()
                && year.isPresent()
                && Math.abs(now.get().number() - year.get().number())
                        > MATERIAL * Math.abs(year.get().number());
        return !moved ? "steady" : FigureComparison.above(now, year) ? "higher" : "lower";
    }

    /** The charges that earnings of the last twelve months are before. */
    Optional<LedgerEntry> charges() {
        return adjusted ? latest() : Optional.empty();
    }

    /** The charges of the fiscal year before the last, where its margin does not compare for them. */
    Optional<LedgerEntry> ofYearBefore() {
        var incomes = book.years("operating_income");
        if (incomes.size() < 2) {
            return Optional.empty();
        }
        var income = incomes.get(incomes.size() - 2);
        return LINES.stream()
                .flatMap(line -> book.years(line).stream())
                .filter(charge -> charge.fact().period().equals(income.fact().period()))
                .filter(charge -> material(Optional.of(income), List.of(charge)))
                .findFirst();
    }

    /** The operating margin of the year before the last, without charges for which it does not compare. */
    Optional<LedgerEntry> marginBeforeCharges() {
        return ofLastYear().isEmpty()
                ? ofYearBefore().flatMap(charge -> ordinary(charge.fact().period()))
                : Optional.empty();
    }

    /**
     * The mean operating margin of the earlier years, without charges for which they do not compare; empty where there are
     * no such charges or the last year has some itself.
     */
    Optional<LedgerEntry> averageMarginBeforeCharges() {
        var margins = book.years("operating_margin");
        if (margins.size() < 3 || !ofLastYear().isEmpty()) {
            return Optional.empty();
        }
        var earlier = margins.subList(0, margins.size() - 1);
        var ordinary = earlier.stream()
                .map(margin -> ordinary(margin.fact().period()).orElse(margin))
                .toList();
        return ordinary.equals(earlier)
                ? Optional.empty()
                : book.derive(
                        "operating_margin_before_charges_average",
                        ReportFacts.span(earlier.getFirst(), earlier.getLast()),
                        Unit.PERCENT,
                        MaybeNumber.of(Sample.mean(ordinary.stream()
                                .mapToDouble(LedgerEntry::number)
                                .toArray())),
                        "mean of " + ReportFacts.label(earlier.getFirst()) + " to "
                                + ReportFacts.label(earlier.getLast()) + ", before exceptional charges and impairments",
                        ordinary);
    }

    /** A fiscal year's operating margin before its charges, where it does not compare for them. */
    private Optional<LedgerEntry> ordinary(Period year) {
        return in(year, "operating_margin_before_charges");
    }

    private Optional<LedgerEntry> in(Period year, String line) {
        return book.years(line).stream()
                .filter(each -> each.fact().period().equals(year))
                .findFirst();
    }

    private Optional<LedgerEntry> latest() {
        return book.now(FundamentalMetrics.CHARGES).filter(each -> each.number() > 0);
    }

    private List<LedgerEntry> ofLastYear() {
        return LINES.stream()
                .flatMap(line -> book.lastYear(line).stream())
                .filter(each -> each.number() > 0)
                .toList();
    }

    private static boolean material(Optional<LedgerEntry> income, List<LedgerEntry> charges) {
        double sum = charges.stream().mapToDouble(LedgerEntry::number).sum();
        return income.filter(each -> FundamentalMetrics.material(sum, each.number()))
                .isPresent();
    }

    private Optional<LedgerEntry> before(LedgerEntry income, List<LedgerEntry> charges) {
        if (charges.isEmpty()) {
            return Optional.of(income);
        }
        var inputs = new ArrayList<>(List.of(income));
        inputs.addAll(charges);
        return book.derive(
                "operating_income_before_charges",
                income.fact().period(),
                income.fact().unit(),
                MaybeNumber.of(inputs.stream().mapToDouble(LedgerEntry::number).sum()),
                "operating income plus exceptional charges and impairments",
                inputs);
    }
}

package footnote.research.redflags;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.SourceLine;
import footnote.domain.Unit;
import footnote.domain.opinion.RedFlag.Source;
import footnote.domain.opinion.RiskCode;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.ReportedStatement;
import footnote.research.redflags.FlagRegister.Evidence;
import footnote.research.redflags.FlagRegister.Kind;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds red flags in a company's own figures: restated years, unpaid sales, profits without cash, and distress. */
final class FigureFlags {
    /** Points by which receivables outgrow revenue. */
    private static final double OUTGROWN = 15;
    /** Days of sales outstanding against the mean of the years before. */
    private static final double SLOWER = 1.25;

    private static final double LEAST_DAYS = 20;
    private static final int YEARS_BEFORE = 4;
    private static final double LITTLE_CASH = 50;
    private static final double PLEDGED = 25;
    /** Figures of a year that ended longer ago say nothing of today. */
    private static final int STALE_MONTHS = 20;

    private final Ledger ledger;
    private final CompanyKind kind;
    private final FlagRegister register;
    private final FactDeriver deriver;

    FigureFlags(Ledger ledger, CompanyKind kind, FlagRegister register) {
        this.ledger = ledger;
        this.kind = kind;
        this.register = register;
        this.deriver = new FactDeriver(
                ledger.subject(),
                ledger.asOf(),
                Origin.document(
                        "footnote",
                        "red flags",
                        ledger.asOf().atStartOfDay(ZoneOffset.UTC).toInstant()));
    }

    /** All that the flags refer to, with what it was computed from. */
    MetricSet search() {
        new Restatements(ledger, deriver, register).search();
        equity();
        pledge();
        if (!kind.financial()) {
            receivables();
            cashConversion();
            new ScoreFlags(ledger, kind, deriver, this).search();
        }
        return deriver.measures();
    }

    private void equity() {
        ledger.latest(Metric.EQUITY)
                .filter(now -> now.number() < 0 && fresh(now))
                .ifPresent(now -> {
                    deriver.keep(now);
                    var before = ledger.years(Metric.EQUITY).stream()
                            .filter(entry -> end(entry).isBefore(end(now)))
                            .reduce((_, later) -> later);
                    before.ifPresent(deriver::keep);
                    flag(
                            RiskCode.NEGATIVE_EQUITY,
                            "Shareholders' equity was " + fact(now) + " on " + FigureFormat.day(end(now))
                                    + before.map(entry ->
                                                    ", after " + fact(entry) + " on " + FigureFormat.day(end(entry)))
                                            .orElse("")
                                    + ".",
                            now);
                });
    }

    private void pledge() {
        ledger.latest(Metric.PROMOTER_PLEDGE)
                .filter(now -> now.number() > PLEDGED && fresh(now))
                .ifPresent(now -> {
                    deriver.keep(now);
                    flag(
                            RiskCode.PLEDGED_SHARES,
                            "Promoters had pledged " + fact(now) + " of their shares to lenders on "
                                    + FigureFormat.day(end(now)) + ".",
                            now);
                });
    }

    private void receivables() {
        var revenue = ledger.years(Metric.REVENUE);
        if (revenue.size() < 2 || !fresh(revenue.getLast())) {
            return;
        }
        var now = revenue.getLast();
        var before = revenue.get(revenue.size() - 2);
        var owed = at(Metric.RECEIVABLES, end(now));
        var owedBefore = at(Metric.RECEIVABLES, end(before));
        if (owed.isEmpty() || owedBefore.isEmpty() || now.number() <= 0 || before.number() <= 0) {
            return;
        }
        double sales = growth(before, now);
        double unpaid = growth(owedBefore.get(), owed.get());
        double days = days(owed.get(), now);
        var past = pastDays(revenue.subList(Math.max(0, revenue.size() - 1 - YEARS_BEFORE), revenue.size() - 1));
        double usual = past.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
        boolean slower = past.size() >= 2 && days > SLOWER * usual;
        if (days < LEAST_DAYS || !((unpaid - sales > OUTGROWN && unpaid > 0) || slower)) {
            return;
        }
        var period = now.fact().period();
        var inputs = List.of(owed.get(), owedBefore.get(), now, before);
        String text = "Trade receivables " + (unpaid > 0 ? "grew " : "changed by ")
                + derived(
                        "receivables_growth",
                        period,
                        Unit.PERCENT,
                        unpaid,
                        "receivables against the year before",
                        inputs)
                + " in " + period.label() + (sales > 0 ? " while revenue grew " : " while revenue changed by ")
                + derived("revenue_growth", period, Unit.PERCENT, sales, "revenue against the year before", inputs)
                + "; year-end receivables were "
                + derived(
                        "year_end_receivable_days",
                        period,
                        Unit.DAYS,
                        days,
                        "receivables over revenue, in days",
                        inputs)
                + " of revenue"
                + (past.isEmpty()
                        ? "."
                        : ", against an average of "
                                + derived(
                                        "average_year_end_receivable_days",
                                        period,
                                        Unit.DAYS,
                                        usual,
                                        "mean of year-end receivables over revenue, in days, of up to four years before",
                                        List.of())
                                + " in the years before.");
        flag(RiskCode.RECEIVABLES_OUTGROW_SALES, text, owed.get());
    }

    private List<Double> pastDays(List<LedgerEntry> revenue) {
        var days = new ArrayList<Double>();
        for (var year : revenue) {
            at(Metric.RECEIVABLES, end(year))
                    .filter(_ -> year.number() > 0)
                    .ifPresent(owed -> days.add(days(owed, year)));
        }
        return days;
    }

    private void cashConversion() {
        var incomes = ledger.years(Metric.NET_INCOME);
        if (incomes.isEmpty() || !fresh(incomes.getLast())) {
            return;
        }
        if (!converts(incomes.subList(incomes.size() - 1, incomes.size())) && incomes.size() >= 3) {
            converts(incomes.subList(incomes.size() - 3, incomes.size()));
        }
    }

    /** Flags years in which profits brought little cash; false where they brought enough or it cannot be told. */
    private boolean converts(List<LedgerEntry> incomes) {
        var flows = incomes.stream()
                .flatMap(income -> at(Metric.OPERATING_CASH_FLOW, end(income)).stream())
                .toList();
        double income = sum(incomes);
        double cash = sum(flows);
        if (flows.size() != incomes.size() || income <= 0 || 100 * cash / income >= LITTLE_CASH) {
            return false;
        }
        var last = incomes.getLast();
        var inputs = new ArrayList<>(flows);
        inputs.addAll(incomes);
        var period = Period.of(start(incomes.getFirst()), end(last));
        String when = incomes.size() == 1
                ? last.fact().period().label()
                : incomes.getFirst().fact().period().label() + " to "
                        + last.fact().period().label();
        Unit unit = last.fact().unit();
        String text = "Operating cash flow of "
                + derived("operating_cash_flow_sum", period, unit, cash, "operating cash flow, summed", inputs) + " in "
                + when + " was "
                + derived(
                        "cash_conversion_percent",
                        period,
                        Unit.PERCENT,
                        100 * cash / income,
                        "operating cash flow over net income",
                        inputs)
                + " of net income of "
                + derived("net_income_sum", period, unit, income, "net income, summed", inputs) + ".";
        flag(RiskCode.WEAK_CASH_CONVERSION, text, flows.getLast());
        return true;
    }

    void flag(RiskCode code, String text, LedgerEntry shown) {
        register.add(new Evidence(
                code, code.grave(), Kind.FIGURES, text, shown.fact().knownAt(), source(shown)));
    }

    static Source source(LedgerEntry entry) {
        var fact = entry.fact();
        String place = entry.derivation().isPresent() ? "Footnote, derived" : SourceLine.source(fact.origin());
        return new Source(
                fact.metric().label() + ", " + fact.period().label(),
                place,
                fact.knownAt(),
                fact.origin().uri(),
                Optional.empty());
    }

    private String derived(
            String metric, Period period, Unit unit, double value, String formula, List<LedgerEntry> inputs) {
        deriver.keep(ReportedStatement.withInputs(inputs, ledger));
        return fact(deriver.derive(metric, period, unit, MaybeNumber.of(value), formula, inputs)
                .orElseThrow());
    }

    private Optional<LedgerEntry> at(Metric metric, LocalDate end) {
        return ledger.years(metric).stream()
                .filter(entry -> entry.fact().period().endsNear(end))
                .findFirst();
    }

    boolean fresh(LedgerEntry entry) {
        return end(entry).isAfter(ledger.asOf().minusMonths(STALE_MONTHS));
    }

    private static double growth(LedgerEntry before, LedgerEntry now) {
        return before.number() > 0 ? 100 * (now.number() / before.number() - 1) : 0;
    }

    private static double days(LedgerEntry owed, LedgerEntry revenue) {
        return 365 * owed.number() / revenue.number();
    }

    private static double sum(List<LedgerEntry> entries) {
        return entries.stream().mapToDouble(LedgerEntry::number).sum();
    }

    static String fact(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }

    static LocalDate end(LedgerEntry entry) {
        return entry.fact().period().end();
    }

    private static LocalDate start(LedgerEntry entry) {
        return entry.fact().period().start().orElse(end(entry).minusYears(1).plusDays(1));
    }
}

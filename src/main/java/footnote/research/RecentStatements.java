package footnote.research;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.StatementLine;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** A company's statements laid open: the last three fiscal years, the last twelve months, and where results go. */
public final class RecentStatements {
    final Ledger ledger;
    final FactDeriver deriver;
    final Denomination currency;
    final ReportedStatement trailing;
    final ReportedStatement year;
    final ReportedStatement before;
    final ReportedStatement twoBefore;
    private final CompanyKind trade;
    final LocalDate end;
    private final LocalDate yearEnd;
    final LocalDate balanceDate;

    /** Needs at least one fiscal year, told by its net income. */
    RecentStatements(Ledger ledger, CompanyKind trade) {
        var years = ledger.years(Metric.NET_INCOME);
        this.ledger = ledger;
        this.trade = trade;
        this.deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        ledger.gaps().forEach(gap -> deriver.missing(gap.what(), gap.why()));
        this.currency = years.getLast().fact().unit().currency().orElseThrow();
        this.yearEnd = end(years.getLast());
        this.end = ledger.lastTwelveMonths(Metric.NET_INCOME)
                .map(RecentStatements::end)
                .orElse(yearEnd);
        this.balanceDate = ledger.balanceDate().orElse(end);
        this.trailing = ReportedStatement.trailing(ledger, currency, end, balanceDate);
        this.year = ReportedStatement.year(ledger, currency, yearEnd);
        this.before = ReportedStatement.year(ledger, currency, yearEnd.minusYears(1));
        this.twoBefore = ReportedStatement.year(ledger, currency, yearEnd.minusYears(2));
    }

    LocalDate yearEnd() {
        return yearEnd;
    }

    CompanyKind kind() {
        return trade;
    }

    boolean ordinary() {
        return !trade.financial();
    }

    /** A capital ratio of the last fiscal year, of which a bank or insurer reports one; an older one is not its capital now. */
    void capitalRatio(Metric ratio) {
        if (trade.financial()) {
            ledger.years(ratio).stream()
                    .filter(entry -> end(entry).equals(yearEnd))
                    .findFirst()
                    .ifPresent(entry -> deriver.keep(ReportedStatement.withInputs(List.of(entry), ledger)));
        }
    }

    /** Ratios that only mean something where debt is not the business. */
    void ordinary(Runnable measure) {
        if (ordinary()) {
            measure.run();
        }
    }

    void ratio(String metric, MaybeNumber value, String formula, ReportedStatement... read) {
        derive(metric, Unit.RATIO, value, formula, List.of(), read);
    }

    void percent(String metric, MaybeNumber fraction, String formula, ReportedStatement... read) {
        derive(metric, Unit.PERCENT, fraction.times(100), formula, List.of(), read);
    }

    void amount(String metric, MaybeNumber value, String formula, ReportedStatement... read) {
        derive(metric, Unit.of(currency), value, formula, List.of(), read);
    }

    /** Keeps a line of the latest balance sheet as it stands there. */
    void reported(StatementLine line, Metric metric) {
        if (trailing.line(line) instanceof MaybeNumber.Missing(String because)) {
            deriver.missing(metric.label(), because);
        }
        deriver.keep(ReportedStatement.withInputs(trailing.read(), ledger));
    }

    /** An amount at the latest balance sheet. */
    void balance(String metric, MaybeNumber value, String formula) {
        var day = Period.instant(balanceDate).in(ledger.calendar());
        derive(metric, day, Unit.of(currency), value, formula, List.of(), trailing);
    }

    /** Files a value that was computed from the lines just read, and from other entries. */
    void derive(
            String metric,
            Unit unit,
            MaybeNumber value,
            String formula,
            List<LedgerEntry> others,
            ReportedStatement... read) {
        var last = List.of(read).contains(trailing) ? end : yearEnd;
        derive(metric, ledger.twelveMonthsTo(last), unit, value, formula, others, read);
    }

    /** As above, of a period of its own. */
    void derive(
            String metric,
            Period period,
            Unit unit,
            MaybeNumber value,
            String formula,
            List<LedgerEntry> others,
            ReportedStatement... read) {
        var inputs = new ArrayList<>(others);
        for (var statement : read) {
            inputs.addAll(statement.read());
        }
        if (value.known()) {
            deriver.keep(ReportedStatement.withInputs(inputs, ledger));
        }
        deriver.derive(metric, period, unit, value, formula, inputs);
    }

    public static LocalDate end(LedgerEntry entry) {
        return entry.fact().period().end();
    }
}

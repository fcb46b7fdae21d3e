package footnote.evidence.statements;

import footnote.domain.FiscalCalendar;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the fiscal calendar of a company by the period that its filing names and the days of its statements. */
final class FilingCalendar {
    private static final int MOST_MONTHS = 12;
    private static final int SPILL_DAYS = 10;

    private FilingCalendar() {}

    /** The year the filing itself names is that of its newest year or quarter. */
    static Optional<FiscalCalendar> of(DocumentLabel label, Map<StatementType, FilingTable> tables) {
        var named = label.period();
        var newest = Stream.of(StatementType.INCOME, StatementType.CASH_FLOW, StatementType.BALANCE)
                .flatMap(type -> Optional.ofNullable(tables.get(type)).stream())
                .flatMap(table -> table.columns().stream())
                .map(PeriodColumn::end)
                .max(Comparator.naturalOrder());
        if (named.isEmpty() || newest.isEmpty()) {
            return Optional.empty();
        }
        int ahead = named.get().quarter().map(each -> (4 - each) * 3).orElse(0) % MOST_MONTHS;
        var month = yearEnd(newest.get(), label, tables)
                .orElse(newest.get().minusDays(SPILL_DAYS).plusMonths(ahead).getMonth());
        var plain = FiscalCalendar.endingIn(month);
        boolean own = named.get()
                .quarter()
                .map(each -> each == plain.quarter(newest.get()))
                .orElse(true);
        int shift = own ? named.get().year() - plain.year(newest.get()) : 0;
        return Math.abs(shift) <= 1 ? Optional.of(new FiscalCalendar(month, shift)) : Optional.empty();
    }

    /** The month a fiscal year ends in, by the balance sheet of a quarter: its other column is the last year's end. */
    private static Optional<Month> yearEnd(
            LocalDate newest, DocumentLabel label, Map<StatementType, FilingTable> tables) {
        var balance = tables.get(StatementType.BALANCE);
        if (balance == null || label.period().flatMap(FiscalPeriod::quarter).isEmpty()) {
            return Optional.empty();
        }
        return balance.columns().stream()
                .map(PeriodColumn::end)
                .filter(end -> {
                    long days = ChronoUnit.DAYS.between(end, newest);
                    return days > 60 && days < 300;
                })
                .map(end -> end.minusDays(SPILL_DAYS).getMonth())
                .findFirst();
    }
}

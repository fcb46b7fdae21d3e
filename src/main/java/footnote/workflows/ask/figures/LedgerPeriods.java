package footnote.workflows.ask.figures;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.search.AskedFigures;
import footnote.workflows.ask.question.FigureScope;
import java.time.LocalDate;
import java.time.Month;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The fiscal years and quarters of a company's ledger. */
record LedgerPeriods(Ledger ledger) {
    private static final int QUARTERS = 4;

    /** Every quarter of these years, or the last four where none is given; nothing where one of them is lacking. */
    List<LedgerEntry> quarters(String metric, List<Integer> years) {
        var all = Metric.standard(metric).map(ledger::quarters).orElse(List.of());
        var asked = years.isEmpty()
                ? all.subList(Math.max(0, all.size() - QUARTERS), all.size())
                : all.stream()
                        .filter(entry -> years.contains(entry.fact().period().year()))
                        .toList();
        return asked.size() < QUARTERS * Math.max(1, years.size()) ? List.of() : asked;
    }

    /** The last day of the fiscal year of that number. */
    Optional<LocalDate> end(int year) {
        return List.of(Metric.REVENUE, Metric.NET_INCOME, Metric.ASSETS, Metric.OPERATING_CASH_FLOW).stream()
                .flatMap(metric -> ledger.all(metric, Basis.REPORTED).stream())
                .map(entry -> entry.fact().period())
                .filter(period -> (period.isYear() || period.isInstant()) && period.year() == year)
                .filter(period -> period.isYear() || closes(period.end()))
                .map(Period::end)
                .findFirst();
    }

    /** The days of the year, or of its quarter that is asked for. */
    Optional<Period> of(FigureScope scope, int year) {
        return scope.whole() ? end(year).map(this::yearTo) : quarter(scope, year);
    }

    /** The days of the quarter that is asked for in that year. */
    Optional<Period> quarter(FigureScope scope, int year) {
        return Stream.of(Metric.REVENUE, Metric.NET_INCOME)
                .flatMap(metric -> scope.series(ledger, metric).stream())
                .map(entry -> entry.fact().period())
                .filter(each -> each.year() == year)
                .findFirst();
    }

    /** A balance at the end of a year that is compared with one of a quarter: "between FY2022 and Q2 of FY2023". */
    Optional<LedgerEntry> atYearEnd(String question, FigureScope scope, Metric metric, int year) {
        var named = AskedFigures.in(question).periods();
        boolean mixed = scope.quarter().isPresent()
                && scope.part().isEmpty()
                && named.contains(FiscalPeriod.year(year))
                && named.stream().anyMatch(each -> each.quarter().isPresent());
        return ledger.all(Metric.ASSETS, Basis.REPORTED).stream()
                .map(entry -> entry.fact().period())
                .filter(period -> mixed && period.isInstant() && period.year() == year)
                .filter(period -> period.fiscal()
                        .filter(calendar -> calendar.endsYear(period.end()))
                        .isPresent())
                .findFirst()
                .flatMap(period -> ledger.on(metric, period.end()));
    }

    private boolean closes(LocalDate day) {
        Month month = ledger.years(Metric.NET_INCOME).stream()
                .findFirst()
                .map(entry -> entry.fact().period().end().getMonth())
                .orElse(day.getMonth());
        return day.getMonth() == month;
    }

    /** What amounts are in. */
    Denomination currency() {
        return ledger.entries().stream()
                .flatMap(entry -> entry.fact().unit().currency().stream())
                .findFirst()
                .orElse(Denomination.USD);
    }

    /** The twelve months to a day. */
    Period yearTo(LocalDate end) {
        return ledger.twelveMonthsTo(end);
    }
}

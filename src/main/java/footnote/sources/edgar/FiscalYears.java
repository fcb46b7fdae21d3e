package footnote.sources.edgar;

import footnote.domain.FiscalCalendar;
import footnote.domain.Period;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a company counts and names its fiscal years, told from its annual reports: the newest of them says in which month
 * the year ends, and most of them must agree on how the year's name (dei:DocumentFiscalYearFocus) differs from the
 * calendar year of its end; without such agreement a year is named for the year it ends in.
 */
final class FiscalYears {
    private static final Set<String> ANNUAL = Set.of("10-K", "10-K405", "10-KT", "20-F", "40-F");

    /** What one annual report says of itself: the name of its year, and the end of the last year it tells of. */
    private record Named(int year, LocalDate end) {}

    private final Map<String, Named> reports = new HashMap<>();
    private Optional<FiscalCalendar> told = Optional.empty();

    /** Takes note of a figure's filing. */
    void see(String form, String accession, int fiscalYear, Period period) {
        if (ANNUAL.contains(form) && fiscalYear > 0 && period.isYear()) {
            reports.merge(
                    accession,
                    new Named(fiscalYear, period.end()),
                    (one, other) -> other.end().isAfter(one.end()) ? other : one);
        }
    }

    /** The calendar a period is to be named by; an annual report's year ends where it says, whatever came later. */
    Optional<FiscalCalendar> of(String form, Period period) {
        if (told.isEmpty()) {
            told = calendar();
        }
        return told.map(calendar -> ANNUAL.contains(form) && period.isYear() && !calendar.endsYear(period.end())
                ? FiscalCalendar.ofYearEnds(Set.of(period.end())).orElse(calendar)
                : calendar);
    }

    private Optional<FiscalCalendar> calendar() {
        return reports.values().stream()
                .max(Comparator.comparing(Named::end))
                .flatMap(newest -> FiscalCalendar.ofYearEnds(Set.of(newest.end())))
                .map(calendar -> new FiscalCalendar(calendar.yearEnd(), shift(calendar)));
    }

    private int shift(FiscalCalendar calendar) {
        Map<Integer, Long> votes = reports.values().stream()
                .map(report -> report.year() - calendar.year(report.end()))
                .collect(Collectors.groupingBy(each -> each, Collectors.counting()));
        return votes.entrySet().stream()
                .filter(each -> Math.abs(each.getKey()) <= 1 && 2 * each.getValue() > reports.size())
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }
}

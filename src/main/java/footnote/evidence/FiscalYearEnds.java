package footnote.evidence;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.FiscalCalendar;
import footnote.domain.Metric;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds a company's fiscal calendar among what vendors published: as the filer names its years, where a vendor says
 * that, else the month in which most of the years reported lately end, each year named for the year it ends in.
 */
final class FiscalYearEnds {
    private static final int LATELY_YEARS = 5;

    private FiscalYearEnds() {}

    static Optional<FiscalCalendar> of(List<Fact> facts) {
        return facts.stream()
                .filter(fact ->
                        fact.period().fiscal().isPresent() && fact.period().isYear())
                .max(Comparator.comparing(fact -> fact.period().end()))
                .flatMap(fact -> fact.period().fiscal())
                .or(() -> byYears(facts, Metric.NET_INCOME))
                .or(() -> byYears(facts, Metric.REVENUE));
    }

    private static Optional<FiscalCalendar> byYears(List<Fact> facts, Metric metric) {
        var ends = facts.stream()
                .filter(fact -> fact.metric().equals(metric)
                        && fact.basis() == Basis.REPORTED
                        && fact.dimensions().isEmpty()
                        && fact.period().isYear())
                .map(fact -> fact.period().end())
                .toList();
        return ends.stream()
                .max(Comparator.naturalOrder())
                .flatMap(last -> FiscalCalendar.ofYearEnds(ends.stream()
                        .filter(end -> end.isAfter(last.minusYears(LATELY_YEARS)))
                        .toList()));
    }
}

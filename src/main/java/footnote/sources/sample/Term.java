package footnote.sources.sample;

import footnote.domain.Period;
import java.time.LocalDate;
import java.util.Comparator;

/** One fiscal quarter of a company, and the day its figures became public. */
record Term(int fiscalYear, int quarter, LocalDate start, LocalDate end, LocalDate published)
        implements Comparable<Term> {
    private static final Comparator<Term> ORDER = Comparator.comparing(Term::end);

    boolean closesYear() {
        return quarter == 4;
    }

    Period period() {
        return Period.of(start, end);
    }

    Period yearPeriod() {
        return Period.of(start.minusMonths(9), end);
    }

    Period instant() {
        return Period.instant(end);
    }

    /** Q2 FY2025. */
    String label() {
        return "Q" + quarter + " FY" + fiscalYear;
    }

    @Override
    public int compareTo(Term other) {
        return ORDER.compare(this, other);
    }
}

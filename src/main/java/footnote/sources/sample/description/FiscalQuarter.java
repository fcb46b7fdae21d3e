package footnote.sources.sample.description;

import footnote.domain.Period;
import java.time.LocalDate;
import java.util.Comparator;

/** One fiscal quarter of a company, and the day its figures became public. */
public record FiscalQuarter(int fiscalYear, int quarter, LocalDate start, LocalDate end, LocalDate published)
        implements Comparable<FiscalQuarter> {
    private static final Comparator<FiscalQuarter> ORDER = Comparator.comparing(FiscalQuarter::end);

    public boolean closesYear() {
        return quarter == 4;
    }

    public Period period() {
        return Period.of(start, end);
    }

    public Period yearPeriod() {
        return Period.of(start.minusMonths(9), end);
    }

    public Period instant() {
        return Period.instant(end);
    }

    /** Q2 FY2025. */
    public String label() {
        return "Q" + quarter + " FY" + fiscalYear;
    }

    @Override
    public int compareTo(FiscalQuarter other) {
        return ORDER.compare(this, other);
    }
}

package footnote.evidence.statements;

import footnote.domain.Period;
import java.time.LocalDate;

/** What a column of a statement is of: the day it ends, and how many days it covers, none for a balance. */
public record PeriodColumn(LocalDate end, int days) {
    private static final int LEAST_YEAR = 350;
    private static final int MOST_YEAR = 380;

    public Period period() {
        return days == 0 ? Period.instant(end) : Period.of(end.minusDays(days - 1L), end);
    }

    public boolean isInstant() {
        return days == 0;
    }

    public boolean isYear() {
        return days >= LEAST_YEAR && days <= MOST_YEAR;
    }
}

package footnote.domain;

import java.time.LocalDate;

/** Days from first to last, both ends included. */
public record DateRange(LocalDate first, LocalDate last) {
    public DateRange {
        if (last.isBefore(first)) {
            throw new IllegalArgumentException("a range ends on or after its first day, not " + first + " to " + last);
        }
    }

    public boolean contains(LocalDate day) {
        return !day.isBefore(first) && !day.isAfter(last);
    }

    @Override
    public String toString() {
        return first + " to " + last;
    }
}

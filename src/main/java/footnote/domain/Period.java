package footnote.domain;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Optional;

/** The days a figure describes: from start to end, or one instant where there is no start. */
public record Period(Optional<LocalDate> start, LocalDate end) implements Comparable<Period> {
    private static final Comparator<Period> ORDER = Comparator.comparing(Period::end)
            .thenComparing(period -> period.start.orElse(period.end), Comparator.reverseOrder());

    /** A year of 52 weeks may end in the first days of the next one. */
    private static final int SPILL = 10;

    public Period {
        if (start.isPresent() && start.get().isAfter(end)) {
            throw new IllegalArgumentException("a period starts before it ends, not " + start.get() + " to " + end);
        }
    }

    public static Period of(LocalDate start, LocalDate end) {
        return new Period(Optional.of(start), end);
    }

    public static Period instant(LocalDate day) {
        return new Period(Optional.empty(), day);
    }

    @JsonIgnore
    public boolean isInstant() {
        return start.isEmpty();
    }

    /** Days from start to end, both counted; 0 for an instant. */
    public long days() {
        return start.map(first -> ChronoUnit.DAYS.between(first, end) + 1).orElse(0L);
    }

    /** How many months it covers, 0 for an instant, told from the days so that 13 weeks are three months. */
    public int months() {
        return (int) Math.round(days() / 30.4375);
    }

    @JsonIgnore
    public boolean isYear() {
        return months() == 12;
    }

    @JsonIgnore
    public boolean isQuarter() {
        return months() == 3;
    }

    /** The year this period is named for: that of its end, less the first days of January. */
    public int year() {
        return end.minusDays(SPILL).getYear();
    }

    /** FY2023 for a year, Q2 2024 for a calendar quarter by where most of it lies, else the dates. */
    public String label() {
        if (isYear()) {
            return "FY" + year();
        }
        if (isQuarter()) {
            LocalDate middle = end.minusDays(days() / 2);
            return "Q" + ((middle.getMonthValue() + 2) / 3) + " " + middle.getYear();
        }
        return start.map(first -> first + " to " + end).orElse("as of " + end);
    }

    /** As {@link #label()}, but quarters and half years counted within a fiscal year that ends in the given month. */
    public String fiscalLabel(Month yearEnd) {
        if (isYear() || isInstant() || months() > 9 || months() % 3 != 0) {
            return label();
        }
        LocalDate nominal = end.minusDays(SPILL);
        int into = Math.floorMod(nominal.getMonthValue() - yearEnd.getValue() - 1, 12) + 1;
        int fiscalYear = nominal.getYear() + (nominal.getMonthValue() > yearEnd.getValue() ? 1 : 0);
        return switch (months()) {
            case 3 -> "Q" + ((into + 2) / 3) + " FY" + fiscalYear;
            case 6 -> (into <= 6 ? "H1 FY" : "H2 FY") + fiscalYear;
            default -> "9M FY" + fiscalYear;
        };
    }

    @Override
    public int compareTo(Period other) {
        return ORDER.compare(this, other);
    }
}

package footnote.evidence.documents;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A fiscal year or quarter as its company counts it: FY2023, Q2 2026. */
public record FiscalPeriod(int year, Optional<Integer> quarter) implements Comparable<FiscalPeriod> {
    private static final Pattern SHAPE = Pattern.compile("(?:Q([1-4]) |FY)(\\d{4})");
    private static final Comparator<FiscalPeriod> ORDER = Comparator.<FiscalPeriod>comparingInt(period -> period.year)
            .thenComparing(period -> period.quarter.orElse(4));

    public FiscalPeriod {
        if (year < 1900 || year > 2200) {
            throw new IllegalArgumentException("a fiscal year lies between 1900 and 2200, not " + year);
        }
        quarter.filter(each -> each < 1 || each > 4).ifPresent(each -> {
            throw new IllegalArgumentException("a year has quarters 1 to 4, not " + each);
        });
    }

    public static FiscalPeriod year(int year) {
        return new FiscalPeriod(year, Optional.empty());
    }

    public static FiscalPeriod quarter(int year, int quarter) {
        return new FiscalPeriod(year, Optional.of(quarter));
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static FiscalPeriod of(String label) {
        Matcher matcher = SHAPE.matcher(label);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a fiscal period: '" + label + "'; write it like FY2023 or Q2 2026");
        }
        return new FiscalPeriod(
                Integer.parseInt(matcher.group(2)),
                Optional.ofNullable(matcher.group(1)).map(Integer::valueOf));
    }

    @JsonValue
    public String label() {
        return quarter.map(each -> "Q" + each + " " + year).orElse("FY" + year);
    }

    @Override
    public int compareTo(FiscalPeriod other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return label();
    }
}

package footnote.domain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.LocalDate;
import java.time.Period;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** How far back a price history goes, by the names readers know: 1mo, 3mo, 1y. */
public enum LookBack {
    ONE_MONTH("1mo", "one month", Period.ofMonths(1)),
    THREE_MONTHS("3mo", "three months", Period.ofMonths(3)),
    SIX_MONTHS("6mo", "six months", Period.ofMonths(6)),
    ONE_YEAR("1y", "one year", Period.ofYears(1)),
    TWO_YEARS("2y", "two years", Period.ofYears(2)),
    FIVE_YEARS("5y", "five years", Period.ofYears(5));

    private final String code;
    private final String words;
    private final Period span;

    LookBack(String code, String words, Period span) {
        this.code = code;
        this.words = words;
        this.span = span;
    }

    @JsonCreator
    public static LookBack of(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(each -> each.code.equals(wanted))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no period '" + text + "'; there are "
                        + Arrays.stream(values()).map(LookBack::code).collect(Collectors.joining(", "))));
    }

    @JsonValue
    public String code() {
        return code;
    }

    public String words() {
        return words;
    }

    public DateRange until(LocalDate day) {
        return new DateRange(day.minus(span), day);
    }
}

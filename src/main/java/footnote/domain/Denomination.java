package footnote.domain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.util.Map;
import java.util.regex.Pattern;

/** What a price or an amount is counted in: a currency (GBP) or its hundredth as exchanges quote it (GBp). */
public record Denomination(@JsonValue String code) {
    private static final Pattern SHAPE = Pattern.compile("[A-Z]{3}|[A-Z]{2}[a-z]");
    private static final Map<String, String> HUNDREDTHS = Map.of("GBp", "GBP", "ZAc", "ZAR", "ILa", "ILS");
    private static final Map<String, String> SPELLINGS = Map.of("GBX", "GBp", "ZAC", "ZAc", "ILA", "ILa");

    public static final Denomination USD = new Denomination("USD");

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Denomination {
        code = SPELLINGS.getOrDefault(code, code);
        if (!SHAPE.matcher(code).matches()) {
            throw new IllegalArgumentException("not a currency: '" + code + "'; write it like USD, or GBp for pence");
        }
    }

    /** The currency itself: GBP for GBp. */
    public Denomination major() {
        String major = HUNDREDTHS.get(code);
        return major == null ? this : new Denomination(major);
    }

    /** How many of these make one of the currency: 100 for GBp, else 1. */
    public int perMajor() {
        return HUNDREDTHS.containsKey(code) ? 100 : 1;
    }

    /** The amount in the currency itself. */
    public BigDecimal inMajor(BigDecimal amount) {
        return perMajor() == 1 ? amount : amount.movePointLeft(2);
    }

    @Override
    public String toString() {
        return code;
    }
}

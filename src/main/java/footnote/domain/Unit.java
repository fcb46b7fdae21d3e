package footnote.domain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a figure is counted in, written USD, USD/share, shares, percent, ratio, days or count. */
public record Unit(Kind kind, Optional<Denomination> currency) {
    /** The families of units. */
    public enum Kind {
        CURRENCY,
        PER_SHARE,
        SHARES,
        PERCENT,
        RATIO,
        DAYS,
        COUNT
    }

    private static final String PER_SHARE_MARK = "/share";

    public static final Unit SHARES = new Unit(Kind.SHARES, Optional.empty());
    /** Hundredths: 12.5 means 12.5 %. */
    public static final Unit PERCENT = new Unit(Kind.PERCENT, Optional.empty());
    /** A plain number: 0.125 means 0.125. */
    public static final Unit RATIO = new Unit(Kind.RATIO, Optional.empty());

    public static final Unit DAYS = new Unit(Kind.DAYS, Optional.empty());
    public static final Unit COUNT = new Unit(Kind.COUNT, Optional.empty());

    public Unit {
        boolean money = kind == Kind.CURRENCY || kind == Kind.PER_SHARE;
        if (money != currency.isPresent()) {
            throw new IllegalArgumentException("the unit " + kind + (money ? " needs a currency" : " has no currency"));
        }
    }

    public static Unit of(Denomination currency) {
        return new Unit(Kind.CURRENCY, Optional.of(currency));
    }

    public static Unit perShare(Denomination currency) {
        return new Unit(Kind.PER_SHARE, Optional.of(currency));
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Unit parse(String text) {
        if (text.endsWith(PER_SHARE_MARK)) {
            return perShare(new Denomination(text.substring(0, text.length() - PER_SHARE_MARK.length())));
        }
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .map(kind -> new Unit(kind, Optional.empty()))
                .orElseGet(() -> of(new Denomination(text)));
    }

    @JsonValue
    @Override
    public String toString() {
        return switch (kind) {
            case CURRENCY -> currency.orElseThrow().code();
            case PER_SHARE -> currency.orElseThrow().code() + PER_SHARE_MARK;
            default -> kind.name().toLowerCase(Locale.ROOT);
        };
    }
}

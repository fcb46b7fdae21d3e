package footnote.domain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An exchange symbol, upper case, with its exchange's suffix where it has one (7203.T). */
public record Ticker(@JsonValue String symbol) {
    private static final Pattern SHAPE = Pattern.compile("[A-Z0-9^][A-Z0-9.&=^_-]{0,23}");

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Ticker {
        if (!SHAPE.matcher(symbol).matches()) {
            throw new IllegalArgumentException("not a ticker: '" + symbol + "'; write it like AAPL, BRK-B or 7203.T");
        }
    }

    /** Reads what a person types: any case, spaces around it, a leading dollar sign. */
    public static Optional<Ticker> read(String text) {
        String symbol = text.strip().toUpperCase(Locale.ROOT);
        if (symbol.startsWith("$")) {
            symbol = symbol.substring(1);
        }
        return SHAPE.matcher(symbol).matches() ? Optional.of(new Ticker(symbol)) : Optional.empty();
    }

    /** The exchange's part of the symbol, such as T in 7203.T. */
    public Optional<String> suffix() {
        int dot = symbol.lastIndexOf('.');
        return dot < 1 || dot == symbol.length() - 1 ? Optional.empty() : Optional.of(symbol.substring(dot + 1));
    }

    @Override
    public String toString() {
        return symbol;
    }
}

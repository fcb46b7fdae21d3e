package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/** One row of a screen of the day's movers; the change is in percent, and of the trading day given, where one is. */
public record Mover(
        Ticker symbol,
        String name,
        String exchange,
        BigDecimal price,
        BigDecimal change,
        BigDecimal percentChange,
        OptionalLong volume,
        Optional<BigDecimal> marketCap,
        Origin origin,
        Optional<LocalDate> day) {
    public Mover {
        day = Objects.requireNonNullElse(day, Optional.empty()); // earlier versions kept none
    }
}

package footnote.domain;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/** One row of a screen of the day's movers; the change is in percent. */
public record Mover(
        Ticker symbol,
        String name,
        String exchange,
        BigDecimal price,
        BigDecimal change,
        BigDecimal percentChange,
        OptionalLong volume,
        Optional<BigDecimal> marketCap,
        Origin origin) {}

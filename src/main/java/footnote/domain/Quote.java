package footnote.domain;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** The latest price and what vendors state beside it; the change is in percent. */
public record Quote(
        Ticker ticker,
        String name,
        String exchange,
        String kind,
        BigDecimal price,
        Denomination currency,
        Optional<BigDecimal> previousClose,
        Optional<BigDecimal> percentChange,
        OptionalLong volume,
        Optional<BigDecimal> marketCap,
        Optional<BigDecimal> sharesOutstanding,
        Optional<Denomination> statementCurrency,
        Instant at,
        Origin origin) {}

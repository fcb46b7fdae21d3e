package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The options on one share that expire on the days given. */
public record OptionChain(
        Ticker ticker,
        Denomination currency,
        Optional<BigDecimal> spot,
        List<LocalDate> expiries,
        List<Contract> contracts,
        Origin origin) {
    /** The right to buy or to sell. */
    public enum Side {
        CALL,
        PUT
    }

    /** One option; implied volatility as a ratio a year. */
    public record Contract(
            String symbol,
            Side side,
            LocalDate expiry,
            BigDecimal strike,
            Optional<BigDecimal> last,
            Optional<BigDecimal> bid,
            Optional<BigDecimal> ask,
            OptionalLong volume,
            OptionalLong openInterest,
            Optional<BigDecimal> impliedVolatility) {
        public Contract {
            if (strike.signum() < 0) {
                throw new IllegalArgumentException("the option " + symbol + " has the strike " + strike);
            }
        }
    }

    public OptionChain {
        expiries = List.copyOf(expiries);
        contracts = List.copyOf(contracts);
    }
}

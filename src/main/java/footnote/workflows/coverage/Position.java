package footnote.workflows.coverage;

import footnote.domain.Denomination;
import footnote.runtime.run.Fault;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/** Shares of one company that a reader holds, with what one share cost where that is known. */
public record Position(BigDecimal shares, Optional<BigDecimal> cost, Denomination currency) {
    private static final int MOST_DIGITS = 18;

    public Position {
        if (shares.signum() <= 0 || shares.precision() > MOST_DIGITS) {
            throw Fault.input("a position has more than 0 shares, not " + shares.toPlainString());
        }
        cost.filter(each -> each.signum() < 0 || each.precision() > MOST_DIGITS).ifPresent(each -> {
            throw Fault.input("the cost of a share is 0 or more, not " + each.toPlainString());
        });
    }

    /** Whether another lot can be added without a guess: both have a cost in one currency, or neither has one. */
    boolean joins(Position other) {
        return cost.isPresent() == other.cost.isPresent() && currency.equals(other.currency);
    }

    /** Both lots as one, at their mean cost. */
    Position and(Position other) {
        var total = shares.add(other.shares);
        var mean = cost.map(each -> each.multiply(shares)
                .add(other.cost.orElseThrow().multiply(other.shares))
                .divide(total, MathContext.DECIMAL64)
                .stripTrailingZeros());
        return new Position(total, mean, currency);
    }
}

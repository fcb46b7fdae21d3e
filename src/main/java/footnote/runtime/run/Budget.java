package footnote.runtime.run;

import java.math.BigDecimal;

/** What a run may still spend: money is held before a call and settled after it, so parallel calls cannot overdraw. */
public final class Budget {
    private final BigDecimal limit;
    private BigDecimal spent;
    private BigDecimal held = BigDecimal.ZERO;

    public Budget(BigDecimal limit, BigDecimal spent) {
        this.limit = limit;
        this.spent = spent;
    }

    /** Holds at most this much for one call; refused when that could cross the limit. */
    public synchronized Hold hold(BigDecimal most) {
        if (spent.add(held).add(most).compareTo(limit) > 0) {
            throw new Overdrawn(limit, spent, most);
        }
        held = held.add(most);
        return new Hold(most);
    }

    public BigDecimal limit() {
        return limit;
    }

    public synchronized BigDecimal spent() {
        return spent;
    }

    private synchronized void release(BigDecimal most, BigDecimal actual) {
        held = held.subtract(most);
        spent = spent.add(actual);
    }

    /** Money set aside for a call in flight. */
    public final class Hold implements AutoCloseable {
        private final BigDecimal most;
        private boolean open = true;

        private Hold(BigDecimal most) {
            this.most = most;
        }

        public void settle(BigDecimal actual) {
            if (open) {
                open = false;
                release(most, actual);
            }
        }

        /** A call that never happened costs nothing. */
        @Override
        public void close() {
            settle(BigDecimal.ZERO);
        }
    }

    /** The next call could cost more than is left. */
    public static final class Overdrawn extends Fault {
        Overdrawn(BigDecimal limit, BigDecimal spent, BigDecimal most) {
            super(
                    Kind.AGENT,
                    "the budget of $" + limit.toPlainString() + " has $"
                            + limit.subtract(spent).max(BigDecimal.ZERO).toPlainString()
                            + " left and the next call could cost $"
                            + most.stripTrailingZeros().toPlainString() + "; give the run a larger budget",
                    false,
                    null);
        }
    }
}

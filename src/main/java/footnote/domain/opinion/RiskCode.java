package footnote.domain.opinion;

/** What can go wrong, as far as rules can tell; a grave one outweighs good signals. */
public enum RiskCode {
    NEAR_52W_HIGH,
    NEAR_52W_LOW,
    HIGH_VOLATILITY,
    OVERBOUGHT,
    OVERSOLD,
    DEEP_DRAWDOWN,
    HIGH_LEVERAGE,
    WEAK_INTEREST_COVER,
    NEGATIVE_CASH_FLOW,
    LOSS_MAKING,
    DILUTION,
    ACCOUNTING_FLAG(true),
    DISTRESS(true),
    PLEDGED_SHARES,
    LOW_LIQUIDITY,
    EARNINGS_SOON,
    STALE_DATA;

    private final boolean grave;

    RiskCode() {
        this(false);
    }

    RiskCode(boolean grave) {
        this.grave = grave;
    }

    public boolean grave() {
        return grave;
    }
}

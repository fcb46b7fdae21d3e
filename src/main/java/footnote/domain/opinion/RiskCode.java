package footnote.domain.opinion;

import java.util.Locale;

/** What can go wrong with a share or its accounts, as far as rules can tell; a grave one outweighs good signals. */
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
    ACCOUNTING_FLAG(1),
    DISTRESS(2),
    PLEDGED_SHARES,
    LOW_LIQUIDITY,
    EARNINGS_SOON,
    STALE_DATA,
    GOING_CONCERN(9),
    RESTRUCTURING(8),
    DELISTING(7),
    COVENANT_BREACH(6),
    RESTATED(5),
    TRADING_HALT(5),
    AUDITOR_CHANGE(5),
    INVESTIGATION(4),
    SHORT_REPORT(3),
    LATE_FILING,
    MATERIAL_WEAKNESS,
    FINANCE_OFFICER_LEFT,
    RECEIVABLES_OUTGROW_SALES,
    WEAK_CASH_CONVERSION,
    NEGATIVE_EQUITY,
    RELATED_PARTY;

    private final int gravity;

    RiskCode() {
        this(0);
    }

    RiskCode(int gravity) {
        this.gravity = gravity;
    }

    public boolean grave() {
        return gravity > 0;
    }

    /** How far it outweighs others: 0 for what is not grave, more for what threatens the company itself. */
    public int gravity() {
        return gravity;
    }

    /** As it is printed: {@code GOING_CONCERN} is "Going concern". */
    public String label() {
        String words = name().toLowerCase(Locale.ROOT).replace('_', ' ').replace("52w", "52-week");
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}

package footnote.domain.opinion;

import footnote.domain.Words;
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
    ACCOUNTING_FLAG(1, "A Beneish M-score back below its threshold."),
    DISTRESS(2, "An Altman Z''-score back above its threshold."),
    PLEDGED_SHARES,
    LOW_LIQUIDITY,
    EARNINGS_SOON,
    STALE_DATA,
    GOING_CONCERN(9, "An audit report without doubt about the company's ability to continue as a going concern."),
    RESTRUCTURING(8, "An agreement with creditors that leaves value to shareholders."),
    DELISTING(7, "Notice from the exchange that its listing requirements are met again."),
    COVENANT_BREACH(6, "A waiver by the lenders, or a refinancing of the debt."),
    RESTATED(5, "An audited annual report without a further restatement."),
    TRADING_HALT(5, "Trading in the shares that is resumed."),
    AUDITOR_CHANGE(5, "An unqualified opinion by the new auditor."),
    INVESTIGATION(4, "An end of the investigation without findings against the company."),
    SHORT_REPORT(3, "Audited figures that refute the short seller's allegations."),
    LATE_FILING,
    MATERIAL_WEAKNESS,
    FINANCE_OFFICER_LEFT,
    RECEIVABLES_OUTGROW_SALES,
    WEAK_CASH_CONVERSION,
    NEGATIVE_EQUITY,
    RELATED_PARTY;

    private final int gravity;
    private final String clearedBy;

    RiskCode() {
        this(0, "");
    }

    RiskCode(int gravity, String clearedBy) {
        this.gravity = gravity;
        this.clearedBy = clearedBy;
    }

    /** What would clear a grave one, as a sentence; empty for the others. */
    public String clearedBy() {
        return clearedBy;
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
        return Words.capitalized(words);
    }
}

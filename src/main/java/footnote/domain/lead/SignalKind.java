package footnote.domain.lead;

import java.util.Locale;

/** What may happen to a company that a seller would like to know. */
public enum SignalKind {
    FUNDING("raised money", 1.0),
    HIRING("hires", 0.7),
    NEW_SITE("opened a new site", 0.9),
    PRODUCT_LAUNCH("launched a product", 0.7),
    MARKET_ENTRY("entered a new market", 0.9),
    CAPITAL_SPENDING("plans capital spending", 0.8),
    SUPPLIER_RISK("worries about a supplier", 0.5),
    EXPANSION_PLAN("plans to expand", 0.8);

    private final String words;
    private final double weight;

    SignalKind(String words, double weight) {
        this.words = words;
        this.weight = weight;
    }

    /** As in "the company ...". */
    public String words() {
        return words;
    }

    /** How much of a reason to call it is while it is fresh, from 0 to 1; ours, not measured. */
    public double weight() {
        return weight;
    }

    public boolean isRisk() {
        return this == SUPPLIER_RISK;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}

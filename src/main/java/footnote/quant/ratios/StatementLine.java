package footnote.quant.ratios;

/** What a statement may report; amounts paid out (capital expenditure, dividends, interest, tax) are positive. */
public enum StatementLine {
    REVENUE("revenue"),
    COST_OF_SALES("cost of sales"),
    GROSS_PROFIT("gross profit"),
    SELLING_AND_ADMINISTRATION("selling, general and administrative expense"),
    DEPRECIATION("depreciation and amortization"),
    OPERATING_INCOME("operating income"),
    INTEREST_EXPENSE("interest expense"),
    INCOME_BEFORE_TAX("income before tax"),
    INCOME_TAX("income tax"),
    NET_INCOME("net income"),
    NET_INCOME_TO_COMMON("net income to common shareholders"),
    DISCONTINUED_INCOME("income from discontinued operations"),
    PROPERTY_SALE_GAINS("gains on sale of real estate"),
    SHARES("diluted weighted shares"),
    CASH("cash and equivalents"),
    SHORT_TERM_INVESTMENTS("short-term investments"),
    LONG_TERM_INVESTMENTS("long-term investments"),
    EQUITY_METHOD_INVESTMENTS("equity-method investments"),
    RECEIVABLES("accounts receivable"),
    INVENTORY("inventory"),
    CURRENT_ASSETS("current assets"),
    PROPERTY("property, plant and equipment"),
    GOODWILL("goodwill"),
    INTANGIBLES("intangible assets"),
    TOTAL_ASSETS("total assets"),
    PAYABLES("accounts payable"),
    CURRENT_LIABILITIES("current liabilities"),
    LONG_TERM_DEBT("long-term debt"),
    TOTAL_DEBT("total debt"),
    TOTAL_LIABILITIES("total liabilities"),
    RETAINED_EARNINGS("retained earnings"),
    PREFERRED_STOCK("preferred stock"),
    MINORITY_INTEREST("minority interest"),
    EQUITY("shareholders' equity"),
    OPERATING_CASH_FLOW("operating cash flow"),
    CAPITAL_EXPENDITURE("capital expenditure"),
    DIVIDENDS_PAID("dividends paid"),
    OPERATING_EXPENSES("operating expenses"),
    INTEREST_INCOME("interest income"),
    PROVISION_FOR_CREDIT_LOSSES("provision for credit losses"),
    LOANS("loans"),
    NONACCRUAL_LOANS("nonaccrual loans"),
    DEPOSITS("deposits"),
    PREMIUMS_EARNED("premiums earned"),
    CLAIMS_INCURRED("claims incurred"),
    INSURANCE_RESERVES("insurance reserves");

    private final String label;

    StatementLine(String label) {
        this.label = label;
    }

    /** As a reader would say it. */
    public String label() {
        return label;
    }
}

package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.workflows.report.data.ReportFacts;
import java.util.LinkedHashMap;
import java.util.Map;

/** What companies of a kind are measured by, beside the figures that every first page has. */
final class KeyMetrics {
    private final ReportFacts book;
    private final Map<String, LedgerEntry> metrics = new LinkedHashMap<>();

    private KeyMetrics(ReportFacts book) {
        this.book = book;
    }

    /** The figures of the company's kind, by label. */
    static Map<String, LedgerEntry> of(ReportFacts book) {
        var all = new KeyMetrics(book);
        switch (book.data().value().kind()) {
            case BANK -> {
                all.now("Through-cycle ROE", "through_cycle_return");
                all.year("Net interest margin", "net_interest_margin");
                all.year("Cost/income", "cost_to_income");
                all.year("Provisions/loans", "credit_cost");
                all.year("Implied provisions", "implied_provisions");
                all.year("Nonaccrual loans/loans", "nonaccrual_ratio");
                all.year("Loans/deposits", "loans_to_deposits");
                all.year("CET1 ratio", "cet1_ratio");
                all.year("Equity/assets", "equity_to_assets");
                all.now("P/TBV", "price_to_tangible_book");
            }
            case INSURER -> {
                all.now("Through-cycle ROE", "through_cycle_return");
                all.year("Combined ratio", "combined_ratio");
                all.year("Loss ratio", "loss_ratio");
                all.year("Solvency ratio", "solvency_ratio");
                all.year("Equity/assets", "equity_to_assets");
                all.now("P/TBV", "price_to_tangible_book");
            }
            case BIOTECH -> {
                all.now("Cash per share", "cash_per_share");
                all.now("Cash burn a year", "cash_burn");
                all.now("Cash runway, years", "cash_runway");
                all.year("Share count growth", "share_count_growth");
            }
            case DISTRESSED -> {
                if (!book.data().lender()) {
                    all.now("Net debt/market cap", "net_debt_to_market_cap");
                }
                all.now("Equity", "equity");
            }
            case REIT -> {
                all.now("P/FFO", "price_to_ffo");
                all.year("FFO", "funds_from_operations");
                all.year("FFO per share", "ffo_per_share");
                all.year("Dividends/FFO", "ffo_payout");
                all.year("Dividend per share", "dividend_per_share");
            }
            case PRE_PROFIT -> {
                all.year("Revenue growth", "revenue_growth");
                all.year("Gross margin", "gross_margin");
                all.now("EV/sales", "ev_to_sales");
            }
            case CYCLICAL -> all.now("Mid-cycle margin", "operating_margin_assumed");
            case INDUSTRIAL, HOLDING -> {}
        }
        return all.metrics;
    }

    private void now(String label, String metric) {
        book.now(metric).ifPresent(entry -> metrics.put(label, entry));
    }

    private void year(String label, String metric) {
        book.lastYear(metric).ifPresent(entry -> metrics.put(label, entry));
    }
}

package footnote.workflows.report;

import footnote.domain.LedgerEntry;
import footnote.publication.report.Report;
import footnote.research.CompanyKind;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.ThesisFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The figures beside a report's title: fair value and price, then what companies of this kind are measured by. */
final class KeyMetrics {
    private final ReportFacts book;
    private final List<Report.Highlight> highlights = new ArrayList<>();

    private KeyMetrics(ReportFacts book) {
        this.book = book;
    }

    static List<Report.Highlight> of(ReportFacts book) {
        var metrics = new KeyMetrics(book);
        metrics.view();
        metrics.business(book.data().value().kind());
        metrics.market();
        return metrics.highlights;
    }

    private void view() {
        var view = book.data().value().view();
        view.fairValue().ifPresent(value -> add("Fair value", book.entry(value.entry())));
        view.fairValueLow().ifPresent(low -> add("Fair value, low", book.entry(low.entry())));
        view.fairValueHigh().ifPresent(high -> add("Fair value, high", book.entry(high.entry())));
        view.expectedReturn().ifPresent(expected -> add("Expected return", book.entry(expected.entry())));
        add("Share price", book.now("price"));
        add("Market value", book.now("market_cap"));
    }

    private void business(CompanyKind kind) {
        switch (kind) {
            case BANK -> bank();
            case INSURER -> insurer();
            case BIOTECH -> biotech();
            case DISTRESSED -> distressed();
            case REIT -> trust();
            case PRE_PROFIT -> growth();
            case INDUSTRIAL, CYCLICAL, HOLDING -> operating(kind);
        }
    }

    private void bank() {
        add("Revenue", book.lastYear("revenue"));
        add("Return on equity", book.lastYear("return_on_equity"));
        add("Through-cycle ROE", book.now("through_cycle_return"));
        add("Net interest margin", book.lastYear("net_interest_margin"));
        add("Cost to income", book.lastYear("cost_to_income"));
        add("Implied provisions", book.lastYear("implied_provisions"));
        add("Equity to assets", book.lastYear("equity_to_assets"));
    }

    private void insurer() {
        add("Revenue", book.lastYear("revenue"));
        add("Revenue growth", book.lastYear("revenue_growth"));
        add("Return on equity", book.lastYear("return_on_equity"));
        add("Through-cycle ROE", book.now("through_cycle_return"));
        add("Equity to assets", book.lastYear("equity_to_assets"));
    }

    private void biotech() {
        add("Cash per share", book.now("cash_per_share"));
        add("Cash burn a year", book.now("cash_burn"));
        add("Cash runway, years", book.now("cash_runway"));
        add("Share count growth", book.lastYear("share_count_growth"));
        add("R&D", book.lastYear("research_and_development"));
        add("Net income", book.lastYear("net_income"));
        debt();
    }

    private void distressed() {
        add("Revenue", book.lastYear("revenue"));
        add("Revenue growth", book.lastYear("revenue_growth"));
        if (!book.data().lender()) {
            debt();
            add("Net debt to market cap", book.now("net_debt_to_market_cap"));
            add("Free cash flow", book.now("free_cash_flow"));
        }
        add("Equity", book.lastYear("equity"));
        add("Net income", book.lastYear("net_income"));
    }

    private void trust() {
        add("Revenue", book.lastYear("revenue"));
        add("Dividend per share", book.lastYear("dividend_per_share"));
        add("Payout ratio", book.lastYear("payout_ratio"));
        debt();
    }

    private void growth() {
        add("Revenue", book.lastYear("revenue"));
        add("Revenue growth", book.lastYear("revenue_growth"));
        add("Gross margin", book.lastYear("gross_margin"));
        add("Operating margin", book.lastYear("operating_margin"));
        add("Free cash flow", book.now("free_cash_flow"));
        debt();
        add("EV to sales", book.now("ev_to_sales"));
    }

    private void operating(CompanyKind kind) {
        add("Revenue", book.lastYear("revenue"));
        add("Revenue growth", book.lastYear("revenue_growth"));
        add("Operating margin", book.lastYear("operating_margin"));
        if (kind == CompanyKind.CYCLICAL) {
            add("Mid-cycle operating margin", book.now("operating_margin_assumed"));
        }
        add("Return on equity", book.lastYear("return_on_equity"));
        add("Free cash flow", book.now("free_cash_flow"));
        debt();
    }

    private void debt() {
        var netDebt = book.now("net_debt");
        add("Net debt", netDebt.filter(each -> each.number() >= 0));
        add("Net cash", netDebt.flatMap(debt -> ThesisFacts.netCash(book, debt)));
    }

    private void market() {
        add("Price to earnings", book.now("price_to_earnings"));
        add("Price to book", book.now("price_to_book"));
        add("Price to tangible book", book.now("price_to_tangible_book"));
        add("Dividend yield", book.now("dividend_yield").filter(each -> each.number() > 0));
        add("Beta", book.now("beta"));
    }

    private void add(String label, Optional<LedgerEntry> entry) {
        entry.ifPresent(each -> highlights.add(new Report.Highlight(label, each.id(), Optional.empty())));
    }
}

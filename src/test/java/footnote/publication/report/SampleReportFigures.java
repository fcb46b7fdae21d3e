package footnote.publication.report;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.publication.chart.Caption;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Periods;
import footnote.publication.chart.Series;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The figures of the sample report by name, and the captions of what shows them. */
final class SampleReportFigures {
    final SampleLedger ledger;
    final List<LedgerEntry> revenue;
    final List<LedgerEntry> gross;
    final List<LedgerEntry> operating;
    final List<LedgerEntry> net;
    final List<LedgerEntry> cashFlow;
    final List<LedgerEntry> spending;
    final List<LedgerEntry> paid;
    final List<LedgerEntry> buybacks;
    final List<LedgerEntry> debt;
    final List<LedgerEntry> cash;
    final List<LedgerEntry> equity;
    final List<LedgerEntry> free;
    final List<LedgerEntry> grossMargin;
    final List<LedgerEntry> margin;
    final List<LedgerEntry> freeMargin;
    final List<LedgerEntry> growth;
    final List<LedgerEntry> eps;
    final LedgerEntry price;
    final LedgerEntry earnings;
    final LedgerEntry low;
    final LedgerEntry middle;
    final LedgerEntry high;
    final List<LedgerEntry> loss;
    final Map<String, List<LedgerEntry>> segments = new LinkedHashMap<>();
    final List<String> labels;
    final Periods periods;
    private final String company;
    private int exhibit;

    SampleReportFigures(String company, String symbol) {
        this.company = company;
        ledger = new SampleLedger(symbol);
        revenue = ledger.years("revenue", 12.1, 13.0, 16.9, 19.8, 18.7, 22.6, 27.4);
        gross = ledger.years("gross_profit", 6.5, 7.2, 9.8, 11.6, 10.5, 13.4, 16.8);
        operating = ledger.years("operating_income", 2.5, 2.9, 4.5, 5.5, 4.3, 6.4, 8.5);
        net = ledger.years("net_income", 2.0, 2.4, 3.8, 4.6, 3.4, 5.4, 7.0);
        cashFlow = ledger.years("operating_cash_flow", 2.6, 3.1, 4.4, 5.1, 4.0, 6.3, 8.2);
        spending = ledger.years("capital_expenditure", 1.0, 0.9, 1.2, 1.4, 1.6, 1.5, 1.9);
        paid = ledger.years("dividends_paid", 0.3, 0.3, 0.4, 0.5, 0.5, 0.6, 0.8);
        buybacks = ledger.years("buybacks", 0.6, 0.4, 1.1, 1.5, 0.2, 1.8, 2.9);
        debt = ledger.ends("total_debt", 4.1, 4.4, 4.0, 3.8, 4.9, 4.6, 4.2);
        cash = ledger.ends("cash", 2.2, 3.0, 3.9, 4.4, 3.7, 5.0, 6.8);
        equity = ledger.ends("equity", 9.8, 11.2, 13.4, 15.6, 17.9, 20.4, 23.3);
        free = ledger.derived(
                "free_cash_flow",
                Unit.of(Denomination.USD),
                "operating cash flow - capital expenditure",
                cashFlow,
                spending,
                (a, b) -> a.subtract(b));
        grossMargin = ledger.ratio("gross_margin", gross, revenue, "gross profit / revenue * 100");
        margin = ledger.ratio("operating_margin", operating, revenue, "operating income / revenue * 100");
        freeMargin = ledger.ratio("free_cash_flow_margin", free, revenue, "free cash flow / revenue * 100");
        growth = ledger.growth(revenue);
        eps = ledger.perShare("eps_diluted", 2.05, 2.48, 3.92, 4.74, 3.52, 5.61, 7.24);
        price = ledger.one(
                "price", 192.30, Unit.perShare(Denomination.USD), "Closing price", "https://example.org/prices/nws");
        earnings =
                ledger.quotient("price_to_earnings", price, eps.getLast(), "share price / diluted earnings per share");
        low = ledger.assumed("model_value_low", 178.40);
        middle = ledger.assumed("model_value", 214.60);
        high = ledger.assumed("model_value_high", 256.10);
        loss = ledger.years("other_income", -0.1, 0.05, -0.2, -0.3, 0.1, -0.04, -0.12);
        segments.put("Data center", ledger.segment("Data center", 2.9, 3.8, 5.4, 6.9, 7.6, 10.9, 14.6));
        segments.put("Client", ledger.segment("Client", 4.8, 5.0, 6.1, 6.4, 4.9, 5.2, 5.7));
        segments.put("Automotive", ledger.segment("Automotive", 1.7, 1.7, 2.4, 3.2, 3.4, 3.6, 4.0));
        segments.put("Industrial and IoT", ledger.segment("Industrial and IoT", 2.7, 2.5, 3.0, 3.3, 2.8, 2.9, 3.1));
        labels = revenue.stream().map(each -> each.fact().period().label()).toList();
        periods = Periods.of(labels);
    }

    Caption caption(String title, String unit) {
        return new Caption(
                ++exhibit,
                title,
                unit,
                "Annual reports 2019 to 2025 of " + company.substring(0, Math.min(40, company.length())),
                "31 October 2025");
    }

    static Series series(String name, List<LedgerEntry> entries, double per) {
        return Series.of(name, entries.stream().map(each -> datum(each, per)).toList());
    }

    static Datum datum(LedgerEntry entry, double per) {
        return new Datum(entry.number() / per, entry.id());
    }
}

package footnote.workflows.report.comparison;

import footnote.research.CompanyKind;
import footnote.workflows.report.comparison.CompanyRanking.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What companies of a comparison are measured by: banks and insurers by return on equity and the multiple of book value,
 * others by growth and the multiple of earnings, both kinds together by what each of them reports.
 */
public record ComparedMeasures(Measure returned, Measure multiple, String multipleUnit, List<Measure> further) {
    static final ComparedMeasures LENDERS = new ComparedMeasures(
            Measure.ROE,
            Measure.PB,
            "book value",
            List.of(
                    Measure.COST_OF_EQUITY,
                    new Measure("through_cycle_return", "Through-cycle ROE", "through-cycle ROE"),
                    new Measure("price_to_tangible_book", "P/TBV", "P/TBV"),
                    Measure.PE,
                    new Measure("cost_to_income", "Cost/income", "cost/income"),
                    new Measure("combined_ratio", "Combined ratio", "combined ratio"),
                    new Measure("cet1_ratio", "CET1 ratio", "CET1 ratio"),
                    new Measure("solvency_ratio", "Solvency ratio", "solvency ratio"),
                    new Measure("equity_to_assets", "Equity/assets", "equity/assets"),
                    Measure.YIELD));
    static final ComparedMeasures OPERATING = new ComparedMeasures(
            Measure.GROWTH,
            Measure.PE,
            "LTM earnings",
            List.of(
                    Measure.SIZE,
                    Measure.MARGIN,
                    Measure.ROE,
                    new Measure("ev_to_ebitda", "EV/EBITDA", "EV/EBITDA"),
                    new Measure("free_cash_flow_yield", "FCF yield", "FCF yield"),
                    Measure.YIELD));
    static final ComparedMeasures MIXED = new ComparedMeasures(
            Measure.ROE,
            Measure.PB,
            "book value",
            List.of(Measure.SIZE, Measure.COST_OF_EQUITY, Measure.PE, Measure.GROWTH, Measure.YIELD));

    /** A metric, how a column calls it, and how a sentence does. */
    public record Measure(String metric, String label, String noun) {
        static final Measure ROE = new Measure("return_on_equity", "ROE", "ROE");
        static final Measure PB = new Measure("price_to_book", "P/B", "P/B");
        static final Measure PE = new Measure("price_to_earnings", "P/E", "P/E");
        static final Measure GROWTH = new Measure("revenue_growth", "Revenue growth", "revenue growth");
        static final Measure MARGIN = new Measure("operating_margin", "Operating margin", "operating margin");
        static final Measure SIZE = new Measure("market_cap", "Market value", "market value");
        static final Measure COST_OF_EQUITY = new Measure("cost_of_equity", "Cost of equity", "cost of equity");
        static final Measure YIELD = new Measure("dividend_yield", "Dividend yield", "dividend yield");
    }

    /** What a shareholder earns or gains by, what is paid for it, what the multiple is of, and the other columns. */
    public ComparedMeasures {
        further = List.copyOf(further);
    }

    static ComparedMeasures of(List<Member> members) {
        long lenders = members.stream()
                .map(Member::kind)
                .filter(CompanyKind::financial)
                .count();
        return lenders == members.size() ? LENDERS : lenders == 0 ? OPERATING : MIXED;
    }

    /** Every metric that any comparison shows. */
    static List<String> metrics() {
        var all = new ArrayList<>(List.of(Measure.SIZE.metric()));
        for (var each : List.of(LENDERS, OPERATING, MIXED)) {
            Stream.concat(Stream.of(each.returned, each.multiple), each.further.stream())
                    .map(Measure::metric)
                    .filter(metric -> !all.contains(metric))
                    .forEach(all::add);
        }
        return all;
    }

    /** The margin that these companies are compared by; banks and insurers have none. */
    Optional<Measure> margin() {
        return further.stream().filter(Measure.MARGIN::equals).findFirst();
    }
}

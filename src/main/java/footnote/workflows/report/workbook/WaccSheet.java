package footnote.workflows.report.workbook;

import static footnote.workflows.report.workbook.DcfSheets.formula;
import static footnote.workflows.report.workbook.DcfSheets.input;
import static footnote.workflows.report.workbook.DcfSheets.one;

import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Calculations.Sheet;
import footnote.research.valuation.ValuationResult;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The discount rate as a sheet: cost of equity, cost of debt and their weights. */
record WaccSheet(ModelInputs inputs) {
    /** The discount rate out of its parts; none where the reader gave the rate. */
    Optional<Sheet> sheet() {
        var rate = inputs.find("discount_rate");
        if (rate.isEmpty()) {
            return Optional.empty();
        }
        var parts = new ArrayList<Line>();
        parts.add(one("risk_free", "Risk-free rate, %", input(inputs.needed("risk_free"))));
        parts.add(one("beta", "Beta", input(inputs.needed(inputs.find("beta").isPresent() ? "beta" : "beta_assumed"))));
        parts.add(one(
                "premium",
                "Equity risk premium, %",
                input(inputs.needed(inputs.find("premium").isPresent() ? "premium" : "share_premium"))));
        parts.add(one(
                "country",
                "Country risk premium, %",
                inputs.find("country_premium").map(DcfSheets::input).orElseGet(DcfSheets::zero)));
        parts.add(one(
                "cost_of_equity",
                "Cost of equity, %",
                formula(
                        "[risk_free]+[beta]*[premium]+[country]",
                        inputs.needed("cost_of_equity").number())));
        parts.add(one("terminal", "Terminal growth, %", input(inputs.needed("terminal_growth"))));
        parts.add(one(
                "spread",
                "Least WACC above terminal growth, %",
                new Entry.Assumed(BigDecimal.valueOf(ValuationResult.LEAST_SPREAD), "house assumption")));
        String mixed = "[cost_of_equity]";
        if (inputs.find("cost_of_debt").isPresent()) {
            parts.add(one(
                    "market_cap",
                    "Market value",
                    input(inputs.book().now("market_cap").orElseThrow())));
            parts.add(one(
                    "debt",
                    "Net debt",
                    input(inputs.book()
                            .now("net_debt")
                            .or(() -> inputs.book().now("total_debt"))
                            .orElseThrow())));
            parts.add(one("cost_of_debt", "Cost of debt, %", input(inputs.needed("cost_of_debt"))));
            parts.add(one("tax", "Tax rate, %", input(inputs.tax())));
            mixed = "([market_cap]*[cost_of_equity]+[debt]*[cost_of_debt]*(1-[tax]/100))/([market_cap]+[debt])";
        }
        parts.add(one(
                "wacc",
                "WACC, %",
                formula("MAX([terminal]+[spread]," + mixed + ")", rate.get().number())));
        return Optional.of(new Sheet("WACC", List.of("Value"), parts));
    }
}

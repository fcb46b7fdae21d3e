package footnote.workflows.report.workbook;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Calculations.Sheet;
import footnote.quant.value.DiscountedCashFlow;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.workbook.ForecastHorizon.CashShares;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cash-flow model as sheets: the discount rate from its parts, and the forecast from its drivers year by year. */
final class DcfSheets {
    private final ReportFacts book;
    private final ValuationResult value;
    private final ModelInputs inputs;
    private final int perMajor;

    DcfSheets(ReportFacts book, int perMajor) {
        this.book = book;
        this.value = book.data().value();
        this.inputs = new ModelInputs(book);
        this.perMajor = perMajor;
    }

    /** Empty where there is no cash-flow model. */
    Optional<ForecastHorizon> horizon() {
        return value.grid().isEmpty()
                ? Optional.empty()
                : inputs.find("forecast_years").or(() -> inputs.find("years")).flatMap(years -> inputs.find(
                                "fade_years")
                        .map(fade -> new ForecastHorizon((int) years.number(), (int) fade.number())));
    }

    List<Sheet> sheets() {
        return horizon()
                .map(horizon -> {
                    var wacc = new WaccSheet(inputs).sheet();
                    var sheets = new ArrayList<>(wacc.stream().toList());
                    sheets.add(model(horizon, wacc.isPresent()));
                    return List.copyOf(sheets);
                })
                .orElse(List.of());
    }

    /** What the model starts from, beside its drivers. */
    private record Start(
            LedgerEntry rate,
            LedgerEntry terminal,
            LedgerEntry base,
            LedgerEntry revenue,
            LedgerEntry shares,
            LedgerEntry debt) {
        /** The part of revenue that is free cash flow. */
        double cashShare() {
            return base.number() / revenue.number();
        }
    }

    private Start start() {
        var base = value.measures().find("base_cash_flow").orElseThrow();
        var revenue = base.derivation().orElseThrow().inputs().stream()
                .flatMap(id -> book.entry(id).stream())
                .filter(entry -> entry.fact().metric().name().equals("revenue"))
                .findFirst()
                .orElseThrow();
        var shares = value.measures()
                .find("shares_in_market_value")
                .or(() -> value.measures().find("market_value_over_price"))
                .orElseThrow();
        return new Start(
                inputs.find("discount_rate").or(() -> inputs.find("wacc")).orElseThrow(),
                inputs.needed("terminal_growth"),
                base,
                revenue,
                shares,
                book.now("net_debt").orElseThrow());
    }

    /** Revenue, EBIT, tax, D&A, capex, working capital and free cash flow by year, discounted at the WACC. */
    private Sheet model(ForecastHorizon horizon, boolean live) {
        var start = start();
        var lines = new ForecastLines(horizon.all());
        assumptions(lines, start, live);
        double terminal = start.terminal().number();
        var growth = new GrowthCells(inputs, horizon);
        double[] rates = growth.rates(terminal);
        double[] sales = new double[horizon.all() + 1];
        sales[0] = start.revenue().number();
        for (int i = 1; i <= horizon.all(); i++) {
            sales[i] = sales[i - 1] * (1 + rates[i] / 100);
        }
        lines.years("growth", "Growth, %", new Entry.Empty(), i -> growth.cell(i, rates[i]));
        lines.first(
                "growth_mean",
                "Growth a year, mean of the forecast, %",
                formula("(" + ForecastLines.sum("growth", 1, horizon.years()) + ")/" + horizon.years(), growth.mean()));
        lines.years(
                "revenue", "Revenue", input(start.revenue()), i -> formula("[revenue@-1]*(1+[growth]/100)", sales[i]));
        double released = released(lines, rates[horizon.years()], terminal, horizon);
        drivers(lines, horizon, sales, released);
        results(lines, start, sales, new CashShares(start.cashShare(), released, horizon));
        return new Sheet("DCF", columns(start.revenue(), horizon), lines.all());
    }

    private static List<String> columns(LedgerEntry revenue, ForecastHorizon horizon) {
        var columns = new ArrayList<>(List.of(ReportFacts.label(revenue) + "A"));
        for (int i = 1; i <= horizon.all(); i++) {
            columns.add(revenue.fact().period().later(i).label() + (i <= horizon.years() ? "E" : "E, fade"));
        }
        return columns;
    }

    private void assumptions(ForecastLines lines, Start start, boolean live) {
        lines.first(
                "rate", "WACC, %", live ? formula("[WACC:wacc@0!]", start.rate().number()) : input(start.rate()));
        lines.first(
                "terminal",
                "Terminal growth, %",
                live ? formula("[WACC:terminal@0!]", start.terminal().number()) : input(start.terminal()));
        lines.first("margin", "Operating margin, %", input(inputs.needed("operating_margin_assumed")));
        lines.first("tax", "Tax rate, %", input(inputs.tax()));
        lines.first("depreciation", "D&A, % of revenue", orZero(inputs.find("depreciation_share_assumed")));
        lines.first("capital", "Capex, % of revenue", input(inputs.needed("capital_share_assumed")));
        lines.first(
                "other", "Working capital and other, % of revenue", input(inputs.needed("other_cash_share_assumed")));
        lines.first("investment", "Net investment, % of revenue", orZero(inputs.find("investment_share")));
        lines.first(
                "operating_capital", "Operating capital, % of revenue", orZero(inputs.find("operating_capital_share")));
        lines.first(
                "remaining",
                "Remaining part of the first forecast year, %",
                inputs.find("first_year_remaining")
                        .map(DcfSheets::input)
                        .orElseGet(() -> new Entry.Assumed(BigDecimal.valueOf(100), "all of it")));
        lines.first("shares", "Shares", input(start.shares()));
        lines.first("net_debt", "Net debt", input(start.debt()));
        lines.first("minority", "Minority interest", orZero(claim(Metric.MINORITY_INTEREST)));
        lines.first("preferred", "Preferred stock", orZero(claim(Metric.PREFERRED_STOCK)));
        lines.first("holdings", "Investments", orZero(holdings()));
    }

    private static Entry orZero(Optional<LedgerEntry> entry) {
        return entry.map(DcfSheets::input).orElseGet(DcfSheets::zero);
    }

    /** Investments that the model adds; none in models of earlier versions, whose value does not rest on them. */
    private Optional<LedgerEntry> holdings() {
        return claim(Metric.LONG_TERM_INVESTMENTS).or(() -> claim(Metric.EQUITY_METHOD_INVESTMENTS));
    }

    /** A line between enterprise and equity value, where the model's value rests on it. */
    private Optional<LedgerEntry> claim(Metric line) {
        return value.measures().find("model_equity_value").flatMap(LedgerEntry::derivation).stream()
                .flatMap(how -> how.inputs().stream())
                .flatMap(id -> book.entry(id).stream())
                .filter(entry -> entry.fact().metric().equals(line))
                .findFirst();
    }

    /** The part of revenue that is free of investment at terminal growth, and the cells that say so. */
    private double released(ForecastLines lines, double last, double terminal, ForecastHorizon horizon) {
        var capital = inputs.find("operating_capital_share").map(LedgerEntry::number);
        double released = new DiscountedCashFlow.Investment(
                        inputs.find("investment_share").map(LedgerEntry::number).orElse(0.0) / 100,
                        capital.map(share -> share / 100).orElse(Double.NaN))
                .released(last / 100, terminal / 100);
        lines.first(
                "released",
                "Investment not needed at terminal growth, % of revenue",
                formula(
                        ScenarioSheets.released(
                                "[growth@" + horizon.years() + "!]", "[terminal@0!]", "", capital.isPresent()),
                        100 * released));
        return released;
    }

    private void drivers(ForecastLines lines, ForecastHorizon horizon, double[] sales, double released) {
        double margin = inputs.needed("operating_margin_assumed").number() / 100;
        double tax = inputs.tax().number() / 100;
        double kept = inputs.find("depreciation_share_assumed")
                        .map(LedgerEntry::number)
                        .orElse(0.0)
                / 100;
        double capital = inputs.needed("capital_share_assumed").number() / 100;
        double other = inputs.needed("other_cash_share_assumed").number() / 100;
        lines.every("ebit", "EBIT", "[revenue]*[margin@0!]/100", i -> sales[i] * margin);
        lines.every("taxes", "Tax on EBIT", "-[ebit]*[tax@0!]/100", i -> -sales[i] * margin * tax);
        lines.every("da", "D&A", "[revenue]*[depreciation@0!]/100", i -> sales[i] * kept);
        lines.every("capex", "Capex", "-[revenue]*[capital@0!]/100", i -> -sales[i] * capital);
        lines.every("working", "Working capital and other", "[revenue]*[other@0!]/100", i -> sales[i] * other);
        lines.years(
                "less_investment",
                "Change of net investment to terminal growth",
                formula("0", 0),
                i -> formula("[revenue]*[released@0!]/100*" + horizon.way(i), sales[i] * released * horizon.faded(i)));
        lines.every(
                "flow",
                "Free cash flow",
                "[ebit]+[taxes]+[da]+[capex]+[working]+[less_investment]",
                i -> sales[i] * (margin * (1 - tax) + kept - capital + other + released * horizon.faded(i)));
    }

    private void results(ForecastLines lines, Start start, double[] sales, CashShares share) {
        var horizon = share.horizon();
        double rate = start.rate().number();
        double terminal = start.terminal().number();
        int all = horizon.all();
        double[] worth = new double[all + 1];
        double forecast = 0;
        double faded = 0;
        double remaining =
                inputs.find("first_year_remaining").map(LedgerEntry::number).orElse(100.0) / 100;
        for (int i = 1; i <= all; i++) {
            double counted = i == 1 ? remaining : 1;
            worth[i] = sales[i] * share.in(i) * counted / Math.pow(1 + rate / 100, i - 1 + remaining);
            forecast += i <= horizon.years() ? worth[i] : 0;
            faded += i > horizon.years() ? worth[i] : 0;
        }
        lines.years(
                "worth",
                "Present value",
                new Entry.Empty(),
                i -> formula(
                        "[flow]" + (i == 1 ? "*[remaining@0!]/100" : "") + "/(1+[rate@0!]/100)^(" + (i - 1)
                                + "+[remaining@0!]/100)",
                        worth[i]));
        double after =
                worth[all] * share.in(all + 1) / share.in(all) * (1 + terminal / 100) / ((rate - terminal) / 100);
        double equity = forecast
                + faded
                + after
                - start.debt().number()
                - claim(Metric.MINORITY_INTEREST).map(LedgerEntry::number).orElse(0.0)
                - claim(Metric.PREFERRED_STOCK).map(LedgerEntry::number).orElse(0.0)
                + holdings().map(LedgerEntry::number).orElse(0.0);
        lines.first(
                "forecast",
                "Present value of the forecast",
                formula(ForecastLines.sum("worth", 1, horizon.years()), forecast));
        lines.first(
                "fade",
                "Present value of the fade",
                formula(ForecastLines.sum("worth", horizon.years() + 1, all), faded));
        lines.first(
                "rest",
                "Present value of the terminal value",
                formula(
                        "([flow@0!]+[revenue@0!]*[released@0!]/100)*[revenue@" + all
                                + "!]/[revenue@0!]*(1+[terminal@0!]"
                                + "/100)/(([rate@0!]-[terminal@0!])/100)/(1+[rate@0!]/100)^(" + (all - 1)
                                + "+[remaining@0!]/100)",
                        after));
        lines.first(
                "enterprise",
                "Enterprise value",
                formula("[forecast@0!]+[fade@0!]+[rest@0!]", forecast + faded + after));
        lines.first(
                "equity_value",
                "Equity value",
                formula("[enterprise@0!]-[net_debt@0!]-[minority@0!]-[preferred@0!]+[holdings@0!]", equity));
        lines.first(
                "per_share",
                "Fair value per share",
                formula(
                        "[equity_value@0!]/[shares@0!]*" + perMajor,
                        equity / start.shares().number() * perMajor));
    }

    static Line one(String key, String label, Entry entry) {
        return new Line(key, label, List.of(entry));
    }

    static Entry input(LedgerEntry entry) {
        return new Entry.Input(entry.id());
    }

    static Entry zero() {
        return new Entry.Assumed(BigDecimal.ZERO, "none");
    }

    static Entry formula(String text, double value) {
        return new Entry.Formula(text, new BigDecimal(value, new MathContext(12)));
    }
}

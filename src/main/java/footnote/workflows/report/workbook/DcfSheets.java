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
import java.util.function.IntFunction;

/** The cash-flow model as sheets: the discount rate from its parts, and the forecast from its drivers year by year. */
final class DcfSheets {
    private final ReportFacts book;
    private final ValuationResult value;
    private final ModelInputs inputs;
    private final int perMajor;
    private final List<Line> lines = new ArrayList<>();

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

    /** Revenue, EBIT, tax, D&A, capex, working capital and free cash flow by year, discounted at the WACC. */
    private Sheet model(ForecastHorizon horizon, boolean live) {
        lines.clear();
        var rate = inputs.find("discount_rate").or(() -> inputs.find("wacc")).orElseThrow();
        var terminal = inputs.needed("terminal_growth");
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
        var debt = book.now("net_debt").orElseThrow();
        int all = horizon.all();
        first(all, "rate", "WACC, %", live ? formula("[WACC:wacc@0!]", rate.number()) : input(rate));
        first(
                all,
                "terminal",
                "Terminal growth, %",
                live ? formula("[WACC:terminal@0!]", terminal.number()) : input(terminal));
        first(all, "margin", "Operating margin, %", input(inputs.needed("operating_margin_assumed")));
        first(all, "tax", "Tax rate, %", input(inputs.tax()));
        first(
                all,
                "depreciation",
                "D&A, % of revenue",
                inputs.find("depreciation_share_assumed").map(DcfSheets::input).orElseGet(DcfSheets::zero));
        first(all, "capital", "Capex, % of revenue", input(inputs.needed("capital_share_assumed")));
        first(
                all,
                "other",
                "Working capital and other, % of revenue",
                input(inputs.needed("other_cash_share_assumed")));
        first(
                all,
                "investment",
                "Net investment, % of revenue",
                inputs.find("investment_share").map(DcfSheets::input).orElseGet(DcfSheets::zero));
        var tied = inputs.find("operating_capital_share");
        first(
                all,
                "operating_capital",
                "Operating capital, % of revenue",
                tied.map(DcfSheets::input).orElseGet(DcfSheets::zero));
        first(
                all,
                "remaining",
                "First forecast year still to come, %",
                inputs.find("first_year_remaining")
                        .map(DcfSheets::input)
                        .orElseGet(() -> new Entry.Assumed(BigDecimal.valueOf(100), "all of it")));
        first(all, "shares", "Shares", input(shares));
        first(all, "net_debt", "Net debt", input(debt));
        first(
                all,
                "holdings",
                "Long-term investments",
                holdings().map(DcfSheets::input).orElseGet(DcfSheets::zero));
        var growth = new GrowthCells(inputs, horizon);
        double[] rates = growth.rates(terminal.number());
        double[] sales = new double[all + 1];
        sales[0] = revenue.number();
        for (int i = 1; i <= all; i++) {
            sales[i] = sales[i - 1] * (1 + rates[i] / 100);
        }
        years(all, "growth", "Growth, %", new Entry.Empty(), i -> growth.cell(i, rates[i]));
        first(
                all,
                "growth_mean",
                "Growth a year, mean of the forecast, %",
                formula("(" + sum("growth", 1, horizon.years()) + ")/" + horizon.years(), growth.mean()));
        years(all, "revenue", "Revenue", input(revenue), i -> formula("[revenue@-1]*(1+[growth]/100)", sales[i]));
        double released = released(rates[horizon.years()], terminal.number(), horizon);
        drivers(horizon, sales, released);
        results(
                horizon,
                sales,
                new CashShares(base.number() / revenue.number(), released, horizon),
                rate.number(),
                terminal.number(),
                debt,
                shares);
        var columns = new ArrayList<>(List.of(ReportFacts.label(revenue) + "A"));
        for (int i = 1; i <= all; i++) {
            columns.add(revenue.fact().period().later(i).label() + (i <= horizon.years() ? "E" : "E, fade"));
        }
        return new Sheet("DCF", columns, List.copyOf(lines));
    }

    /** Long-term investments that the model adds; none in models of earlier versions, whose value does not rest on them. */
    private Optional<LedgerEntry> holdings() {
        return value.measures().find("model_equity_value").flatMap(LedgerEntry::derivation).stream()
                .flatMap(how -> how.inputs().stream())
                .flatMap(id -> book.entry(id).stream())
                .filter(entry -> entry.fact().metric().equals(Metric.LONG_TERM_INVESTMENTS))
                .findFirst();
    }

    /** The part of revenue that is free of investment at terminal growth, and the cells that say so. */
    private double released(double last, double terminal, ForecastHorizon horizon) {
        var capital = inputs.find("operating_capital_share").map(LedgerEntry::number);
        double released = new DiscountedCashFlow.Investment(
                        inputs.find("investment_share").map(LedgerEntry::number).orElse(0.0) / 100,
                        capital.map(share -> share / 100).orElse(Double.NaN))
                .released(last / 100, terminal / 100);
        first(
                horizon.all(),
                "released",
                "Investment not needed at terminal growth, % of revenue",
                formula(
                        ScenarioSheets.released(
                                "[growth@" + horizon.years() + "!]", "[terminal@0!]", "", capital.isPresent()),
                        100 * released));
        return released;
    }

    private void drivers(ForecastHorizon horizon, double[] sales, double released) {
        int all = horizon.all();
        double margin = inputs.needed("operating_margin_assumed").number() / 100;
        double tax = inputs.tax().number() / 100;
        double kept = inputs.find("depreciation_share_assumed")
                        .map(LedgerEntry::number)
                        .orElse(0.0)
                / 100;
        double capital = inputs.needed("capital_share_assumed").number() / 100;
        double other = inputs.needed("other_cash_share_assumed").number() / 100;
        every(all, "ebit", "EBIT", "[revenue]*[margin@0!]/100", i -> sales[i] * margin);
        every(all, "taxes", "Tax on EBIT", "-[ebit]*[tax@0!]/100", i -> -sales[i] * margin * tax);
        every(all, "da", "D&A", "[revenue]*[depreciation@0!]/100", i -> sales[i] * kept);
        every(all, "capex", "Capex", "-[revenue]*[capital@0!]/100", i -> -sales[i] * capital);
        every(all, "working", "Working capital and other", "[revenue]*[other@0!]/100", i -> sales[i] * other);
        years(
                all,
                "less_investment",
                "Change of net investment to terminal growth",
                formula("0", 0),
                i -> formula("[revenue]*[released@0!]/100*" + horizon.way(i), sales[i] * released * horizon.faded(i)));
        every(
                all,
                "flow",
                "Free cash flow",
                "[ebit]+[taxes]+[da]+[capex]+[working]+[less_investment]",
                i -> sales[i] * (margin * (1 - tax) + kept - capital + other + released * horizon.faded(i)));
    }

    private void results(
            ForecastHorizon horizon,
            double[] sales,
            CashShares share,
            double rate,
            double terminal,
            LedgerEntry debt,
            LedgerEntry shares) {
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
        years(
                all,
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
                - debt.number()
                + holdings().map(LedgerEntry::number).orElse(0.0);
        first(all, "forecast", "Present value of the forecast", formula(sum("worth", 1, horizon.years()), forecast));
        first(all, "fade", "Present value of the fade", formula(sum("worth", horizon.years() + 1, all), faded));
        first(
                all,
                "rest",
                "Present value of the terminal value",
                formula(
                        "([flow@0!]+[revenue@0!]*[released@0!]/100)*[revenue@" + all
                                + "!]/[revenue@0!]*(1+[terminal@0!]"
                                + "/100)/(([rate@0!]-[terminal@0!])/100)/(1+[rate@0!]/100)^(" + (all - 1)
                                + "+[remaining@0!]/100)",
                        after));
        first(
                all,
                "enterprise",
                "Enterprise value",
                formula("[forecast@0!]+[fade@0!]+[rest@0!]", forecast + faded + after));
        first(all, "equity_value", "Equity value", formula("[enterprise@0!]-[net_debt@0!]+[holdings@0!]", equity));
        first(
                all,
                "per_share",
                "Fair value per share",
                formula("[equity_value@0!]/[shares@0!]*" + perMajor, equity / shares.number() * perMajor));
    }

    private static String sum(String key, int from, int to) {
        var total = new StringBuilder("0");
        for (int i = from; i <= to; i++) {
            total.append("+[").append(key).append("@").append(i).append("!]");
        }
        return total.toString();
    }

    private interface Amount {
        double of(int year);
    }

    private void every(int all, String key, String label, String text, Amount amount) {
        years(all, key, label, formula(text, amount.of(0)), i -> formula(text, amount.of(i)));
    }

    private void years(int all, String key, String label, Entry now, IntFunction<Entry> year) {
        var entries = new ArrayList<>(List.of(now));
        for (int i = 1; i <= all; i++) {
            entries.add(year.apply(i));
        }
        lines.add(new Line(key, label, entries));
    }

    private void first(int all, String key, String label, Entry first) {
        years(all, key, label, first, _ -> new Entry.Empty());
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

package footnote.quant.ratios;

import static footnote.quant.References.csv;
import static footnote.quant.References.text;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.quant.MaybeNumber;
import footnote.quant.References;
import footnote.quant.ratios.Piotroski.Signal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ratios of Apple and Microsoft beside FinanceToolkit's, which round to four decimals. */
class RatioReferencesTest {
    private static final List<String> YEARS = List.of("2020", "2021", "2022", "2023");

    private static final Map<String, StatementLine> INCOME = Map.ofEntries(
            Map.entry("Revenue", StatementLine.REVENUE),
            Map.entry("Cost of Goods Sold", StatementLine.COST_OF_SALES),
            Map.entry("Gross Profit", StatementLine.GROSS_PROFIT),
            Map.entry("Selling, General and Administrative Expenses", StatementLine.SELLING_AND_ADMINISTRATION),
            Map.entry("Depreciation and Amortization", StatementLine.DEPRECIATION),
            Map.entry("Operating Income", StatementLine.OPERATING_INCOME),
            Map.entry("Interest Expense", StatementLine.INTEREST_EXPENSE),
            Map.entry("Income Before Tax", StatementLine.INCOME_BEFORE_TAX),
            Map.entry("Income Tax Expense", StatementLine.INCOME_TAX),
            Map.entry("Net Income", StatementLine.NET_INCOME),
            Map.entry("Weighted Average Shares Diluted", StatementLine.SHARES));

    private static final Map<String, StatementLine> BALANCE = Map.ofEntries(
            Map.entry("Cash and Cash Equivalents", StatementLine.CASH),
            Map.entry("Short Term Investments", StatementLine.SHORT_TERM_INVESTMENTS),
            Map.entry("Accounts Receivable", StatementLine.RECEIVABLES),
            Map.entry("Inventory", StatementLine.INVENTORY),
            Map.entry("Total Current Assets", StatementLine.CURRENT_ASSETS),
            Map.entry("Property, Plant and Equipment", StatementLine.PROPERTY),
            Map.entry("Goodwill", StatementLine.GOODWILL),
            Map.entry("Intangible Assets", StatementLine.INTANGIBLES),
            Map.entry("Total Assets", StatementLine.TOTAL_ASSETS),
            Map.entry("Accounts Payable", StatementLine.PAYABLES),
            Map.entry("Total Current Liabilities", StatementLine.CURRENT_LIABILITIES),
            Map.entry("Long Term Debt", StatementLine.LONG_TERM_DEBT),
            Map.entry("Total Debt", StatementLine.TOTAL_DEBT),
            Map.entry("Total Liabilities", StatementLine.TOTAL_LIABILITIES),
            Map.entry("Retained Earnings", StatementLine.RETAINED_EARNINGS),
            Map.entry("Total Shareholder Equity", StatementLine.EQUITY));

    private static final Map<String, StatementLine> CASH = Map.of(
            "Operating Cash Flow", StatementLine.OPERATING_CASH_FLOW,
            "Capital Expenditure", StatementLine.CAPITAL_EXPENDITURE,
            "Dividends Paid", StatementLine.DIVIDENDS_PAID);

    private double worst;
    private int compared;

    @ParameterizedTest
    @ValueSource(strings = {"AAPL", "MSFT"})
    void liquidityEqualsTheReference(String company) {
        var expected = expected("test_collect_liquidity_ratios.csv", company);

        assertYears(expected, "Current Ratio", at(company, Liquidity::currentRatio));
        assertYears(expected, "Quick Ratio", at(company, Liquidity::quickRatio));
        assertYears(expected, "Cash Ratio", at(company, Liquidity::cashRatio));
        assertYears(expected, "Working Capital", at(company, Liquidity::workingCapital));
        say(company + " liquidity");
    }

    /** Theirs takes interest coverage before depreciation; ours has both. */
    @ParameterizedTest
    @ValueSource(strings = {"AAPL", "MSFT"})
    void marginsEqualTheReference(String company) {
        var expected = expected("test_collect_profitability_ratios.csv", company);

        assertYears(expected, "Gross Margin", at(company, Profitability::grossMargin));
        assertYears(expected, "Operating Margin", at(company, Profitability::operatingMargin));
        assertYears(expected, "Net Profit Margin", at(company, Profitability::netMargin));
        assertYears(expected, "Effective Tax Rate", at(company, Profitability::effectiveTaxRate));
        assertYears(expected, "Income Quality Ratio", at(company, CashFlow::incomeQuality));
        say(company + " margins");
    }

    /** Averages of opening and closing balances; the first year has no opening one. */
    @ParameterizedTest
    @ValueSource(strings = {"AAPL", "MSFT"})
    void returnsEqualTheReference(String company) {
        var returns = expected("test_collect_profitability_ratios.csv", company);

        assertYears(
                returns,
                "Return on Assets",
                year -> Profitability.returnOnAssets(statement(company, year), statement(company, before(year))));
        assertYears(
                returns,
                "Return on Equity",
                year -> Profitability.returnOnEquity(statement(company, year), statement(company, before(year))));
        say(company + " returns");
    }

    /** Theirs adds dividends to net income (it subtracts a negative outflow), and keeps cash in the capital, so ours differs on purpose. */
    @Test
    void returnOnInvestedCapitalIsNotTheReferences() {
        var expected = expected("test_collect_profitability_ratios.csv", "AAPL").get("Return on Invested Capital");
        var year = statement("AAPL", "2022");
        var before = statement("AAPL", "2021");
        MaybeNumber capital = Ratio.average(year, before, StatementLine.EQUITY)
                .plus(Ratio.average(year, before, StatementLine.TOTAL_DEBT));
        MaybeNumber theirs = year.line(StatementLine.NET_INCOME)
                .plus(year.line(StatementLine.DIVIDENDS_PAID))
                .over(capital, "capital");

        assertThat(theirs.orNaN()).isCloseTo(Double.parseDouble(expected.get("2022")), within(1e-4));
        assertThat(Profitability.returnOnInvestedCapital(year, before).orNaN()).isCloseTo(0.7364, within(1e-4));
    }

    /** Market value is the year's last close x diluted shares: plain for us, dividend-adjusted in the reference. */
    @Test
    void altmanOfApple() {
        String last = text("ohlcv/FT_AAPL_MSFT_SPY_2019-12_2022-12.csv")
                .lines()
                .toList()
                .getLast();
        String[] cells = last.split(",", -1);
        var year = statement("AAPL", "2022");
        MaybeNumber shares = year.line(StatementLine.SHARES);
        assertThat(cells[0]).isEqualTo("2022-12-30");

        var ours = Altman.z(shares.times(Double.parseDouble(cells[10])), year);
        var theirs = Altman.z(shares.times(Double.parseDouble(cells[13])), year);

        assertThat(ours.score().orNaN()).isCloseTo(6.397, within(0.0005));
        assertThat(theirs.score().orNaN()).isCloseTo(6.349, within(0.0005));
        assertThat(ours.zone()).contains(Altman.Zone.SAFE);
    }

    /** File piotroski_inputs_ADS_NKE_PUM.csv holds inputs alone: the signals were worked out by hand from them. */
    @Test
    void piotroskiOfThreeOutfitters() {
        assertThat(verdicts("ADS")).isEqualTo("+-----+-+");
        assertThat(verdicts("NKE")).isEqualTo("++--+--+-");
        assertThat(verdicts("PUM")).isEqualTo("++-++---+");
    }

    private static String verdicts(String company) {
        var row = csv("fundamentals/piotroski_inputs_ADS_NKE_PUM.csv").stream()
                .filter(each -> company.equals(each.get("Ticker")))
                .findFirst()
                .orElseThrow();
        var score = Piotroski.of(outfitter(row, "2022"), outfitter(row, "2021"), outfitter(row, "2020"));
        var verdicts = new StringBuilder();
        score.signals().forEach(each -> verdicts.append(each.verdict() == Signal.Verdict.PASSED ? '+' : '-'));
        assertThat(score.score()).isEqualTo(MaybeNumber.of(score.passed()));
        return verdicts.toString();
    }

    private static Statement outfitter(Map<String, String> row, String year) {
        Function<String, Double> cell = name -> Double.valueOf(row.get(name + "_" + year));
        return Statement.of(
                "FY" + year,
                Map.of(
                        StatementLine.TOTAL_ASSETS, cell.apply("TotalAssets"),
                        StatementLine.CURRENT_ASSETS, cell.apply("CurrentAssets"),
                        StatementLine.CURRENT_LIABILITIES, cell.apply("CurrentLiabilities"),
                        StatementLine.LONG_TERM_DEBT, cell.apply("LongTermDebt"),
                        StatementLine.REVENUE, cell.apply("NetSales"),
                        StatementLine.GROSS_PROFIT, cell.apply("GrossMargin"),
                        StatementLine.NET_INCOME, cell.apply("NetIncomeFromContinuingOps"),
                        StatementLine.OPERATING_CASH_FLOW, cell.apply("NetCashFromOperatingActivities"),
                        StatementLine.SHARES, cell.apply("SharesOutstanding")));
    }

    private static Function<String, MaybeNumber> at(String company, Function<Statement, MaybeNumber> ratio) {
        return year -> ratio.apply(statement(company, year));
    }

    private static String before(String year) {
        return String.valueOf(Integer.parseInt(year) - 1);
    }

    static Statement statement(String company, String year) {
        if (!YEARS.contains(year)) {
            return Statement.missing("FY" + year + " is not recorded");
        }
        var lines = new EnumMap<StatementLine, Double>(StatementLine.class);
        read("test_toolkit_income.csv", INCOME, company, year, lines);
        read("test_toolkit_balance.csv", BALANCE, company, year, lines);
        read("test_toolkit_cash.csv", CASH, company, year, lines);
        lines.computeIfPresent(StatementLine.CAPITAL_EXPENDITURE, (_, paid) -> -paid);
        lines.computeIfPresent(StatementLine.DIVIDENDS_PAID, (_, paid) -> -paid);
        return Statement.of(company + " FY" + year, lines);
    }

    private static void read(
            String file,
            Map<String, StatementLine> names,
            String company,
            String year,
            Map<StatementLine, Double> lines) {
        expected(file, company).forEach((name, row) -> {
            if (names.containsKey(name)) {
                lines.put(names.get(name), Double.valueOf(row.get(year)));
            }
        });
    }

    /** Rows by name; the two first columns of these files have no heading. */
    private static Map<String, Map<String, String>> expected(String file, String company) {
        String named = text("fundamentals/" + file).replaceFirst("^,,", "company,name,");
        return References.rows(named).stream()
                .filter(row -> company.equals(row.get("company")))
                .collect(toMap(row -> row.get("name"), row -> row));
    }

    private void assertYears(
            Map<String, Map<String, String>> expected, String name, Function<String, MaybeNumber> ours) {
        for (String year : YEARS) {
            String cell = expected.get(name).get(year);
            double value = ours.apply(year).orNaN();
            if (cell.isEmpty()) {
                continue; // theirs lacks the year before, and for a burden or margin ours does not need it
            }
            assertThat(value).as(name + " " + year).isCloseTo(Double.parseDouble(cell), within(1e-4));
            worst = Math.max(worst, Math.abs(value - Double.parseDouble(cell)));
            compared++;
        }
    }

    private void say(String what) {
        System.out.printf("%-44s %6d values, max absolute error %.1e%n", what, compared, worst);
    }
}

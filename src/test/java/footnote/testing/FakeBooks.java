package footnote.testing;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Figures in a statement's shape, five years of them with their quarters, growing a tenth a year. */
record FakeBooks(Subject subject, Denomination currency, boolean bank) {
    private static final int FIRST = 2021;

    public List<Fact> facts() {
        var facts = new ArrayList<Fact>();
        for (int i = 0; i < 5; i++) {
            year(FIRST + i, Math.pow(1.1, i), facts);
        }
        return facts;
    }

    private void year(int year, double scale, List<Fact> facts) {
        flow(facts, Metric.REVENUE, year, 1000e9 * scale);
        flow(facts, Metric.NET_INCOME, year, 120e9 * scale * (1 + (year - FIRST) * 0.02));
        flow(facts, Metric.PRETAX_INCOME, year, 160e9 * scale);
        flow(facts, Metric.INCOME_TAX, year, 40e9 * scale);
        stock(facts, Metric.ASSETS, year, (bank ? 12_000e9 : 1500e9) * scale);
        stock(facts, Metric.EQUITY, year, 900e9 * scale);
        stock(facts, Metric.CASH, year, 100e9 * scale);
        shares(facts, Metric.SHARES_OUTSTANDING, year, Period.instant(LocalDate.of(year, 3, 31)));
        shares(facts, Metric.SHARES_DILUTED, year, fiscal(year));
        if (bank) {
            flow(facts, Metric.INTEREST_INCOME, year, 800e9 * scale);
            return;
        }
        flow(facts, Metric.COST_OF_REVENUE, year, 600e9 * scale * (1 - (year - FIRST) * 0.005));
        flow(facts, Metric.SELLING_GENERAL_ADMINISTRATIVE, year, 150e9 * scale);
        flow(facts, Metric.OPERATING_INCOME, year, 180e9 * scale * (1 + (year - FIRST) * 0.02));
        flow(facts, Metric.DEPRECIATION_AMORTIZATION, year, 50e9 * scale);
        flow(facts, Metric.INTEREST_EXPENSE, year, 20e9 * scale);
        flow(facts, Metric.OPERATING_CASH_FLOW, year, 170e9 * scale);
        flow(facts, Metric.CAPITAL_EXPENDITURE, year, 60e9 * scale);
        flow(facts, Metric.DIVIDENDS_PAID, year, 30e9 * scale);
        stock(facts, Metric.RECEIVABLES, year, 120e9 * scale);
        stock(facts, Metric.INVENTORY, year, 100e9 * scale);
        stock(facts, Metric.CURRENT_ASSETS, year, 500e9 * scale * (1 + (year - FIRST) * 0.01));
        stock(facts, Metric.CURRENT_LIABILITIES, year, 250e9 * scale);
        stock(facts, Metric.PROPERTY_PLANT_EQUIPMENT, year, 700e9 * scale);
        stock(facts, Metric.LONG_TERM_DEBT, year, 200e9 * Math.sqrt(scale));
        stock(facts, Metric.TOTAL_DEBT, year, 250e9 * Math.sqrt(scale));
        stock(facts, Metric.LIABILITIES, year, 600e9 * scale);
        stock(facts, Metric.RETAINED_EARNINGS, year, 500e9 * scale);
    }

    private static Period fiscal(int year) {
        return Period.of(LocalDate.of(year - 1, 4, 1), LocalDate.of(year, 3, 31));
    }

    private void flow(List<Fact> facts, Metric metric, int year, double value) {
        facts.add(fact(metric, fiscal(year), value, Unit.of(currency), year));
    }

    private void stock(List<Fact> facts, Metric metric, int year, double value) {
        facts.add(fact(metric, Period.instant(LocalDate.of(year, 3, 31)), value, Unit.of(currency), year));
    }

    private void shares(List<Fact> facts, Metric metric, int year, Period period) {
        facts.add(fact(metric, period, 3e9, Unit.SHARES, year));
    }

    private Fact fact(Metric metric, Period period, double value, Unit unit, int year) {
        return Fact.of(
                subject,
                metric,
                period,
                new BigDecimal(value, MathContext.DECIMAL32).stripTrailingZeros(),
                unit,
                Basis.REPORTED,
                LocalDate.of(year, 5, 10),
                FakeMarket.origin("annual report " + year));
    }
}
